"""Helpers for tests of all games: moves as text, legal codes, the settling of deals."""

import inspect
from typing import TypeVar

from engine import Deal, Rules, act, actions_of, decode, encode, offers
from engine.cards import Cards
from engine.pack import TAROK

Scoring = TypeVar("Scoring")


def scoring_of(rules: Rules, kind: type[Scoring]) -> Scoring:
    """The scoring of a table's deals, with its methods for single steps."""
    assert inspect.ismethod(rules.settle)
    scoring = rules.settle.__self__
    assert isinstance(scoring, kind)
    return scoring


def play_moves(deal: Deal, text: str) -> Deal:
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
