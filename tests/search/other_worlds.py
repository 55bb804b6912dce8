"""A deal with the unseen cards dealt differently."""

from random import Random

from engine import Deal
from engine.cards import NONE, Cards, each, union


def other_world(deal: Deal, rng: Random) -> Deal:
    """The deal with the cards of all hands, the discards and a hidden talon dealt again.

    Promised cards stay where they are, and a talon of which some was given. So does the called
    king, but that it may change places with a card of a talon's sets that lie face down.
    """
    assert deal.playing is not None
    stays = union(deal.playing.held) | (deal.calling.card if deal.calling else 0)
    talon, exchange = deal.talon, deal.exchange
    gifts = deal.contract is not None and deal.contract.gifts and deal.playing.tricks
    hidden = [] if exchange or deal.straw or gifts else list(talon)
    laid, sets = (exchange.laid, face_down(deal)) if exchange else (NONE, {})
    places = (*deal.hands, laid, *sets.values())
    free = [card for card in each(union(places)) if not card & stays] + hidden
    rng.shuffle(free)
    filled = list[Cards]()
    for cards in places:
        kept = cards & stays
        number = cards.bit_count() - kept.bit_count()
        filled.append(kept | union(free[:number]))
        free = free[number:]
    hands, after = filled[: len(deal.hands)], filled[len(deal.hands) + 1 :]
    if exchange:
        every = list(exchange.sets)
        for number, cards in zip(sets, after, strict=True):
            every[number] = cards
        exchange = exchange._replace(laid=filled[len(deal.hands)], sets=tuple(every))
        talon = tuple(card for cards in every for card in each(cards)) if sets else talon
    made = deal._replace(
        hands=tuple(hands), exchange=exchange, talon=tuple(free) if hidden else talon
    )
    return moved_king(made, rng) if sets and rng.random() < 0.5 else made


def face_down(deal: Deal) -> dict[int, Cards]:
    """The sets of the talon that nobody took or turned up, by their places in it."""
    exchange = deal.exchange
    if exchange is None or not exchange.looks or not exchange.chosen:
        return {}
    gone = (exchange.chosen, *exchange.looks[: exchange.refused])
    return {n: cards for n, cards in enumerate(exchange.sets) if n + 1 not in gone}


def moved_king(deal: Deal, rng: Random) -> Deal:
    """The called king in the talon if it was in a hand, or in a hand that has no more of it."""
    exchange, calling, playing = deal.exchange, deal.calling, deal.playing
    assert exchange is not None and playing is not None
    down = face_down(deal)
    left = union(list(down.values()))
    if calling is None or calling.card & union(playing.held):
        return deal
    if calling.card & left:
        players = [player for player in deal.order if deal.hands[player] & ~union(playing.held)]
        holder: int | None = rng.choice(players) if players else None
        cards = NONE if holder is None else deal.hands[holder] & ~union(playing.held)
    else:
        holder, cards = None, left if calling.card & union(deal.hands) else NONE
    if not cards:
        return deal
    pair = calling.card | rng.choice(list(each(cards)))

    def swapped(place: Cards) -> Cards:
        return place ^ pair if place & pair and pair & ~place else place

    sets = tuple(swapped(c) if n in down else c for n, c in enumerate(exchange.sets))
    return deal._replace(
        hands=tuple(map(swapped, deal.hands)),
        exchange=exchange._replace(sets=sets),
        talon=tuple(card for place in sets for card in each(place)),
        calling=calling._replace(holder=holder),
    )
