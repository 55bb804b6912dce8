"""Between the others and the player: the trick, the talon, or what was bid and said."""

from PIL import Image

from bot.pictures.cards import Light, Size, lay, sized
from bot.pictures.faces import BACK
from bot.pictures.layouts import WIDTH
from bot.pictures.lettering import fitting, readable, width, wrapped, writable, write
from bot.pictures.piles import draw_pile
from bot.pictures.scenes import CardSet, HandTableScene, ListLine
from bot.pictures.shapes import glow, plate
from bot.pictures.stamps import Colour
from bot.pictures.theme import THEME

EDGE, GAP, PAD = 14, 8, 14
CARD = {1: 152, 2: 168, 3: 168, 4: 140}
"""The width of a card of the trick, by the number of others."""
LOWER = 14
"""How much lower the player's own card is than the others'."""
OWN = {1: 424, 2: 380, 3: 470, 4: 380}
"""The middle of the player's own card, by the number of others."""
CARDS = {1: (336,), 2: (190, 570), 3: (110, 290, 650), 4: (84, 232, 528, 676)}
"""The middles of the others' cards."""
WORD = 34
"""The height of the word at the card that was led, and of the text below a set."""
ABOVE_RAIL, WIDEST_WORD = 6, 152
"""How far that word is from what covers the lower end of the cards, and how wide it may be."""
SET_CARD, LEAST_SET = 88, 54
CLOSED_CARD = 60
"""The most width of a card of the trick before."""
OVERLAP = 0.5
"""How much of a card the next one of its set covers."""
SET_GAP = 26
LINE, MOST_LINES = 38, 3
COLOURS: dict[str, Colour] = {"low": THEME.low, "plain": THEME.words, "high": THEME.gold}
PILE_CARD, PILE_STEP = 62, 82
PILES = 2 * PILE_STEP + PILE_CARD + 34
"""The room for straw men on each side, with their hidden cards and number."""


def middle_height(scene: HandTableScene, shown: int) -> int:
    """The height of it all, given how much of the cards of a trick shows."""
    table = scene.table
    height = 0
    playing = table.seats[scene.player].tricks is not None
    if table.trick or (playing and not (table.card_sets or table.lines or table.heading)):
        height = shown
    elif table.card_sets:
        height = _set_size(table.card_sets).height + WORD + GAP
    else:
        rows = len(_rows(scene))
        height = LINE * rows + 2 * GAP if rows else 0
    piles = _with_piles(scene)
    return max(height, sized(PILE_CARD).height + 2 * GAP + WORD) if piles else height


def draw_middle(image: Image.Image, scene: HandTableScene, shown: int, top: int) -> None:
    """Draw what all are looking at now."""
    table, height = scene.table, middle_height(scene, shown)
    if _with_piles(scene):
        _piles(image, scene, top)
    if table.trick:
        _trick(image, scene, top, top + height)
        _closed_trick(image, scene, (top, top + height))
    elif table.card_sets:
        _card_sets(image, scene, top)
    elif table.lines or table.heading:
        _lines(image, scene, (top, top + height - GAP))


# The trick ----------------------------------------------------------------------------------


def _trick(image: Image.Image, scene: HandTableScene, top: int, bottom: int) -> None:
    """Draw the cards below their players, the player's own lower; the winning one is lit."""
    table, others = scene.table, len(scene.others)
    size = sized(CARD[others])
    middles = dict(zip(scene.others, CARDS[others], strict=True)) | {scene.player: OWN[others]}
    for card in sorted(table.trick, key=lambda card: middles[card.player]):
        left = middles[card.player] - size.width // 2
        upper = top + (LOWER if card.player == scene.player else 0)
        if card.wins:
            glow(image, (left, upper, left + size.width, upper + size.height), size.radius)
        light: Light = "dim" if table.complete and not card.wins else "bright"
        lay(image, (left, upper), scene.deck, card.code, size, light)
    if table.complete and scene.closed_caption:  # a led card would seem to wait for others
        _word(image, scene.closed_caption, (WIDTH // 2, bottom - ABOVE_RAIL), WIDTH // 2)
    else:
        leader = middles[table.trick[0].player]
        _word(image, table.letters[2], (leader, bottom - ABOVE_RAIL), WIDEST_WORD)


def _closed_trick(image: Image.Image, scene: HandTableScene, ends: tuple[int, int]) -> None:
    """Draw the trick before, small and grey, where the player's own card will lie."""
    if not scene.closed:
        return
    others = len(scene.others)
    half = CARD[others] // 2
    taken = [middle + side * half for middle in CARDS[others] for side in (-1, 1)]
    left = max((x for x in taken if x < OWN[others]), default=0) + GAP
    right = min((x for x in taken if x > OWN[others]), default=WIDTH - PILES) - GAP
    lines, top = wrapped(scene.closed_caption, THEME.text, right - left), ends[0]
    size = sized(min(CLOSED_CARD, (ends[1] - top - WORD * len(lines) - GAP) * 3 // 5))
    room = right - left - size.width
    step = min(size.width + GAP, room // max(1, len(scene.closed) - 1))
    wide = size.width + step * (len(scene.closed) - 1)
    x = (left + right - wide) // 2
    for laid in scene.closed:
        if laid.wins:
            glow(image, (x, top, x + size.width, top + size.height), size.radius)
        lay(image, (x, top), scene.deck, laid.code, size, "dim")
        x += step
    for number, line in enumerate(lines):
        middle = ((left + right) // 2, top + size.height + WORD * number + WORD // 2 + 2)
        write(image, middle, line, THEME.text, THEME.pale, anchor="mm")


def _word(image: Image.Image, word: str, at: tuple[int, int], most: int) -> None:
    """Draw a word on the lower end of cards, where it hides no rank; ``at``: its lower middle."""
    middle, bottom = at
    word = fitting(word, THEME.text, most - 2 * PAD)
    wide, upper = width(word, THEME.text) + 2 * PAD, bottom - WORD
    box = (middle - wide // 2, upper, middle + wide // 2, bottom)
    plate(image, box, WORD // 2, THEME.felt, casts=True)
    write(image, (middle, upper + WORD // 2), word, THEME.text, THEME.words, anchor="mm")


# The talon ----------------------------------------------------------------------------------


def _set_width(card_set: CardSet, card: int) -> int:
    return card + round((len(card_set.cards) - 1) * card * OVERLAP)


def _set_size(card_sets: tuple[CardSet, ...]) -> Size:
    """As large as fits side by side."""
    room = WIDTH - 2 * EDGE - SET_GAP * (len(card_sets) - 1)
    whole = sum(_set_width(card_set, 100) for card_set in card_sets) / 100
    return sized(max(LEAST_SET, min(SET_CARD, int(room / whole))))


def _card_sets(image: Image.Image, scene: HandTableScene, top: int) -> None:
    """Draw the talon sets side by side with their numbers below; the one taken is lit."""
    card_sets, size = scene.table.card_sets, _set_size(scene.table.card_sets)
    widths = [_set_width(card_set, size.width) for card_set in card_sets]
    whole = sum(widths) + SET_GAP * (len(widths) - 1)
    x = (WIDTH - whole) // 2
    for card_set, wide in zip(card_sets, widths, strict=True):
        if card_set.taken:
            glow(image, (x, top, x + wide, top + size.height), size.radius)
        for place, code in enumerate(card_set.cards):
            at = x + round(place * size.width * OVERLAP), top
            lay(image, at, scene.deck, code, size)
        middle = (x + wide // 2, top + size.height + WORD // 2 + 4)
        write(image, middle, card_set.label, THEME.text, anchor="mm", most=wide + SET_GAP - GAP)
        x += wide + SET_GAP


# What was said ------------------------------------------------------------------------------


def _box(scene: HandTableScene) -> tuple[int, int]:
    """The left and right limit for lines."""
    side = EDGE + (PILES if _with_piles(scene) else 0)
    return side, WIDTH - side


def _rows(scene: HandTableScene) -> list[list[ListLine]]:
    """The newest lines; those with names are in two columns."""
    left, right = _box(scene)
    table = scene.table
    if not table.lines:
        texts = wrapped(table.heading, THEME.text, right - left - 2 * PAD)
        return [[ListLine("", text, "low")] for text in texts]
    if not table.lines[0].name:
        lines = [
            [line._replace(text=text)]
            for line in table.lines
            for text in wrapped(line.text, THEME.text, right - left - 2 * PAD)
        ]
        return lines[-MOST_LINES:]
    newest = table.lines[-2 * MOST_LINES :]
    half = -(-len(newest) // 2)
    return [list(newest[row::half]) for row in range(half)]


def _lines(image: Image.Image, scene: HandTableScene, ends: tuple[int, int]) -> None:
    rows, (left, right) = _rows(scene), _box(scene)
    if not rows:
        return
    top, bottom = ends
    most = max(map(len, rows))
    plate(image, (left, top, right, bottom), 14, THEME.plate, 150)
    wide = (right - left - 2 * PAD - 2 * PAD * (most - 1)) // most
    for number, row in enumerate(rows):
        y = (top + bottom - LINE * len(rows)) // 2 + LINE * number + LINE // 2
        for column, line in enumerate(row):
            x = left + PAD + column * (wide + 2 * PAD)
            _line(image, line, (x, x + wide), y)


def _line(image: Image.Image, line: ListLine, ends: tuple[int, int], y: int) -> None:
    left, right = ends
    colour = COLOURS[line.weight]
    if not line.name:
        write(
            image,
            ((left + right) // 2, y),
            line.text,
            THEME.text,
            colour,
            anchor="mm",
            most=right - left,
        )
        return
    name = min(width(writable(line.name), THEME.text), (right - left) * 2 // 5)
    said = write(image, (right, y), line.text, THEME.text, colour, anchor="rm",
                 most=right - left - name - PAD)  # fmt: skip
    write(image, (left, y), line.name, THEME.text, colour, most=right - left - said - PAD)


# Straw men ----------------------------------------------------------------------------------


def _with_piles(scene: HandTableScene) -> bool:
    """True if any straw man has an open card: before that, they don't matter to decisions."""
    return any(pile.top != BACK for seat in scene.table.seats for pile in seat.piles)


def _piles(image: Image.Image, scene: HandTableScene, top: int) -> None:
    """Draw the other player's piles on the left, the player's own on the right.

    Playable cards are brighter.
    """
    size = sized(PILE_CARD)
    (other,) = scene.others
    both = ((EDGE, other, scene.table.seats[other].piles),
            (WIDTH - PILES, scene.player, scene.hand.piles))  # fmt: skip
    for left, player, piles in both:
        for number, pile in reversed([*enumerate(piles)]):  # its number overlaps the next pile
            draw_pile(image, (left + number * PILE_STEP, top), scene.deck, pile, size)
        at = (left + PILES // 2 - GAP, top + size.height + 2 * GAP + WORD // 2)
        name = readable(scene.table.seats[player].name, player)
        write(image, at, name, THEME.text, THEME.pale, anchor="mm", most=PILES - 2 * GAP)
