"""Taroki z królami for four players (docs/rules/krolami.md)."""

from collections.abc import Mapping

from engine.cards import NONE
from engine.deal import GAME, Deal
from engine.obligations import Follow
from engine.pack import TAROK
from engine.phases.oneround import THROWN_IN, MayThrowIn, OneRound
from engine.phases.play import PlayTricks
from engine.phases.rights import REDEAL, Rights
from engine.phases.rounds import KontraRounds
from engine.phases.stages import DiscardOrSurrender, TakeInStages, TurnTalonUp
from engine.phases.truths import TAROKS, AnnounceOnce, count_key
from engine.phases.ultimo import CallAfterShowing, KingUltimo
from engine.rules import Bonus, Carry, Contract, Option, Phase, Rules, Settlement, Variant
from engine.tricks import trumps_win
from engine.variants.krolami_scoring import (
    COUNT_VALUES,
    FOOL,
    KING_LOST,
    KINGS,
    KINGS_SHOWN,
    KINGS_SILENT,
    MOND,
    PAGAT,
    ROUNDED_THIRDS,
    TRUL_SAID,
    TRUL_SILENT,
    ULTIMO_SAID,
    ULTIMO_SILENT,
    WALAT_SAID,
    WALAT_SILENT,
    WINNING_THIRDS,
    Scoring,
)
from engine.variants.slovenian import cycle_of, share_of

TRUMPS_WIN = trumps_win(TAROK, NONE, PAGAT)
FREELY = (Follow(TAROK, "POL-PLAY-2"),)
PLAYERS = 4
DEALS = 8


def _bid(key: str, value: int, exchange: int) -> Contract:
    """A bid is worth its number; a king is always called (POL-BID-1, POL-CALL-1)."""
    return Contract(
        key,
        value,
        value,
        TRUMPS_WIN,
        FREELY,
        exchange=exchange,
        calls_king=True,
        lead="forehand",
        bonuses=True,
    )


CONTRACTS = (_bid("one", 1, 3), _bid("two", 2, 2), _bid("three", 3, 1), _bid("four", 4, 0))

BONUSES = (
    Bonus("kings", KINGS_SILENT, KINGS_SHOWN),
    Bonus("king_ultimo", ULTIMO_SILENT, ULTIMO_SAID, needs="called_king"),
    Bonus("trul", TRUL_SILENT, TRUL_SAID),
    Bonus("pagat_ultimo", ULTIMO_SILENT, ULTIMO_SAID, needs="pagat"),
    Bonus("walat", WALAT_SILENT, WALAT_SAID),
    Bonus(TAROKS, 0, 0),
    *(Bonus(count_key(count), 0, value) for count, value in COUNT_VALUES.items()),
)
"""The number of trumps is told as ``taroks``, and stands as an item with its number."""

CITES = {
    "turn": "POL-GEN-3",
    "over": "POL-TABLE-3",
    "rights": "POL-PRE-1",
    "redeal": "POL-PRE-2",
    "kings": "POL-PRE-3",
    "contracts": "POL-BID-1",
    "round": "POL-BID-2",
    "auction": "POL-BID-3",
    "only_over": "POL-BID-4",
    "throw_in": "POL-ONE-1",
    "call": "POL-CALL-1",
    "king_ultimo": "POL-KU-1",
    "items": "POL-KON-5",
    "sides": "POL-KON-2",
    "rounds": "POL-KON-4",
    "talon": "POL-TAL-2",
    "surrender": "POL-SUR-1",
    "discard": "POL-TAL-4",
    "kept": "POL-TAL-5",
    "statements": "POL-ANN-1",
    "bonuses": "POL-ANN-2",
    "follow": "POL-PLAY-2",
    "hold_back": "POL-PLAY-4",
}
"""The numbers of the rules that phases refuse by."""

YES_NO = ("true", "false")
OPTIONS = (
    Option("thrown_in_counts", YES_NO, "POL-FLOW-2"),
    Option("two_needs_one", YES_NO, "POL-BID-4"),
    Option("one_throw_in", YES_NO, "POL-ONE-1"),
    Option("self_king_ultimo", YES_NO, "POL-KU-1"),
    Option("kontra_window", ("before_talon", "after_talon"), "POL-KON-3"),
    Option("announce_reveals_side", YES_NO, "POL-ANN-6"),
    Option("hidden_king_talon", ("face_down_only", "whole_rest"), "POL-PILE-3"),
    Option("sets_include_talon", YES_NO, "POL-GAP-12"),
    Option("king_ultimo_must_win", YES_NO[::-1], "POL-GAP-7"),
    Option("count_rule", ("exact", "rounded36"), "POL-COUNT-4"),
    Option("trump_counts_per_side", ("all", "best"), "POL-BON-10"),
    Option("open_king_penalty", (str(KING_LOST), "2"), "POL-BON-7"),
    Option("surrender_value", ("2", "bid"), "POL-SUR-1"),
    Option("walat_exclusive", YES_NO[::-1], "POL-BON-9"),
)

KONTRA_GAME = KontraRounds((GAME, "king_ultimo"))
KONTRA_BONUS = KontraRounds(("trul", "pagat_ultimo"), owner_first=False)


def _phases(options: Mapping[str, str]) -> tuple[Phase, ...]:
    """The phases of a deal (POL-FLOW)."""
    over = {"two": "one"} if options["two_needs_one"] == "true" else {}
    choice: tuple[Phase, ...] = (MayThrowIn("one"),) if options["one_throw_in"] == "true" else ()
    shown = ("trul", "pagat_ultimo") if options["announce_reveals_side"] == "true" else ()
    talon: tuple[Phase, ...] = (TakeInStages(), DiscardOrSurrender())
    early = options["kontra_window"] == "before_talon"
    return (
        Rights(),
        OneRound(over),
        *choice,
        CallAfterShowing(),
        KingUltimo(by_declarer=options["self_king_ultimo"] == "true"),
        *((KONTRA_GAME, *talon) if early else (*talon, KONTRA_GAME)),
        AnnounceOnce(shown),
        KONTRA_BONUS,
        PlayTricks(),
        TurnTalonUp(),
    )


def _scoring(options: Mapping[str, str]) -> Scoring:
    return Scoring(
        needed=WINNING_THIRDS if options["count_rule"] == "exact" else ROUNDED_THIRDS,
        surrender_pays_bid=options["surrender_value"] == "bid",
        whole_rest=options["hidden_king_talon"] == "whole_rest",
        with_talon=options["sets_include_talon"] == "true",
        king_must_win=options["king_ultimo_must_win"] == "true",
        best_count=options["trump_counts_per_side"] == "best",
        open_king=int(options["open_king_penalty"]),
        walat_exclusive=options["walat_exclusive"] == "true",
    )


def _nothing_left(
    deal: Deal, settlement: Settlement, before: tuple[int, ...], after: tuple[int, ...]
) -> Carry:
    """A deal leaves nothing behind but its score (POL-MATCH-2)."""
    del settlement, before, after
    return deal.carry


def _was_played(deal: Deal) -> bool:
    """Whether the deal was not thrown in (option thrown_in_counts)."""
    return deal.ended not in (THROWN_IN, REDEAL)


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    every = options["thrown_in_counts"] == "true"
    return Rules(
        variant="krolami",
        players=players,
        options=options,
        pack=TAROK,
        phases=_phases(options),
        contracts={row.key: row for row in CONTRACTS},
        bonuses={row.key: row for row in BONUSES},
        cycle=cycle_of(players),
        share=share_of(players),
        voids=lambda sharing, order: (),
        settle=_scoring(options).settle,
        cites=CITES,
        carry_on=_nothing_left,
        length=DEALS,
        counts=(lambda deal: True) if every else _was_played,
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


KROLAMI = Variant("krolami", (PLAYERS,), OPTIONS, _rules)
