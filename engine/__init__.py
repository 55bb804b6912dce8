"""The rules of the tarok games: pure values and functions, without clock, files or chance.

A variant (``engine.games``) builds ``Rules`` for a table: a pack, a way the cards fall
(``engine.dealing``), phases (``engine.phases``), contracts and bonuses as rows, a way to settle.
``open_deal`` makes a ``Deal``, which is a value; ``act`` makes the next one. ``offers`` says what
a player may do, ``observe`` what a person sees, ``Rules.settle`` what the deal was worth.
``engine.match`` strings deals together, ``engine.records`` writes them as text, reads and judges
it. House players answer a ``View`` with one of its offers.
"""

from engine.actions import (
    Action,
    Bid,
    Call,
    CardOffer,
    Cut,
    Give,
    KeyOffer,
    Kontra,
    Lay,
    LayOffer,
    Method,
    NumberOffer,
    Offer,
    Offers,
    Pass,
    PassOffer,
    Pile,
    Play,
    PlayOffer,
    Say,
    Take,
    Word,
    actions_of,
)
from engine.codec import BadCode, decode, encode
from engine.deal import Deal
from engine.games import VARIANTS, variant
from engine.machine import act, offers, open_deal, why_not
from engine.options import BadOption, Variant
from engine.refusals import Refused
from engine.rules import Rules
from engine.scores import Carry
from engine.view import View, observe

__all__ = [
    "VARIANTS",
    "Action",
    "BadCode",
    "BadOption",
    "Bid",
    "Call",
    "CardOffer",
    "Carry",
    "Cut",
    "Deal",
    "Give",
    "KeyOffer",
    "Kontra",
    "Lay",
    "LayOffer",
    "Method",
    "NumberOffer",
    "Offer",
    "Offers",
    "Pass",
    "PassOffer",
    "Pile",
    "Play",
    "PlayOffer",
    "Refused",
    "Rules",
    "Say",
    "Take",
    "Variant",
    "View",
    "Word",
    "act",
    "actions_of",
    "decode",
    "encode",
    "observe",
    "offers",
    "open_deal",
    "variant",
    "why_not",
]
