"""The picture of a hand: overlapping rows of cards, the corner of each readable."""

from PIL import Image

from bot.pictures.cards import Light, Size, lay, sized
from bot.pictures.hand_rows import placed, rows_of
from bot.pictures.lettering import WORD, write
from bot.pictures.piles import draw_pile
from bot.pictures.scenes import HandScene
from bot.pictures.shapes import PALE, felt

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
        lay(image, (EDGE + place.x, y), scene.deck, card.code, size, light)
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
        write(image, (WIDTH // 2, top + EDGE + 12), scene.caption, WORD, PALE, anchor="mm")
        return
    step = pile.width + 34
    left = WIDTH - EDGE - 12 - step * len(scene.piles)
    write(image, (left - 24, top + pile.height // 2), scene.caption, WORD, PALE, anchor="rm")
    for place, shown_pile in enumerate(scene.piles):
        draw_pile(image, (left + place * step, top), scene.deck, shown_pile, pile)
