"""The picture of a hand: rows of cards that overlap, so that the corner of each can be read."""

from functools import lru_cache
from itertools import combinations, pairwise

from PIL import Image

from bot.pictures.cards import Size, lay, sized
from bot.pictures.lettering import WORD, write
from bot.pictures.piles import draw_pile
from bot.pictures.scenes import HandScene
from bot.pictures.shapes import GREY, felt

WIDTH = 760
"""Twice what a phone shows, in pixels."""
EDGE = 18
CARDS = (128, 128, 112)
"""The width of a card, by the number of rows after the first."""
GAP = 8
"""Between cards that need not overlap; between two suits in a row there is one more."""
SEEN = (1.0, 0.5, 0.36)
"""How much of a card is seen above the next row, by the number of rows after the first."""
RISE = 12
"""How much higher the cards lie that may go, where others may not."""
MOST_IN_ROW = 9
SPLIT = 3
"""A suit in two rows is as bad as this many more cards in the longest row."""
PILE = 92
"""The width of a straw man's cards."""


@lru_cache(1024)
def rows_of(suits: tuple[int, ...]) -> tuple[int, ...]:
    """After how many cards each row ends: few rows, about as long, suits kept together."""
    number = sum(suits)
    rows = -(-number // MOST_IN_ROW)
    ends = {sum(suits[:place]) for place in range(len(suits) + 1)}

    def cost(cuts: tuple[int, ...]) -> tuple[int, int]:
        edges = (0, *cuts, number)
        lengths = [end - start for start, end in pairwise(edges)]
        longest = max(lengths)
        if longest > MOST_IN_ROW + 1:
            return (100, longest)
        return (longest + SPLIT * len(set(cuts) - ends), longest - min(lengths))

    best = min(combinations(range(1, number), max(rows, 1) - 1), key=cost, default=())
    return (*best, number)


def draw_hand(scene: HandScene) -> Image.Image:
    """The hand on felt; its height depends on the number of rows."""
    cards = [card for suit in scene.suits for card in suit]
    firsts = {sum(map(len, scene.suits[:place])) for place in range(len(scene.suits))}
    ends = rows_of(tuple(map(len, scene.suits))) if cards else ()
    last = min(len(ends), len(SEEN)) - 1
    size = sized(CARDS[last])
    mixed = len({card.dim for card in cards}) > 1
    top = EDGE + (RISE if mixed else 0)
    seen = round(size.height * SEEN[last])
    below = top + seen * (len(ends) - 1) + size.height + EDGE if cards else EDGE
    pile = sized(PILE)
    image = felt(WIDTH, below + _more(scene, pile))
    start = 0
    for row, end in enumerate(ends):
        breaks = [place in firsts and place > start for place in range(start, end)]
        at = _places(breaks, size)
        for x, card in zip(at, cards[start:end], strict=True):
            y = top + row * seen - (RISE if mixed and not card.dim else 0)
            lay(image, (x, y), scene.deck, card.code, size, "dim" if card.dim else "bright")
        start = end
    _below(image, scene, below, pile)
    return image


def _places(breaks: list[bool], size: Size) -> list[int]:
    """Where the cards of a row begin; ``breaks`` says before which one another suit begins."""
    room = WIDTH - 2 * EDGE - size.width
    gap = GAP if sum(breaks) * GAP * 2 < room else 0
    steps = max(len(breaks) - 1, 1)
    step = min(size.width + GAP, (room - gap * sum(breaks)) / steps)
    offsets = [round(place * step + gap * sum(breaks[: place + 1])) for place in range(len(breaks))]
    left = (WIDTH - offsets[-1] - size.width) // 2
    return [left + offset for offset in offsets]


def _more(scene: HandScene, pile: Size) -> int:
    """The height of what lies below the cards."""
    if scene.piles:
        return pile.height + EDGE + RISE
    return 2 * EDGE + 24 if scene.caption else 0


def _below(image: Image.Image, scene: HandScene, top: int, pile: Size) -> None:
    """The straw men with their caption, or the caption alone."""
    if not scene.piles:
        write(image, (WIDTH // 2, top + EDGE + 12), scene.caption, WORD, GREY, anchor="mm")
        return
    step = pile.width + 34
    left = WIDTH - EDGE - 12 - step * len(scene.piles)
    write(image, (left - 24, top + pile.height // 2), scene.caption, WORD, GREY, anchor="rm")
    for place, one in enumerate(scene.piles):
        draw_pile(image, (left + place * step, top), scene.deck, one, pile)
