"""Look of cards: pictures, emojis or text, the deck, and the order of a hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import zip_longest
from typing import Literal

from bot.base.settings import Style
from bot.kit.l10n import Words
from bot.kit.page import Emoji
from bot.kit.text import BLACK, RED, SUIT_SIGNS
from bot.pictures.faces import COURT, DECKS, face_name, lettered_code, lettered_deck
from engine import TRUMP_SUIT, Action, Call, Cards, Give, Lay, Pack, Play, each

Trumps = Literal["left", "right"]
Suits = Literal["colour", "pack"]
Ranks = Literal["high", "low"]


@dataclass(frozen=True)
class HandOrder:
    """How a person sorts their own hand; the defaults are the usual order."""

    trumps: Trumps = "left"
    """The side of the hand on which trumps stand."""
    suits: Suits = "colour"
    """The order of suits: colours in turn, or that of the pack."""
    ranks: Ranks = "high"
    """The card at the left of each suit."""


USUAL_ORDER = HandOrder()


HAND_CACHE_SIZE = 2048
"""Number of cached sorted sets of cards."""


@lru_cache(HAND_CACHE_SIZE)
def by_suit(
    pack: Pack, cards: Cards, hand: Cards = 0, order: HandOrder = USUAL_ORDER
) -> tuple[tuple[Cards, ...], ...]:
    """The cards sorted like a hand: suit by suit, usually trumps first, each from high to low.

    Neighbours differ in colour if they can. Cards from a ``hand`` keep the order of the whole hand.
    """
    if order.suits == "pack":
        plain = tuple(suit for suit in pack.suits if suit != TRUMP_SUIT)
    else:
        plain = _alternating([suit for suit in SUIT_SIGNS if (hand | cards) & pack.suits[suit]])
    keys = (*plain, TRUMP_SUIT) if order.trumps == "right" else (TRUMP_SUIT, *plain)
    suits = (pack.suits[key] for key in keys)
    step = 1 if order.ranks == "low" else -1
    return tuple(tuple(each(cards & suit))[::step] for suit in suits if cards & suit)


def _alternating(suits: Sequence[str]) -> tuple[str, ...]:
    """Black and red suits in turn, first the colour with more suits."""
    colours = [[suit for suit in suits if suit in colour] for colour in (BLACK, RED)]
    more, fewer = sorted(colours, key=len, reverse=True)
    return tuple(suit for both in zip_longest(more, fewer) for suit in both if suit)


@dataclass(frozen=True)
class Look:
    """A choice, with the known ``emojis`` by the names of faces; text uses none."""

    style: Style = "text"
    deck: str = DECKS[0]
    emojis: Mapping[str, Emoji] = field(default_factory=dict, compare=False, repr=False)
    order: HandOrder = USUAL_ORDER
    """For the person's own hand alone."""
    letters: str = COURT
    """Letters of court cards, one of ``LETTERS``."""

    @property
    def pictured(self) -> bool:
        """True if cards are shown in pictures."""
        return self.style == "pictures"

    @property
    def faces(self) -> str:
        """The deck with its letters, for scenes."""
        return lettered_deck(self.deck, self.letters)

    @property
    def in_text(self) -> "Look":
        """The look where no pictures and emojis can be shown."""
        return replace(self, style="text")

    def words(self, words: Words) -> Words:
        """Words for lines: in style emojis, each card's emoji goes before its sign."""
        return words.with_marks(self._marks()) if self.style == "emojis" else words

    def emoji(self, code: str) -> Emoji | None:
        """The emoji of a card for a button, if there is one."""
        return None if self.style == "text" else self.emojis.get(self._face(code))

    def _face(self, code: str) -> str:
        return face_name(lettered_code(code, self.letters))

    def _marks(self) -> Mapping[str, str]:
        """Marks before the signs of cards, by the names of faces."""
        marks = {face: f"<:{emoji.name}:{emoji.id}>" for face, emoji in self.emojis.items()}
        if self.letters != COURT:
            for code in (suit + rank for suit in SUIT_SIGNS for rank in COURT):
                marks[face_name(code)] = marks.get(self._face(code), "")
        return marks

    def emoji_of(self, pack: Pack, action: Action) -> Emoji | None:
        """The emoji for a button that names one card."""
        match action:
            case Play(card) | Call(card) | Give(card):
                return self.emoji(pack.code(card))
            case Lay(cards) if cards.bit_count() == 1:
                return self.emoji(pack.code(cards))
        return None


TEXT = Look()
"""Cards as text only: that always works."""
