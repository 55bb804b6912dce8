"""Deals in which two cards have changed places, and what a viewer may notice of it.

Cards that a viewer has not seen may lie elsewhere in the pack: two of them change places in the
deck and the same moves are made again; where that is possible at all, the viewer must see and be
offered the same. What they have seen is worked out here from the deal itself by the rule documents,
not from the view that is on trial.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import TypeAlias

from engine import (
    Action,
    Deal,
    Kontra,
    Refused,
    Say,
    act,
    open_deal,
)
from engine.cards import Cards, each, union
from engine.deal_facts import gift_ahead, gifts_shown, opened_hand
from tests.laws.playing import RandomDeal

Pair: TypeAlias = tuple[Cards, Cards]
"""Two cards that change places."""


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
    """All statements beside the bids."""
    return [action for _, action in deal.speaking.said] if deal.speaking else []


TOLD = ("king", "trul", "pagat", "luna", "valat")
"""The beginnings of bonuses that may show a side (POL-ANN-6, ROM-ANN-9)."""


def tells_a_side(deal: Deal) -> bool:
    """Whether a statement was made that only one side makes, or that shows its speaker's side."""
    return any(
        isinstance(action, Kontra) or (isinstance(action, Say) and action.key.startswith(TOLD))
        for action in spoken(deal)
    )


def said(deal: Deal) -> tuple[object, ...]:
    """The spoken statements, which may be evidence of cards: a trump count names a number."""
    return deal.speaking.items if deal.speaking else ()


def elsewhere(played: RandomDeal, pair: Pair, places: list[int]) -> Iterator[tuple[int, Deal]]:
    """Positions after replaying the moves with two cards exchanged.

    It ends where a move cannot be made, or something else was said.
    """
    end, (first, second) = played.end, pair
    swap = {first: second, second: first}
    deck = tuple(swap.get(card, card) for card in played.deck)
    deal = open_deal(end.rules, deck, end.dealer, end.carry)
    for number, step in enumerate(played.steps[: max(places) + 1]):
        if deal.turn != step.player:
            return
        if number in places:
            if said(deal) != said(step.deal):
                return
            yield number, deal
        try:
            deal = act(deal, step.player, step.action)
        except Refused:
            return


Known: TypeAlias = Callable[[Deal, int | None], Cards]
"""The cards whose place a viewer knows."""
Look: TypeAlias = Callable[[Deal, int | None], object]
"""Something that a viewer sees of a deal, or does in it."""


def check_swaps(
    played: RandomDeal, pairs: Iterable[Pair], places: list[int], known: Known, look: Look
) -> int:
    """No viewer who knows neither of two cards notices the swap; how often that was looked at."""
    done = 0
    viewers = (None, *range(played.end.rules.players))
    before = {
        (place, viewer): (known(deal, viewer), look(deal, viewer))
        for place in places
        for deal in (played.steps[place].deal,)
        for viewer in viewers
    }
    for pair in pairs:
        for place, other in elsewhere(played, pair, places):
            for viewer in viewers:
                seen, looks = before[place, viewer]
                if not seen & sum(pair) and known(other, viewer) == seen:
                    assert look(other, viewer) == looks
                    done += 1
    return done


def check_unseen(played: RandomDeal, rng: Random, number: int, look: Look) -> int:
    """Exchange two unseen cards, several times on the way through a deal."""
    places = some_places(played, rng, number)
    return check_swaps(played, pairs_of(played, places, rng), places, seen_by, look)


def check_king(played: RandomDeal, rng: Random, number: int, look: Look) -> int:
    """Move the called king to another hidden place, as long as its place is not revealed."""
    places = [
        place
        for place in some_places(played, rng, number)
        if played.steps[place].deal.calling is not None
        and not tells_a_side(played.steps[place].deal)
    ]
    return check_swaps(played, pairs_with_king(played, places, rng), places, turned_to, look)


def some_places(played: RandomDeal, rng: Random, number: int) -> list[int]:
    """Some moves of a deal, in order."""
    return sorted(rng.sample(range(len(played.steps)), min(number, len(played.steps))))


def pairs_of(played: RandomDeal, places: list[int], rng: Random) -> Iterator[Pair]:
    """Two cards that a viewer does not know, for two viewers at each place."""
    for place in places:
        deal = played.steps[place].deal
        for viewer in rng.sample((None, *range(deal.rules.players)), 2):
            unknown = list(each(deal.rules.pack.whole & ~seen_by(deal, viewer)))
            if len(unknown) > 1:
                first, second = rng.sample(unknown, 2)
                yield first, second


def pairs_with_king(played: RandomDeal, places: list[int], rng: Random) -> Iterator[Pair]:
    """The called king and another card that a viewer has not seen, for two viewers at a place."""
    for place in places:
        deal = played.steps[place].deal
        assert deal.calling is not None
        for viewer in rng.sample((None, *range(deal.rules.players)), 2):
            king, seen = deal.calling.card, turned_to(deal, viewer)
            others = list(each(deal.rules.pack.whole & ~seen & ~king))
            if others and not seen & king:
                yield king, rng.choice(others)
