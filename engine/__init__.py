"""The rules of the tarok games: pure values and functions, without clock, files or chance.

A variant (``engine.games``) builds ``Rules`` for a table: a pack, a way the cards fall
(``engine.dealing``), phases (``engine.phases``), contracts and bonuses as rows, a way to settle.
``open_deal`` makes a ``Deal``, which is a value; ``act`` makes the next one. ``offers`` says what
a player may do, ``observe`` what a person sees, ``Rules.settle`` what the deal was worth. A
``Match`` strings deals together; ``write``, ``read`` and ``report`` put them down as text, read it
and judge it. House players ``choose`` one of the offers of a ``View``.

Everybody uses these names; docs/engine.md explains each. The modules behind them may change.
"""

from engine.acting import act, open_deal
from engine.actions import (
    PASS,
    REFUSE,
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
    admitted,
)
from engine.cards import Cards, each, union
from engine.codec import BadCode, decode, encode
from engine.contracts import Bonus, Contract, Trick
from engine.deal import GAME, Deal, Item
from engine.fairness import (
    commitment,
    contest_message,
    deal_message,
    deck_key,
    fair_deck,
    keyed_deck,
    word_digest,
)
from engine.games.families import FAMILIES
from engine.house.choosing import choose, choose_as
from engine.house.habits import HABITS
from engine.legality import offers, why_not
from engine.match import Match, call_skis, close_deal, closing, next_deal, open_match, places
from engine.options import BadOption, Option, Preset, Variant
from engine.pack import TRUMP_SUIT, Pack
from engine.perft import perft
from engine.records.digest import digest
from engine.records.read import BadRecord, IllegalMove, Replay, fold, read
from engine.records.report import legal_codes, report
from engine.records.write import write
from engine.refusals import Refused
from engine.registry import FORMS, OWN_NAMES, VARIANTS, register, rules_of, variant
from engine.rules import CUT, Rules
from engine.scores import Carry, Closing, Counted, Line, Note, Plain, Settlement
from engine.sides import DECLARING
from engine.turn_order import seated
from engine.view import View, Views, observe

register(*FAMILIES)

__all__ = [
    "CUT",
    "DECLARING",
    "FORMS",
    "GAME",
    "HABITS",
    "OWN_NAMES",
    "PASS",
    "REFUSE",
    "TRUMP_SUIT",
    "VARIANTS",
    "Action",
    "BadCode",
    "BadOption",
    "BadRecord",
    "Bid",
    "Bonus",
    "Call",
    "CardOffer",
    "Cards",
    "Carry",
    "Closing",
    "Contract",
    "Counted",
    "Cut",
    "Deal",
    "Give",
    "IllegalMove",
    "Item",
    "KeyOffer",
    "Kontra",
    "Lay",
    "LayOffer",
    "Line",
    "Match",
    "Method",
    "Note",
    "NumberOffer",
    "Offer",
    "Offers",
    "Option",
    "Pack",
    "Pass",
    "PassOffer",
    "Pile",
    "Plain",
    "Play",
    "PlayOffer",
    "Preset",
    "Refused",
    "Replay",
    "Rules",
    "Say",
    "Settlement",
    "Take",
    "Trick",
    "Variant",
    "View",
    "Views",
    "Word",
    "act",
    "actions_of",
    "admitted",
    "call_skis",
    "choose",
    "choose_as",
    "close_deal",
    "closing",
    "commitment",
    "contest_message",
    "deal_message",
    "deck_key",
    "decode",
    "digest",
    "each",
    "encode",
    "fair_deck",
    "fold",
    "keyed_deck",
    "legal_codes",
    "next_deal",
    "observe",
    "offers",
    "open_deal",
    "open_match",
    "perft",
    "places",
    "read",
    "report",
    "rules_of",
    "seated",
    "union",
    "variant",
    "why_not",
    "word_digest",
    "write",
]
