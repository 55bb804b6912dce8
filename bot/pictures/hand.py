"""The picture of a hand: few overlapping rows, each suit in one piece, each corner readable."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from typing import NamedTuple

from PIL import Image

from bot.pictures.cards import Light, Size, lay, sized
from bot.pictures.lettering import write
from bot.pictures.piles import draw_pile
from bot.pictures.scenes import HandScene
from bot.pictures.shapes import felt
from bot.pictures.theme import THEME

WIDTH = 760
"""Twice what a phone shows, in pixels."""
EDGE = 18
CARDS = (128, 128, 112)
"""A card's width, by the number of rows after the first."""
SEEN = (1.0, 0.5, 0.36)
"""How much of a card shows above the next row, by the number of rows after the first."""
RISE = 12
"""How much higher playable cards are, if others are not."""
MOST_IN_ROW = 9
"""With more cards another row is added."""
PILE = 92
"""The width of a straw man's cards."""

GAP = 8
"""Between cards that needn't overlap; between two suits in a row there is one more."""


def draw_hand(scene: HandScene) -> Image.Image:
    """The hand on felt; its height depends on the number of rows."""
    cards = [card for suit in scene.suits for card in suit]
    suits = tuple(map(len, scene.suits))
    rows = len(rows_of(suits, MOST_IN_ROW)) if cards else 0
    last = min(rows, len(SEEN)) - 1
    size = sized(CARDS[last])
    mixed = len({card.dim for card in cards}) > 1
    top = EDGE + (RISE if mixed else 0)
    seen = round(size.height * SEEN[last])
    below = top + seen * (rows - 1) + size.height + EDGE if cards else EDGE
    pile = sized(PILE)
    image = felt(WIDTH, below + _more(scene, pile))
    for place in placed(suits, MOST_IN_ROW, size.width, WIDTH - 2 * EDGE) if cards else ():
        card = cards[place.number]
        y = top + place.row * seen - (RISE if mixed and not card.dim else 0)
        light: Light = "dim" if card.dim else "bright"
        lay(image, (EDGE + place.x, y), scene.deck, card.code, size, light, fanned=True)
    _below(image, scene, below, pile)
    return image


def _more(scene: HandScene, pile: Size) -> int:
    """The height of what is below the cards."""
    if scene.piles:
        return pile.height + EDGE + RISE
    return 2 * EDGE + 24 if scene.caption else 0


def _below(image: Image.Image, scene: HandScene, top: int, pile: Size) -> None:
    """The straw men with their caption, or only the caption."""
    if not scene.piles:
        write(
            image, (WIDTH // 2, top + EDGE + 12), scene.caption, THEME.text, THEME.pale, anchor="mm"
        )
        return
    step = pile.width + 34
    left = WIDTH - EDGE - 12 - step * len(scene.piles)
    write(
        image,
        (left - 24, top + pile.height // 2),
        scene.caption,
        THEME.text,
        THEME.pale,
        anchor="rm",
    )
    for place, shown_pile in enumerate(scene.piles):
        draw_pile(image, (left + place * step, top), scene.deck, shown_pile, pile)


@lru_cache(1024)
def rows_of(suits: tuple[int, ...], most: int) -> tuple[int, ...]:
    """After how many cards each row ends.

    Rows have at most ``most`` cards and are of about equal length; a suit is never split, however
    long its row gets.
    """
    number = sum(suits)
    bounds = list(accumulate(suits))[:-1]
    cuts = min(max(-(-number // most), 1) - 1, len(bounds))

    def cost(chosen: tuple[int, ...]) -> tuple[int, int]:
        lengths = [end - start for start, end in pairwise((0, *chosen, number))]
        return max(lengths), -min(lengths)

    return (*min(combinations(bounds, cuts), key=cost), number)


class CardSlot(NamedTuple):
    """Where a card lies: its number in the hand, its row, and its left edge within the room."""

    number: int
    row: int
    x: int


def placed(suits: Sequence[int], most: int, card: int, room: int) -> Iterator[CardSlot]:
    """The places of the cards of a hand in rows of a room, each row in its middle.

    ``card``: the width of one.
    """
    firsts = set(accumulate(suits))
    start = 0
    for row, end in enumerate(rows_of(tuple(suits), most)):
        breaks = [place in firsts and place > start for place in range(start, end)]
        for place, x in enumerate(_along(breaks, card, room), start):
            yield CardSlot(place, row, x)
        start = end


def _along(breaks: list[bool], card: int, room: int) -> list[int]:
    """The left edges of a row's cards; ``breaks``: whether each begins another suit."""
    free = room - card
    gap = GAP if sum(breaks) * GAP * 2 < free else 0
    step = min(card + GAP, (free - gap * sum(breaks)) / max(len(breaks) - 1, 1))
    offsets = [round(place * step + gap * sum(breaks[: place + 1])) for place in range(len(breaks))]
    left = (room - offsets[-1] - card) // 2 if offsets else 0
    return [left + offset for offset in offsets]
