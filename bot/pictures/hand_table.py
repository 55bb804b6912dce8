"""The picture of all that a player decides on: the table from their seat, and their cards.

It must fit on a phone together with its buttons: low, with letters that can be read at half
their size.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from bot.pictures.cards import Light, Size, lay, sized
from bot.pictures.faces import ROWS, deck_key
from bot.pictures.hand import CardSlot, placed, rows_of
from bot.pictures.hand_table_middle import draw_middle, middle_height
from bot.pictures.hand_table_plates import PLATE, draw_plate, draw_plates, plates_height
from bot.pictures.layouts import WIDTH
from bot.pictures.lettering import HEADS, fitting, smaller, width, wrapped, write
from bot.pictures.scenes import Card, HandTableScene, TableScene
from bot.pictures.shapes import RIM, felt, glow, plate
from bot.pictures.theme import THEME, Lettering

EDGE = 14
ROOM = WIDTH - 2 * EDGE
GAP = 8
"""Between the parts of the picture."""
HEAD, CHIP, NOTE = 46, 38, 33
"""The heights of the contract's line, a row of chips, and a line of notes."""
MOST_NOTES, BETWEEN = 2, " · "
BUDGET = 524
"""The height that leaves room for the most buttons; less of the trick shows to keep it."""
TRICKS = (224, 196, 168, 144, 124)
"""How much of the cards of a trick shows, in pixels; the rest is behind the player's rail."""


class HandLayout(NamedTuple):
    """How the rows of a hand are laid out."""

    rows: int
    most: int
    """How many cards a row has, if no suit is longer."""
    size: Size
    above: int
    """How much shows of a covered row, in pixels."""
    height: int
    """Of all rows; the picture's lower edge cuts the last one off."""


WIDTHS = {1: (128, 112, 96), 2: (128, 112, 96), 3: (96, 80)}
"""Card widths by number of rows; the first at which all cards are readable is used."""
ABOVE, LAST = 0.41, 0.5
"""How much shows of a covered row, and of the last one, as a fraction of a card's height."""
ONE_ROW, LOW_ROW = 145, 90
"""How much shows of a single row, and of the second one while one bids, in pixels."""
LOWEST_ROW = {1: 74, 2: 62, 3: 62}
"""By number of rows, how much shows of the last one below which buttons need the room, in pixels:
the signs in the corners show."""
COMPACT = 112
"""The width of cards at most where buttons need the room, in pixels."""
MOST_IN_ROW = {1: 15, 2: 13, 3: 9}
"""By the number of rows."""
RISE = 12
"""How much higher playable cards are, if others are not."""
FRESH = 8
"""The thickness of the bar that marks a new card."""


def draw_hand_table(scene: HandTableScene) -> Image.Image:
    """From the top: the contract, the others, the trick, the player, their cards."""
    head = _head_of(scene.table)
    hand = PLATE + GAP + RISE + _hand_height(scene)
    ways = [
        (high, lines, shown)
        for high in sorted({plates_height(scene), PLATE}, reverse=True)
        for lines in (MOST_NOTES, 1)
        for shown in (TRICKS[-1:] if scene.low else TRICKS)
    ]
    for high, lines, shown in ways:
        above = head.height + GAP + high + GAP
        notes, middle = _notes(scene.notes, lines), middle_height(scene, shown)
        below = NOTE * len(notes) + hand
        if above + middle + below <= BUDGET:
            break
    image = felt(WIDTH, above + middle + below)
    draw_middle(image, scene, shown, above)
    y = above + middle
    image.paste(THEME.felt, (RIM, y, WIDTH - RIM, image.height - RIM))
    image.paste(THEME.bar, (0, y, WIDTH, y + NOTE * len(notes) + PLATE + GAP))
    _draw_head(image, scene.table, head)
    draw_plates(image, scene, above - high - GAP, high)
    for number, line in enumerate(notes):
        write(image, (EDGE, y + NOTE * number + NOTE // 2), line, THEME.text, THEME.pale, most=ROOM)
    y += NOTE * len(notes)
    own_seat = scene.table.seats[scene.player]
    draw_plate(
        image, own_seat, scene.player, (EDGE, y, WIDTH - EDGE, y + PLATE), scene, scene.points
    )
    _hand(image, scene, y + PLATE + GAP)
    return image


# What is played -----------------------------------------------------------------------------


class Chip(NamedTuple):
    """A chip and its place."""

    text: str
    x: int
    y: int


class Head(NamedTuple):
    """The top of the picture."""

    height: int
    contract: str
    hand: Lettering
    chips: list[Chip]


def _head_of(table: TableScene) -> Head:
    """The contract and what was called, then what else counts, in as few rows as fit."""
    called = width(table.called_caption, THEME.text) + EDGE if table.called else 0
    hand = smaller(table.contract, HEADS, ROOM - called)
    contract = fitting(table.contract, hand, ROOM - called)
    begins = width(contract, hand) + 2 * GAP if contract else 0
    chips = _chips(table.chips, (begins, ROOM - called), ROOM)
    if chips and chips[-1].y > HEAD + CHIP:  # with many, at least two to a row
        chips = _chips(table.chips, (begins, ROOM - called), (ROOM - GAP) // 2)
    height = chips[-1].y + CHIP // 2 if chips else 0
    return Head(max(height, HEAD if contract or called else 0), contract, hand, chips)


def _chips(chips: tuple[str, ...], free: tuple[int, int], most: int) -> list[Chip]:
    """The chips in rows; the first row has only the room ``free`` between two places."""
    drawn_chips: list[Chip] = []
    x, right = free
    y = HEAD // 2
    for chip in chips:
        text = fitting(chip, THEME.text, most - 2 * GAP)
        wide = width(text, THEME.text) + 2 * GAP
        if x + wide > right and x > 0:
            x, right, y = 0, ROOM, y + (HEAD + CHIP) // 2 if y == HEAD // 2 else y + CHIP
        drawn_chips.append(Chip(text, EDGE + x, y))
        x += wide + GAP
    return drawn_chips


def _draw_head(image: Image.Image, table: TableScene, head: Head) -> None:
    if head.height:
        image.paste(THEME.bar, (0, 0, WIDTH, head.height + GAP // 2))
    write(image, (EDGE, HEAD // 2), head.contract, head.hand, THEME.gold)
    if table.called:
        write(image, (WIDTH - EDGE, HEAD // 2), table.called_caption, THEME.text, anchor="rm")
    for chip in head.chips:
        wide = width(chip.text, THEME.text) + 2 * GAP
        box = (chip.x, chip.y - CHIP // 2 + 2, chip.x + wide, chip.y + CHIP // 2 - 2)
        plate(image, box, CHIP // 2 - 2, THEME.felt, 190)
        write(image, (chip.x + GAP, chip.y), chip.text, THEME.text, THEME.words)


def _notes(notes: tuple[str, ...], most: int) -> list[str]:
    """The notes in lines; what doesn't fit into the last one is cut off."""
    lines = list(wrapped(BETWEEN.join(notes), THEME.text, ROOM))
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return lines


# The cards ----------------------------------------------------------------------------------


@lru_cache(1024)
def look_of(suits: tuple[int, ...], deck: str, least: int, widest: int) -> HandLayout:
    """The largest cards in the fewest rows, ``least`` or more, that are still readable."""
    looks = [
        (rows, most, width)
        for rows, widths in WIDTHS.items()
        for width in widths
        for most in [min(MOST_IN_ROW[rows], -(-sum(suits) // least))]
        if rows == len(WIDTHS) or (least <= len(rows_of(suits, most)) <= rows and width <= widest)
    ]
    look = next((look for look in looks if _readable(suits, deck, *look[1:])), looks[-1])
    rows, most, size = look[0], look[1], sized(look[2])
    above = round(size.height * ABOVE)
    last = ONE_ROW if rows == 1 else LOW_ROW if least > 1 else round(size.height * LAST)
    return HandLayout(rows, most, size, above, above * (rows - 1) + last)


def _readable(suits: tuple[int, ...], deck: str, most: int, width: int) -> bool:
    """True if the corner of each card shows."""
    places = list(placed(suits, most, width, ROOM))
    steps = [after.x - before.x for before, after in pairwise(places) if before.row == after.row]
    return min(steps, default=width) >= width * ROWS[deck].corner


def _hand_height(scene: HandTableScene) -> int:
    """How much of the hand shows: little of the last row, if buttons need the room."""
    if not scene.hand.suits and not scene.hand.caption:
        return 0  # those who sit out have none
    look = _look(scene)
    lowest = look.above * (look.rows - 1) + LOWEST_ROW[look.rows]
    return lowest if scene.compact else look.height


def _look(scene: HandTableScene) -> HandLayout:
    """How the hand is laid out: while one bids on it, in two rows, if there is room."""
    suits, deck = tuple(map(len, scene.hand.suits)) or (1,), deck_key(scene.deck)
    bids = scene.table.seats[scene.player].tricks is None and not scene.table.card_sets
    if scene.compact:
        return look_of(suits, deck, 1, COMPACT)
    return look_of(suits, deck, 2 if bids and len(suits) > 1 else 1, max(WIDTHS[1]))


def _hand(image: Image.Image, scene: HandTableScene, top: int) -> None:
    """Draw the cards.

    Playable ones are higher if others aren't playable, and new ones are marked.
    """
    suits = tuple(map(len, scene.hand.suits))
    cards = [card for suit in scene.hand.suits for card in suit]
    if not cards:
        middle = (WIDTH // 2, (top + image.height) // 2)
        write(image, middle, scene.hand.caption, THEME.text, THEME.pale, anchor="mm")
        return
    look = _look(scene)
    mixed = len({card.dim for card in cards}) > 1
    places = list(placed(suits, look.most, look.size.width, ROOM))
    tops = [
        top + (0 if mixed and not card.dim else RISE // 2) + place.row * look.above
        for card, place in zip(cards, places, strict=True)
    ]
    for card, place, y in zip(cards, places, tops, strict=True):
        seen = _seen(places, tops, place.number, look.size)
        _card(image, scene.deck, card, (EDGE + place.x, y), look.size, seen)


def _seen(places: list[CardSlot], tops: list[int], number: int, size: Size) -> int | None:
    """How much of a card's width the next one leaves uncovered; None: draw all of it."""
    after = number + 1
    if after == len(places) or places[after].row != places[number].row:
        return None
    if tops[after] > tops[number]:
        return None
    return min(size.width, places[after].x - places[number].x + size.radius)


def _card(
    image: Image.Image, deck: str, card: Card, at: tuple[int, int], size: Size, seen: int | None
) -> None:
    left, top = at
    light: Light = "dim" if card.dim else "bright"
    if card.fresh:
        glow(image, (left, top, left + size.width, top + size.height), size.radius)
    lay(image, at, deck, card.code, size, light, seen, fanned=True)
    if card.fresh:
        plate(image, (left, top, left + size.width, top + FRESH), FRESH // 2, THEME.gold)
