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
def move_card(counted: Counted, inside: int, here: int, there: int) -> None:
    """A card goes from one place to another; ``inside`` has a bit for each lot that has it."""
    for lot in range(len(counted)):
        if inside >> lot & 1:
            place = counted[lot][PLACE]
            counted[lot][COUNT] += int(place == there) - int(place == here)


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
    (one, other, third), (here, there, back) = cards, places
    for way in range(2):
        goes = way == 0
        move_card(counted, inside[one], here if goes else there, there if goes else here)
        move_card(counted, inside[other], there if goes else back, back if goes else there)
        if third != one:
            move_card(counted, inside[third], back if goes else here, here if goes else back)
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
        one = one_of(chance, number)
        other = one_of(chance, number)
        here, there = where[one], where[other]
        if here == there or not may[one] >> there & 1:
            continue
        third, back = one, here
        if turn % EVERY == 0:  # one goes to the other's place, and that to a third one's
            third = one_of(chance, number)
            back = where[third]
            if back in (here, there) or not may[third] >> here & 1:
                continue
        if not may[other] >> back & 1:
            continue
        if try_change(inside, counted, spared, (one, other, third), (here, there, back)):
            where[one], where[other] = there, back
            if third != one:
                where[third] = here


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
