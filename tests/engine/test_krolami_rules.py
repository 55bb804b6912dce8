"""Taroki z królami: rules of the table and of whole deals (docs/rules/krolami.md)."""

from functools import cache
from itertools import pairwise

import pytest

from engine import BadOption, Deal, Refused, Say, observe, offers, open_deal, variant, why_not
from engine.cards import union
from engine.codec import decode
from engine.games.krolami.rules import KROLAMI
from engine.games.krolami.scoring import thirds
from engine.match import close_deal, next_deal, open_match
from engine.pack import TAROK
from engine.sides import declaring, side
from tests.engine.build import cards, legal, play_moves
from tests.engine.krolami_cases import (
    B1,
    DECLARER,
    NOBODY,
    ON,
    PARTNER,
    RULES,
    Played,
    Wanted,
    deal_after_call,
    deal_at_talon,
    new_deal,
    pass_phase,
    piles_of,
    random_deal,
)

SEEDS = range(60)


@cache
def deal_of(seed: int) -> Played:
    """A random deal, once for all tests."""
    return random_deal(seed)


def played_deals() -> list[Deal]:
    """Random deals that were played to their last trick."""
    return [end for end in (deal_of(seed).end for seed in SEEDS) if end.playing and not end.ended]


# Table, pack and deal ------------------------------------------------------------------------


def test_exactly_four_play() -> None:
    """POL-TABLE-1."""
    assert KROLAMI.players == (4,)
    for players in (2, 3, 5):
        with pytest.raises(BadOption):
            variant("krolami").build(players)


def test_pack_has_54_cards_in_order() -> None:
    """POL-PACK-1, POL-GEN-1, POL-GEN-6, POL-GEN-7: 22 trumps, the Skiż one of them; four suits."""
    pack = RULES.pack
    assert len(pack.codes) == 54 and pack.trumps.bit_count() == 22
    assert all(pack.suits[suit].bit_count() == 8 for suit in "SCDH")
    assert pack["F"] & pack.trumps
    five = {code for code in pack.codes if pack.value(pack[code]) == 5}
    assert five == {"F", "T21", "T1", "SK", "CK", "DK", "HK"}


def test_deck_is_dealt_talon_first_then_six_by_six() -> None:
    """POL-DEAL-2, POL-DEAL-3, POL-DEAL-5, POL-GEN-2, POL-GEN-3: forehand is seat 1."""
    deck = tuple(TAROK[code] for code in TAROK.codes)
    assert RULES.knock is None, "unless the table cuts, the pack is dealt as it was shuffled"
    for dealer in range(4):
        deal = open_deal(RULES, deck, dealer, observe(new_deal(), None).carry)
        assert deal.talon == deck[:6]
        assert deal.order == tuple((dealer + seat) % 4 for seat in (1, 2, 3, 4))
        for place, player in enumerate(deal.order):
            first, second = 6 + 6 * place, 30 + 6 * place
            assert deal.hands[player] == union(deck[first : first + 6] + deck[second : second + 6])


def test_deal_passes_to_the_right() -> None:
    """POL-TABLE-3, POL-FLOW-2, POL-MATCH-3: thrown in or not; it scores nothing, and counts."""
    match = open_match(RULES, dealer=3, length=2)
    deck = tuple(TAROK[code] for code in TAROK.codes)
    rights = "0 pass, 1 pass, 2 pass, 3 pass, "
    thrown = play_moves(next_deal(match, deck), rights + "0 pass, 1 pass, 2 pass, 3 pass")
    match = close_deal(match, thrown)
    assert (match.dealer, match.finished, match.scores) == (0, 1, NOBODY)
    match = close_deal(match, deal_of(0).end._replace(dealer=0))
    assert (match.dealer, match.finished, match.over) == (1, 2, True)


def test_match_has_eight_deals() -> None:
    """POL-MATCH-1: unless the table is made for another number."""
    assert RULES.length == 8


# The order of things -------------------------------------------------------------------------

FLOW = ["prebid", "auction", "choice", "call", "ultimo", "kontra", "talon", "discard",
        "announcements", "kontra", "play"]  # fmt: skip


def test_phases_come_in_their_order() -> None:
    """POL-FLOW-1: nothing is asked before or after its phase."""
    assert [phase.name for phase in RULES.phases] == [*FLOW, "count"]
    for seed in SEEDS:
        places = [deal.phase for deal, _, _ in deal_of(seed).steps]
        assert places == sorted(places)


def test_rights_end_with_the_first_word_of_the_auction() -> None:
    """POL-PRE-5: four kings that were not shown cannot be shown later."""
    deal = play_moves(new_deal({2: "SK CK DK HK"}), ON + "1 pass")
    assert deal.turn == 2
    assert "say:kings" not in legal(deal)
    assert isinstance(why_not(deal, 2, Say("kings")), Refused)


def test_highest_bidder_is_declarer() -> None:
    """POL-BID-7: with their bid as contract; nothing more is asked of the auction."""
    deal = play_moves(new_deal(), ON + "1 bid:one, 2 pass, 3 bid:three, 0 pass")
    assert deal.contract is not None
    assert (deal.bidding.declarer, deal.contract.key, deal.contract.value) == (3, "three", 3)


# The called king -----------------------------------------------------------------------------

WHERE = [
    ({0: "HK"}, "", 0, {2, 0}),
    ({2: "HK"}, "", 2, {2}),
    ({}, "HK", None, {2}),
]


@pytest.mark.parametrize(("hands", "talon", "holder", "declarers"), WHERE)
def test_king_makes_the_sides(
    hands: dict[int, str], talon: str, holder: int | None, declarers: set[int]
) -> None:
    """POL-CALL-2, POL-CALL-3, POL-CALL-6, POL-GEN-5: another's, one's own, in the talon."""
    deal = deal_after_call(hands, "three", talon)
    assert deal.calling is not None and deal.calling.holder == holder
    assert set(declaring(deal)) == declarers
    for seat in range(4):
        assert observe(deal, seat).sides[seat] == side(deal, seat)


def test_only_the_suit_of_a_called_king_is_public() -> None:
    """POL-CALL-1, POL-CALL-4: neither the table nor the declarer learns who holds the king."""
    for hands, talon in (({0: "HK"}, ""), ({2: "HK"}, ""), ({}, "S7 S8 HK")):
        deal = deal_after_call(hands, "three", talon)
        assert observe(deal, None).called == cards("HK")
        assert observe(deal, None).sides == (None, None, "declaring", None)


def test_king_taken_from_the_talon_makes_no_partner() -> None:
    """POL-CALL-5, POL-SUR-3, POL-KU-4: they go on alone; nobody could announce a king ultimo."""
    deal = deal_after_call({}, "two", "H4 HK T9 S8 D2 T1")
    for _ in range(4):
        assert legal(deal) == {"pass"}
        deal = play_moves(deal, f"{deal.turn} pass")
    deal = play_moves(pass_phase(deal), "2 take:1")
    assert deal.hands[2] & cards("HK")
    assert declaring(deal) == (2,)
    while deal.rules.phases[deal.phase].name != "play":
        codes = legal(deal)
        assert not any("king_ultimo" in code for code in codes)
        lays = sorted(code for code in codes if code.startswith("lay:"))
        deal = play_moves(deal, f"{deal.turn} {lays[0] if lays else 'pass'}")


# Kontra and talon ----------------------------------------------------------------------------


def test_kontra_and_sub_are_for_the_one_side_re_and_mort_for_the_other() -> None:
    """POL-KON-1, POL-KON-2, POL-KON-3: up to 16 times, before anybody has seen the talon."""
    deal = pass_phase(deal_after_call({0: "HK"}, "three"))
    raisers = []
    while deal.rules.phases[deal.phase].name == "kontra":
        assert deal.exchange is None
        seat = deal.turn
        assert seat is not None
        if "kontra:game" in legal(deal):
            raisers.append(side(deal, seat))
            deal = play_moves(deal, f"{seat} kontra:game")
        deal = play_moves(deal, f"{seat} pass")
    assert raisers == ["defence", "declaring", "defence", "declaring"]
    assert deal.speaking is not None and deal.speaking.items[0].level == 4


def test_four_leaves_the_talon_alone() -> None:
    """POL-TAL-1, POL-BID-1: nobody sees a card of it, and nobody can give up."""
    deal = pass_phase(pass_phase(deal_after_call({}, "four", "HK")))
    assert deal.rules.phases[deal.phase].name == "announcements"
    assert deal.exchange is None
    assert not any(union(observe(deal, viewer).sets) for viewer in (None, 0, 1, 2, 3))
    assert [deal.rules.contracts[key].exchange for key in ("one", "two", "three", "four")] == [
        3, 2, 1, 0
    ]  # fmt: skip


def test_set_must_be_taken_and_as_many_cards_laid_away() -> None:
    """POL-TAL-3, POL-TAL-4, POL-TAL-6: the discard is seen by the declarer alone."""
    deal = play_moves(
        deal_at_talon("two", "S7 S8 S9 D2 D3 D4", {2: "C7 C8"}), "2 refuse, 2 refuse, 2 refuse"
    )
    assert legal(deal) == {"take:1", "take:2", "take:3"}
    deal = play_moves(deal, "2 take:3")
    assert deal.hands[2].bit_count() == 14
    deal = play_moves(deal, "2 lay:C7+D3")
    assert observe(deal, 2).laid == cards("C7 D3")
    assert all(observe(deal, viewer).laid == 0 for viewer in (None, 0, 1, 3))


def test_surrender_costs_the_same_whatever_was_said() -> None:
    """POL-SUR-1, POL-SUR-2, POL-PAY-4: neither Kontra nor bid changes it."""
    deal = pass_phase(deal_after_call({}, "one", "HK"))
    first = deal.turn
    deal = play_moves(deal, f"{first} kontra:game")
    while deal.rules.phases[deal.phase].name == "kontra":
        deal = play_moves(deal, f"{deal.turn} pass")
    settled = RULES.settle(play_moves(deal, "2 surrender"))
    assert settled.scores == (2, 2, -6, 2)


# Announcements -------------------------------------------------------------------------------


@pytest.mark.parametrize(("tricks", "points"), [(12, 20), (11, -20)])
def test_walat_of_both_partners_counts_once(tricks: int, points: int) -> None:
    """POL-ANN-3."""
    items = (("walat", DECLARER, 0), ("walat", PARTNER, 0))
    once = _walat_points(items[:1], tricks)
    assert _walat_points(items, tricks) == once == points


def _walat_points(items: tuple[tuple[str, int, int], ...], tricks: int) -> int:
    fates = {"F": (DECLARER, DECLARER, 4), "SK": (PARTNER, PARTNER, 6)}
    deal = Wanted("four", True, fates=fates, wins=tricks, said=items)
    lines = deal.settle().lines
    return sum(line.points for line in lines if line.key == "walat")


def test_both_sides_may_announce_walat() -> None:
    """POL-ANN-3: each announcement is settled for itself."""
    items = (("walat", DECLARER, 0), ("walat", B1, 0))
    lines = [line for line in Wanted("two", True, said=items).settle().lines if line.key == "walat"]
    assert [line.points for line in lines] == [-20, 20]


@pytest.mark.parametrize("seed", SEEDS)
def test_trul_and_pagat_come_from_one_player(seed: int) -> None:
    """POL-ANN-4, POL-ANN-5: both need the pagat; and what was said stays."""
    codes: tuple[str, ...] = ()
    for deal, _, _ in deal_of(seed).steps:
        items = tuple(item.code for item in deal.speaking.items) if deal.speaking else ()
        assert set(codes) - {"game"} <= set(items)
        codes = items
        owners = {item.owner for item in deal.speaking.items if item.key in ("trul", "pagat_ultimo")
                  } if deal.speaking else set()  # fmt: skip
        assert len(owners) <= 1


# Piles, payment and play ---------------------------------------------------------------------


def test_cards_are_owned_by_the_documented_side() -> None:
    """POL-PILE-1, POL-PILE-2, POL-PILE-5, POL-COUNT-5: by side, 54 cards and 70 points in all."""
    for end in played_deals():
        piles = piles_of(end)
        declaring_pile, others = piles.pile["declaring"], piles.pile["defence"]
        assert declaring_pile | others == TAROK.whole and not declaring_pile & others
        assert thirds(declaring_pile) + thirds(others) == 210
        won = sum(trick.winner in piles.side_a for trick in piles.tricks)
        assert end.contract is not None
        hidden = declaring_pile.bit_count() - 4 * won - end.contract.exchange
        assert (hidden > 0) == bool(piles.called & _unseen_talon_cards(end))
        assert hidden in (0, _unseen_talon_cards(end).bit_count())


def _unseen_talon_cards(end: Deal) -> int:
    """The talon cards that were neither taken nor turned up in the exchange (POL-PILE-3)."""
    views = [observe(deal, deal.bidding.declarer) for deal in _steps_of(end)]
    return union(end.talon) & ~union(card for view in views for card in view.sets)


def _steps_of(end: Deal) -> list[Deal]:
    played = next(deal_of(seed) for seed in SEEDS if deal_of(seed).end is end)
    return [deal for deal, _, _ in played.steps]


def test_unseen_talon_is_turned_up_after_the_last_trick() -> None:
    """POL-PILE-4."""
    unseen = [(end, _unseen_talon_cards(end)) for end in played_deals()]
    assert any(cards for _, cards in unseen)
    for end, talon in unseen:
        assert not talon & ~union(observe(end, None).sets)


@pytest.mark.parametrize("seed", SEEDS)
def test_payments_add_up_to_zero(seed: int) -> None:
    """POL-PAY-1, POL-PAY-2, POL-PAY-3: N each, or three times N from a declarer alone."""
    end = deal_of(seed).end
    scores = RULES.settle(end).scores
    assert sum(scores) == 0
    if end.playing is not None and not end.ended:
        declarers = declaring(end)
        against = {-scores[seat] for seat in range(4) if seat not in declarers}
        (amount,) = against
        assert {scores[seat] for seat in declarers} == {amount * (1 if len(declarers) == 2 else 3)}


def test_seat_1_leads_and_then_the_winner() -> None:
    """POL-PLAY-1, POL-PLAY-7: twelve tricks; a trick lies before the player who won it."""
    for end in played_deals():
        assert end.playing is not None
        tricks = end.playing.tricks
        assert len(tricks) == 12 and tricks[0].leader == end.order[0]
        for before, after in pairwise(tricks):
            assert after.leader == before.winner
        for seat in range(4):
            won = [trick for trick in tricks if trick.winner == seat]
            assert observe(end, None).won[seat] == len(won)
            assert end.playing.taken[seat] == union(c for trick in won for c in trick.cards)


@pytest.mark.parametrize("seed", SEEDS)
def test_leader_is_free_but_for_what_they_announced(seed: int) -> None:
    """POL-PLAY-3, POL-PLAY-5: nobody else is bound to keep the pagat or the called king."""
    for deal, seat, _ in deal_of(seed).steps:
        playing = deal.playing
        if playing is None or playing.trick or deal.speaking is None:
            continue
        promises = {item.key for item in deal.speaking.items if item.owner == seat}
        may = union(offer.cards for offer in offers(deal, seat))
        if not promises & {"pagat_ultimo", "king_ultimo"}:
            assert may == deal.hands[seat]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_view_shows_what_the_document_grants(viewer: int | None) -> None:
    """POL-SEE-1: one's own hand, and of the others nothing but the number of their cards."""
    deal = deal_after_call({0: "HK"}, "two", "H4 S7 T9 S8 D2 T1")
    view = observe(deal, viewer)
    assert view.hand == (0 if viewer is None else deal.hands[viewer])
    assert view.hand_sizes == (12, 12, 12, 12)
    assert not union(view.open_hands) and not union(view.sets)
    refused = why_not(deal, 1, decode(TAROK, "pass"))
    assert refused is not None and refused.reason == "not-your-turn"
