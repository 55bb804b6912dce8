"""Taroki z królami for four players (docs/rules/krolami.md)."""

import re
from collections.abc import Mapping
from dataclasses import replace

from engine.family import (
    COUNTS,
    EXACTLY,
    FOOL,
    GAME,
    KINGS,
    KNOCKING,
    MOND,
    NONE,
    PAGAT,
    PASSED_OUT,
    PILES,
    REDEALT,
    TAROK,
    TAROKS,
    THROWN_IN,
    AnnounceOnce,
    Bonus,
    CallAfterShowing,
    Contract,
    Deal,
    Discard,
    Follow,
    KingUltimo,
    Knock,
    KontraRounds,
    LookAtSets,
    MayThrowIn,
    OneRound,
    Option,
    Phase,
    PlayTricks,
    Rights,
    Rules,
    Searching,
    Share,
    Threshold,
    TurnTalonUp,
    Variant,
    about,
    count_key,
    in_rounds,
    round_the_table,
    talon_first,
    trumps_win,
)
from engine.games.krolami.habits import HABITS, SOBER
from engine.games.krolami.house import choose
from engine.games.krolami.presets import PRESETS
from engine.games.krolami.scoring import (
    IN_THIRDS,
    KING_LOST,
    KINGS_SHOWN,
    KINGS_SILENT,
    ROUNDED_THIRDS,
    TRUL_SAID,
    TRUL_SILENT,
    ULTIMO_SAID,
    ULTIMO_SILENT,
    WALAT_SAID,
    WALAT_SILENT,
    WINNING_THIRDS,
    Scoring,
    card_points,
    thirds,
)

TRUMPS_WIN = trumps_win(TAROK, NONE, PAGAT)
FREELY = (Follow(TAROK, "POL-PLAY-2"),)
PLAYERS = 4


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
        rule="POL-BID-1",
    )


CONTRACTS = (_bid("one", 1, 3), _bid("two", 2, 2), _bid("three", 3, 1), _bid("four", 4, 0))

SAID = (
    Bonus("kings", KINGS_SILENT, KINGS_SHOWN, rule="POL-BON-2"),
    Bonus("king_ultimo", ULTIMO_SILENT, ULTIMO_SAID, needs="called_king", rule="POL-BON-6"),
    Bonus("trul", TRUL_SILENT, TRUL_SAID, is_trula=True, rule="POL-BON-3"),
    Bonus("pagat_ultimo", ULTIMO_SILENT, ULTIMO_SAID, needs="pagat", rule="POL-BON-4"),
    Bonus("walat", WALAT_SILENT, WALAT_SAID, is_valat=True, rule="POL-BON-9"),
    Bonus(TAROKS, 0, 0, rule="POL-BON-10"),
)
"""The statements. The number of trumps is stated as ``taroks``, and becomes one of ``_counts``."""

CITES = {
    "turn": "POL-GEN-3",
    "over": "POL-TABLE-3",
    "cut": "POL-DEAL-1",
    "method": "POL-DEAL-4",
    "piles": "POL-DEAL-4",
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
    "trumps_laid": "POL-TAL-5",
    "statements": "POL-ANN-1",
    "bonuses": "POL-ANN-2",
    "follow": "POL-PLAY-2",
    "hold_back": "POL-PLAY-4",
}
"""The numbers of the rules that phases refuse by."""


def _six_numbers(value: str) -> bool:
    """Whether these are six whole numbers, each up to 999: a record may have any."""
    return re.fullmatch(r"(0|[1-9][0-9]{0,2})(,(0|[1-9][0-9]{0,2})){5}", value) is not None


YES_NO = ("true", "false")
COUNT_VALUES = ("1,2,3,1,2,3", "2,4,6,2,4,6", "1,1,1,1,1,1", "1,2,3,0,0,0")
"""Game points for announcing 10, 11, 12, 2, 1, 0 trumps (POL-GAP-3: the table was lost)."""
OPTIONS = (
    *about(
        "match",
        Option("deals", ("8", "4", "12", "16", "20", "24"), "POL-MATCH-1"),
        Option("thrown_in_counts", YES_NO, "POL-FLOW-2"),
    ),
    *about(
        "dealing",
        Option("cut", ("auto", "interactive"), "POL-DEAL-5"),
    ),
    *about(
        "bidding",
        Option("two_needs_one", YES_NO, "POL-BID-4"),
        Option("one_throw_in", YES_NO, "POL-ONE-1"),
        Option("surrender_value", ("2", "bid"), "POL-SUR-1"),
    ),
    *about(
        "saying",
        Option("self_king_ultimo", YES_NO, "POL-KU-1"),
        Option("kontra_window", ("before_talon", "after_talon"), "POL-KON-3"),
        Option("announce_reveals_side", YES_NO, "POL-ANN-6"),
    ),
    *about(
        "scoring",
        Option("count_rule", ("exact", "rounded36"), "POL-COUNT-4"),
        Option("hidden_king_talon", ("face_down_only", "whole_rest"), "POL-PILE-3"),
        Option("open_king_penalty", (str(KING_LOST), "2"), "POL-BON-7"),
        Option("walat_exclusive", YES_NO[::-1], "POL-BON-9"),
    ),
    *about(
        "bonuses",
        Option("sets_include_talon", YES_NO, "POL-BON-2"),
        Option("king_ultimo_must_win", YES_NO[::-1], "POL-BON-6"),
        Option("trump_count_values", COUNT_VALUES, "POL-BON-10", _six_numbers, joined=","),
        Option("trump_counts_per_side", ("all", "best"), "POL-BON-10"),
    ),
)

KONTRA_GAME = KontraRounds((GAME, "king_ultimo"))
KONTRA_BONUS = KontraRounds(("trul", "pagat_ultimo"), owner_first=False)


def _phases(options: Mapping[str, str]) -> tuple[Phase, ...]:
    """The phases of a deal (POL-FLOW)."""
    shown = ("trul", "pagat_ultimo") if options["announce_reveals_side"] == "true" else ()
    talon: tuple[Phase, ...] = (
        LookAtSets(returns_to_last=True, surrenders_late=True),
        Discard(spares_trumps=True, may_give_up=True),
    )
    early = options["kontra_window"] == "before_talon"
    dealing: tuple[Phase, ...] = KNOCKING if options["cut"] == "interactive" else ()
    return (
        *dealing,
        Rights(shows_kings=True),
        OneRound(),
        MayThrowIn(),
        CallAfterShowing(),
        KingUltimo(by_declarer=options["self_king_ultimo"] == "true"),
        *((KONTRA_GAME, *talon) if early else (*talon, KONTRA_GAME)),
        AnnounceOnce(("trul", "pagat_ultimo", "walat", TAROKS), trula="trul", reveal=shown),
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
        counts=_counts(options),
        best_count=options["trump_counts_per_side"] == "best",
        open_king=int(options["open_king_penalty"]),
        walat_exclusive=options["walat_exclusive"] == "true",
    )


def _counts(options: Mapping[str, str]) -> Mapping[int, int]:
    """The worth of each number of trumps that may be stated (POL-BON-10)."""
    return dict(zip(COUNTS, map(int, options["trump_count_values"].split(",")), strict=True))


def _bonuses(options: Mapping[str, str]) -> Mapping[str, Bonus]:
    """All possible statements, the numbers of trumps with their values."""
    counts = (
        Bonus(count_key(EXACTLY, n), 0, value, told_as=TAROKS)
        for n, value in _counts(options).items()
    )
    return {row.key: row for row in (*SAID, *counts)}


def _contracts(options: Mapping[str, str]) -> Mapping[str, Contract]:
    """The bids: Two only over One, and One thrown in, if so agreed (POL-BID-4, POL-ONE-1)."""
    over = "one" if options["two_needs_one"] == "true" else None
    rows = {row.key: row for row in CONTRACTS}
    throwable_one = replace(rows["one"], may_throw_in=options["one_throw_in"] == "true")
    return rows | {"one": throwable_one, "two": replace(rows["two"], only_over=over)}


def _was_played(deal: Deal) -> bool:
    """Whether the deal was not thrown in (option thrown_in_counts)."""
    return deal.ended not in (PASSED_OUT, THROWN_IN, REDEALT)


TALON = 6
CYCLE = round_the_table(PLAYERS)


def share(*sizes: int) -> Share:
    """Six cards to the talon, then rounds of packets of these sizes (POL-DEAL-2)."""
    return talon_first(PLAYERS, CYCLE, TALON, in_rounds(PLAYERS, *sizes))


KNOCK = Knock(least=1, methods={PILES: share(12)})
"""A cut anywhere; after a knock the hands are piles of twelve (POL-DEAL-1, POL-DEAL-4)."""


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    every = options["thrown_in_counts"] == "true"
    scoring = _scoring(options)
    return Rules(
        variant="krolami",
        players=players,
        options=options,
        pack=TAROK,
        phases=_phases(options),
        contracts=_contracts(options),
        bonuses=_bonuses(options),
        cycle=CYCLE,
        share=share(6, 6),
        knock=KNOCK if options["cut"] == "interactive" else None,
        settle=scoring.settle,
        goals=(card_points(scoring.needed), card_points(thirds(TAROK.whole) - scoring.needed + 1)),
        threshold=Threshold(scoring.needed, scoring.untaken),
        zero_sum=True,
        count=IN_THIRDS,
        cites=CITES,
        length=int(options["deals"]),
        counts=(lambda deal: True) if every else _was_played,
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


KROLAMI = Variant(
    "krolami",
    (PLAYERS,),
    OPTIONS,
    _rules,
    choose,
    aliases=("Taroki z królami", "Tarok with kings", "Polish tarok"),
    presets=PRESETS,
    habits=HABITS,
    searching=Searching(sober=SOBER, policy_aims={PLAYERS: ("points",)}),
    spreads={PLAYERS: 5.3},
)
