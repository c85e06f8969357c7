"""Short scenes for tests of cards: play one, or spring its Heresy."""

from __future__ import annotations

from typing import Any

from gloaming.games.twilight.derived import armor, fight, keywords, life
from gloaming.games.twilight.state import Permanent
from gloaming.kernel import PASS, Rule
from gloaming.kernel.agenda import Frame, run
from tests.twilight.scene import Seat, TwilightScene, twilight

ANCHOR = "Chain Across the Harbour"
"""A Scheme that can be played at any window: whoever holds it is asked, so that the scene stands still."""
BYSTANDER = ["Keeper of the Threshold"]
"""A Creature of Ann's that Heresies against Bob must leave alone."""
SPENT = ["4 I (manifested, exhausted)", "4 II (manifested, exhausted)", "4 III (manifested, exhausted)"]
"""Aspects that keep the Creature Limit away and can be used for nothing else this turn."""
PLENTY = "6 I, 6 II, 6 III"


def with_room(said: Seat) -> Seat:
    """A player whose Resource Area never stands in the way, unless the scene says otherwise."""
    return {"resources": SPENT, **said}


def duel(
    *,
    phase: str = "summoning",
    turn_of: str = "",
    seed: int = 1,
    ann: Seat | None = None,
    bob: Seat | None = None,
    **more: Seat,
) -> TwilightScene:
    """Ann and Bob with plenty of generated Power for Ann, and no Aspects that get in the way."""
    seats: Any = {name: with_room(said) for name, said in more.items()}
    first: Seat = {"power": PLENTY, **(ann or {})}
    first["hand"] = [*_listed(first.get("hand", ())), ANCHOR]
    return twilight(
        phase=phase,  # type: ignore[arg-type]
        turn_of=turn_of,
        seed=seed,
        ann=with_room(first),
        bob=with_room(bob or {}),
        **seats,
    )


def heresy(
    name: str,
    *,
    ann: Seat | None = None,
    bob: Seat | None = None,
    phase: str = "summoning",
    turn_of: str = "",
) -> TwilightScene:
    """Ann Manifests a card of hers that lies in Bob's Resource Area; the scene stops at the first choice in it."""
    mine: Seat = {"power": "2 I, 1 II, 1 III", "field": BYSTANDER, **(ann or {})}
    mine["hand"] = ["Every Debt Falls Due", *_listed(mine.get("hand", ()))]
    his: Seat = {**(bob or {})}
    his["resources"] = [f"{name} (of ann)", *_listed(his.get("resources", SPENT))]
    t = duel(phase=phase, turn_of=turn_of, ann=mine, bob=his)
    t.ann.does("play Every Debt Falls Due")
    t.resolves()
    return t


def countering_heresy(name: str, *, ability: bool = False) -> TwilightScene:
    """Bob plays a Scheme or uses an ability against Ann's Troll; Ann Manifests a card that Counters it."""
    t = duel(
        turn_of="bob",
        ann={"field": ["Youthful Troll"], "hand": ["Every Debt Falls Due"]},
        bob={
            "hand": ["Poisoned Knife"],
            "field": ["Ballista Crew of the Limes"],
            "power": "1 I",
            "resources": [f"{name} (of ann, exhausted)", "II (manifested, exhausted)"],
        },
    )
    t.bob.does("use Ballista Crew of the Limes" if ability else "play Poisoned Knife", at="Youthful Troll")
    if t.bob.is_asked:
        t.bob.passes()
    t.ann.does("play Every Debt Falls Due")
    t.resolves()
    return t


def ends(t: TwilightScene) -> None:
    """Everyone passes until nothing is pending, and then nothing is."""
    t.resolves()
    t.is_quiet()


def until(t: TwilightScene, topic: str) -> None:
    """Everyone passes until a question of that kind comes up."""
    while t.pos.ask is not None and t.pos.ask.topic != topic:
        t.answer(PASS)


def passes_until_turn_of(t: TwilightScene, name: str) -> None:
    """Everyone passes and declines until that player's turn comes."""
    while t.names[t.pos.active] != name:
        t.answer(PASS)


def happens(t: TwilightScene, rule: Rule) -> None:
    """This rule is carried out now, in the middle of the open window."""
    window = t.pos.agenda[-1]
    t.pos.agenda[-1:] = [Frame(window.rule, 0), Frame(rule)]
    run(t.pos)


def attack(t: TwilightScene, *names: str, stack: str = "life", of: str = "bob") -> None:
    """Ann attacks with these Creatures and no others; what that sets off waits to be resolved."""
    for name in names:
        t.ann.does(f"attack with {name}: {stack} stack of {of}")
    if t.ann.is_asked and t.ann.ask.topic == "attack":
        t.ann.passes()


def block(t: TwilightScene, *pairs: tuple[str, str]) -> None:
    """Everyone passes until Bob is asked, and Bob blocks these attackers with these Creatures."""
    t.all_pass()
    for attacker, blocker in pairs:
        t.bob.does(f"block {attacker} with {blocker}")
    if t.bob.is_asked and t.bob.ask.topic == "block":
        t.bob.passes()


def values(t: TwilightScene, one: Permanent) -> tuple[int, int, int]:
    """Fight, Life and Armor of a Creature now."""
    return fight(t.pos, one), life(t.pos, one), armor(t.pos, one)


def words(t: TwilightScene, one: Permanent) -> list[str]:
    """The keywords of a Creature now."""
    return sorted(keywords(t.pos, one))


def _listed(cards: object) -> list[str]:
    return [cards] if isinstance(cards, str) else list(cards)  # type: ignore[call-overload]
