"""A pack: its cards with their codes, suits, ranks and values in card points."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from engine.cards import NONE, Cards, each

TRUMP_SUIT = "T"


class Chance(Protocol):
    """Something that shuffles a list, as ``random.Random`` and ``secrets.SystemRandom`` do."""

    def shuffle(self, x: list[Cards]) -> None:
        """Shuffle the list in place."""
        ...


@dataclass(frozen=True, eq=False)
class Pack:
    """The cards of a game in their canonical order, which is also their rank order.

    ``codes`` runs through the suits, each from its lowest card to its highest, and ends with the
    trumps; the position of a code is the bit of the card, so inside a suit the higher bit is the
    higher card. ``values`` are the card points of each card before the counting by groups.
    """

    codes: tuple[str, ...]
    values: tuple[int, ...]
    trumps: Cards
    suits: Mapping[str, Cards]
    whole: Cards = field(init=False)
    plain_suits: tuple[Cards, ...] = field(init=False, repr=False)
    """The suits that hold no trumps, in their order."""
    _by_code: Mapping[str, Cards] = field(init=False, repr=False)
    _suit_of: Mapping[Cards, str] = field(init=False, repr=False)
    whole_suit: Mapping[Cards, Cards] = field(init=False, repr=False)
    """By card: all cards of its suit, trumps with the Fool."""
    value_of: Mapping[Cards, int] = field(init=False, repr=False)
    """By card: its card points."""
    _value_masks: tuple[tuple[int, Cards], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        by_code = {code: 1 << bit for bit, code in enumerate(self.codes)}
        suit_of = {card: suit for suit, cards in self.suits.items() for card in each(cards)}
        whole_suit = {card: cards for cards in self.suits.values() for card in each(cards)}
        masks = dict.fromkeys(sorted(set(self.values)), NONE)
        for bit, value in enumerate(self.values):
            masks[value] |= 1 << bit
        object.__setattr__(self, "whole", (1 << len(self.codes)) - 1)
        plain = [suit for name, suit in self.suits.items() if name != TRUMP_SUIT]
        object.__setattr__(self, "plain_suits", tuple(plain))
        object.__setattr__(self, "_by_code", by_code)
        object.__setattr__(self, "_suit_of", suit_of)
        object.__setattr__(self, "whole_suit", whole_suit)
        object.__setattr__(self, "value_of", dict(zip(by_code.values(), self.values, strict=True)))
        object.__setattr__(self, "_value_masks", tuple(masks.items()))

    def __getitem__(self, code: str) -> Cards:
        """The card of a code such as ``"SK"`` or ``"T21"``. Raises KeyError."""
        return self._by_code[code]

    def __contains__(self, code: str) -> bool:
        return code in self._by_code

    def cards(self, text: str) -> Cards:
        """The set written as codes with blanks or ``+`` between them. Raises KeyError.

        >>> TAROK.cards("T1 T2") == TAROK["T1"] | TAROK["T2"]
        True
        """
        cards = NONE
        for code in text.replace("+", " ").split():
            cards |= self[code]
        return cards

    def deck(self, codes: Iterable[str]) -> tuple[Cards, ...]:
        """The cards in the order in which their codes are given. Raises KeyError."""
        return tuple(self[code] for code in codes)

    def shuffled(self, chance: Chance) -> tuple[Cards, ...]:
        """The whole pack as ``chance`` shuffles it, top card first."""
        deck = list(each(self.whole))
        chance.shuffle(deck)
        return tuple(deck)

    def code(self, card: Cards) -> str:
        """The code of one card."""
        return self.codes[card.bit_length() - 1]

    def show(self, cards: Cards) -> tuple[str, ...]:
        """The codes of a set in canonical order."""
        return tuple(self.codes[card.bit_length() - 1] for card in each(cards))

    def suit(self, card: Cards) -> str:
        """The letter of the suit of one card; trumps and the Fool are suit ``T``."""
        return self._suit_of[card]

    def worth(self, cards: Cards, *values: int) -> Cards:
        """The cards whose value is one of ``values``."""
        chosen = NONE
        for value, mask in self._value_masks:
            if value in values:
                chosen |= cards & mask
        return chosen

    def value(self, cards: Cards) -> int:
        """The sum of the card points of a set, before groups are deducted."""
        total = 0
        for value, mask in self._value_masks:
            total += value * (cards & mask).bit_count()
        return total


COURT = "JCQK"
COURT_VALUES = (2, 3, 4, 5)
KEPT_VALUE = 5
"""Cards of this value are never laid away by a declarer (SLO-TAL-4, POL-TAL-5, ROM-TAL-13)."""
TRUMPS = 21
"""Numbered trumps; the Fool comes after them."""


SuitCards: TypeAlias = Mapping[str, tuple[str, ...]]
"""By suit the cards below the court, from low to high."""


def _suits(plain: SuitCards) -> tuple[list[str], list[int], dict[str, Cards]]:
    """The codes, the values and the suits of the cards that are no trumps."""
    codes: list[str] = []
    values: list[int] = []
    suits: dict[str, Cards] = {}
    for suit, low in plain.items():
        suits[suit] = ((1 << len(low) + len(COURT)) - 1) << len(codes)
        codes += [suit + rank for rank in (*low, *COURT)]
        values += [1] * len(low) + list(COURT_VALUES)
    return codes, values, suits


def tarock(plain: SuitCards) -> Pack:
    """A pack of 22 trumps, the Fool the highest of them, and four suits.

    >>> len(tarock(dict.fromkeys("SCDH", ("10",))).codes)
    42
    """
    codes, values, suits = _suits(plain)
    trumps = ((1 << TRUMPS + 1) - 1) << len(codes)
    codes += [f"T{number}" for number in range(1, TRUMPS + 1)] + ["F"]
    values += [5] + [1] * 19 + [5, 5]
    return Pack(tuple(codes), tuple(values), trumps, suits | {TRUMP_SUIT: trumps})


BLACK, RED = ("7", "8", "9", "10"), ("4", "3", "2", "1")
TAROK = tarock({"S": BLACK, "C": BLACK, "D": RED, "H": RED})
"""The 54 cards of Slovenian tarok: S, C, D, H from low to high, T1..T21, F (SLO-PACK-1, 2)."""

FOOL, MOND, PAGAT = TAROK["F"], TAROK["T21"], TAROK["T1"]
TRULA = FOOL | MOND | PAGAT
KINGS = TAROK.cards("SK CK DK HK")
"""The cards of these 54 that count five points; in other packs they are other bits."""


TAPER = tarock({"S": BLACK[-1:], "C": BLACK[-1:], "D": RED[-1:], "H": RED[-1:]})
"""The 42 cards of Taper: without the three lowest cards of each suit (ROM-PACK-5)."""

PIPS = tuple(map(str, range(1, 11)))


def _tarot(round_pips: tuple[str, ...]) -> Pack:
    """78 cards; the Fool is no trump, and is sorted with the trumps (LOM-GEN-2)."""
    codes, values, suits = _suits({"S": PIPS, "C": PIPS, "D": round_pips, "H": round_pips})
    trumps = ((1 << TRUMPS) - 1) << len(codes)
    fool = 1 << len(codes) + TRUMPS
    codes += [f"T{number}" for number in range(1, TRUMPS + 1)] + ["F"]
    values += [5] + [1] * 19 + [6, 5]
    return Pack(tuple(codes), tuple(values), trumps, suits | {TRUMP_SUIT: trumps | fool})


TAROT = _tarot(PIPS[::-1])
"""78 cards: S, C, D, H from low to high, T1..T21, F; the 1 is the best pip of D, H (LOM-PACK)."""
TAROT_NATURAL = _tarot(PIPS)
"""The pack of ``TAROT`` with the 10 as the best pip of all suits."""
