"""Slovenian tarok: the table of contracts, and what holds in whole deals (docs/rules)."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine import BadOption, Deal, LayOffer, observe, offers, variant
from engine.cards import union
from engine.deal import GAME
from engine.games.slovenian.radli import Sheet, radlo_for_all, sheet
from engine.match import call_skis, closing, next_deal, open_match
from engine.pack import TAROK
from engine.sides import declaring
from tests.engine.settled import Settled, Special, finished_deal
from tests.laws.playing import RULES, RandomDeal, random_deal

FOUR, THREE, FIVE = (RULES["slovenian", players] for players in (4, 3, 5))
numbers = pytest.mark.parametrize("number", [3, 4, 5])
DEALS = 120


@cache
def random_deals(number: int) -> tuple[RandomDeal, ...]:
    """Random deals, once for all tests."""
    rules = RULES["slovenian", number]
    return tuple(random_deal(rules, Random(f"rules {number} {seed}")) for seed in range(DEALS))


def finished_deals(number: int, *contracts: str) -> Iterator[Deal]:
    """Deals at their end that were played, in one of the contracts (none: in any)."""
    count = 0
    for game in random_deals(number):
        end = game.end
        if end.contract is None or end.playing is None:
            continue
        if not contracts or end.contract.key in contracts:
            count += 1
            yield end
    assert count, "the test would hold of nothing"


# The table -----------------------------------------------------------------------------------


def test_three_to_five_play() -> None:
    """SLO-SEAT-1, SLO-GEN-5: with five the dealer sits out."""
    assert sorted(variant("slovenian").players) == [3, 4, 5]
    for number in (2, 6):
        with pytest.raises(BadOption):
            variant("slovenian").build(number)
    assert [len(rules.cycle(0)) for rules in (THREE, FOUR, FIVE)] == [3, 4, 4]


@numbers
def test_seats_are_counted_from_the_dealer(number: int) -> None:
    """SLO-SEAT-2 to SLO-SEAT-4: forehand sits to the dealer's right."""
    for dealer in range(number):
        order = RULES["slovenian", number].cycle(dealer)
        assert order == tuple((dealer + player) % number for player in range(1, len(order) + 1))


def test_pack_has_54_cards_in_order() -> None:
    """SLO-PACK-1, SLO-PACK-4: 54 cards; the trula is the Škis, the mond and the pagat."""
    assert len(set(TAROK.codes)) == 54 and TAROK.trumps.bit_count() == 22
    assert all(TAROK.suits[suit].bit_count() == 8 for suit in "SCDH")
    for rules in (THREE, FOUR, FIVE):
        assert rules.fool | rules.mond | rules.pagat == TAROK.cards("F T21 T1")


TABLE = {
    # key: rank, value, cards exchanged, who may bid, who leads, bonuses, mond penalty, radlo
    "klop": (0, 0, 0, "forehand", "forehand", False, False, True),
    "three": (1, 10, 3, "forehand", "forehand", True, True, False),
    "two": (2, 20, 2, "anybody", "forehand", True, True, False),
    "one": (3, 30, 1, "anybody", "forehand", True, True, False),
    "solo_three": (4, 40, 3, "anybody", "forehand", True, True, False),
    "solo_two": (5, 50, 2, "anybody", "forehand", True, True, False),
    "solo_one": (6, 60, 1, "anybody", "forehand", True, True, False),
    "beggar": (7, 70, 0, "anybody", "declarer", False, False, True),
    "solo_without": (8, 80, 0, "anybody", "declarer", False, False, True),
    "open_beggar": (9, 90, 0, "anybody", "declarer", False, False, True),
    "color_valat_without": (10, 125, 0, "anybody", "declarer", False, False, True),
    "valat_without": (11, 500, 0, "anybody", "declarer", False, False, True),
    "color_valat": (-1, 125, 0, "nobody", "declarer", False, False, True),
}


@pytest.mark.parametrize("key", TABLE)
def test_contracts_match_the_documented_table(key: str) -> None:
    """SLO-CON-1, SLO-CON-2, SLO-GEN-3, SLO-PLAY-1."""
    row = FOUR.contracts[key]
    _, value, exchange, by, lead, bonuses, mond, radlo = TABLE[key]
    assert (row.value, row.exchange, row.bid_by, row.lead) == (value, exchange, by, lead)
    assert (row.bonuses, row.mond_penalty > 0, row.flat) == (bonuses, mond, radlo)
    assert row.kontra is (key != "klop")
    assert row.calls_king is (key in ("three", "two", "one"))


def test_contracts_rank_as_documented() -> None:
    """SLO-CON-1, SLO-GEN-3: no other contract exists; colour valat is reached by conversion."""
    assert set(FOUR.contracts) == set(FIVE.contracts) == set(TABLE)
    ranked = sorted((row.rank, key) for key, row in FOUR.contracts.items() if key != "color_valat")
    assert [key for _, key in ranked] == [key for key in TABLE if key != "color_valat"]


def test_three_players_have_fewer_contracts() -> None:
    """SLO-CON-6, SLO-CON-4, SLO-3P-1: no called king, no solo with the talon, no radli."""
    assert set(THREE.contracts) == {"klop", "three", "two", "one", "beggar"}
    assert not any(row.calls_king for row in THREE.contracts.values())
    assert not THREE.tally.marks(THREE.tally.first(3))


@pytest.mark.parametrize("dealer", range(5))
def test_dealer_of_five_sits_out(dealer: int) -> None:
    """SLO-5P-1, SLO-5P-2: no cards and no word; forehand is next to them, the next one opens."""
    deck = tuple(TAROK[code] for code in TAROK.codes[::5] + TAROK.codes[1::5] + TAROK.codes[2::5]
                 + TAROK.codes[3::5] + TAROK.codes[4::5])  # fmt: skip
    deal = next_deal(open_match(FIVE, dealer=dealer), deck)
    assert not deal.void
    assert deal.order == tuple((dealer + player) % 5 for player in (1, 2, 3, 4))
    assert deal.hands[dealer] == 0 and offers(deal, dealer) == ()
    assert deal.turn == (dealer + 2) % 5


def test_match_of_five_is_settled_for_five() -> None:
    """SLO-5P-1, SLO-5P-3, SLO-5P-4: a player who sits out scores nothing, but has their radli."""
    for end in finished_deals(5):
        settlement = end.rules.settle(end)
        assert settlement.scores[end.dealer] == 0
        after = end.rules.tally.carry_on(end, settlement, (0,) * 5, settlement.scores)
        radli = sheet(after).radli
        assert radli[end.dealer] == sheet(end.carry).radli[end.dealer] + radlo_for_all(settlement)
    match = call_skis(open_match(FIVE, scores=(1, 2, 3, 4, 5), carry=Sheet((0, 0, 1, 0, 2))))
    assert closing(match).scores == (1, 2, -97, 4, -195)


@pytest.mark.parametrize(("penalty", "lost"), [("20", 20), ("21", 21), ("0", 0)])
def test_lost_mond_costs_as_documented(penalty: str, lost: int) -> None:
    """SLO-OPT-9, SLO-SCO-12."""
    special = Special({0: "T21", 1: "F"}, 1)
    deal = finished_deal(Settled("two", 36, declarer=2, partner=0, special=(special,)))
    rules = variant("slovenian").build(4, {"mond_penalty": penalty})
    deal = deal._replace(rules=rules, contract=rules.contracts["two"])
    assert rules.settle(deal).scores == (20 - lost, 0, 20, 0)


# Whole deals ---------------------------------------------------------------------------------


@numbers
def test_phases_come_in_their_order(number: int) -> None:
    """SLO-SEAT-6."""
    for game in random_deals(number):
        places = [step.deal.phase for step in game.steps]
        assert places == sorted(places)


@numbers
def test_deal_is_void_for_a_hand_without_trumps_alone(number: int) -> None:
    """SLO-DEAL-6, SLO-DEAL-7: there is no other reason."""
    for game in random_deals(number):
        lacking = [player for player in game.end.order if not game.end.dealt[player] & TAROK.trumps]
        assert list(game.end.void) == lacking
        assert not game.end.ended


@numbers
def test_klop_has_no_declarer(number: int) -> None:
    """SLO-BID-8, SLO-SCO-14: everybody plays for themselves."""
    for end in finished_deals(number, "klop"):
        assert end.bidding.declarer is None
        assert end.rules.settle(end).made is None
        assert observe(end, None).sides == (None,) * number


@numbers
def test_leader_and_talon_owner_of_each_contract(number: int) -> None:
    """SLO-PLAY-1, SLO-PLAY-2: forehand or the declarer, then the winner of each trick."""
    for end in finished_deals(number):
        assert end.playing is not None and end.contract is not None
        tricks = end.playing.tricks
        first = end.forehand if end.contract.lead == "forehand" else end.bidding.declarer
        assert tricks[0].leader == first
        assert all(before.winner == after.leader for before, after in pairwise(tricks))
        assert all(len(trick.cards) == len(end.order) for trick in tricks)


@numbers
def test_talon_of_klop_is_given_away(number: int) -> None:
    """SLO-PLAY-11, SLO-PLAY-14: to the winners of the first six tricks, for all to see."""
    for end in finished_deals(number, "klop"):
        assert end.playing is not None
        piles = [0] * number
        for place, trick in enumerate(end.playing.tricks):
            piles[trick.winner] |= union(trick.cards)
            if place < len(end.talon):
                piles[trick.winner] |= end.talon[place]
        assert tuple(piles) == end.playing.taken
        assert observe(end, None).gifts == end.talon


def test_gifts_are_turned_up_one_by_one() -> None:
    """SLO-PLAY-11: with the trick that they follow, not before, and the sixth is the last."""
    numbers = set()
    for game in random_deals(4):
        for step in game.steps:
            deal = step.deal
            if deal.playing is not None and deal.contract is not None and deal.contract.gifts:
                seen = observe(deal, None).gifts
                assert seen == deal.talon[: len(deal.playing.tricks)]
                numbers.add(len(seen))
    assert numbers == set(range(7))


def test_hand_of_an_open_beggar_lies_open_after_the_first_trick() -> None:
    """SLO-PLAY-12."""
    shown = set()
    for game in random_deals(4):
        for step in game.steps:
            deal = step.deal
            if deal.playing is None or deal.contract is None:
                continue
            opened = [bool(hand) for hand in observe(deal, None).open_hands]
            due = deal.contract.key == "open_beggar" and len(deal.playing.tricks) > 0
            assert opened == [due and player == deal.bidding.declarer for player in range(4)]
            shown.add(due)
    assert shown == {True, False}


BEGGARS = ("beggar", "open_beggar")
ALL_TRICKS = ("color_valat_without", "color_valat", "valat_without")


@pytest.mark.parametrize(("contracts", "by_declarer"), [(BEGGARS, True), (ALL_TRICKS, False)])
def test_deal_ends_when_its_aim_is_missed(contracts: tuple[str, ...], by_declarer: bool) -> None:
    """SLO-PLAY-13: the declarer of a beggar has won a trick, or that of a valat has lost one."""
    for end in finished_deals(4, *contracts):
        assert end.playing is not None
        missed = [(trick.winner == end.bidding.declarer) is by_declarer
                  for trick in end.playing.tricks]  # fmt: skip
        assert not any(missed[:-1])
        assert missed[-1] or len(missed) == 12
        assert end.rules.settle(end).made is not missed[-1]


def test_no_other_contract_ends_early() -> None:
    """SLO-PLAY-13."""
    others = [key for key in TABLE if key not in BEGGARS + ALL_TRICKS]
    for end in finished_deals(4, *others):
        assert end.playing is not None and len(end.playing.tricks) == 12


@numbers
def test_talon_of_a_flat_contract_stays_unseen(number: int) -> None:
    """SLO-TAL-9."""
    flat = [key for key in TABLE if 7 <= TABLE[key][0] <= 11]
    for end in finished_deals(number, *flat):
        assert end.exchange is None
        assert not union(observe(end, end.bidding.declarer).sets)


@numbers
def test_legal_discard_always_exists(number: int) -> None:
    """SLO-TAL-3, SLO-TAL-5: as many cards as were taken, none of them worth five points."""
    lays = 0
    for game in random_deals(number):
        for step in game.steps:
            for offer in offers(step.deal, step.player):
                if isinstance(offer, LayOffer):
                    lays += 1
                    assert step.deal.contract is not None
                    assert offer.size and offer.number == step.deal.contract.exchange
                    assert not TAROK.worth(offer.cards, 5)
    assert lays


@numbers
def test_flat_contract_or_valat_gives_everybody_a_radlo(number: int) -> None:
    """SLO-RAD-1: klop, a flat contract, an announced valat, all tricks to one side."""
    for end in finished_deals(number):
        assert end.playing is not None and end.contract is not None
        declarers = declaring(end) if end.bidding.declarer is not None else ()
        sides = {trick.winner in declarers for trick in end.playing.tricks}
        items = end.speaking.items if end.speaking else ()
        valat = any(item.key == "valat" for item in items)
        normal = end.contract.bonuses
        due = not normal or valat or len(sides) == 1
        assert radlo_for_all(end.rules.settle(end)) == (due and number > 3)
        assert {item.key for item in items} >= ({GAME} if items and not valat else set())


@numbers
def test_statements_stay_in_the_view(number: int) -> None:
    """SLO-ANN-11, SLO-ANN-6: nothing is withdrawn, unless a valat cancels all the rest."""
    for game in random_deals(number):
        codes_said: set[str] = set()
        for step in game.steps:
            items = step.deal.speaking.items if step.deal.speaking else ()
            codes = {item.code for item in items}
            assert codes_said <= codes or [item.key for item in items] == ["valat"]
            codes_said = codes
