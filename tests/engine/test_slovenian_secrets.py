"""The swap test: nothing a viewer sees or may do depends on cards that he cannot have seen.

Two unseen cards change their hidden places in a deal part-way; the viewer must not notice.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine import Deal, Kontra, Play, Say, View, observe, offers, variant, why_not
from engine.cards import Cards, each
from engine.facts import gift_ahead, gifts_shown, holder, opened_hand
from tests.engine.build import slovenian
from tests.laws.playing import RULES, TABLES, random_deal
from tests.laws.test_laws import Table, amounts

LAID, TALON = -1, -2


class Hidden(NamedTuple):
    """An unseen card and where it is: a player's hand, the discards, the talon."""

    card: Cards
    place: int


def hidden(deal: Deal, viewer: int | None) -> Iterator[Hidden]:
    """All cards that the viewer has not seen, with their places."""
    opened = opened_hand(deal)
    for player, hand in enumerate(deal.hands):
        if player not in (viewer, opened):
            yield from (Hidden(card, player) for card in each(hand))
    if deal.exchange is None:
        shown = len(gifts_shown(deal)) + bool(gift_ahead(deal))
        yield from (Hidden(card, TALON) for card in deal.talon[shown:])
    elif viewer != deal.bidding.declarer:
        unseen = deal.exchange.laid & ~deal.rules.pack.trumps
        yield from (Hidden(card, LAID) for card in each(unseen))


def of_declarer(deal: Deal, place: int) -> bool:
    return place in (LAID, deal.bidding.declarer)


def may_change(deal: Deal, one: Hidden, other: Hidden) -> bool:
    """Whether the exchange fits everything that has been seen and done."""
    if one.place == other.place:
        return False
    both = one.card | other.card
    if LAID in (one.place, other.place):
        never_laid = deal.rules.pack.trumps | deal.rules.pack.worth(deal.rules.pack.whole, 5)
        if both & never_laid:
            return False
    within = of_declarer(deal, one.place) and of_declarer(deal, other.place)
    if deal.exchange is not None and both & deal.exchange.taken and not within:
        return False
    return not both & promised(deal)


def promised(deal: Deal) -> Cards:
    """Cards whose holder is known because he announced their ultimo."""
    said = {item.key for item in deal.speaking.items} if deal.speaking else set()
    called = deal.calling.card if deal.calling and "king_ultimo" in said else 0
    return called | (deal.rules.pagat if "pagat_ultimo" in said else 0)


def changed(deal: Deal, one: Hidden, other: Hidden) -> Deal | None:
    """The deal with the two cards exchanged; None if it contradicts what is public."""
    both = one.card | other.card

    def turn(cards: Cards) -> Cards:
        return cards ^ both if (cards & both).bit_count() == 1 else cards

    after = deal._replace(hands=tuple(map(turn, deal.hands)))
    if deal.exchange is not None:
        after = after._replace(exchange=deal.exchange._replace(laid=turn(deal.exchange.laid)))
    if not (of_declarer(deal, one.place) and of_declarer(deal, other.place)):
        after = after._replace(
            dealt=tuple(map(turn, deal.dealt)), talon=tuple(map(turn, deal.talon))
        )
    if any(not after.dealt[player] & deal.rules.pack.trumps for player in deal.order):
        return None
    if deal.calling is None:
        return after
    partner = holder(after, deal.calling.card)
    after = after._replace(calling=deal.calling._replace(holder=partner))
    known_as = None if partner == deal.bidding.declarer else partner
    return after if known_as in deal.possible else None


def seen(deal: Deal, viewer: int | None) -> tuple[View, object, object]:
    """What a viewer sees and may do, and why he may not do the rest."""
    view = observe(deal, viewer)._replace(settlement=None)
    if viewer is None:
        return view, (), ()
    said = [Kontra(item.code) for item in view.items] + [Say(key) for key in deal.rules.bonuses]
    asked = [*map(Play, each(deal.rules.pack.whole)), *said]
    actions = asked if deal.may_speak(viewer) else []
    reasons = [
        (action, refused and (refused.reason, refused.rule, refused.facts))
        for action in actions
        for refused in [why_not(deal, viewer, action)]
    ]
    return view, offers(deal, viewer), reasons


def swaps(deal: Deal, viewer: int | None, rng: Random, number: int) -> Iterator[Deal]:
    unseen = list(hidden(deal, viewer))
    for _ in range(number):
        if len(unseen) < 2:
            return
        one, other = rng.sample(unseen, 2)
        if may_change(deal, one, other) and (after := changed(deal, one, other)):
            yield after


@slovenian
@amounts
def test_unseen_cards_may_change_places_unnoticed(table: Table, deals: int) -> None:
    done = 0
    for seed in range(deals):
        rng = Random(seed)
        played = random_deal(RULES[table], rng)
        for step in rng.sample(played.steps, min(5, len(played.steps))):
            for viewer in (None, *range(table[1])):
                before = seen(step.deal, viewer)
                for after in swaps(step.deal, viewer, rng, 3):
                    assert seen(after, viewer) == before
                    done += 1
    assert done > deals * 5


OPEN_CARDS = {
    "four_kings_call": "queen_allowed",
    "weak_hand_redeal": "weak",
    "ultimo_card_open": "on",
    "solo_without_bonuses": "on",
    "klop_kontra": "on",
    "klop_gift_reveal": "before_trick",
    "free_announcement_order": "on",
}
"""Options that turn cards up or tell of hands (SLO-OPT-4, 5, 19 to 21, 23, 34)."""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_open_cards_tell_nothing_of_the_others(players: int) -> None:
    rules, done = variant("slovenian").build(players, OPEN_CARDS), 0
    for seed in range(150):
        rng = Random(seed)
        played = random_deal(rules, rng)
        for step in rng.sample(played.steps, min(5, len(played.steps))):
            for viewer in (None, *range(players)):
                before = seen(step.deal, viewer)
                for after in swaps(step.deal, viewer, rng, 3):
                    assert seen(after, viewer) == before
                    done += 1
    assert done > 750


def king_swaps(deal: Deal, viewer: int | None) -> Iterator[Deal]:
    """The called king in every other place where it may be for all the viewer knows."""
    assert deal.calling is not None
    unseen = list(hidden(deal, viewer))
    kings = [place for place in unseen if place.card == deal.calling.card]
    for king in kings:
        for other in unseen:
            if may_change(deal, king, other) and (after := changed(deal, king, other)):
                yield after


@slovenian
def test_the_holder_of_the_called_king_stays_hidden(table: Table) -> None:
    done = 0
    for seed in range(60):
        rng = Random(seed)
        rules = RULES[table]
        played = random_deal(rules, rng)
        calls = [step.deal for step in played.steps if step.deal.calling is not None]
        for deal in rng.sample(calls, min(4, len(calls))):
            for viewer in (None, *range(table[1])):
                before = seen(deal, viewer)
                for after in king_swaps(deal, viewer):
                    assert seen(after, viewer) == before
                    done += 1
    assert done > 300 or table[1] == 3


def test_the_swap_test_would_notice_a_leak() -> None:
    """A viewer who has seen a card does notice: the test has teeth."""
    for seed in range(20):
        rng = Random(seed)
        played = random_deal(RULES[TABLES[0]], rng)
        for step in played.steps[:1]:
            for after in swaps(step.deal, None, rng, 5):
                assert any(
                    observe(after, player) != observe(step.deal, player) for player in range(4)
                )
