"""The bids of the house, with which hands and how often; and its surrenders."""

from collections import Counter
from collections.abc import Iterable

import pytest

from engine import Bid, Deal, Pass, Word, observe
from engine.house.choosing import choose
from engine.house.habits import HABITS
from tests.engine import lombardia_cases, romanian_cases, slovenian_cases
from tests.engine.build import play_moves
from tests.engine.house_deals import finished_house_deals, one_worker, play_house_deal


def contract_counts(deals: Iterable[Deal]) -> tuple[Counter[str], Counter[str]]:
    """By contract: the number of deals played, and made."""
    bid: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for deal in deals:
        if deal.contract is not None and deal.bidding.declarer is not None:
            bid[deal.contract.key] += 1
            won[deal.contract.key] += bool(deal.rules.settle(deal).made)
    return bid, won


@one_worker
def test_solo_is_bid_with_a_hand_that_makes_it() -> None:
    """ROM-BID-1, ROM-CNT-5: the talon counts for solo, and still it is the highest bid."""
    bid, won = contract_counts(finished_house_deals(("romanian", 4), 200))
    assert 0 < bid["solo"] < 100
    assert won["solo"] >= 0.75 * bid["solo"]
    assert len(bid) >= 4


GAMES = [("slovenian", 4), ("slovenian", 3), ("romanian", 4), ("romanian", 3), ("krolami", 4)]


@one_worker
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_most_bids_of_the_house_are_made(game: tuple[str, int]) -> None:
    """SLO-PTS-6, ROM-CNT-4, POL-COUNT-4: nobody bids to lose."""
    bid, won = contract_counts(finished_house_deals(game, 100))
    assert len(bid) >= 2
    assert 0.6 * bid.total() < won.total() < bid.total()


STRONG = "F T21 T20 T19 T18 T17 T16 T15 T14 T13 SK CK"
LOW = "S7 S8 S9 C7 C8 C9 D4 D3 D2 H4 H3 T2"
FAIRLY_LOW = "S7 S8 SQ C7 C8 CJ D4 D3 H4 T18 T12 T5"
FAIR = "T21 T18 T14 T11 T9 T6 SK SQ C7 C8 D3 H2"


def bid_with(hand: str, kind: str = "club") -> str:
    """The bid of the second speaker at Slovenian tarok with a hand (SLO-BID-4)."""
    action = choose(observe(slovenian_cases.new_deal({2: hand}), 2), HABITS[kind])
    return action.key if isinstance(action, Bid) else "pass"


def test_house_bids_by_the_worth_of_its_hand() -> None:
    assert bid_with(STRONG).startswith("solo")
    assert bid_with(FAIR) in ("two", "one")
    assert bid_with("T21 T9 T5 T3 SQ SJ C7 CQ CJ D3 DQ H2") == "pass"


def test_house_begs_with_a_hand_that_wins_no_trick() -> None:
    """SLO-CON-1: beggar is played with low cards and hardly a trump."""
    assert bid_with(LOW) in ("beggar", "open_beggar")
    assert bid_with("S7 SK SQ C7 CK CJ D4 DC H4 T18 T12 T5") == "pass"


def test_club_begs_with_a_hand_that_wins_no_trick_in_six_deals_of_ten() -> None:
    """SLO-CON-1: what would catch them others do not see.

    Played out in 150 deals with this hand, club against club, a beggar was made in 64 % and brought
    43 game points more than a pass.
    """
    assert bid_with(FAIRLY_LOW) == "beggar"
    assert bid_with(FAIRLY_LOW, "plain") == bid_with(FAIRLY_LOW, "novice") == "pass"


def romanian_bid(hand: str) -> str:
    """The opening bid of forehand at Romanian tarok (ROM-BID-4)."""
    deal = romanian_cases.new_deal({1: hand})
    action = choose(observe(deal, 1))
    return action.key if isinstance(action, Bid) else "pass"


def test_house_opens_solo_with_a_strong_hand_only() -> None:
    assert romanian_bid(STRONG) == "solo"
    assert romanian_bid(FAIR) in ("doi1", "unu1")


@one_worker
def test_house_bids_with_care_if_the_talon_goes_to_opponents() -> None:
    """ROM-OPT-3: a solo is without six cards there, and a house that forgot it would lose many."""
    usual, _ = contract_counts(finished_house_deals(("romanian", 4), 120))
    rules = romanian_cases.rules(4, talon_owner="opponents")
    bid, won = contract_counts(play_house_deal(rules, number) for number in range(120))
    assert bid["solo"] < usual["solo"] / 2
    assert won.total() > 0.65 * bid.total()


def test_house_proposes_to_throw_in_a_hopeless_hand() -> None:
    """LOM-MONTE-2."""
    weak = "S1 S2 S3 S4 C1 C2 C3 C4 D9 D8 D7 D6 H9 H8 H7 H6 H5 S5 S6"
    assert choose(observe(lombardia_cases.new_deal(hands={1: weak}), 1)) == Word("monte")
    strong = "F T21 T20 T19 T18 T17 T16 T15 SK CK DK HK SQ CQ DQ HQ T14 T13 T12"
    assert choose(observe(lombardia_cases.new_deal(hands={1: strong}), 1)) == Pass()


def test_strong_hand_is_not_given_up() -> None:
    """ROM-SUR-1: with a hand that makes it alone the house plays on, king in the talon or not."""
    hand = "F T21 T20 T19 T18 T17 T16 T15 T14 SK CK DK"
    deal = romanian_cases.new_deal({1: hand}, talon="HK H1")
    deal = play_moves(deal, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:HK")
    assert choose(observe(deal, 1)) != Word("surrender")
