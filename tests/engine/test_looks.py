"""Staged looks at the talon, as Romanian tarok and Królami have them (ROM-TAL, POL-TAL)."""

import pytest

from engine import Deal, Refused, observe
from engine.phases.talon_in_stages import looks_from
from tests.engine.build import legal, play_moves
from tests.engine.romanian_cases import new_deal

SETS = "S7 S8 S9 C7 DK C8"
"""Three sets of two; the called king lies in the last."""


def refusal(deal: Deal, script: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        play_moves(deal, script)
    return caught.value.reason, caught.value.rule


@pytest.mark.parametrize(("sets", "first", "order"), [
    (2, 1, (1, 2)), (2, 2, (2, 1)), (3, 3, (3, 1, 2)), (6, 4, (4, 5, 6, 1, 2, 3)),
])  # fmt: skip
def test_looks_go_round_from_the_index_of_the_bid(
    sets: int, first: int, order: tuple[int, ...]
) -> None:
    """ROM-TAL-2: stage j is about set ((i - 1 + j) mod N) + 1."""
    assert looks_from(first, sets) == order


def doi1() -> Deal:
    return play_moves(new_deal({1: "T1"}, SETS), "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK")


def test_refusal_of_a_set_or_a_surrender() -> None:
    deal = doi1()
    assert refusal(deal, "1 take:2") == ("set-in-turn", "ROM-TAL-4")
    assert refusal(deal, "1 take:4") == ("no-such-set", "ROM-TAL-4")
    assert refusal(deal, "1 surrender") == ("king-not-seen", "ROM-SUR-1")
    at_return = play_moves(deal, "1 refuse, 1 refuse, 1 refuse")
    assert refusal(at_return, "1 take:3") == ("not-this-set", "ROM-TAL-3")
    assert refusal(at_return, "1 surrender") == ("not-now", "ROM-TAL-3")


def test_after_a_surrender_the_set_with_the_king_lies_open() -> None:
    """ROM-SUR-3; before it only the declarer has seen that set (ROM-PLAY-7)."""
    deal = play_moves(doi1(), "1 refuse, 1 refuse")
    first, second, third = (deal.talon[n] | deal.talon[n + 1] for n in (0, 2, 4))
    assert observe(deal, 2).sets == (first, second, 0)
    assert observe(deal, 1).sets == (first, second, third)
    deal = play_moves(deal, "1 surrender")
    assert observe(deal, None).sets == (first, second, third)


def test_set_returned_to_has_the_stage_at_which_its_turn_comes_again() -> None:
    """ROM-TAL-2, ROM-TAL-9: three looks, then the first set again is stage 3."""
    deal = play_moves(doi1(), "1 refuse, 1 refuse, 1 refuse")
    assert legal(deal) == {"take:1", "take:2"}
    for number, stage in ((1, 3), (2, 4)):
        taken = play_moves(deal, f"1 take:{number}").exchange
        assert taken is not None and taken.stage == stage
