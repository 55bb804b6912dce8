"""Drawing what is hidden: cards into places, as the masks, rooms and bounds of a knowledge have it.

Cards that may lie in few places are put down first, each into a slot picked evenly among those it
may take. Where the sets of places are nested or apart, as they mostly are, every fitting world is
then equally likely. Where they overlap, a draw is kept with a chance in proportion to
1 / (its chance of having been drawn), which is known exactly, up to the highest of some trial
draws: so what remains uneven are the rare worlds beyond that. Bounds and rarer conditions are met
by drawing again; a bound that most draws would miss (twelve trumps in a hand) by drawing its
number of cards first.
"""

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, combinations
from math import comb, factorial
from random import Random
from typing import NamedTuple, TypeAlias

from engine import Cards, each
from search.knowledge import Knowledge, Place

Draw: TypeAlias = list[Cards]
"""By place of a knowledge the cards there, known ones included."""

TRIALS = 32
"""Draws by which it is judged how unevenly worlds are drawn."""
PATIENCE = 20_000
"""Draws in a row that may fail before it is said that nothing fits."""
NOTHING = "no deal looks like this"
LIKELY = 0.5
"""A bound that so many draws keep is left to chance."""


class Unfitting(Exception):
    """No world was found that fits what was seen: the view is of no deal by these rules."""


class Group(NamedTuple):
    """Cards that may lie in the same places."""

    cards: tuple[Cards, ...]
    places: tuple[int, ...]


class Split(NamedTuple):
    """A bound met by drawing its cards first."""

    place: int
    cards: Cards
    """Those that may be drawn."""
    chances: tuple[float, ...]
    """By number of cards how likely it is chosen; together 1."""


class Plan(NamedTuple):
    """A knowledge in the order in which its cards are drawn."""

    rooms: tuple[int, ...]
    known: tuple[Cards, ...]
    splits: tuple[Split, ...]
    groups: tuple[Group, ...]
    even: bool
    """Whether all worlds are drawn equally often."""


# Drawing ------------------------------------------------------------------------------------------


def draws(told: Knowledge, rng: Random) -> Iterator[Draw]:
    """Worlds without end. Raises Unfitting if none is found."""
    plans = _plans(told)
    ways = list(accumulate(way for way, _ in plans))
    tops = [0.0 if plan.even else _top(plan, told, rng) for _, plan in plans]
    number, failed = 0, 0
    while failed < PATIENCE:
        if len(plans) > 1:
            number = bisect(ways, rng.random() * ways[-1])
        drawn = _attempt(plans[number][1], rng)
        if drawn is not None:
            cells, weight = drawn
            if rng.random() * tops[number] <= weight and _fits(cells, told):
                failed = 0
                yield cells
                continue
        failed += 1
    raise Unfitting(NOTHING)


def _fits(drawn: Draw, told: Knowledge) -> bool:
    """Whether the bounds and the order of the discards are kept."""
    for place, mask, low, high in told.bounds:
        if not low <= (drawn[place] & ~told.places[place].known & mask).bit_count() <= high:
            return False
    if told.spared is None:
        return True
    before = 0
    laid, hand = drawn[told.spared.laid], drawn[told.spared.hand]
    for kind in told.spared.kinds:
        if laid & kind and hand & before:
            return False
        before |= kind
    return True


def _top(plan: Plan, told: Knowledge, rng: Random) -> float:
    """The highest weight of some trial draws."""
    found: list[float] = []
    for _ in range(PATIENCE):
        drawn = _attempt(plan, rng)
        if drawn is not None and _fits(drawn[0], told):
            found.append(drawn[1])
            if len(found) == TRIALS:
                break
    return max(found, default=0.0)


def _attempt(plan: Plan, rng: Random) -> tuple[Draw, float] | None:
    """A world and its weight, 1 / (the chance of drawing it) up to a factor; None: a dead end."""
    rooms, cells, weight, gone = list(plan.rooms), list(plan.known), 1.0, 0
    for split in plan.splits:
        cards, factor = _number_first(split, gone, rooms[split.place], rng)
        if not factor:
            return None
        weight *= factor
        gone |= cards
        cells[split.place] |= cards
        rooms[split.place] -= cards.bit_count()
    last = len(plan.groups) - 1
    for number, (group, places) in enumerate(plan.groups):
        cards = [card for card in group if not card & gone] if gone else list(group)
        if number == last:
            if not _rest(cards, places, rooms, cells, rng):
                return None
            return cells, weight * factorial(len(cards)) if gone else weight
        factor = _put(cards, places, rooms, cells, rng)
        if not factor:
            return None
        weight *= factor
    return cells, weight


def _number_first(split: Split, gone: Cards, room: int, rng: Random) -> tuple[Cards, float]:
    """Cards for a bounded place, and 1 / (the chance of these) up to a factor; 0: too few."""
    (number,) = rng.choices(range(len(split.chances)), split.chances)
    free = list(each(split.cards & ~gone))
    if number > len(free):
        return 0, 0.0
    ways = comb(len(free), number)
    factor = ways / (split.chances[number] * factorial(room - number))
    return sum(rng.sample(free, number)), factor


def _put(
    cards: list[Cards], places: tuple[int, ...], rooms: list[int], cells: Draw, rng: Random
) -> float:
    """Each card into a free slot; 1 / (the chance of it) up to a factor, 0: there was none."""
    chance, weight = rng.random, 1.0
    total = sum([rooms[place] for place in places])
    if total < len(cards):
        return 0.0
    for card in cards:
        picked = chance() * total
        for place in places:
            picked -= rooms[place]
            if picked < 0:
                break
        rooms[place] -= 1
        cells[place] |= card
        weight *= total
        total -= 1
    return weight


def _rest(
    cards: list[Cards], places: tuple[int, ...], rooms: list[int], cells: Draw, rng: Random
) -> bool:
    """The last cards into the rooms that are left; False: these are not for them."""
    left = len(cards)
    if left != sum([rooms[place] for place in places]) or left != sum(rooms):
        return False
    chance = rng.random
    most = max(places, key=rooms.__getitem__)
    for place in places:
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


# Planning -----------------------------------------------------------------------------------------


def _plans(told: Knowledge) -> list[tuple[float, Plan]]:
    """The ways to draw, and how many worlds each stands for; one, unless a hand is asked secretly.

    Then each of the hands may be that one; worlds in which two might be are drawn too often.
    """
    if not told.secret:
        return [(1.0, _plan(told))]
    found = []
    for at, place in enumerate(told.places):
        mask = place.mask & ~told.secret
        if place.kind == "hand" and (ways := comb(mask.bit_count(), place.room)):
            places = [*told.places[:at], place._replace(mask=mask), *told.places[at + 1 :]]
            found.append((float(ways), _plan(told._replace(places=tuple(places)))))
    return found


def _plan(told: Knowledge) -> Plan:
    splits = tuple(_splits(told))
    groups: dict[tuple[int, ...], list[Cards]] = {}
    for card in each(told.unseen):
        places = tuple(_open_to(card, told.places, splits))
        groups.setdefault(places, []).append(card)
    order = sorted(groups.items(), key=lambda group: (len(group[0]), len(group[1])))
    return Plan(
        rooms=tuple(place.room for place in told.places),
        known=tuple(place.known for place in told.places),
        splits=splits,
        groups=tuple(Group(tuple(cards), places) for places, cards in order),
        even=not splits and _nested([set(places) for places in groups]),
    )


def _open_to(card: Cards, places: tuple[Place, ...], splits: tuple[Split, ...]) -> Iterator[int]:
    """Where a card may be put once the numbers of bounded cards are drawn."""
    for at, place in enumerate(places):
        first = any(split.place == at and split.cards & card for split in splits)
        if place.room and place.mask & card and not first:
            yield at


def _nested(sets: list[set[int]]) -> bool:
    """Whether of any two sets one holds the other, or they are apart."""
    return all(
        one <= other or other <= one or not one & other for one, other in combinations(sets, 2)
    )


def _splits(told: Knowledge) -> Iterator[Split]:
    """The bounds that would be missed too often; one a place."""
    done = set()
    for place, mask, low, high in told.bounds:
        room, may = told.places[place].room, told.places[place].mask
        inside, outside = (may & mask).bit_count(), (may & ~mask).bit_count()
        ways = [comb(inside, number) * comb(outside, room - number) for number in range(room + 1)]
        within = [way if low <= number <= high else 0 for number, way in enumerate(ways)]
        if not sum(within):
            raise Unfitting(NOTHING)
        if place not in done and sum(within) < LIKELY * sum(ways):
            done.add(place)
            chances = tuple(way / sum(within) for way in within)
            yield Split(place, may & mask, chances)
