"""The club's calls, takings and discards, where it knows better than the plain house."""

import pytest

from engine import Deal, encode, observe
from engine.house.choosing import choose
from engine.house.habits import CLUB, PLAIN, Habits
from tests.engine import slovenian_cases
from tests.engine.build import play_moves

TWO = "2 bid:two, 3 pass, 0 pass, 1 pass"


def chosen_code(deal: Deal, habits: Habits) -> str:
    """The code of what a player of this kind does."""
    assert deal.turn is not None
    return encode(deal.rules.pack, choose(observe(deal, deal.turn), habits))


@pytest.mark.parametrize(("habits", "king"), [(CLUB, "HK"), (PLAIN, "SK")])
def test_club_calls_the_king_of_two_cards(habits: Habits, king: str) -> None:
    """SLO-CALL-1: a suit of two can be led to the king, and led again."""
    deal = slovenian_cases.new_deal({2: "F T20 T18 T14 T11 T9 S7 HJ H2 DJ D1 D4", 1: "SK CK HK DK"})
    assert chosen_code(play_moves(deal, TWO), habits) == f"call:{king}"


@pytest.mark.parametrize(("habits", "taken"), [(CLUB, 2), (PLAIN, 1)])
def test_club_takes_the_set_with_the_called_king(habits: Habits, taken: int) -> None:
    """SLO-TAL-7: the rest of the talon comes along when that king wins a trick, else it is lost."""
    hand = "F T20 T18 T14 T11 T9 S7 SQ HJ H2 DJ D4"
    deal = play_moves(
        slovenian_cases.new_deal({2: hand}, "T16 T2 SK C7 C8 C9"), f"{TWO}, 2 call:SK"
    )
    assert chosen_code(deal, habits) == f"take:{taken}"
