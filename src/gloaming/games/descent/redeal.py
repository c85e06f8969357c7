"""Another position that a seat cannot tell from the real one: the overlord's cards, the Search deck, tokens."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gloaming.games.descent.rules.position import DescentPosition
from gloaming.kernel import Chance
from gloaming.pieces.redealing import Place, Redeal, Things, laid


class DescentRedeal(Redeal[DescentPosition]):
    """What lies face down in Descent."""

    def places(self, pos: DescentPosition, seat: int) -> Iterable[Place]:
        for card in (*pos.hand, *pos.deck, *pos.set_aside):
            yield Place(card, "overlord")
        for card in pos.search_deck:
            yield Place(card, "search")

    def lay(self, twin: DescentPosition, new: Things) -> None:
        twin.hand = laid(twin.hand, new)
        twin.deck = laid(twin.deck, new)
        twin.set_aside = laid(twin.set_aside, new)
        twin.search_deck = laid(twin.search_deck, new)

    def _dealt(self, pos: DescentPosition, rng: Chance, seat: int, fixed: int = 0) -> DescentPosition:
        twin = super()._dealt(pos, rng, seat, fixed)
        if twin.has_quest:
            _turn_tokens(twin, 1 << seat | fixed, rng)
        return twin


def _turn_tokens(twin: DescentPosition, known: int, rng: Chance) -> None:
    """Faces that none of those seats has seen change places among tokens of a kind, the unique one where it may lie."""
    tokens = twin.tokens
    hidden = [n for n, token in enumerate(tokens) if not token.seen & known]
    for kind in dict.fromkeys(tokens[n].kind for n in hidden):
        alike = [n for n in hidden if tokens[n].kind == kind]
        faces = [tokens[n].face for n in alike]
        rng.shuffle(faces)
        for n, face in zip(alike, faces, strict=True):
            tokens[n] = replace(tokens[n], face=face)
    unique = twin.laid_out.search.unique
    if unique is None or not any(tokens[n].unique for n in hidden):
        return
    spaces = {twin.ground.number[at] for at in unique.among}
    fitting = [n for n in hidden if tokens[n].kind == "search" and (not spaces or tokens[n].space in spaces)]
    chosen = fitting[rng.below(len(fitting))]
    for n in fitting:
        tokens[n] = replace(tokens[n], unique=n == chosen)


redeal = DescentRedeal()
