"""The picture of a finished deal: a large result, the deciding trick, honours and names."""

from PIL import Image

from bot.pictures.board import (
    CHIP,
    CHIP_GAP,
    chip_rows,
    draw_chips,
    draw_foot,
    draw_rail,
    foot_height,
    foot_lines,
)
from bot.pictures.cards import lay, sized
from bot.pictures.faces import SERIF
from bot.pictures.layouts import WIDTH
from bot.pictures.lettering import headline, write
from bot.pictures.names import called
from bot.pictures.scenes import PosterScene
from bot.pictures.seats import SIDES
from bot.pictures.shapes import felt, glow, plate, ring
from bot.pictures.theme import THEME, Lettering

EDGE = 18
HEAD = 112
"""The height of the head without chips, in pixels."""
RESULT = Lettering(SERIF, 84)
MOST_CHIPS = 2
"""Most rows of chips."""
CAPTION = 44
CARD, CARD_GAP = 128, 22
"""The width of a card of the trick, and the gap between two."""
NAMED = 46
"""The height of the names below the cards."""
ROW, ROW_GAP = 76, 8
RADIUS, STRIPE = 14, 6
HONOUR, HONOUR_STEP = 42, 36
"""The width of an honour, and how much of it shows beside the next one, if there is room."""
NAMES, HONOURS, CHANGE, TOTAL = 42, 270, WIDTH - 150, WIDTH - 38
"""Where names and honours begin, and where numbers end."""
NAME_ROOM, HONOUR_ROOM, CHANGE_ROOM, TOTAL_ROOM = 220, 236, 100, 100


def draw_poster(scene: PosterScene) -> Image.Image:
    """A finished deal; its height depends on how many played it."""
    lines = foot_lines(scene.status)
    chips = chip_rows(scene.chips, WIDTH - 2 * EDGE)[:MOST_CHIPS]
    head = HEAD + (CHIP + CHIP_GAP) * len(chips)
    rows = head + CAPTION + sized(CARD).height + NAMED
    end = rows + len(scene.rows) * (ROW + ROW_GAP) + EDGE - ROW_GAP
    image = felt(WIDTH, end + foot_height(lines))
    draw_rail(image, head)
    tone = THEME.words if scene.result.startswith("-") else THEME.gold
    result = write(image, (WIDTH - EDGE, 58), scene.result, RESULT, tone, anchor="rm")
    room = WIDTH - 3 * EDGE - result
    write(image, (EDGE, 28), scene.title, THEME.text, THEME.low, most=room)
    write(image, (EDGE, 76), scene.contract, headline(scene.contract), THEME.gold, most=room)
    draw_chips(image, chips, HEAD)
    middle = (WIDTH // 2, head + CAPTION // 2 + 2)
    write(image, middle, scene.caption, THEME.text, THEME.pale, anchor="mm", most=WIDTH - 2 * EDGE)
    _trick(image, scene, head + CAPTION)
    for number in range(len(scene.rows)):
        _row(image, scene, number, rows + number * (ROW + ROW_GAP))
    draw_foot(image, lines, end)
    return image


def _trick(image: Image.Image, scene: PosterScene, top: int) -> None:
    """Draw the cards in playing order with their players' names below; the winning one is lit."""
    size, step = sized(CARD), CARD + CARD_GAP
    names = _names(scene)
    left = (WIDTH - step * len(scene.trick) + CARD_GAP) // 2
    for place, (name, code, wins) in enumerate(scene.trick):
        x = left + place * step
        if wins:
            glow(image, (x, top, x + size.width, top + size.height), size.radius)
        lay(image, (x, top), scene.deck, code, size)
        at = (x + size.width // 2, top + size.height + NAMED // 2)
        text, hand = called(names, names.index(name), (THEME.text,), step - 8)
        write(image, at, text, hand, THEME.gold if wins else THEME.words, anchor="mm")


def _names(scene: PosterScene) -> tuple[str, ...]:
    return tuple(row.name for row in scene.rows)


def _row(image: Image.Image, scene: PosterScene, number: int, top: int) -> None:
    """A player with their side, the honours they took, and their score."""
    row = scene.rows[number]
    box = (EDGE, top, WIDTH - EDGE, top + ROW)
    middle, gold = top + ROW // 2, row.best
    if gold:
        ring(image, box, RADIUS, THEME.gold, THEME.plate, 3, casts=True)
    else:
        plate(image, box, RADIUS, casts=True)
    if row.side:
        stripe = (EDGE + 10, top + 13, EDGE + 10 + STRIPE, top + ROW - 13)
        plate(image, stripe, STRIPE // 2, SIDES[row.side])
    name, hand = called(_names(scene), number, (THEME.text,), NAME_ROOM)
    tone = THEME.gold if gold else THEME.words
    write(image, (NAMES, middle), name, hand, tone)
    write(image, (CHANGE, middle), row.change, THEME.text, tone, anchor="rm", most=CHANGE_ROOM)
    write(image, (TOTAL, middle), row.total, THEME.text, THEME.low, anchor="rm", most=TOTAL_ROOM)
    size = sized(HONOUR)
    step = min(HONOUR_STEP, (HONOUR_ROOM - size.width) / max(len(row.honours) - 1, 1))
    for place, code in enumerate(row.honours):
        at = (HONOURS + round(place * step), middle - size.height // 2)
        lay(image, at, scene.deck, code, size)
