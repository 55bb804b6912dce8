"""The rules of the tarok games: pure values and functions, without clock, files or chance.

A variant (``engine.variants``) builds ``Rules`` for a table: a pack, a way the cards fall
(``engine.dealing``), phases (``engine.phases``), contracts and bonuses as rows, a way to settle.
``open_deal`` makes a ``Deal``, which is a value; ``act`` makes the next one. ``offers`` says what
a seat may do, ``observe`` what a person sees, ``Rules.settle`` what the deal was worth.
``engine.match`` strings deals together, ``engine.record`` writes them as text, ``engine.reader``
reads and judges it. House players (``engine.players``) answer a ``View`` with one of its offers.
"""

from engine.actions import (
    Action,
    Bid,
    Call,
    Give,
    Kontra,
    Lay,
    Offer,
    Offers,
    Pass,
    Pile,
    Play,
    Say,
    Take,
    Word,
    actions_of,
)
from engine.codec import BadCode, decode, encode
from engine.deal import Deal
from engine.machine import act, offers, open_deal, why_not
from engine.refusals import Refused
from engine.rules import BadOption, Carry, Rules, Variant
from engine.variants import VARIANTS, variant
from engine.view import View, observe

__all__ = [
    "VARIANTS",
    "Action",
    "BadCode",
    "BadOption",
    "Bid",
    "Call",
    "Carry",
    "Deal",
    "Give",
    "Kontra",
    "Lay",
    "Offer",
    "Offers",
    "Pass",
    "Pile",
    "Play",
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
