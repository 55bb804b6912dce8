"""Look of cards, chosen by a person or a server: pictures, emojis or text, and the deck."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.base.settings import Style
from bot.kit.l10n import Words
from bot.kit.page import Emoji
from bot.pictures.faces import DECKS, face_name
from engine import Action, Call, Give, Lay, Pack, Play


@dataclass(frozen=True)
class Look:
    """A choice, with the known ``emojis`` by the names of faces; text uses none."""

    style: Style = "text"
    deck: str = DECKS[0]
    emojis: Mapping[str, Emoji] = field(default_factory=dict, compare=False, repr=False)

    @property
    def pictured(self) -> bool:
        """True if cards are shown in pictures."""
        return self.style == "pictures"

    def words(self, words: Words) -> Words:
        """Words for lines: in style emojis, each card's emoji goes before its sign."""
        return words.with_marks(_marks(self.emojis)) if self.style == "emojis" else words

    def emoji(self, code: str) -> Emoji | None:
        """The emoji of a card for a button, if there is one."""
        return None if self.style == "text" else self.emojis.get(face_name(code))

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


def _marks(emojis: Mapping[str, Emoji]) -> Mapping[str, str]:
    """Marks before the signs of cards, by the names of faces."""
    return {face: f"<:{emoji.name}:{emoji.id}>" for face, emoji in emojis.items()}
