"""Hidden cards that change places at random, again and again: from one world to the next.

Chance is Python's own (``random.Random``): the same numbers, and so the same worlds, wherever they
are drawn.
"""

from typing import Protocol, TypeAlias

from search.kernel.jit import Row, Rows, compiled, entry

EVERY = 3
"""Every third try is with three cards: by pairs alone some worlds are never reached."""

SIZE, LAG = 624, 397
"""The words of the generator (MT19937), with its place among them after the last; how far apart two
words that are mixed stand."""
LOW, TOP, TWIST = 0x7FFFFFFF, 0x80000000, 0x9908B0DF

PLACE, LEAST, MOST, COUNT = range(4)
"""Fields of a row of what is counted: where, how many may be there, and how many are."""


class Counted(Protocol):
    """A row for each lot of cards that is counted at some place."""

    def __getitem__(self, place: int, /) -> Row: ...
    def __len__(self) -> int: ...


Three: TypeAlias = tuple[int, int, int]


@compiled
def refill(chance: Row) -> None:
    """The next words of the generator."""
    for index in range(SIZE):
        word = chance[index] & TOP | chance[(index + 1) % SIZE] & LOW
        chance[index] = chance[(index + LAG) % SIZE] ^ (word >> 1) ^ (TWIST * (word & 1))
    chance[SIZE] = 0


@compiled
def word_by_chance(chance: Row) -> int:
    """32 bits by chance."""
    if chance[SIZE] >= SIZE:
        refill(chance)
    word = chance[chance[SIZE]]
    chance[SIZE] += 1
    word ^= word >> 11
    word ^= word << 7 & 0x9D2C5680
    word ^= word << 15 & 0xEFC60000
    return word ^ word >> 18


@compiled
def one_of(chance: Row, number: int) -> int:
    """``int(random() * number)``."""
    high, low = word_by_chance(chance) >> 5, word_by_chance(chance) >> 6
    return int((high * 67108864.0 + low) * (1.0 / 9007199254740992.0) * number)


@compiled
def move_card(counted: Counted, inside: int, source: int, target: int) -> None:
    """A card goes from one place to another; ``inside`` has a bit for each lot that has it."""
    for lot in range(len(counted)):
        if inside >> lot & 1:
            place = counted[lot][PLACE]
            counted[lot][COUNT] += int(place == target) - int(place == source)


@compiled
def counts_hold(counted: Counted, spared: int) -> bool:
    """Whether all counts are as they must be.

    The last 2 x ``spared`` lots are kinds of discards and the same kinds in the hand they came
    from: none of a kind lies there while the hand has any of an earlier one.
    """
    bounds, before = len(counted) - 2 * spared, 0
    for lot in range(bounds):
        if not counted[lot][LEAST] <= counted[lot][COUNT] <= counted[lot][MOST]:
            return False
    for kind in range(spared):
        if counted[bounds + kind][COUNT] and before:
            return False
        before += counted[bounds + spared + kind][COUNT]
    return True


@compiled
def try_change(inside: Row, counted: Counted, spared: int, cards: Three, places: Three) -> bool:
    """Whether each of three cards may go to the next one's place; of two, one is given twice.

    If not, the counts are as before.
    """
    (first, second, third), (first_place, second_place, third_place) = cards, places
    for way in range(2):
        goes = way == 0
        move_card(
            counted,
            inside[first],
            first_place if goes else second_place,
            second_place if goes else first_place,
        )
        move_card(
            counted,
            inside[second],
            second_place if goes else third_place,
            third_place if goes else second_place,
        )
        if third != first:
            move_card(
                counted,
                inside[third],
                third_place if goes else first_place,
                first_place if goes else third_place,
            )
        if goes and counts_hold(counted, spared):
            return True
    return False


@entry
def change_places(
    where: Row,
    may: Row,
    inside: Row,
    counted: Counted,
    spared: int,
    chance: Row,
    times: int,
) -> None:
    """Try ``times`` pairs of cards, sometimes three, and let them change places where that fits.

    By card: where it is, the places it may be in, a bit each, and the lots it belongs to.
    """
    number = len(where)
    for turn in range(times):
        first = one_of(chance, number)
        second = one_of(chance, number)
        first_place, second_place = where[first], where[second]
        if first_place == second_place or not may[first] >> second_place & 1:
            continue
        third, third_place = first, first_place
        if turn % EVERY == 0:  # the first goes to the second's place, and that to a third
            third = one_of(chance, number)
            third_place = where[third]
            if third_place in (first_place, second_place) or not may[third] >> first_place & 1:
                continue
        if not may[second] >> third_place & 1:
            continue
        if try_change(
            inside,
            counted,
            spared,
            (first, second, third),
            (first_place, second_place, third_place),
        ):
            where[first], where[second] = second_place, third_place
            if third != first:
                where[third] = first_place


@entry
def fill_with_changes(
    where: Row, may: Row, inside: Row, counted: Counted, spared: int, chance: Row,
    times: int, worlds: Rows,
) -> None:  # fmt: skip
    """Fill the rows with worlds, one after the other, with ``times`` tries between two."""
    for row in range(len(worlds)):
        change_places(where, may, inside, counted, spared, chance, times)
        for card in range(len(where)):
            worlds[row][card] = where[card]
