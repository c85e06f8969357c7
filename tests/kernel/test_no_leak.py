"""The search for leaks of the contract, on a game with secret choices and cards that nobody may see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.leaks import Looked, look_for_leaks
from tests.kernel.embers.game import EMBERS, Embers
from tests.kernel.embers.rules import Hearth, Sealed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_leaks(seats: int):
    looks = [look_for_leaks(EMBERS, seats, {}, seed) for seed in range(8)]
    assert [leak for look in looks for leak in look.found] == []
    assert sum(look.secret_asks for look in looks) > 20


def found_in(game: Embers) -> str:
    looks: list[Looked] = [look_for_leaks(game, 3, {}, seed) for seed in range(8)]
    return "; ".join(leak for look in looks for leak in look.found)


class ShowsBids(Embers):
    """Shows how many have chosen what, as soon as they have."""

    def view(self, pos: Hearth, seat: int | None) -> Any:
        chosen = [frame.rule.chosen for frame in pos.agenda if isinstance(frame.rule, Sealed)]
        return super().view(pos, seat), chosen


class ShowsOmens(Embers):
    """Lets everyone see their own omen."""

    def view(self, pos: Hearth, seat: int | None) -> Any:
        return super().view(pos, seat), None if seat is None else pos.players[seat].omen.value


def test_a_choice_shown_before_all_have_chosen_is_found():
    assert "the view differs" in found_in(ShowsBids())


def test_a_hidden_card_shown_to_its_holder_is_found():
    assert "the view differs" in found_in(ShowsOmens())
