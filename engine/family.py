"""The names that a family of games may use: its writers' interface to the engine.

The folders of ``engine/games``, and those of games from elsewhere, import from here and from
themselves alone. docs/engine.md explains each name. The modules behind them may change.
"""

from engine.actions import (
    PASS,
    REDEAL,
    REFUSE,
    SURRENDER,
    Action,
    Bid,
    Call,
    Give,
    Kontra,
    Lay,
    LayOffer,
    Offer,
    Pass,
    Play,
    Say,
    Take,
    Word,
    play,
)
from engine.bonuses import (
    JUDGES,
    Judges,
    collected_in,
    outcome,
    remainder_won,
    valat,
)
from engine.cards import NONE, Cards, each, union
from engine.contracts import Aim, Bonus, Contract, Lead, Trick
from engine.counting import IN_FOURS, Counting, count_in_fours, count_in_threes, in_threes
from engine.deal import (
    AGREED,
    ANNULLED,
    GAME,
    PASSED_OUT,
    REDEALT,
    SURRENDERED,
    THROWN_IN,
    Called,
    Deal,
    Item,
    declared,
)
from engine.deal_facts import level, unseen
from engine.dealing import in_rounds, round_the_first, round_the_table, talon_first
from engine.house.bidding import choose_bid, choose_raise, expected, holding, judged
from engine.house.cardplay import choose_card
from engine.house.exchange import (
    best_discards,
    choose_discards,
    choose_king,
    choose_set,
    left_of,
    shape,
)
from engine.house.habits import (
    USUAL,
    Begging,
    CardSense,
    ExchangeSense,
    Habits,
    Need,
    club,
    novice,
)
from engine.house.hand_strength import spotless, strength
from engine.house.leaning import CARD, EXCHANGE, leaning
from engine.house.prospects import ALONE, PARTNER, Prospect, Prospects, winning
from engine.house.reading import OpenTrick, Reading, after_me, wanting
from engine.house.statements import choose_statement
from engine.house.worth_in_hand import itself
from engine.obligations import Beat, Follow, FollowOrFool, SparePagat, SuitsFirst
from engine.options import (
    BadOption,
    Odds,
    Option,
    OwnName,
    Preset,
    Searching,
    Sober,
    Variant,
    about,
    number_within,
)
from engine.pack import (
    FOOL,
    KINGS,
    MOND,
    PAGAT,
    TAPER,
    TAROK,
    TAROT,
    TAROT_NATURAL,
    TRULA,
    Pack,
    tarock,
)
from engine.phases.announce import Announce
from engine.phases.announce_once import COUNTS, AnnounceOnce
from engine.phases.auction import Auction, Raise
from engine.phases.before_bidding import Rights, SecretRight, without_trump_and_king
from engine.phases.call import CallKing
from engine.phases.cut import KNOCKING, PILES
from engine.phases.dealer_discard import DealerDiscard
from engine.phases.declare import Declare
from engine.phases.fool import GiveForFool, PlayWithFool
from engine.phases.index_auction import IndexAuction
from engine.phases.king_ultimo import CallAfterShowing, KingUltimo
from engine.phases.klop_kontra import KontraAlone
from engine.phases.kontra_rounds import KontraRounds
from engine.phases.monte import Monte
from engine.phases.one_round import MayThrowIn, OneRound
from engine.phases.play import PlayTricks
from engine.phases.straw import CardCall, LastCard, LayStraw, PlayStraw, TurnStraw
from engine.phases.take_game import TakeGame
from engine.phases.talon import Convert, Discard, TakeSet
from engine.phases.talon_in_stages import LookAtSets, TurnTalonUp
from engine.registry import register
from engine.rules import Knock, Phase, Rules, Share, Sharing, Tally, Threshold
from engine.scores import Carry, Closing, Counted, Line, Note, Outcome, Settlement
from engine.settlement import (
    WINNING_POINTS,
    Amount,
    Claim,
    add_up,
    bonus_amount,
    claim_amount,
    flat_game,
    goals,
)
from engine.sides import DECLARING, DEFENCE, Side, declaring, members, opposite, side
from engine.tricks import any_order, fool_loses, suit_led_wins, trumps_win
from engine.trump_count import CLASS, EXACTLY, TAROKS, count_key, counted
from engine.turn_order import seated
from engine.ultimo import king_ultimo, last_pagat, pagat_ultimo
from engine.view import View

__all__ = [
    "AGREED",
    "ALONE",
    "ANNULLED",
    "CARD",
    "CLASS",
    "COUNTS",
    "DECLARING",
    "DEFENCE",
    "EXACTLY",
    "EXCHANGE",
    "FOOL",
    "GAME",
    "IN_FOURS",
    "JUDGES",
    "KINGS",
    "KNOCKING",
    "MOND",
    "NONE",
    "PAGAT",
    "PARTNER",
    "PASS",
    "PASSED_OUT",
    "PILES",
    "REDEAL",
    "REDEALT",
    "REFUSE",
    "SURRENDER",
    "SURRENDERED",
    "TAPER",
    "TAROK",
    "TAROKS",
    "TAROT",
    "TAROT_NATURAL",
    "THROWN_IN",
    "TRULA",
    "USUAL",
    "WINNING_POINTS",
    "Action",
    "Aim",
    "Amount",
    "Announce",
    "AnnounceOnce",
    "Auction",
    "BadOption",
    "Beat",
    "Begging",
    "Bid",
    "Bonus",
    "Call",
    "CallAfterShowing",
    "CallKing",
    "Called",
    "CardCall",
    "CardSense",
    "Cards",
    "Carry",
    "Claim",
    "Closing",
    "Contract",
    "Convert",
    "Counted",
    "Counting",
    "Deal",
    "DealerDiscard",
    "Declare",
    "Discard",
    "ExchangeSense",
    "Follow",
    "FollowOrFool",
    "Give",
    "GiveForFool",
    "Habits",
    "IndexAuction",
    "Item",
    "Judges",
    "KingUltimo",
    "Knock",
    "Kontra",
    "KontraAlone",
    "KontraRounds",
    "LastCard",
    "Lay",
    "LayOffer",
    "LayStraw",
    "Lead",
    "Line",
    "LookAtSets",
    "MayThrowIn",
    "Monte",
    "Need",
    "Note",
    "Odds",
    "Offer",
    "OneRound",
    "OpenTrick",
    "Option",
    "Outcome",
    "OwnName",
    "Pack",
    "Pass",
    "Phase",
    "Play",
    "PlayStraw",
    "PlayTricks",
    "PlayWithFool",
    "Preset",
    "Prospect",
    "Prospects",
    "Raise",
    "Reading",
    "Rights",
    "Rules",
    "Say",
    "Searching",
    "SecretRight",
    "Settlement",
    "Share",
    "Sharing",
    "Side",
    "Sober",
    "SparePagat",
    "SuitsFirst",
    "Take",
    "TakeGame",
    "TakeSet",
    "Tally",
    "Threshold",
    "Trick",
    "TurnStraw",
    "TurnTalonUp",
    "Variant",
    "View",
    "Word",
    "about",
    "add_up",
    "after_me",
    "any_order",
    "best_discards",
    "bonus_amount",
    "choose_bid",
    "choose_card",
    "choose_discards",
    "choose_king",
    "choose_raise",
    "choose_set",
    "choose_statement",
    "claim_amount",
    "club",
    "collected_in",
    "count_in_fours",
    "count_in_threes",
    "count_key",
    "counted",
    "declared",
    "declaring",
    "each",
    "expected",
    "flat_game",
    "fool_loses",
    "goals",
    "holding",
    "in_rounds",
    "in_threes",
    "itself",
    "judged",
    "king_ultimo",
    "last_pagat",
    "leaning",
    "left_of",
    "level",
    "members",
    "novice",
    "number_within",
    "opposite",
    "outcome",
    "pagat_ultimo",
    "play",
    "register",
    "remainder_won",
    "round_the_first",
    "round_the_table",
    "seated",
    "shape",
    "side",
    "spotless",
    "strength",
    "suit_led_wins",
    "talon_first",
    "tarock",
    "trumps_win",
    "union",
    "unseen",
    "valat",
    "wanting",
    "winning",
    "without_trump_and_king",
]
