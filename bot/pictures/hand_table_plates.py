"""Who sits about a player, and they themselves: plates with name, part in the deal, and numbers."""

from PIL import Image

from bot.pictures.layouts import WIDTH
from bot.pictures.lettering import readable, width, writable, write
from bot.pictures.scenes import HandTableScene, Seat
from bot.pictures.seats import SIDES
from bot.pictures.shapes import DARK, GOLD, GREY, WHITE, ring
from bot.pictures.shapes import plate as ground
from bot.pictures.stamps import Box
from bot.pictures.table_letters import TEXT

PLATE = 46
"""The height of a plate, in pixels."""
EDGE, GAP, PAD = 14, 8, 14
RADIUS = 12
WIDEST = 300
DISC = 17
"""The radius of the marks of dealer and forehand."""
LEAST_NAME = 60
"""The room that a name has before anything else gets some, in pixels."""


def columns(others: int) -> list[Box]:
    """Where the plates of the others lie, from left to right, from 0 downwards."""
    room = (WIDTH - 2 * EDGE - GAP * (others - 1)) // max(others, 1)
    wide, step = min(room, WIDEST), (WIDTH - 2 * EDGE) / max(others, 1)
    middles = [round(EDGE + step * (number + 0.5)) for number in range(others)]
    return [(x - wide // 2, 0, x + wide // 2, PLATE) for x in middles]


def draw_plates(image: Image.Image, scene: HandTableScene, top: int) -> None:
    """The plates of the others, side by side."""
    boxes = columns(len(scene.others))
    for player, (left, _, right, _) in zip(scene.others, boxes, strict=True):
        seat = scene.table.seats[player]
        draw_plate(image, seat, player, (left, top, right, top + PLATE), scene)


def draw_plate(
    image: Image.Image, seat: Seat, player: int, box: Box, scene: HandTableScene, more: str = ""
) -> None:
    """A plate in one line: marks and name at the left, numbers at the right."""
    left, upper, right, lower = box
    if seat.turn:
        ring(image, box, RADIUS, GOLD, DARK, 4, casts=True)
    else:
        ground(image, box, RADIUS, DARK, 120 if seat.rests else 255, casts=True)
    if seat.side:
        stripe = (left + 6, upper + 8, left + 12, lower - 8)
        ground(image, stripe, 3, SIDES[seat.side])
    y = (upper + lower) // 2
    x = _marks(image, seat, scene.table.letters, left + PAD + 4, y)
    end = right - PAD
    if right - left > WIDEST:  # the player's own
        end -= write(image, (end, y), more, TEXT, WHITE, anchor="rm", most=end - x - LEAST_NAME)
        end -= 2 * GAP if more else 0
    end -= _numbers(image, seat, end, y, end - x - LEAST_NAME)
    name, tone = readable(seat.name, player), GREY if seat.rests else WHITE
    role = width(writable(seat.role), TEXT) + 2 * GAP if seat.role else 0
    if end - x - role < LEAST_NAME:
        role = 0
    x += write(image, (x, y), name, TEXT, tone, most=end - x - role) + 2 * GAP
    if role:
        write(image, (x, y), seat.role, TEXT, SIDES[seat.side])


def _marks(image: Image.Image, seat: Seat, letters: tuple[str, str, str], left: int, y: int) -> int:
    """The marks of dealer and forehand; returns where the name begins."""
    x = left
    for is_it, letter, colour in (
        (seat.dealer, letters[0], WHITE),
        (seat.forehand, letters[1], GOLD),
    ):
        if is_it:
            ring(image, (x, y - DISC, x + 2 * DISC, y + DISC), DISC, DARK, colour, 2)
            write(image, (x + DISC, y), letter, TEXT, DARK, anchor="mm", most=2 * DISC)
            x += 2 * DISC + GAP
    return x


def _numbers(image: Image.Image, seat: Seat, right: int, y: int, room: int) -> int:
    """Tricks as a small pile with their number, or the score; returns the width of it all."""
    if seat.tricks is None:
        shown = f"{seat.score} ○{seat.marks}" if seat.marks else seat.score
        if width(shown, TEXT) > room:  # half a number would be another one
            shown = seat.score
        return write(image, (right, y), shown, TEXT, GREY, anchor="rm") + GAP
    wide = write(image, (right, y), str(seat.tricks), TEXT, WHITE, anchor="rm") + GAP
    x = right - wide + 2
    for step in (5, 0):
        box = (x - 14 - step, y - 11 + step // 2, x - step, y + 11)
        ring(image, box, 3, GREY, DARK, 2)
    return wide + 24
