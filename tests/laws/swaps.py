"""Deals in which two cards have changed places, and checks that no viewer notices it.

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


def cards_seen(deal: Deal, viewer: int | None) -> Cards:
    """All cards that the viewer has seen."""
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
    if deal.speaking is not None and Say("kings") in statements(deal):
        seen |= deal.rules.kings
    return seen


def cards_known(deal: Deal, viewer: int | None) -> Cards:
    """All cards whose place the viewer knows, or may know from words, as of the called king."""
    return cards_seen(deal, viewer) | (deal.calling.card if deal.calling else 0)


def statements(deal: Deal) -> list[Action]:
    """All statements other than bids."""
    return [action for _, action in deal.speaking.said] if deal.speaking else []


SIDE_BONUSES = ("king", "trul", "pagat", "luna", "valat")
"""The beginnings of bonuses that may show a side (POL-ANN-6, ROM-ANN-9)."""


def shows_a_side(deal: Deal) -> bool:
    """Whether a statement shows the side of its speaker."""
    return any(
        isinstance(action, Kontra)
        or (isinstance(action, Say) and action.key.startswith(SIDE_BONUSES))
        for action in statements(deal)
    )


def statement_items(deal: Deal) -> tuple[object, ...]:
    """The statements with their facts, which may be evidence of cards, as a trump count is."""
    return deal.speaking.items if deal.speaking else ()


def swapped_positions(
    game: RandomDeal, pair: Pair, indexes: list[int]
) -> Iterator[tuple[int, Deal]]:
    """Positions after replaying the moves with two cards exchanged.

    They end where a move is refused or a statement differs.
    """
    end, (first, second) = game.end, pair
    swap = {first: second, second: first}
    deck = tuple(swap.get(card, card) for card in game.deck)
    deal = open_deal(end.rules, deck, end.dealer, end.carry)
    for number, step in enumerate(game.steps[: max(indexes) + 1]):
        if deal.turn != step.player:
            return
        if number in indexes:
            if statement_items(deal) != statement_items(step.deal):
                return
            yield number, deal
        try:
            deal = act(deal, step.player, step.action)
        except Refused:
            return


Known: TypeAlias = Callable[[Deal, int | None], Cards]
"""The cards whose place a viewer knows."""
Look: TypeAlias = Callable[[Deal, int | None], object]
"""The facts that a viewer sees of a deal, or the viewer's action."""


def check_swaps(
    game: RandomDeal, pairs: Iterable[Pair], indexes: list[int], known_cards: Known, look: Look
) -> int:
    """Check that no viewer who knows neither card notices the swap; return the number of checks."""
    checks = 0
    viewers = (None, *range(game.end.rules.players))
    before = {
        (index, viewer): (known_cards(deal, viewer), look(deal, viewer))
        for index in indexes
        for deal in (game.steps[index].deal,)
        for viewer in viewers
    }
    for pair in pairs:
        for index, other in swapped_positions(game, pair, indexes):
            for viewer in viewers:
                seen, looks = before[index, viewer]
                if not seen & sum(pair) and known_cards(other, viewer) == seen:
                    assert look(other, viewer) == looks
                    checks += 1
    return checks


def check_unseen(game: RandomDeal, rng: Random, number: int, look: Look) -> int:
    """Exchange two unseen cards, several times on the way through a deal."""
    indexes = sample_places(game, rng, number)
    return check_swaps(game, unseen_pairs(game, indexes, rng), indexes, cards_known, look)


def check_king(game: RandomDeal, rng: Random, number: int, look: Look) -> int:
    """Move the called king to another hidden place, as long as its place is not revealed."""
    indexes = [
        index
        for index in sample_places(game, rng, number)
        if game.steps[index].deal.calling is not None and not shows_a_side(game.steps[index].deal)
    ]
    return check_swaps(game, king_pairs(game, indexes, rng), indexes, cards_seen, look)


def sample_places(game: RandomDeal, rng: Random, number: int) -> list[int]:
    """Random step numbers of a deal, in order."""
    return sorted(rng.sample(range(len(game.steps)), min(number, len(game.steps))))


def unseen_pairs(game: RandomDeal, indexes: list[int], rng: Random) -> Iterator[Pair]:
    """Pairs of cards that a viewer does not know, for two viewers at each step."""
    for index in indexes:
        deal = game.steps[index].deal
        for viewer in rng.sample((None, *range(deal.rules.players)), 2):
            unknown = list(each(deal.rules.pack.whole & ~cards_known(deal, viewer)))
            if len(unknown) > 1:
                first, second = rng.sample(unknown, 2)
                yield first, second


def king_pairs(game: RandomDeal, indexes: list[int], rng: Random) -> Iterator[Pair]:
    """Pairs of the called king and a card unseen by a viewer, for two viewers at each step."""
    for index in indexes:
        deal = game.steps[index].deal
        assert deal.calling is not None
        for viewer in rng.sample((None, *range(deal.rules.players)), 2):
            king, seen = deal.calling.card, cards_seen(deal, viewer)
            others = list(each(deal.rules.pack.whole & ~seen & ~king))
            if others and not seen & king:
                yield king, rng.choice(others)
