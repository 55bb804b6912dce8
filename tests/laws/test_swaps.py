"""The swap test for every game: cards that a viewer has not seen may lie elsewhere in the pack.

Two of them change places in the deck and the same moves are made again; where that is possible at
all, the viewer must see and be offered the same. What he has seen is reckoned here from the deal
itself by the rule documents, not from the view that is on trial.
"""

from collections.abc import Iterator
from random import Random

import pytest

from engine import (
    Action,
    Deal,
    Kontra,
    Play,
    Refused,
    Say,
    act,
    observe,
    offers,
    open_deal,
    why_not,
)
from engine.cards import Cards, each, union
from engine.facts import gift_ahead, gifts_shown, opened_hand
from tests.laws.playing import RULES, Played, random_deal
from tests.laws.test_laws import Table, amounts, tables


def talon_seen(deal: Deal, viewer: int | None) -> Cards:
    """Talon cards and discards that the viewer has seen."""
    exchange = deal.exchange
    if exchange is None:
        return 0
    mine = viewer is not None and viewer in (deal.bidding.declarer, exchange.hidden_by)
    if not exchange.looks:  # the talon lies open (SLO-TAL-1)
        exchange = exchange._replace(shown=union(exchange.sets))
    looked = exchange.looks[: exchange.refused + mine]
    seen = union([exchange.sets[number - 1] for number in looked]) | exchange.shown
    if mine:
        return seen | exchange.laid | exchange.taken
    return seen | (exchange.laid & deal.rules.pack.trumps if exchange.hidden_by is None else 0)


def turned_to(deal: Deal, viewer: int | None) -> Cards:
    """Every card that the viewer has seen."""
    seen = union(deal.exposed) | talon_seen(deal, viewer)
    seen |= union(gifts_shown(deal)) | gift_ahead(deal)
    if (opened := opened_hand(deal)) is not None:
        seen |= deal.hands[opened]
    if viewer is not None:
        seen |= deal.dealt[viewer] | deal.hands[viewer]
    if deal.playing is not None:
        seen |= union(deal.playing.trick)
        seen |= sum(card for trick in deal.playing.tricks for card in trick.cards)
    if deal.straw is not None:
        seen |= union(top for tops in deal.straw.tops for top in tops) | union(deal.straw.turned)
    if deal.speaking is not None and Say("kings") in spoken(deal):
        seen |= deal.rules.kings
    return seen


def seen_by(deal: Deal, viewer: int | None) -> Cards:
    """Every card whose place the viewer knows or may have learnt: of the called king by words."""
    return turned_to(deal, viewer) | (deal.calling.card if deal.calling else 0)


def spoken(deal: Deal) -> list[Action]:
    """Everything said beside the bids."""
    return [action for _, action in deal.speaking.said] if deal.speaking else []


TOLD = ("king", "trul", "pagat", "luna", "valat")
"""How bonuses begin by which a side may become known (POL-ANN-6, ROM-ANN-9)."""


def tells_a_side(deal: Deal) -> bool:
    """Whether somebody has said something that only one side says, or that shows his own."""
    return any(
        isinstance(action, Kontra) or (isinstance(action, Say) and action.key.startswith(TOLD))
        for action in spoken(deal)
    )


def said(deal: Deal) -> tuple[object, ...]:
    """What was said aloud, which may tell of cards: who counts his trumps names their number."""
    return deal.speaking.items if deal.speaking else ()


def again(played: Played, deck: tuple[Cards, ...], steps: int) -> Deal | None:
    """The same moves with another deck; None where they cannot be made."""
    end = played.end
    deal = open_deal(end.rules, deck, end.dealer, end.carry)
    for step in played.steps[:steps]:
        if deal.turn != step.player:
            return None
        try:
            deal = act(deal, step.player, step.action)
        except Refused:
            return None
    return deal


def shown(deal: Deal, viewer: int | None) -> tuple[object, ...]:
    """What the viewer sees, may do, and is told of what he may not."""
    if viewer is None or deal.turn != viewer:
        return (observe(deal, viewer),)
    asked = [*map(Play, each(deal.rules.pack.whole)), *map(Say, deal.rules.bonuses), Kontra("game")]
    why = [(refused.reason, refused.facts) if (refused := why_not(deal, viewer, one)) else None
           for one in asked]  # fmt: skip
    return observe(deal, viewer), offers(deal, viewer), why


def swapped(played: Played, steps: int, viewer: int | None, rng: Random) -> Iterator[Deal]:
    """A deal on the way again, with two unseen cards in each other's place."""
    before = played.steps[steps].deal
    seen = seen_by(before, viewer)
    unseen = list(each(before.rules.pack.whole & ~seen))
    for _ in range(3):
        if len(unseen) < 2:
            return
        one, other = rng.sample(unseen, 2)
        places = {one: other, other: one}
        after = again(played, tuple(places.get(card, card) for card in played.deck), steps)
        if after is None or after.over or said(after) != said(before):
            continue
        if seen_by(after, viewer) == seen:
            yield after


def king_elsewhere(played: Played, steps: int, viewer: int | None, rng: Random) -> Iterator[Deal]:
    """A deal on the way again, with the called king in another hidden place."""
    before = played.steps[steps].deal
    if before.calling is None or tells_a_side(before):
        return
    king, seen = before.calling.card, turned_to(before, viewer)
    unseen = list(each(before.rules.pack.whole & ~seen & ~king))
    for other in rng.sample(unseen, 0 if seen & king else min(3, len(unseen))):
        places = {king: other, other: king}
        after = again(played, tuple(places.get(card, card) for card in played.deck), steps)
        if after is None or after.over or said(after) != said(before):
            continue
        if turned_to(after, viewer) == seen:
            yield after


@tables
@amounts
def test_unseen_cards_may_lie_elsewhere(table: Table, deals: int) -> None:
    done = 0
    for seed in range(min(deals, 1000)):
        rng = Random(seed)
        played = random_deal(RULES[table], rng)
        for steps in sorted(rng.sample(range(len(played.steps)), min(3, len(played.steps)))):
            for viewer in (None, *range(table[1])):
                before = shown(played.steps[steps].deal, viewer)
                for after in swapped(played, steps, viewer, rng):
                    assert shown(after, viewer) == before
                    done += 1
    assert done > min(deals, 1000) * 2


SECRET_PARTNERS = [
    table
    for table, rules in RULES.items()
    if any(contract.calls_king for contract in rules.contracts.values())
]


@pytest.mark.parametrize("table", SECRET_PARTNERS, ids=str)
def test_the_holder_of_the_called_king_stays_hidden(table: Table) -> None:
    """POL-CALL-4, POL-SEE-1, ROM-KING-4: nobody but himself knows the partner."""
    done = 0
    for seed in range(150):
        rng = Random(seed)
        played = random_deal(RULES[table], rng)
        for steps in sorted(rng.sample(range(len(played.steps)), min(6, len(played.steps)))):
            for viewer in (None, *range(table[1])):
                before = shown(played.steps[steps].deal, viewer)
                for after in king_elsewhere(played, steps, viewer, rng):
                    assert shown(after, viewer) == before
                    done += 1
    assert done > 200
