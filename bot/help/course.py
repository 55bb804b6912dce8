"""Cards of a course, as pictures between its texts.

A course names them where they belong, in all languages alike, a row of cards a line:

    <!-- cards
    follow: C9 *CK CJ / T5
    -->

That is: the words above the row (``taught-follow``), and the codes of the cards from left
to right; ``*`` marks the one that stands out, and ``/`` a gap in the row.
"""

import re
from collections.abc import Iterator

from bot.deals.wording.alt_texts import spread_alt
from bot.deals.wording.words import sentence_case
from bot.kit.l10n import Words
from bot.kit.page import Picture, Text
from bot.pictures.scenes import Fan, SpreadScene

CARDS = re.compile(r"\n*<!-- cards\n(.*?)\n-->\n*", re.DOTALL)
MARK = "*"
GAP = " / "


def has_cards(text: str) -> bool:
    """True if a page of a course shows cards."""
    return CARDS.search(text) is not None


def without_cards(text: str) -> str:
    """The page without cards, for people who see cards as text; it says the same."""
    return CARDS.sub("\n\n", text).strip()


def with_cards(text: str, words: Words, deck: str) -> Iterator[Text | Picture]:
    """Texts and pictures of a page, in order."""
    for place, part in enumerate(CARDS.split(text)):
        if place % 2:
            yield _picture(part, words, deck)
        elif part.strip():
            yield Text(part)


def rows_taught(text: str) -> Iterator[tuple[str, str]]:
    """Caption key and codes of each row of cards on a page."""
    for part in CARDS.findall(text):
        for line in part.splitlines():
            yield _read(line)


def _read(line: str) -> tuple[str, str]:
    name, _, codes = line.partition(": ")
    return name, codes


def _picture(part: str, words: Words, deck: str) -> Picture:
    fans = tuple(_fan(*_read(line), words) for line in part.splitlines())
    plain_scene = SpreadScene(deck, tuple(fan._replace(marked="") for fan in fans), large=True)
    return Picture(SpreadScene(deck, fans, large=True), spread_alt(plain_scene, words))


def _fan(name: str, codes: str, words: Words) -> Fan:
    caption = sentence_case(words(f"taught-{name}", trula=words("trula-name")))
    parts = [part.split() for part in codes.split(GAP)]
    marked = [code for part in parts for code in part if code.startswith(MARK)]
    shown = tuple(tuple(code.removeprefix(MARK) for code in part) for part in parts)
    return Fan(caption, shown, "".join(marked).removeprefix(MARK))
