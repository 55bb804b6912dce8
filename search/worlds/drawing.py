"""Dealing the unseen cards at random into the places where a ``Knowledge`` lets them lie.

Cards that may lie in the same places form a group. Mostly, any two groups share no place, or one's
places are all among the other's. Then the cards with the fewest places go first, each into a free
slot picked evenly, and every fitting world is equally likely; a draw that breaks a bound is thrown
away, if few do.

Otherwise a world is found by matching cards and slots at random, and from then on two or three
cards change places wherever that fits: every world that such changes lead to comes equally often
in the long run, though neighbours are a little alike. Counted out in 250 small cases, either way
reached every world, as evenly as independent draws would.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np

from engine import Cards, each, union
from engine.cards import NONE
from search.kernel.arrays import Numbers
from search.kernel.card_changes import change_places, fill_with_changes
from search.worlds.evidence import PLENTY
from search.worlds.knowledge import Bound, HiddenPlace, Knowledge

Draw: TypeAlias = list[Cards]
"""The cards at each place of a knowledge, known ones included."""

AHEAD = 40
"""The number of worlds that the kernel makes at once; they are the same, however many."""
CHANGES, AT_LEAST, WARMING = 2, 30, 10
"""The tries between two worlds: ``CHANGES`` a card and ``AT_LEAST`` more; before the first world,
``WARMING`` times as many."""
LIKELY = 0.5
"""The share of draws that keep a bound above which failing draws are simply repeated."""
MOST_FAILURES = 5_000
"""The number of failed draws in a row after which nothing fits."""


class Unfitting(Exception):
    """No world was found that fits what was seen: the view is of no deal by these rules."""


def draws(knowledge: Knowledge, rng: Random) -> Iterator[Draw]:
    """Draw worlds without end. Raises Unfitting if none fits.

    ``rng``: a generator of its own, as it may be copied.
    """
    if knowledge.secret:
        return _with_secret_right(knowledge, rng)
    groups = _groups(knowledge)
    if _nested(groups) and all(
        _chance(bound, knowledge.places) > LIKELY for bound in knowledge.bounds
    ):
        return _in_groups(knowledge, groups, rng)
    return _by_changes(knowledge, rng)


def _with_secret_right(knowledge: Knowledge, rng: Random) -> Iterator[Draw]:
    """Worlds in which one of the hands is asked secretly (``asked_secretly`` in ``knowledge``).

    A world in which two hands might be asked is drawn more often than it should be.
    """
    ways, variants = [], []
    for index, place in enumerate(knowledge.places):
        mask = place.mask & ~knowledge.secret
        if place.kind == "hand" and not place.known & knowledge.secret:
            before, after = knowledge.places[:index], knowledge.places[index + 1 :]
            places = (*before, place._replace(mask=mask), *after)
            ways.append(comb(mask.bit_count(), place.room))
            variants.append(knowledge._replace(places=places, secret=0))
    if not any(ways):
        raise Unfitting
    sums = list(accumulate(ways))
    streams = [
        draws(variant, Random(rng.getrandbits(64))) if way else iter(())  # noqa: S311 - no secret
        for variant, way in zip(variants, ways, strict=True)
    ]
    while True:
        yield next(streams[bisect(sums, rng.random() * sums[-1])])


# Bounds -------------------------------------------------------------------------------------------


def _ways(bound: Bound, places: tuple[HiddenPlace, ...]) -> list[int]:
    """By number: the hands with 0, 1, 2 ... of the bound's cards, other places left aside."""
    room, may = places[bound.place].room, places[bound.place].mask
    inside, outside = (may & bound.mask).bit_count(), (may & ~bound.mask).bit_count()
    return [comb(inside, number) * comb(outside, room - number) for number in range(room + 1)]


def _within(bound: Bound, places: tuple[HiddenPlace, ...]) -> list[int]:
    """Those numbers of hands, for the counts that the bound allows alone."""
    ways = _ways(bound, places)
    return [way if bound.low <= number <= bound.high else 0 for number, way in enumerate(ways)]


def _chance(bound: Bound, places: tuple[HiddenPlace, ...]) -> float:
    """About how often the bound is kept by chance."""
    return sum(_within(bound, places)) / max(1, sum(_ways(bound, places)))


# In groups ----------------------------------------------------------------------------------------


class SamePlaces(NamedTuple):
    """Cards that may lie in the same places."""

    places: tuple[int, ...]
    cards: tuple[Cards, ...]


def _groups(knowledge: Knowledge) -> list[SamePlaces]:
    """All unseen cards, those with the fewest places first."""
    by_places: dict[tuple[int, ...], list[Cards]] = {}
    open_ones = [(index, place.mask) for index, place in enumerate(knowledge.places) if place.room]
    for card in each(knowledge.unseen):
        by_places.setdefault(tuple([index for index, mask in open_ones if mask & card]), []).append(
            card
        )
    groups = [SamePlaces(places, tuple(cards)) for places, cards in by_places.items()]
    return sorted(groups, key=lambda group: (len(group.places), len(group.cards)))


def _nested(groups: list[SamePlaces]) -> bool:
    """Whether any two groups share no place, or one's places are all among the other's."""
    sets = [set(group.places) for group in groups]
    return all(inner <= outer or not inner & outer for inner, outer in combinations(sets, 2))


def _in_groups(knowledge: Knowledge, groups: list[SamePlaces], rng: Random) -> Iterator[Draw]:
    """Each card into a free slot, the last group into what is left."""
    free = [place.room for place in knowledge.places]
    fixed = [place.known for place in knowledge.places]
    failed = 0
    while failed < MOST_FAILURES:
        rooms, cells, stuck = list(free), list(fixed), False
        for group in groups[:-1]:
            stuck = stuck or not _put(group, rooms, cells, rng)
        stuck = stuck or (bool(groups) and not _fill_rest(groups[-1], rooms, cells, rng))
        if not stuck and knowledge.keeps(cells):
            failed = 0
            yield cells
        else:
            failed += 1
    raise Unfitting


def _put(group: SamePlaces, rooms: list[int], cells: Draw, rng: Random) -> bool:
    """Each card of a group into a slot picked evenly; False: there are too few."""
    chance, places = rng.random, group.places
    total = sum([rooms[place] for place in places])
    if total < len(group.cards):
        return False
    for card in group.cards:
        picked = int(chance() * total)
        for place in places:
            picked -= rooms[place]
            if picked < 0:
                break
        rooms[place] -= 1
        cells[place] |= card
        total -= 1
    return True


def _fill_rest(group: SamePlaces, rooms: list[int], cells: Draw, rng: Random) -> bool:
    """The last cards into the rooms that are left; False: they do not fit."""
    chance, cards, left = rng.random, list(group.cards), len(group.cards)
    if left != sum([rooms[place] for place in group.places]) or left != sum(rooms):
        return False
    most = max(group.places, key=rooms.__getitem__)
    for place in group.places:
        if place == most:
            continue
        drawn = 0
        for _ in range(rooms[place]):
            picked = int(chance() * left)
            left -= 1
            drawn |= cards[picked]
            cards[picked] = cards[left]
        cells[place] |= drawn
    cells[most] |= sum(cards[:left])
    return True


# By changes ---------------------------------------------------------------------------------------


def _by_changes(knowledge: Knowledge, rng: Random) -> Iterator[Draw]:
    """From one fitting world to the next by cards that change places in pairs."""
    cards = list(each(knowledge.unseen))
    where = np.array(_first_world(knowledge, cards, rng), np.int64)
    lots, spared = _counters(knowledge)
    may, inside = _by_card(cards, [place.mask for place in knowledge.places]), _by_card(cards, [
        mask for _, mask, _, _, _ in lots])  # fmt: skip
    counted = np.array([_counted(lot, cards, where) for lot in lots], np.int64).reshape(-1, 4)
    times = CHANGES * len(cards) + AT_LEAST
    state = may, inside, counted, spared
    chance = np.array(rng.getstate()[1], np.int64)  # the kernel goes on from there
    change_places(where, *state, chance, WARMING * times)
    rows = np.empty((AHEAD, len(cards)), np.int64)
    while True:
        fill_with_changes(where, *state, chance, times, rows)
        for row in rows.tolist():
            yield _cells(knowledge, cards, row)


class CardCounter(NamedTuple):
    """Cards that are counted at some place."""

    place: int
    mask: Cards
    low: int
    high: int
    known: Cards = NONE
    """The cards that lie there and are counted beside those that are drawn."""


def _counters(knowledge: Knowledge) -> tuple[list[CardCounter], int]:
    """The counters of a search by changes: bounds, and the number of spared kinds."""
    lots, spared = [CardCounter(*bound) for bound in knowledge.bounds], knowledge.spared
    if spared is None:
        return lots, 0
    for place in (spared.laid, spared.hand):
        lots += [
            CardCounter(place, kind, 0, PLENTY, knowledge.places[place].known)
            for kind in spared.kinds
        ]
    return lots, len(spared.kinds)


def _counted(lot: CardCounter, cards: list[Cards], where: Numbers) -> tuple[int, int, int, int]:
    drawn = sum(
        bool(lot.mask & c) for c, place in zip(cards, where, strict=True) if place == lot.place
    )
    return lot.place, lot.low, lot.high, drawn + (lot.known & lot.mask).bit_count()


def _by_card(cards: list[Cards], masks: Sequence[Cards]) -> Numbers:
    """By card: the masks that have it, a bit each."""
    bits = [sum([1 << index for index, mask in enumerate(masks) if mask & card]) for card in cards]
    return np.array(bits, np.int64)


def _cells(knowledge: Knowledge, cards: list[Cards], where: Sequence[int]) -> Draw:
    cells = [place.known for place in knowledge.places]
    for card, place in zip(cards, where, strict=True):
        cells[place] |= card
    return cells


def _first_world(knowledge: Knowledge, cards: list[Cards], rng: Random) -> list[int]:
    """A first fitting world: by card its place. Raises Unfitting."""
    for turn in range(MOST_FAILURES):
        slots = _slots(_narrowed(knowledge, turn // 2) if turn % 2 else knowledge, rng)
        where = _matched(cards, slots, rng)
        if where is not None and knowledge.keeps(_cells(knowledge, cards, where)):
            return where
    raise Unfitting


def _narrowed(knowledge: Knowledge, turn: int) -> Knowledge:
    """The knowledge with discards up to one spared kind, and a hand with none of those before.

    Each kind has its turn: so a discard is found even where hardly any fits.
    """
    spared = knowledge.spared
    if spared is None:
        return knowledge
    last, places = turn % len(spared.kinds), list(knowledge.places)
    laid, hand = places[spared.laid], places[spared.hand]
    places[spared.laid] = laid._replace(mask=laid.mask & ~union(spared.kinds[last + 1 :]))
    places[spared.hand] = hand._replace(mask=hand.mask & ~union(spared.kinds[:last]))
    return knowledge._replace(places=tuple(places))


def _slots(knowledge: Knowledge, rng: Random) -> list[tuple[int, Cards]]:
    """For each card a place and what may lie there; how many are of a bound's cards is drawn."""
    slots = []
    numbers = {}
    for bound in knowledge.bounds:
        within = _within(bound, knowledge.places)
        if bound.place not in numbers and any(within):
            (picked,) = rng.choices(range(len(within)), within)
            numbers[bound.place] = bound.mask, picked
    for index, place in enumerate(knowledge.places):
        mask, inside = numbers.get(index, (0, 0))
        slots += [(index, place.mask & mask)] * inside
        slots += [(index, place.mask & ~mask)] * (place.room - inside)
    return slots


def _matched(cards: list[Cards], slots: list[tuple[int, Cards]], rng: Random) -> list[int] | None:
    """A place for each card, found by making room along chains of cards; None: none fits."""
    holds: dict[int, int] = {}
    rng.shuffle(slots)

    def settle(card: int, tried: set[int]) -> bool:
        for slot, (_, mask) in enumerate(slots):
            if mask & cards[card] and slot not in tried:
                tried.add(slot)
                if slot not in holds or settle(holds[slot], tried):
                    holds[slot] = card
                    return True
        return False

    order = list(range(len(cards)))
    rng.shuffle(order)
    if not all(settle(card, set()) for card in order):
        return None
    where = [0] * len(cards)
    for slot, card in holds.items():
        where[card] = slots[slot][0]
    return where
