"""The picture of the table: the head says what is played, then the felt, then whom all wait for."""

from functools import lru_cache

from PIL import Image

from bot.pictures.board_middle import draw_middle
from bot.pictures.cards import Light, lay, sized
from bot.pictures.layouts import CARD, HEIGHT, LAYOUTS, WIDTH, Layout, trick_places, turned
from bot.pictures.lettering import balanced, fitting, headline, width, wrapped, write
from bot.pictures.piles import count
from bot.pictures.scenes import TableScene
from bot.pictures.seats import draw_hands, draw_seats
from bot.pictures.shapes import felt, glow, plate, veil
from bot.pictures.small_cards import draw_corners, draw_strips, placed, strips_height
from bot.pictures.theme import THEME


def draw_trick(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw the cards side by side, as their players sit, with the order of play; one is lit."""
    size = sized(CARD)
    playing = [player for player in layout.row if not scene.seats[player].rests]
    at = trick_places(playing, scene.bottom)
    for number, laid in enumerate(scene.trick, 1):
        left, upper = at[laid.player][0], top + at[laid.player][1]
        if laid.wins:
            glow(image, (left, upper, left + size.width, upper + size.height), size.radius)
        light: Light = "dim" if scene.complete and not laid.wins else "bright"
        lay(image, (left, upper), scene.deck, laid.code, size, light)
        count(image, (left + size.width // 2, upper + size.height), number)


EDGE = 18
TITLE = 46
"""The height of the head with only the title, in pixels."""
CONTRACT = 46
"""The height that a contract adds to the head, in pixels."""
CHIP, CHIP_GAP = 38, 6
MOST_ROWS = 3
"""Rows of chips: what doesn't fit isn't drawn."""
STATUS, STATUS_LINE = 48, 36
"""The height of the foot with one line, and what each further line adds."""
MOST_LINES = 3
CALLED = 56
"""The width of the called card."""
ABOVE = 8
"""Between the head and what lies above the table."""
RAIL = (60, 40, 20)
"""How dark the felt is below the head, in strips of ``RAIL_STEP`` pixels."""
RAIL_STEP = 4


def draw_board(scene: TableScene) -> Image.Image:
    """The table; its height depends on what there is to show."""
    layout = turned(LAYOUTS[len(scene.seats)], scene.bottom)
    room = WIDTH - 2 * EDGE - (CALLED + EDGE if scene.called else 0)
    rows = chip_rows(scene.chips, room)
    head = TITLE + (CONTRACT if scene.contract else 0) + (CHIP + CHIP_GAP) * len(rows)
    groups = scene.groups if scene.talon is None else (*scene.groups, scene.talon)
    above, corners, below = placed(groups, layout, free=not scene.card_sets)
    top = head + strips_height(above)
    foot = top + HEIGHT
    end = foot + strips_height(below)
    status = foot_lines(scene.status)
    image = felt(WIDTH, end + foot_height(status))
    _head(image, scene, rows, head)
    draw_strips(image, scene.deck, above, head + ABOVE)
    _lay_out(image, scene, layout, top)
    draw_corners(image, scene.deck, corners, top)
    draw_strips(image, scene.deck, below, foot)
    draw_foot(image, status, end)
    return image


def foot_lines(status: str) -> tuple[str, ...]:
    """A status in lines; what doesn't fit into the last one is cut off."""
    first, rest = balanced(status, THEME.text, WIDTH - 2 * EDGE), ""
    if len(first) > MOST_LINES:
        first, rest = first[: MOST_LINES - 1], " ".join(first[MOST_LINES - 1 :])
    return (*first, fitting(rest, THEME.text, WIDTH - 2 * EDGE)) if rest else first


def foot_height(lines: tuple[str, ...]) -> int:
    """The height of a foot with these lines, in pixels."""
    return STATUS + STATUS_LINE * (len(lines) - 1) if lines else 0


def draw_foot(image: Image.Image, lines: tuple[str, ...], top: int) -> None:
    """The foot of a picture, which begins at ``top``."""
    if lines:
        image.paste(THEME.bar, (0, top, image.width, image.height))
    for number, line in enumerate(lines):
        at = (WIDTH // 2, top + STATUS // 2 + STATUS_LINE * number)
        write(image, at, line, THEME.text, THEME.gold, anchor="mm")


def chip_rows(chips: tuple[str, ...], room: int) -> list[list[str]]:
    """The chips in rows that fit; a long one is several."""
    rows: list[list[str]] = []
    left = 0
    for text in (line for chip in chips for line in wrapped(chip, THEME.text, room - 24)):
        wide = width(text, THEME.text) + 24 + CHIP_GAP
        if wide > left:
            rows.append([])
            left = room + CHIP_GAP
        rows[-1].append(text)
        left -= wide
    return rows[:MOST_ROWS]


def _head(image: Image.Image, scene: TableScene, rows: list[list[str]], height: int) -> None:
    """The game, the contract, what else counts, and the called card."""
    draw_rail(image, height)
    right = WIDTH - EDGE
    if scene.called:
        size = sized(CALLED)
        lay(image, (right - size.width, 12), scene.deck, scene.called, size)
        right -= size.width + EDGE // 2
        right -= (
            write(image, (right, 24), scene.called_caption, THEME.text, THEME.low, anchor="rm")
            + EDGE
        )
    write(image, (EDGE, 24), scene.title, THEME.text, THEME.low, most=right - EDGE)
    write(image, (EDGE, 66), scene.contract, headline(scene.contract), THEME.gold,
          most=WIDTH - 2 * EDGE - (CALLED + EDGE if scene.called else 0))  # fmt: skip
    draw_chips(image, rows, TITLE + (CONTRACT if scene.contract else 0))


def draw_rail(image: Image.Image, height: int) -> None:
    """The background of a head, above the felt while nothing lies on it."""
    image.paste(_rail(image.width, height), (0, 0))


@lru_cache(4)
def _rail(width: int, height: int) -> Image.Image:
    lower = height + RAIL_STEP * len(RAIL)
    image = felt(width, 2 * lower).crop((0, 0, width, lower))
    image.paste(THEME.bar, (0, 0, width, height))
    for step, strength in enumerate(RAIL):
        veil(image, height + RAIL_STEP * step, height + RAIL_STEP * (step + 1), strength)
    return image


def draw_chips(image: Image.Image, rows: list[list[str]], y: int) -> None:
    """Draw the chips in their rows, the first at ``y``."""
    for row in rows:
        x = EDGE
        for text in row:
            wide = width(text, THEME.text) + 24
            plate(image, (x, y, x + wide, y + CHIP), CHIP // 2, THEME.felt, 150)
            write(image, (x + 12, y + CHIP // 2), text, THEME.text, THEME.words)
            x += wide + CHIP_GAP
        y += CHIP + CHIP_GAP


def _lay_out(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw all that lies on the felt."""
    draw_middle(image, scene, layout, top)
    draw_hands(image, scene, layout, top)
    draw_seats(image, scene, layout, top)
    draw_trick(image, scene, layout, top)
