"""The players at the table.

Each has a plate with name, part in the deal, score and tricks, and what is beside it.
"""

from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.pictures.cards import lay, sized
from bot.pictures.faces import BACK
from bot.pictures.layouts import Layout, Spot
from bot.pictures.lettering import readable, width, writable, write
from bot.pictures.names import called
from bot.pictures.piles import draw_pile
from bot.pictures.scenes import Seat, Side, TableScene
from bot.pictures.shapes import glow, plate, ring
from bot.pictures.stamps import Box, Colour
from bot.pictures.theme import THEME

SeatNames: TypeAlias = tuple[str, ...]
"""Everybody's name."""
SIDES: dict[Side, Colour] = {"": THEME.low, "declaring": THEME.gold, "defence": THEME.blue}
RADIUS = 14
STRIPE = 6
PAD = 14
"""From the edge of a plate to its text."""
LINES = (26, 59, 92)
"""Where the lines of a plate are: marks stand above the first."""
GAP = 7
"""Between a name and the small word after it."""
DISC = 17
"""The radius of the dealer's and forehand's marks."""
MOST_RINGS, OF_A_ROW = 10, 3
RINGS = 6
"""The radius of an open radlo; if one row can't hold them, there are two rows of smaller ones."""
HELD, HELD_STEP, HAND_WIDE = 36, 9, 134
"""The width of a card in a face-down hand, how much of it shows, and the width of the hand."""
PILE_CARD = 66
PILE_STEP = 102


class Tones(NamedTuple):
    """The colours of a plate: its ground, what is written on it, and what matters less there."""

    ground: Colour
    words: Colour
    low: Colour
    mark: Colour


def tones_of(seat: Seat, *, filled: bool) -> Tones:
    """A plate filled in the colour of its side, or a dark one."""
    if filled:
        return Tones(SIDES[seat.side], THEME.plate, THEME.plate, THEME.plate)
    words = THEME.low if seat.rests else THEME.words
    return Tones(THEME.plate, words, THEME.low, THEME.gold)


def draw_ground(image: Image.Image, seat: Seat, box: Box, radius: int, tones: Tones) -> None:
    """The plate itself; fixed partners have no word, but a stripe, and are named in the head."""
    left, upper, _, lower = box
    if seat.turn:
        edge = THEME.words if tones.ground == THEME.gold else THEME.gold
        ring(image, box, radius, edge, tones.ground, 4, casts=True)
    else:
        plate(image, box, radius, tones.ground, 120 if seat.rests else 255, casts=True)
    if seat.side and not seat.role:
        plate(image, (left + 6, upper + 9, left + 6 + STRIPE, lower - 9), 3, SIDES[seat.side])


def draw_seats(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw everybody's plate with its marks, and the straw men."""
    names = tuple(readable(seat.name, player) for player, seat in enumerate(scene.seats))
    for player, (seat, place) in enumerate(zip(scene.seats, layout.places, strict=True)):
        box = _box(place, layout, top)
        _plate(image, seat, player, names, box)
        _tokens(image, seat, box, scene.letters)
        if place.piles is not None:
            x, y = place.piles
            for number, pile in enumerate(seat.piles):
                at = (x + number * PILE_STEP, top + y)
                draw_pile(image, at, scene.deck, pile, sized(PILE_CARD))


def draw_hands(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw hands face down, each in front of its holder's plate."""
    size = sized(HELD)
    for seat, place in zip(scene.seats, layout.places, strict=True):
        step = min(HELD_STEP, (HAND_WIDE - size.width) / max(seat.held - 1, 1))
        wide = size.width + step * (seat.held - 1)
        left, upper = place.hand[0] - wide / 2, top + place.hand[1] - size.height // 2
        for number in range(seat.held):
            lay(image, (round(left + step * number), upper), scene.deck, BACK, size)


def _box(place: Spot, layout: Layout, top: int) -> Box:
    (x, y), (wide, high) = place.plate, layout.plate
    left, upper = x - wide // 2, top + y - high // 2
    return left, upper, left + wide, upper + high


def _plate(image: Image.Image, seat: Seat, player: int, names: SeatNames, box: Box) -> None:
    """Draw a plate: the name, the part in the deal, then score and what was won."""
    left, upper, right, _ = box
    tones = tones_of(seat, filled=bool(seat.side and seat.role))
    if seat.turn:
        glow(image, box, RADIUS)
    draw_ground(image, seat, box, RADIUS, tones)
    x, room = left + PAD, right - left - 2 * PAD
    first, second, third = (upper + line for line in LINES)
    _name(image, seat, called(names, player, (THEME.text,), room).text, (x, first), room)
    write(image, (x, second), seat.role, THEME.text, tones.words, most=room)
    room -= _counts(image, seat, tones, right - PAD, third)
    write(image, (x, third), seat.score, THEME.text, tones.low, most=room)


def _name(image: Image.Image, seat: Seat, name: str, at: tuple[int, int], room: int) -> None:
    """Draw a name and, if there is room, the kind of house player after it."""
    tones = tones_of(seat, filled=bool(seat.side and seat.role))
    named = write(image, at, name, THEME.text, tones.words) + GAP
    if seat.kind and named + width(writable(seat.kind), THEME.text) <= room:
        write(image, (at[0] + named, at[1]), seat.kind, THEME.text, tones.low)


def _counts(image: Image.Image, seat: Seat, tones: Tones, right: int, y: int) -> int:
    """Draw radli as rings, tricks as a small pile with their number; returns the total width."""
    x = right - _radli(image, seat.marks, tones, right, y)
    if seat.tricks is not None:
        x -= 7 if seat.marks else 0
        x -= write(image, (x, y), str(seat.tricks), THEME.text, tones.words, anchor="rm") + 5
        x -= draw_tricks(image, (x, y), tones)
    return right - x


def draw_tricks(image: Image.Image, at: tuple[int, int], tones: Tones) -> int:
    """Draw a small pile for the tricks that were won, its right edge at a place; its width."""
    x, y = at
    for step in (5, 0):
        box = (x - 14 - step, y - 11 + step // 2, x - step, y + 11)
        ring(image, box, 3, tones.low, tones.ground, 2)
    return 22


def _radli(image: Image.Image, marks: int, tones: Tones, right: int, y: int) -> int:
    """Draw open radli as rings, or as one with their number; returns their width."""
    x, shown = right, marks if marks <= MOST_RINGS else 1
    if shown < marks:
        x -= write(image, (x, y), f"×{marks}", THEME.text, tones.mark, anchor="rm") + 3
    rows = 1 if shown <= OF_A_ROW else 2
    a_row, radius = -(-shown // rows), RINGS + 1 - rows
    for number in range(shown):
        row, place = divmod(number, a_row)
        left = x - (2 * radius + 3) * (place + 1) + 3
        top = y - radius + (2 * row - rows + 1) * (radius + 1)
        box = (left, top, left + 2 * radius, top + 2 * radius)
        ring(image, box, radius, tones.mark, tones.ground, 2)
    return right - x + (2 * radius + 3) * a_row


def _tokens(image: Image.Image, seat: Seat, box: Box, letters: tuple[str, str, str]) -> None:
    """Draw the dealer's and forehand's marks on the edge of the plate."""
    left, upper, _, _ = box
    x = left + PAD
    marks = ((seat.dealer, letters[0], THEME.words), (seat.forehand, letters[1], THEME.gold))
    for is_it, letter, colour in marks:
        if is_it:
            disc = (x - DISC, upper - DISC - 2, x + DISC, upper + DISC - 2)
            ring(image, disc, DISC, THEME.plate, colour, 2, casts=True)
            write(
                image, (x, upper - 2), letter, THEME.text, THEME.plate, anchor="mm", most=2 * DISC
            )
            x += 2 * DISC + 4
