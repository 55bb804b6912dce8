"""From deal to deal: radli, compulsory klop, the Škis round, the settlement (SLO-TV-217 to 235)."""

from typing import Any, TypedDict

import pytest

from engine import Deal, open_deal, variant
from engine.games.slovenian.radli import Sheet, sheet
from engine.match import Match, call_skis, close_deal, closing, next_deal, open_match, places
from engine.pack import TAROK
from tests.engine import vectors
from tests.engine.settled import Settled, Special, finished_deal, finished_klop
from tests.engine.slovenian_cases import SLOVENIAN, carry, deck_with, packets

FOUR = SLOVENIAN[4]
KLOP = ([22, 23, 15, 10], [4, 4, 2, 2])


class Side(TypedDict):
    """The players of a deal by side."""

    declarer: int
    partner: int | None


P2: Side = {"declarer": 2, "partner": 0}
P0: Side = {"declarer": 0, "partner": 1}
ALONE: Side = {"declarer": 0, "partner": None}


def radli_after(before: str, deal: Deal) -> str:
    """The open radli of all players after a deal, written ``1 0 0 0``."""
    radli = tuple(map(int, before.split()))
    match = open_match(FOUR, carry=Sheet(radli))
    deal = deal._replace(carry=match.carry)
    return " ".join(map(str, sheet(close_deal(match, deal).carry).radli))


def finished_two(points: int, **facts: Any) -> Deal:
    return finished_deal(Settled("two", points).copy_with(**facts))


RADLI: dict[int, tuple[Deal, int]] = {
    # number: the deal, the score of its declarer
    217: (finished_klop(*KLOP), 0),
    218: (finished_two(47, radli=(1, 1, 1, 1), **P2), 60),
    219: (finished_two(30, radli=(1, 1, 1, 1), **P2), -50),
    220: (finished_deal(Settled("beggar", None, won=0, radli=(2, 0, 1, 0), **ALONE)), 140),
    221: (finished_deal(Settled("beggar", None, won=1, radli=(2, 0, 1, 0), **ALONE)), -140),
    222: (finished_deal(Settled("one", 45, radli=(0, 3, 0, 0), **P0)), 40),
    223: (
        finished_two(38, said=(("pagat_ultimo", 2, 0),), radli=(1, 0, 0, 0),
                     special=(Special({2: "T1"}, 2, last=True),), **P0),
        -50,
    ),
    224: (finished_two(30, said=(("valat", 0, 0),), radli=(1, 0, 0, 0), **P0), -1000),
    225: (finished_two(2, won=0, trula="O", kings="O", **P0), -250),
    226: (
        finished_deal(Settled("solo_one", None, won=12, converted=True, kings="D", trula="D",
                        radli=(1, 0, 0, 0), **ALONE)),
        250,
    ),
    227: (finished_klop([30, 20, 20, 0], [4, 4, 4, 0]), 70),
}  # fmt: skip
ROWS = dict(vectors.table("17.12", "Before"))


@pytest.mark.parametrize("number", [pytest.param(n, id=f"SLO-TV-{n}") for n in RADLI])
def test_radli_are_given_and_struck(number: int) -> None:
    """SLO-RAD-1 to SLO-RAD-4, SLO-CON-3."""
    deal, score = RADLI[number]
    before, after = ROWS[number]["Before"], ROWS[number]["After"]
    assert radli_after(before, deal) == after[:7]
    if deal.bidding.declarer is not None:
        assert deal.rules.settle(deal).scores[deal.bidding.declarer] == score
    if number == 227:
        assert deal.rules.settle(deal).scores == (0, 0, 0, 70)


def compulsory_after(scores: tuple[int, ...], deal: Deal) -> bool:
    return close_deal(open_match(FOUR, scores=scores), deal).carry.compulsory


def test_score_that_returns_to_zero_makes_the_next_deal_compulsory_as_in_slo_tv_228() -> None:
    alone = finished_deal(Settled("one", 38, declarer=1, partner=None))
    assert alone.rules.settle(alone).scores == (0, 35, 0, 0)
    assert compulsory_after((20, -35, 0, 80), alone)
    assert not compulsory_after((20, -30, 0, 80), alone)


def test_all_entries_of_a_deal_count_together_as_in_slo_tv_229() -> None:
    special = Special({0: "T21", 1: "F"}, 1)
    nothing = finished_two(
        41, declarer=2, partner=0, special=(special, Special({2: "T1", 0: "T9"}, 0, True))
    )
    assert nothing.rules.settle(nothing).scores == (-20, 0, 0, 0)
    assert compulsory_after((20, 0, 0, 0), nothing)
    evened = finished_two(36, declarer=2, partner=0, special=(special,))
    assert evened.rules.settle(evened).scores == (0, 0, 20, 0)
    assert not compulsory_after((0, 10, 10, 10), evened)


def test_first_deal_is_not_compulsory_as_in_slo_tv_230() -> None:
    match = open_match(FOUR)
    assert not match.carry.compulsory
    scoreless = finished_two(41, special=(Special({3: "T1", 1: "T9"}, 1, last=True),))
    after = close_deal(match, scoreless)
    assert after.scores == (0, 0, 0, 0)
    assert not after.carry.compulsory


def deal_with_fool(match: Match, where: int | None) -> Deal:
    """The next deal of the match, played to its end, in which the Fool was dealt there."""
    player = None if where is None else (where - match.dealer) % 4
    deck = deck_with({} if player is None else {player: "F"}, "F" if where is None else "")
    deal = next_deal(match, TAROK.deck(deck))
    ended = finished_klop(*KLOP)
    order = tuple((match.dealer + place) % 4 for place in (1, 2, 3, 4))
    return ended._replace(dealer=match.dealer, order=order, dealt=deal.dealt, talon=deal.talon)


@pytest.mark.parametrize(
    ("fools", "dealers"),
    [
        # Where the Fool was dealt, from the Škis deal on; who deals after the Škis deal.
        pytest.param([0], [3, 0], id="SLO-TV-231"),
        pytest.param([2], [3, 0, 1, 2], id="SLO-TV-232"),
        pytest.param([None, 0], [3, 0], id="SLO-TV-233"),
        pytest.param([None, 3], [3, 0, 1, 2, 3], id="SLO-TV-233 the new last dealer is the dealer"),
    ],
)
def test_skis_round_ends_with_the_last_dealer(fools: list[int | None], dealers: list[int]) -> None:
    """SLO-END-1 to SLO-END-3."""
    match = open_match(FOUR, dealer=1)
    before = deal_with_fool(match, 0)
    match = close_deal(call_skis(match), before, skis_deal=False)
    assert (match.dealer, match.last_dealer) == (2, None)
    match = close_deal(match, deal_with_fool(match, fools[0]))
    later = iter(fools[1:])
    for dealer in dealers:
        assert not match.over
        assert match.dealer == dealer
        match = close_deal(match, deal_with_fool(match, next(later, 1)))
    assert match.over


def test_match_ends_after_its_number_of_deals() -> None:
    match = open_match(FOUR, length=2)
    match = close_deal(match, finished_klop(*KLOP))
    assert not match.over
    match = close_deal(match, deal_with_fool(match, 0))
    assert match.over
    with pytest.raises(ValueError, match="over"):
        next_deal(match, TAROK.deck(TAROK.codes))


def test_match_ends_at_its_score() -> None:
    """SLO-OPT-36: the match ends when a player has reached it."""
    rules = variant("slovenian").build(4, {"match_end": "points", "points": "100"})
    match = open_match(rules, goal=rules.goal, scores=(40, 99, 0, -70))
    match = close_deal(match, finished_klop([30, 0, 25, 15], [5, 0, 4, 3], 4))
    assert match.scores == (40, 169, 0, -70) and match.over
    match = open_match(rules, goal=rules.goal, scores=(99, 29, 0, -70))
    match = close_deal(match, finished_klop([30, 0, 25, 15], [5, 0, 4, 3], 4))
    assert match.scores == (99, 99, 0, -70) and not match.over


@pytest.mark.parametrize(
    ("options", "length", "goal"),
    [
        ({}, None, None),
        ({"deals": "20"}, None, None),
        ({"match_end": "deals"}, 12, None),
        ({"match_end": "deals", "deals": "33"}, 33, None),
        ({"match_end": "points"}, None, 500),
    ],
)
def test_match_ends_as_agreed(
    options: dict[str, str], length: int | None, goal: int | None
) -> None:
    """SLO-OPT-36."""
    rules = variant("slovenian").build(4, options)
    assert (rules.length, rules.goal) == (length, goal)


def test_void_deals_are_dealt_again_by_the_same_dealer() -> None:
    """SLO-SEAT-5, SLO-BID-9."""
    match = open_match(FOUR, length=1, dealer=2)
    suits = [code for code in TAROK.codes if code[0] in "SCDH"]
    hands = {player: suits[player * 8 : player * 8 + 8] for player in range(4)}
    rest = [code for code in TAROK.codes if code[0] not in "SCDH"]
    hands[0] += hands[1][:4]
    hands[1] = hands[1][4:] + rest[:8]
    hands[2], hands[3] = hands[2] + rest[8:12], hands[3] + rest[12:16]
    void = next_deal(match, TAROK.deck(packets(4, rest[16:], hands)))
    assert void.over
    assert void.void == (match.dealer,)
    after = close_deal(match, void)
    assert (after.dealer, after.finished, after.over) == (2, 0, False)
    assert after.carry.compulsory
    assert after.scores == match.scores
    played = deal_with_fool(after, 0)._replace(carry=after.carry)
    assert not close_deal(after, played).carry.compulsory


def test_open_radli_are_settled_as_in_slo_tv_234() -> None:
    """SLO-END-4."""
    match = open_match(FOUR, scores=(310, 95, -40, 205), carry=Sheet((3, 0, 1, 1)))
    assert closing(match).scores == (10, 95, -140, 105)
    assert places(closing(match).scores).index(1) == 3


def test_broken_off_match_charges_no_radlo_unless_it_had_no_agreed_end() -> None:
    """SLO-END-4."""
    scores, carry = (310, 95, -40, 205), Sheet((3, 0, 1, 1))
    for agreed in ({"length": 8}, {"goal": 500}):
        match = open_match(FOUR, scores=scores, carry=carry, **agreed)
        assert closing(match, stopped=True).scores == scores
        assert closing(match).scores == (10, 95, -140, 105)
    endless = open_match(FOUR, scores=scores, carry=carry)
    assert closing(endless, stopped=True).scores == (10, 95, -140, 105)


def test_three_players_have_no_radli_to_settle() -> None:
    match = open_match(SLOVENIAN[3], scores=(10, -5, 0))
    after = close_deal(match, finished_klop([28, 0, 42], [8, 0, 8], 3))
    assert sheet(after.carry).radli == (0, 0, 0)
    assert closing(after).scores == after.scores


def test_sitting_dealer_of_five_gets_their_radlo_and_no_score_as_in_slo_tv_235() -> None:
    rules = SLOVENIAN[5]
    match = open_match(rules, dealer=4, scores=(0, 0, 0, 0, 35))
    deal = open_deal(rules, TAROK.deck(deck_with({}, players=5)), 4, carry(5))
    played = finished_klop([*KLOP[0]], [*KLOP[1]])
    assert played.playing is not None
    taken = (*played.playing.taken, 0)
    deal = deal._replace(
        contract=rules.contracts["klop"], turn=None, playing=played.playing._replace(taken=taken)
    )
    after = close_deal(match, deal)
    assert sheet(after.carry).radli == (1,) * 5
    assert after.scores == (-20, -25, -15, -10, 35)
    assert not after.carry.compulsory
