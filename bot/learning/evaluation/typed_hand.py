"""A hand as people type it: codes, signs, Roman numerals, or suit by suit."""

import re
from collections.abc import Iterator

from bot.base.typed_text import SUIT_SIGNS, bare, visible
from bot.deals.wording.typed_moves import parse_card
from bot.deals.wording.words import plain
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.text import code_sign, short
from bot.pictures.faces import FIGURES
from engine import TRUMP_SUIT, Cards, Pack, each

MAX_TYPED = 600
"""Maximum number of letters that are read."""
MAX_QUOTED = 20
"""Maximum number of columns of a word in a refusal."""
BREAKS = re.compile(r"[\s,;/|+.]+")
COURT_CARD = re.compile(
    f"(?P<sign>[{SUIT_SIGNS}])(?P<letter>[a-z])|(?P<before>[a-z])(?P<behind>[{SUIT_SIGNS}])"
)
RANKS = {bare(letter): rank for letter, rank in FIGURES.items()}
"""Ranks of court cards by their letters, as they are compared."""
BEFORE_SIGNS = re.compile(f"(?=[{SUIT_SIGNS}])")
AFTER_SIGNS = re.compile(f"(?<=[{SUIT_SIGNS}])")
SUIT_NAMES = {
    **{bare(sign): sign for sign in SUIT_SIGNS},
    **dict(zip(("s", "h", "d", "c"), SUIT_SIGNS, strict=True)),
    **dict(zip(("spades", "hearts", "diamonds", "clubs"), SUIT_SIGNS, strict=True)),
    "t": TRUMP_SUIT,
}
"""How a suit is named before its cards, and its sign."""


def parse_hand(typed: str, pack: Pack, words: Words) -> Cards:
    """Read cards: ``T1 T7 XX Škis ♠K S7``, or ``♠ K 7 ♥ D T 1 20 21``.

    Raises Denied for a word that names no card, and for a card that comes twice.
    """
    hand = 0
    cards = {pack.code(card): card for card in each(pack.whole)}
    for code in _codes(_typed_words(typed), pack, words):
        if hand & cards[code]:
            raise Denied("evaluate-twice", card=code_sign(code, words))
        hand |= cards[code]
    return hand


def _typed_words(typed: str) -> list[str]:
    return [word for word in BREAKS.split(visible(typed[:MAX_TYPED])) if word]


def _codes(typed: list[str], pack: Pack, words: Words) -> Iterator[str]:
    """Yield the codes of the cards. Raises Denied."""
    suit, place = "", 0
    while place < len(typed):
        word, following = typed[place], typed[place + 1 : place + 2]
        place += 1
        if suit and (code := parse_card(suit + word, pack, words)):
            yield code
        elif code := parse_card(word, pack, words):
            suit = ""
            if following and parse_card(word + following[0], pack, words) == code:  # "Mond 21"
                place += 1
            yield code
        elif bare(word) in SUIT_NAMES:
            suit = SUIT_NAMES[bare(word)]
        elif following and (code := parse_card(word + following[0], pack, words)):  # "K ♠"
            suit, place = "", place + 1
            yield code
        elif code := _court_card(word, pack, words):
            suit = ""
            yield code
        elif len(cards := _split_at_signs(word)) > 1:
            typed[place:place] = cards
        else:
            raise Denied("evaluate-unknown", card=plain(short(word, MAX_QUOTED)))


def _court_card(word: str, pack: Pack, words: Words) -> str | None:
    """The code of a court card with a sign and a letter of any language: ``♥D``, in one word.

    Behind a blank a letter may be the next suit: ``♠ K D 4``.
    """
    match = COURT_CARD.fullmatch(bare(word))
    if match is None or (rank := RANKS.get(match["letter"] or match["before"])) is None:
        return None
    return parse_card((match["sign"] or match["behind"]) + rank, pack, words)


def _split_at_signs(word: str) -> list[str]:
    """The cards of ``♠K♠7`` or ``K♠7♠``."""
    breaks = BEFORE_SIGNS if word[0] in SUIT_SIGNS else AFTER_SIGNS
    return [card for card in breaks.split(word) if card]
