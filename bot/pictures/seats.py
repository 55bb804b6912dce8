"""The players at the table.

Each has a plate with name, score and part in the deal, and what is beside it.
"""

from typing import TypeAlias

from PIL import Image

from bot.pictures.cards import lay, sized
from bot.pictures.faces import BACK
from bot.pictures.layouts import PLATE, Layout, Spot
from bot.pictures.lettering import readable, smaller, width, writable, write
from bot.pictures.names import Called, called, fits
from bot.pictures.piles import draw_pile
from bot.pictures.scenes import Seat, Side, TableScene
from bot.pictures.shapes import glow, plate, ring
from bot.pictures.stamps import Box, Colour
from bot.pictures.theme import THEME

SeatNames: TypeAlias = tuple[str, ...]
"""Everybody's name."""
SIDES: dict[Side, Colour] = {"": THEME.low, "declaring": THEME.gold, "defence": THEME.blue}
RADIUS = 14
STRIPE = 9
PAD = 20
"""From the edge of a plate to its text."""
GAP = 7
"""Between a name and the small word after it."""
HANDS = (THEME.name, THEME.word, THEME.small)
"""Sizes of a name, the smaller ones for lack of room."""
DISC = 14
"""The radius of the dealer's and forehand's marks."""
MOST_RINGS, OF_A_ROW = 10, 3
RINGS = 6
"""The radius of an open radlo; if one row can't hold them, there are two rows of smaller ones."""
MOST_LED = 108
"""The greatest width of the word for whoever led: the other marks are beside it."""
HELD, HELD_STEP, HAND_WIDE = 36, 9, 134
"""The width of a card in a face-down hand, how much of it shows, and the width of the hand."""
PILE_CARD = 66
PILE_STEP = 102


def draw_seats(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw everybody's plate, who led, and the straw men."""
    leader = scene.trick[0].player if scene.trick else None
    names = tuple(readable(seat.name, player) for player, seat in enumerate(scene.seats))
    for player, (seat, place) in enumerate(zip(scene.seats, layout.places, strict=True)):
        _plate(image, seat, player, names, _box(place, top))
        _tokens(image, seat, place, scene.letters, top)
        if player == leader:
            _led(image, place, scene.letters[2], top)
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


def _box(place: Spot, top: int) -> Box:
    (x, y), (wide, high) = place.plate, PLATE
    left, upper = x - wide // 2, top + y - high // 2
    return left, upper, left + wide, upper + high


def _plate(image: Image.Image, seat: Seat, player: int, names: SeatNames, box: Box) -> None:
    """Draw a plate.

    Name and score on the first line; part in the deal, tricks and radli on the second.
    """
    left, upper, right, lower = box
    if seat.turn:
        glow(image, box, RADIUS)
        ring(image, box, RADIUS, THEME.gold, THEME.plate, 4)
    else:
        plate(image, box, RADIUS, THEME.plate, 120 if seat.rests else 255, casts=True)
    if seat.side:
        plate(image, (left + 8, upper + 13, left + 8 + STRIPE - 3, lower - 13), 3, SIDES[seat.side])
    room = right - left - 2 * PAD
    beside = room - width(seat.score, THEME.name) - 8
    above = not fits(names, player, HANDS[-1], beside)  # the score: the name has the line
    both = bool(above or seat.role or seat.marks or seat.tricks is not None)
    first, second = (upper + 22 if both else (upper + lower) // 2), lower - 19
    _name(image, seat, called(names, player, HANDS, room if above else beside),
          (left + PAD, first), room if above else beside)  # fmt: skip
    end = right - PAD + 4
    if not above:
        write(image, (end, first), seat.score, THEME.name, THEME.low, anchor="rm")
    taken = _counts(image, seat, end, second)
    if above:
        at = end - taken - (GAP if taken else 0)
        taken = (
            end
            - at
            + GAP
            + write(image, (at, second), seat.score, THEME.small, THEME.low, anchor="rm")
        )
    room -= taken
    hand = smaller(seat.role, (THEME.small, THEME.tiny), room)
    if seat.side and width(writable(seat.role), hand) > room:
        return  # the stripe says it
    write(image, (left + PAD, second), seat.role, hand, SIDES[seat.side], most=room)


def _name(image: Image.Image, seat: Seat, name: Called, at: tuple[int, int], room: int) -> None:
    """Draw a name and, if there is room, the kind of house player in small letters after it."""
    kind = GAP + width(writable(seat.kind), THEME.tiny) if seat.kind else 0
    hand = smaller(name.text, HANDS, room - kind)
    both_fit = width(name.text, hand) + kind <= room
    tone = THEME.low if seat.rests else THEME.words
    named = write(image, at, name.text, hand if both_fit else name.hand, tone) + GAP
    if both_fit:
        write(image, (at[0] + named, at[1] + 3), seat.kind, THEME.tiny, THEME.low)


def _counts(image: Image.Image, seat: Seat, right: int, y: int) -> int:
    """Draw radli as rings, tricks as a small pile with their number; returns the total width."""
    x = right - _radli(image, seat.marks, right, y)
    if seat.tricks is not None:
        x -= 5 if seat.marks else 0
        x -= write(image, (x, y), str(seat.tricks), THEME.small, THEME.words, anchor="rm") + 5
        for step in (4, 0):
            ring(
                image,
                (x - 12 - step, y - 9 + step // 2, x - step, y + 9),
                3,
                THEME.low,
                THEME.plate,
                2,
            )
        x -= 16
    return right - x


def _radli(image: Image.Image, marks: int, right: int, y: int) -> int:
    """Draw open radli as rings, or as one with their number; returns their width."""
    x, shown = right, marks if marks <= MOST_RINGS else 1
    if shown < marks:
        x -= write(image, (x, y), f"×{marks}", THEME.small, THEME.gold, anchor="rm") + 3
    rows = 1 if shown <= OF_A_ROW else 2
    a_row, radius = -(-shown // rows), RINGS + 1 - rows
    for number in range(shown):
        row, place = divmod(number, a_row)
        left = x - (2 * radius + 3) * (place + 1) + 3
        top = y - radius + (2 * row - rows + 1) * (radius + 1)
        ring(
            image,
            (left, top, left + 2 * radius, top + 2 * radius),
            radius,
            THEME.gold,
            THEME.plate,
            2,
        )
    return right - x + (2 * radius + 3) * a_row


def _tokens(
    image: Image.Image, seat: Seat, place: Spot, letters: tuple[str, str, str], top: int
) -> None:
    """Draw the dealer's and forehand's marks on the edge of the plate."""
    left, upper, _, _ = _box(place, top)
    x = left + PAD
    marks = ((seat.dealer, letters[0], THEME.words), (seat.forehand, letters[1], THEME.gold))
    for is_it, letter, colour in marks:
        if is_it:
            box = (x - DISC, upper - DISC - 2, x + DISC, upper + DISC - 2)
            ring(image, box, DISC, THEME.plate, colour, 2, casts=True)
            write(
                image,
                (x, upper - 2),
                letter,
                THEME.small,
                THEME.plate,
                anchor="mm",
                most=2 * DISC - 4,
            )
            x += 2 * DISC + 4


def _led(image: Image.Image, place: Spot, word: str, top: int) -> None:
    """Draw a word on the edge of the leader's plate: on a card it would cover a rank."""
    _, upper, right, _ = _box(place, top)
    hand = smaller(word, (THEME.small, THEME.tiny), MOST_LED)
    wide = min(width(writable(word), hand), MOST_LED) + 18
    box = (right - DISC - wide, upper - DISC - 2, right - DISC, upper + DISC - 6)
    plate(image, box, (box[3] - box[1]) // 2, THEME.felt, casts=True)
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    write(image, middle, word, hand, THEME.words, anchor="mm", most=wide - 18)
