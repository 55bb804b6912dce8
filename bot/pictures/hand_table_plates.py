"""The plates of the others and of the player: name, part in the deal, and numbers."""

from PIL import Image

from bot.pictures.layouts import WIDTH
from bot.pictures.lettering import readable, width, writable, write
from bot.pictures.names import called, fits, forms
from bot.pictures.scenes import HandTableScene, Seat
from bot.pictures.seats import DISC, Tones, draw_ground, draw_tricks, tones_of
from bot.pictures.shapes import ring
from bot.pictures.stamps import Box
from bot.pictures.theme import THEME

PLATE, TALL = 46, 82
"""The heights of a plate with one line and with two, in pixels."""
EDGE, GAP, PAD = 14, 8, 14
RADIUS = 12
WIDEST, ALONE = 300, 440
"""The greatest width of a plate among several, and alone, in pixels."""
LEAST_NAME, MOST_LEAST = 60, 190
"""The room that names get before anything else, in pixels: for one that is cut off anyway, and at
most."""
PILE = 24
"""The width of the small pile beside the number of tricks."""
BELOW = 4
"""How far the lines of a tall plate are from its edges, in pixels."""


def columns(others: int) -> list[Box]:
    """Where the others' plates are, from left to right, with 0 as the top."""
    room = (WIDTH - 2 * EDGE - GAP * (others - 1)) // max(others, 1)
    wide, step = min(room, WIDEST if others > 1 else ALONE), (WIDTH - 2 * EDGE) / max(others, 1)
    middles = [round(EDGE + step * (number + 0.5)) for number in range(others)]
    return [(x - wide // 2, 0, x + wide // 2, PLATE) for x in middles]


def names_of(scene: HandTableScene) -> tuple[str, ...]:
    """Everybody's name, in letters the fonts have."""
    return tuple(readable(seat.name, player) for player, seat in enumerate(scene.table.seats))


def plates_height(scene: HandTableScene) -> int:
    """The height of the others' plates.

    It is enough not to cut off names and parts, but low during the auction, when buttons and the
    meanings of bids need the room.
    """
    if scene.hand.suits and not any(seat.side for seat in scene.table.seats):
        return PLATE
    boxes = zip(scene.others, columns(len(scene.others)), strict=True)
    return PLATE if all(_in_a_line(scene, player, box) for player, box in boxes) else TALL


def _in_a_line(scene: HandTableScene, player: int, box: Box) -> bool:
    """True if everything fits on one line of a plate."""
    seat, (left, _, right, _) = scene.table.seats[player], box
    taken = (seat.dealer + seat.forehand) * (2 * DISC + GAP) + _numbers_width(seat)
    role = width(writable(seat.role), THEME.text) + 2 * GAP if seat.role else 0
    return fits(names_of(scene), player, THEME.text, right - left - 2 * PAD - 4 - taken - role)


def draw_plates(image: Image.Image, scene: HandTableScene, top: int, high: int) -> None:
    """Draw the others' plates side by side, at this height."""
    boxes = columns(len(scene.others))
    for player, (left, _, right, _) in zip(scene.others, boxes, strict=True):
        seat, box = scene.table.seats[player], (left, top, right, top + high)
        if high == PLATE:
            draw_plate(image, seat, player, box, scene)
        else:
            _draw_tall(image, seat, player, box, scene)


def _draw_tall(
    image: Image.Image, seat: Seat, player: int, box: Box, scene: HandTableScene
) -> None:
    """A plate with two lines: marks and name, then the part in the deal and numbers."""
    left, upper, right, lower = box
    tones = tones_of(seat, filled=bool(seat.side and seat.role))
    draw_ground(image, seat, box, RADIUS, tones)
    half = (lower - upper - 2 * BELOW) // 2
    first, second = upper + BELOW + half // 2, lower - BELOW - half // 2
    x, end = left + PAD, right - PAD
    marks = (seat.dealer + seat.forehand) * (2 * DISC + GAP)
    above = fits(names_of(scene), player, THEME.text, end - x - marks)
    after = _marks(image, seat, scene.table.letters, x, first if above else second)
    begin, x = (after, x) if above else (x, after)
    name, hand = called(names_of(scene), player, (THEME.text,), end - begin)
    write(image, (begin, first), name, hand, tones.words)
    role = width(writable(seat.role), THEME.text) + GAP if seat.role else 0
    if end - x - role >= _numbers_width(seat):
        end -= _numbers(image, seat, tones, (end, second), end - x - role)
    write(image, (x, second), seat.role, THEME.text, tones.words, most=end - x)


def draw_plate(
    image: Image.Image, seat: Seat, player: int, box: Box, scene: HandTableScene, more: str = ""
) -> None:
    """A plate with one line: marks and name on the left, numbers on the right."""
    left, upper, right, lower = box
    y = (upper + lower) // 2
    x, end, least = left + PAD + 4, right - PAD, _least(names_of(scene), player)
    marks = (seat.dealer + seat.forehand) * (2 * DISC + GAP)
    role = width(writable(seat.role), THEME.text) + 2 * GAP if seat.role else 0
    numbers = _numbers_width(seat)
    if end - x - role - numbers < least:  # the name comes first, then the part in the deal
        role, numbers = (role, 0) if end - x - role >= least else (0, numbers)
    if end - x - marks - role - numbers < least:
        marks = 0
    tones = tones_of(seat, filled=bool(seat.side and role))
    draw_ground(image, seat, box, RADIUS, tones)
    if marks:
        x = _marks(image, seat, scene.table.letters, x, y)
    if player == scene.player:
        room = end - x - role - least
        end -= write(image, (end, y), more, THEME.text, tones.words, anchor="rm", most=room)
        end -= 2 * GAP if more else 0
    if numbers:
        end -= _numbers(image, seat, tones, (end, y), end - x - role - least - GAP)
    name, hand = called(names_of(scene), player, (THEME.text,), end - x - role)
    x += write(image, (x, y), name, hand, tones.words) + 2 * GAP
    if role:
        write(image, (x, y), seat.role, THEME.text, tones.words)


def _least(names: tuple[str, ...], player: int) -> int:
    """The room that a name gets before anything else, in pixels."""
    short = min(width(form, THEME.text) for form in forms(names, player))
    return short if short <= MOST_LEAST else LEAST_NAME


def _marks(image: Image.Image, seat: Seat, letters: tuple[str, str, str], left: int, y: int) -> int:
    """Draw the dealer's and forehand's marks; returns where the name begins."""
    x = left
    for is_it, letter, colour in (
        (seat.dealer, letters[0], THEME.words),
        (seat.forehand, letters[1], THEME.gold),
    ):
        if is_it:
            ring(image, (x, y - DISC, x + 2 * DISC, y + DISC), DISC, THEME.plate, colour, 2)
            write(image, (x + DISC, y), letter, THEME.text, THEME.plate, anchor="mm", most=2 * DISC)
            x += 2 * DISC + GAP
    return x


def _numbers_width(seat: Seat) -> int:
    """The width of tricks or score without open marks, in pixels."""
    if seat.tricks is None:
        return width(seat.score, THEME.text) + GAP
    return width(str(seat.tricks), THEME.text) + GAP + PILE


def _numbers(image: Image.Image, seat: Seat, tones: Tones, at: tuple[int, int], room: int) -> int:
    """Draw tricks as a small pile with their number, or the score; returns the total width."""
    right, y = at
    if seat.tricks is None:
        shown = f"{seat.score} ○{seat.marks}" if seat.marks else seat.score
        if width(shown, THEME.text) > room:  # half a number would be a different one
            shown = seat.score
        return write(image, at, shown, THEME.text, tones.low, anchor="rm") + GAP
    wide = write(image, at, str(seat.tricks), THEME.text, tones.words, anchor="rm") + GAP
    return wide + draw_tricks(image, (right - wide + 2, y), tones) + 2
