"""The first step of a hint: what it tells is so, and it is about what is asked."""

from collections.abc import Iterator

import pytest

from engine import (
    TRUMP_SUIT,
    Action,
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
from tests.laws.playing import RULES, amounts
from tests.laws.test_laws import Table
from tests.search.positions import house_deal
from tests.search.test_hints import OURS, tables

MOST = 40
"""Choices of a phase that are looked at."""


def nudges(table: Table, seed: int) -> Iterator[tuple[Deal, View, Action, Reason]]:
    """What is told before each of the first moves of every decision in a deal of the house."""
    for step in house_deal(RULES[table], seed).steps:
        view = observe(step.deal, step.player)
        if view.dealt and view.offers:
            moves = [offer.nth(at) for offer in view.offers for at in range(min(MOST, offer.size))]
            for move in moves:
                yield step.deal, view, move, nudge(view, move)


@tables
@amounts(2, 25)
def test_as_many_cards_are_out_as_it_is_told(table: Table, deals: int) -> None:
    """Or fewer, where it is told that some may lie face down."""
    met = 0
    for seed in range(deals):
        for deal, view, _, told in nudges(table, seed):
            if "sure" not in told.facts:
                continue
            met += 1
            pack, mine = view.rules.pack, view.viewer
            suit = pack.suits[str(told.facts["suit"])] if "suit" in told.facts else pack.trumps
            tops = [0 if deal.straw is None else sum(map(sum, deal.straw.tops[player : player + 1]))
                    for player in range(view.rules.players)]  # fmt: skip
            held = [hand | top for hand, top in zip(deal.hands, tops, strict=True)]
            out = union(cards for player, cards in enumerate(held) if player != mine) & suit
            assert told.facts["mine"] == (held[mine or 0] & suit).bit_count()
            seen = told.facts["theirs"]
            exact = out.bit_count() == seen
            assert exact if told.facts["sure"] else out.bit_count() <= int(seen)
    assert met


@pytest.mark.parametrize("table", OURS, ids=str)
def test_the_one_word_that_may_be_said_is_asked_for(table: Table) -> None:
    """Whether it is advised or not: no count of trumps where it is asked whether to double."""
    for seed in range(4):
        for _, view, move, told in nudges(table, seed):
            words = [one for one in actions_of(view.offers) if isinstance(one, Say | Kontra)]
            if view.phase in ("kontra", "announcements", "ultimo") and len(words) == 1:
                assert told == nudge(view, words[0]), move
            doubles = any(isinstance(one, Kontra) for one in words)
            assert doubles or told.key not in ("doubles", "kontra", "kontra-own", "kontra-promise")


@pytest.mark.parametrize("table", OURS, ids=str)
def test_a_discard_is_said_to_empty_a_suit_if_it_does(table: Table) -> None:
    for seed in range(3):
        for _, view, move, told in nudges(table, seed):
            if isinstance(move, Lay):
                rid = emptied(view, move.cards)
                assert (told.key == "discard") == (len(rid) == 1)
                assert (told.key == "discard-suits") == (len(rid) > 1)
                assert (thumb(view, move).key == "thumb-discard") == bool(rid)
                if len(rid) == 1:
                    assert rid == {told.facts["suit"]: told.facts["number"]}
                elif rid:
                    assert told.facts["suits"] == " ".join(f"{s}{size}" for s, size in rid.items())


@pytest.mark.parametrize("table", OURS, ids=str)
def test_a_suit_that_is_told_is_none_of_trumps(table: Table) -> None:
    """A Fool that takes nothing is led as one of them: there is no sign for their suit."""
    plain = {suit for suit in RULES[table].pack.suits if suit != TRUMP_SUIT}
    told = [told for seed in range(3) for _, _, _, told in nudges(table, seed)]
    assert {str(one.facts["suit"]) for one in told if "suit" in one.facts} <= plain


def test_who_may_promise_the_called_king_is_asked_whether_it_lasts() -> None:
    met = 0
    for table in OURS:
        for seed in range(6):
            for _, view, move, told in nudges(table, seed):
                if isinstance(move, Say) and view.rules.bonuses[move.key].ultimo == "called_king":
                    held = view.called & view.hand
                    assert (told.key == "promise-king") == bool(held)
                    met += bool(held)
    assert met


def test_who_is_told_to_give_up_is_asked_whether_the_hand_would_win_alone() -> None:
    """It can be given up only once the called king was seen in the talon (POL-SUR-1)."""
    met = 0
    for seed in range(60):
        for deal, view, move, told in nudges(("krolami", 4), seed):
            assert (told.key == "give-up") == (move == Word(SURRENDER))
            if told.key == "give-up":
                assert view.called & union(deal.talon)
                met += 1
    assert met
