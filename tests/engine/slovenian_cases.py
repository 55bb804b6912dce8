"""Building deals of Slovenian tarok: decks with chosen hands; ``settled.py`` has finished deals."""

from collections.abc import Iterable, Mapping

import pytest

from engine import Carry, Deal, Rules, open_deal, variant
from engine.games.slovenian.radli import Sheet
from engine.pack import TAROK
from tests.laws.playing import TABLES

SLOVENIAN = {players: variant("slovenian").build(players) for players in (3, 4, 5)}
ACTIVE = {3: (1, 2, 0), 4: (1, 2, 3, 0), 5: (1, 2, 3, 4)}
"""The active seats in order of play from forehand (SLO-SEAT-4), dealer 0."""


def rules(players: int = 4, /, **options: str) -> Rules:
    """The rules of a table, with some options other than usual."""
    return variant("slovenian").build(players, options) if options else SLOVENIAN[players]


def carry(players: int = 4, radli: tuple[int, ...] = (), compulsory: bool = False) -> Carry:
    """The carry left behind by earlier deals; without arguments, an empty one."""
    return Sheet(radli or (0,) * players, compulsory)


def packets(players: int, talon: Iterable[str], hands: Mapping[int, Iterable[str]]) -> list[str]:
    """The deck that deals this talon and these hands, by seat (SLO-DEAL-2 to 4)."""
    size = 8 if players == 3 else 6
    packs = {player: list(cards) for player, cards in hands.items()}
    deck = list(talon)
    for player in ACTIVE[players] * 2:
        deck += packs[player][:size]
        packs[player] = packs[player][size:]
    return deck


def deck_with(hands: Mapping[int, str], talon: str = "", players: int = 4) -> list[str]:
    """A deck in which the seats hold at least these cards; the others fill up, evenly mixed."""
    size = 48 // len(ACTIVE[players])
    hand_codes = {player: hands.get(player, "").split() for player in ACTIVE[players]}
    bottom = talon.split()
    used = {*bottom, *(card for cards in hand_codes.values() for card in cards)}
    # A stride that is prime to 54 mixes suits and trumps, the same way every time.
    rest = [TAROK.codes[place * 23 % 54] for place in range(54)]
    rest = [card for card in rest if card not in used]
    while len(bottom) < 6:
        bottom.append(rest.pop())
    for cards in hand_codes.values():
        while len(cards) < size:
            cards.append(rest.pop())
    return packets(players, bottom, hand_codes)


def new_deal(
    hands: Mapping[int, str] | None = None,
    talon: str = "",
    players: int = 4,
    compulsory: bool = False,
    radli: tuple[int, ...] = (),
    **options: str,
) -> Deal:
    """A fresh deal by dealer 0 in which the seats hold at least these cards."""
    deck = TAROK.deck(deck_with(hands or {}, talon, players))
    return open_deal(rules(players, **options), deck, 0, carry(players, radli, compulsory))


slovenian = pytest.mark.parametrize(
    "table",
    [table for table in TABLES if table[0] == "slovenian"],
    ids=lambda table: f"{table[0]}-{table[1]}",
)
"""At every table of this game."""
