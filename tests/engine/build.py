"""Building deals for tests: decks with chosen hands, moves as text, legal calls of the rules."""

import inspect
from collections.abc import Iterable, Mapping
from typing import TypeVar

import pytest

from engine import Carry, Deal, Rules, act, actions_of, decode, encode, offers, open_deal, variant
from engine.cards import Cards
from engine.games.slovenian.radli import Sheet
from engine.pack import TAROK
from tests.laws.playing import TABLES

Scoring = TypeVar("Scoring")

SLOVENIAN = {players: variant("slovenian").build(players) for players in (3, 4, 5)}
ACTIVE = {3: (1, 2, 0), 4: (1, 2, 3, 0), 5: (1, 2, 3, 4)}
"""The active seats in order of play from forehand (SLO-SEAT-4), dealer 0."""


def scoring_of(rules: Rules, kind: type[Scoring]) -> Scoring:
    """What settles the deals of a table, with its methods for single steps."""
    assert inspect.ismethod(rules.settle)
    scoring = rules.settle.__self__
    assert isinstance(scoring, kind)
    return scoring


def carry(players: int = 4, radli: tuple[int, ...] = (), compulsory: bool = False) -> Carry:
    """What earlier deals left behind; without arguments, nothing."""
    return Sheet(radli or (0,) * players, compulsory)


def packets(players: int, talon: Iterable[str], hands: Mapping[int, Iterable[str]]) -> list[str]:
    """The deck that deals this talon and these hands, by seat (SLO-DEAL-2 to 4)."""
    size = 8 if players == 3 else 6
    held = {player: list(cards) for player, cards in hands.items()}
    deck = list(talon)
    for player in ACTIVE[players] * 2:
        deck += held[player][:size]
        held[player] = held[player][size:]
    return deck


def deck_with(hands: Mapping[int, str], talon: str = "", players: int = 4) -> list[str]:
    """A deck in which the seats hold at least these cards; the others fill up, evenly mixed."""
    size = 48 // len(ACTIVE[players])
    given = {player: hands.get(player, "").split() for player in ACTIVE[players]}
    bottom = talon.split()
    used = {*bottom, *(card for cards in given.values() for card in cards)}
    # A stride that is prime to 54 mixes suits and trumps, the same way every time.
    rest = [TAROK.codes[place * 23 % 54] for place in range(54)]
    rest = [card for card in rest if card not in used]
    while len(bottom) < 6:
        bottom.append(rest.pop())
    for cards in given.values():
        while len(cards) < size:
            cards.append(rest.pop())
    return packets(players, bottom, given)


def dealt(
    hands: Mapping[int, str] | None = None,
    talon: str = "",
    players: int = 4,
    compulsory: bool = False,
    radli: tuple[int, ...] = (),
) -> Deal:
    """A fresh deal by dealer 0 in which the seats hold at least these cards."""
    deck = TAROK.deck(deck_with(hands or {}, talon, players))
    return open_deal(SLOVENIAN[players], deck, 0, carry(players, radli, compulsory))


def moved(deal: Deal, text: str) -> Deal:
    """The deal after moves such as ``"2 pass, 3 bid:two"``."""
    for move in text.split(","):
        player, code = move.split()
        deal = act(deal, int(player), decode(deal.rules.pack, code))
    return deal


def legal(deal: Deal, player: int | None = None) -> set[str]:
    """The codes of everything the seat (by default the one on turn) may do."""
    player = deal.turn if player is None else player
    assert player is not None
    return {encode(deal.rules.pack, action) for action in actions_of(offers(deal, player))}


def rules_of(deal: Deal) -> Rules:
    """The rules a deal is played by."""
    return deal.rules


def cards(text: str) -> Cards:
    """A set of cards written as codes."""
    return TAROK.cards(text)


slovenian = pytest.mark.parametrize(
    "table",
    [table for table in TABLES if table[0] == "slovenian"],
    ids=lambda table: f"{table[0]}-{table[1]}",
)
"""At every table of this game."""
