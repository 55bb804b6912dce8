"""The auction (SLO-TV-28 to 60)."""

import re

import pytest

from engine import Bid, Deal, Pass, Refused, act, observe
from tests.engine import vectors
from tests.engine.build import legal, play_moves
from tests.engine.slovenian_cases import SLOVENIAN, new_deal

ROWS = [
    pytest.param(row["Form"], row["Sequence"], row["Result"], id=f"SLO-TV-{number}")
    for number, row in vectors.table("17.4", "Sequence")
]
HIGHER = " and everything higher"


def auction(form: str, sequence: str) -> Deal:
    """The deal after bids such as ``2:two 3:-``."""
    deal = new_deal(players=int(form[0]), compulsory="compulsory" in form)
    for turn in re.findall(r"(\d):(\S+)", sequence):
        player, bid = int(turn[0]), turn[1]
        deal = act(deal, player, Pass() if bid == "-" else Bid(bid))
    return deal


def bids(text: str, deal: Deal) -> set[str]:
    """The codes of "pass, two and everything higher"."""
    text = re.sub(r"\(.*?\)|only", "", text).strip()
    names = [name.strip() for name in text.removesuffix(HIGHER).split(",")]
    if text.endswith(HIGHER):
        rows = deal.rules.contracts
        lowest = rows[names[-1]].rank
        names += [row.key for row in rows.values() if row.rank > lowest and row.bid_by != "nobody"]
    return {name if name == "pass" else f"bid:{name}" for name in names}


@pytest.mark.parametrize(("form", "sequence", "result"), ROWS)
def test_auction_state_matches_the_document(form: str, sequence: str, result: str) -> None:
    """SLO-BID-1 to SLO-BID-7, SLO-BID-10, SLO-BID-11, SLO-BID-14."""
    deal = auction(form, sequence)
    if result.startswith("ends"):
        contract, _, declarer = result.removeprefix("ends: ").partition(", ")
        assert deal.contract is not None
        assert deal.contract.key == contract
        player = re.search(r"\d", declarer)
        assert deal.bidding.declarer == (int(player[0]) if player else None)
    else:
        turn, _, allowed = result.partition("; legal: ")
        assert deal.turn == int(turn[-1])
        assert legal(deal) == bids(allowed, deal)


COMPULSORY = ("two", "one", "solo_three", "solo_two", "solo_one", "beggar", "three")
REFUSED = [
    pytest.param("4p", "2:two", 3, "two", "bid-too-low", id="SLO-TV-55"),
    pytest.param("4p", "2:two 3:one 0:- 1:-", 2, "two", "bid-below", id="a senior may equal"),
    pytest.param("4p", "", 2, "three", "forehand-only", id="SLO-TV-56 three"),
    pytest.param("4p", "", 2, "klop", "forehand-only", id="SLO-TV-56 klop"),
    pytest.param("4p", "2:- 3:- 0:-", 1, "-", "must-name-contract", id="SLO-TV-57"),
    pytest.param("4p", "2:- 3:two 0:-", 2, "one", "not-your-turn", id="SLO-TV-58"),
    *(
        pytest.param(
            "4p compulsory", start, player, bid, "compulsory", id=f"SLO-TV-59 {player} {bid}"
        )
        for bid in COMPULSORY
        for start, player in (("", 2), ("2:- 3:- 0:-", 1))
    ),
    pytest.param("4p", "", 2, "color_valat", "no-such-contract", id="color_valat is never bid"),
    pytest.param("3p", "", 1, "solo_two", "no-such-contract", id="no solo with three"),
    pytest.param("3p", "", 1, "klop", "no-such-contract", id="nobody bids klop with three"),
]


@pytest.mark.parametrize(("form", "sequence", "player", "bid", "reason"), REFUSED)
def test_illegal_bid_is_refused(
    form: str, sequence: str, player: int, bid: str, reason: str
) -> None:
    """SLO-BID-4, SLO-BID-5, SLO-BID-7, SLO-BID-10."""
    deal = auction(form, sequence)
    with pytest.raises(Refused) as refused:
        act(deal, player, Pass() if bid == "-" else Bid(bid))
    assert refused.value.reason == reason


def test_passed_player_is_not_asked_again_as_in_slo_tv_58() -> None:
    """SLO-BID-3."""
    deal = auction("4p", "2:- 3:two 0:one 1:-")
    for bids_so_far in ("3:one", "0:solo_three", "3:solo_three", "0:-"):
        player, _, bid = bids_so_far.partition(":")
        assert deal.turn == int(player)
        deal = act(deal, int(player), Pass() if bid == "-" else Bid(bid))
    assert deal.bidding.declarer == 3


def test_three_players_may_raise_before_the_exchange_as_in_slo_tv_60() -> None:
    deal = auction("3p", "1:- 2:two 0:-")
    assert (deal.turn, legal(deal)) == (2, {"pass", "bid:one", "bid:beggar"})
    for bid, reason in (("three", "bid-too-low"), ("klop", "no-such-contract")):
        with pytest.raises(Refused) as refused:
            play_moves(deal, f"2 bid:{bid}")
        assert refused.value.reason == reason
    raised = play_moves(deal, "2 bid:beggar")
    assert raised.contract is SLOVENIAN[3].contracts["beggar"]
    kept = play_moves(deal, "2 pass")
    assert kept.contract is SLOVENIAN[3].contracts["two"]


def test_highest_bidder_of_three_can_only_keep_their_contract() -> None:
    assert legal(auction("3p", "1:beggar 2:- 0:-")) == {"pass"}


def test_klop_of_three_is_played_when_all_pass_in_a_compulsory_deal() -> None:
    """SLO-BID-14."""
    deal = auction("3p compulsory", "1:- 2:- 0:-")
    assert deal.contract is SLOVENIAN[3].contracts["klop"]
    assert deal.turn == 1


def test_view_at_the_prompt_shows_the_bids() -> None:
    view = observe(auction("4", "2:two 3:-"), None)
    assert "bids: 2 two, 3 pass" in str(view).splitlines()
