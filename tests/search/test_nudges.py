"""The first step of a hint is true, and about the question at hand."""

from collections.abc import Iterator

import pytest

from engine import (
    TRUMP_SUIT,
    Action,
    Call,
    Deal,
    Kontra,
    Lay,
    Say,
    View,
    Word,
    actions_of,
    observe,
    union,
)
from engine.actions import SURRENDER
from search.explain.nudges import Reason, emptied, nudge, thumb
from tests.laws.playing import RULES, Table, sizes
from tests.search.positions import OURS, house_deal, our_tables

MOST = 40
"""Choices of a phase that are looked at."""


def nudges(table: Table, seed: int) -> Iterator[tuple[Deal, View, Action, Reason]]:
    """The nudges before each of the first moves of every decision in a deal of the house."""
    for step in house_deal(RULES[table], seed).steps:
        view = observe(step.deal, step.player)
        if view.dealt and view.offers:
            moves = [
                offer.nth(index) for offer in view.offers for index in range(min(MOST, offer.size))
            ]
            for move in moves:
                yield step.deal, view, move, nudge(view, move)


@our_tables
@sizes(2, 25)
def test_nudge_counts_the_cards_that_are_out(table: Table, deals: int) -> None:
    """The nudge may count fewer where it says that some cards may lie face down."""
    met = 0
    for seed in range(deals):
        for deal, view, _, reason in nudges(table, seed):
            if "sure" not in reason.facts:
                continue
            met += 1
            pack, viewer = view.rules.pack, view.viewer
            suit = pack.suits[str(reason.facts["suit"])] if "suit" in reason.facts else pack.trumps
            tops = [0 if deal.straw is None else sum(map(sum, deal.straw.tops[player : player + 1]))
                    for player in range(view.rules.players)]  # fmt: skip
            hands = [hand | top for hand, top in zip(deal.hands, tops, strict=True)]
            out = union(cards for player, cards in enumerate(hands) if player != viewer) & suit
            assert reason.facts["mine"] == (hands[viewer or 0] & suit).bit_count()
            seen = reason.facts["theirs"]
            exact = out.bit_count() == seen
            assert exact if reason.facts["sure"] else out.bit_count() <= int(seen)
    assert met


@pytest.mark.parametrize("table", OURS, ids=str)
def test_nudge_names_the_only_possible_statement(table: Table) -> None:
    """A question whether to double is asked as such, advised or not, with no count of trumps."""
    for seed in range(4):
        for _, view, move, reason in nudges(table, seed):
            words = [
                action for action in actions_of(view.offers) if isinstance(action, Say | Kontra)
            ]
            if view.phase in ("kontra", "announcements", "ultimo") and len(words) == 1:
                assert reason == nudge(view, words[0]), move
            doubles = any(isinstance(action, Kontra) for action in words)
            assert doubles or reason.key not in (
                "doubles",
                "kontra",
                "kontra-own",
                "kontra-promise",
            )


@pytest.mark.parametrize("table", OURS, ids=str)
def test_nudge_says_when_a_discard_empties_a_suit(table: Table) -> None:
    for seed in range(3):
        for _, view, move, reason in nudges(table, seed):
            if isinstance(move, Lay):
                rid = emptied(view, move.cards)
                assert (reason.key == "discard") == (len(rid) == 1)
                assert (reason.key == "discard-suits") == (len(rid) > 1)
                assert (thumb(view, move).key == "thumb-discard") == bool(rid)
                if len(rid) == 1:
                    assert rid == {reason.facts["suit"]: reason.facts["number"]}
                elif rid:
                    assert reason.facts["suits"] == " ".join(
                        f"{s}{size}" for s, size in rid.items()
                    )


@pytest.mark.parametrize("table", OURS, ids=str)
def test_nudge_never_names_trumps_as_a_suit(table: Table) -> None:
    """A Fool that takes nothing is led as one of them: there is no sign for their suit."""
    plain = {suit for suit in RULES[table].pack.suits if suit != TRUMP_SUIT}
    reasons = [reasons for seed in range(3) for _, _, _, reasons in nudges(table, seed)]
    assert {str(item.facts["suit"]) for item in reasons if "suit" in item.facts} <= plain


def test_holder_of_the_called_king_is_asked_whether_it_lasts() -> None:
    met = 0
    for table in OURS:
        for seed in range(6):
            for _, view, move, reason in nudges(table, seed):
                if isinstance(move, Say) and view.rules.bonuses[move.key].ultimo == "called_king":
                    own_called = view.called & view.hand
                    assert (reason.key == "promise-king") == bool(own_called)
                    met += bool(own_called)
    assert met


def test_called_king_seen_in_the_talon_asks_whether_the_hand_would_win_alone() -> None:
    """The question would give the move away if it came before giving up alone (POL-SUR-1)."""
    met = set()
    for seed in range(60):
        for deal, view, move, reason in nudges(("krolami", 4), seed):
            may_give_up = Word(SURRENDER) in actions_of(view.offers)
            asks = move == Word(SURRENDER) or (may_give_up and view.phase == "talon")
            assert (reason.key == "give-up") == asks
            if asks:
                assert view.called & union(deal.talon)
                met.add(type(move))
    assert len(met) > 1


def test_change_of_a_contract_asks_whether_every_trick_can_be_won() -> None:
    """Nothing is announced then: a solo is kept, or changed to a colour valat (SLO-TAL-10)."""
    asked = {
        reason.key
        for seed in range(30)
        for _, view, _, reason in nudges(("slovenian", 4), seed)
        if view.phase == "conversion"
    }
    assert asked == {"promise-valat"}


def test_nudge_of_a_round_of_kontra_asks_about_doubling_alone() -> None:
    """Nothing can be announced in it, however many things can be doubled (POL-KON-4)."""
    met = set()
    for seed in range(60):
        for _, view, _, reason in nudges(("krolami", 4), seed):
            words = [action for action in actions_of(view.offers) if isinstance(action, Kontra)]
            if view.phase == "kontra" and words:
                met.add((len(words), reason.key.startswith("kontra")))
    assert met == {(1, True), (2, True)}


def test_nudge_speaks_of_ones_own_pagat_only_to_its_holder() -> None:
    """A declarer may announce a pagat ultimo without the card (ROM-ANN-3)."""
    met = set()
    for seed in range(20):
        for _, view, move, reason in nudges(("romanian", 4), seed):
            if move == Say("pagat"):
                met.add((bool(view.hand & view.rules.pagat), reason.key))
    assert met == {(True, "promise-pagat"), (False, "promise")}


def test_lead_where_no_bonus_counts_is_not_told_of_the_pagat_in_the_last_trick() -> None:
    """In Solo without a pagat is worth no more there than in any other trick (SLO-CON-6)."""
    met = 0
    for seed in range(20):
        for _, view, move, reason in nudges(("slovenian", 4), seed):
            if reason.key == "lead-pagat":
                contract = view.rules.contracts["solo_without"]
                assert nudge(view._replace(contract=contract), move).key == "lead"
                met += 1
    assert met


@pytest.mark.parametrize("table", [("slovenian", 4), ("krolami", 4), ("romanian", 4)], ids=str)
def test_rule_of_thumb_for_a_call_seeks_no_partner_in_a_king_of_ones_own(table: Table) -> None:
    """With all four kings in the hand of the declarer nobody can be the partner."""
    met = set()
    for seed in (150, 151, 250):
        for _, view, move, _ in nudges(table, seed):
            if isinstance(move, Call):
                met.add((bool(move.card & view.hand), thumb(view, move).key))
    assert met == {(True, "thumb-call-own"), (False, "thumb-call")}
