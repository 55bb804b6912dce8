"""All actions of players as small values, and the offers that admit them.

Each shape has a file, with its kinds of action, their codes and their offer. A new kind of action
is a class in one of them, or in its game's folder; defining it makes it known to ``engine.codec``.
"""

from engine.actions.base import KINDS, Action, BadCode, Offer, Offers, actions_of, admitted
from engine.actions.cards import Call, CardAction, CardOffer, Give
from engine.actions.keys import (
    AGREE,
    KNOCK,
    MONTE,
    REDEAL,
    REFUSE,
    SURRENDER,
    THROW_IN,
    WORDS,
    Bid,
    KeyAction,
    KeyOffer,
    Kontra,
    Method,
    Say,
    Word,
    pass_or,
)
from engine.actions.lay import Lay, LayOffer
from engine.actions.numbers import Cut, NumberAction, NumberOffer, Pile, Take
from engine.actions.passing import MAY_PASS, PASS, Pass, PassOffer
from engine.actions.play import Play, PlayOffer, forced, play

__all__ = [
    "AGREE",
    "KINDS",
    "KNOCK",
    "MAY_PASS",
    "MONTE",
    "PASS",
    "REDEAL",
    "REFUSE",
    "SURRENDER",
    "THROW_IN",
    "WORDS",
    "Action",
    "BadCode",
    "Bid",
    "Call",
    "CardAction",
    "CardOffer",
    "Cut",
    "Give",
    "KeyAction",
    "KeyOffer",
    "Kontra",
    "Lay",
    "LayOffer",
    "Method",
    "NumberAction",
    "NumberOffer",
    "Offer",
    "Offers",
    "Pass",
    "PassOffer",
    "Pile",
    "Play",
    "PlayOffer",
    "Say",
    "Take",
    "Word",
    "actions_of",
    "admitted",
    "forced",
    "pass_or",
    "play",
]
