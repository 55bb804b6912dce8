"""The rules of the tarok games: pure values and functions, without clock, files or chance.

A variant (``engine.variants``) builds ``Rules``: a pack, phases, contracts and bonuses as rows,
a way to settle. A ``Deal`` is a value; ``act`` makes the next one. ``offers`` says what a seat
may do, ``observe`` what a person sees, ``settle`` (on the rules) what it was worth.
``engine.match`` strings deals together, ``engine.record`` writes and judges them as text.
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
