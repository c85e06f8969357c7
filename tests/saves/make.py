"""Write a save and a record of the present version of each game, where there is none yet."""

from pathlib import Path

import gloaming
from gloaming.kernel import Chance

FOLDER = Path(__file__).parent
EARLIEST, LATEST, GAMES = 60, 400, 6


def a_deep_moment(name: str) -> gloaming.Match:
    """A game of three at the moment with the longest agenda, at a secret question if there is one."""
    best, score = (0, [0]), (False, 0)
    for seed in range(GAMES):
        match, rng, answers = gloaming.Match(gloaming.game(name), 3, seed), Chance(seed + 100), list[int]()
        while (ask := match.position.ask) is not None and len(answers) < LATEST:
            if len(answers) >= EARLIEST and (ask.secret, len(match.position.agenda)) > score:
                best, score = (seed, list(answers)), (ask.secret, len(match.position.agenda))
            answers.append(rng.below(len(ask.options)))
            match.answer(answers[-1])
    match = gloaming.Match(gloaming.game(name), 3, best[0])
    for answer in best[1]:
        match.answer(answer)
    return match


def a_campaign_on_its_way(name: str) -> gloaming.Match:
    """A campaign of three in its third quest, at a question of the travel there."""
    options = {"mode": "campaign", "until": "act1"}
    for seed in range(60):
        match, rng = gloaming.Match(gloaming.game(name), 3, seed, options), Chance(seed + 100)
        while (ask := match.position.ask) is not None:
            if len(match.position.campaign.log) == 2 and ask.topic.startswith("road_"):
                return match
            match.answer(rng.below(len(ask.options)))
    raise AssertionError("nothing is asked on the way in any of these campaigns")


def keep(match: gloaming.Match, path: Path) -> None:
    """Write the save and the record."""
    path.write_bytes(match.game.save(match.position))
    path.with_suffix(".json").write_bytes(match.to_json())
    print(path.relative_to(FOLDER))


if __name__ == "__main__":
    for name in gloaming.games():
        game = gloaming.game(name)
        path = FOLDER / f"{name}-{game.version}.save"
        if not path.exists():
            keep(a_deep_moment(name), path)
        in_campaign = FOLDER / "campaigns" / path.name
        if hasattr(game.position, "campaign") and not in_campaign.exists():
            keep(a_campaign_on_its_way(name), in_campaign)
