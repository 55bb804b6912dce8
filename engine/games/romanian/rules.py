"""Romanian tarok for four players and Taper for three (docs/rules/romanian.md)."""

from collections.abc import Mapping
from dataclasses import replace

from engine.family import (
    DECLARING,
    DEFENCE,
    KNOCKING,
    NONE,
    PILES,
    TAPER,
    TAROK,
    TAROKS,
    Bonus,
    CallKing,
    Contract,
    Declare,
    Discard,
    Follow,
    IndexAuction,
    Knock,
    LookAtSets,
    Option,
    OwnName,
    Pack,
    Phase,
    PlayTricks,
    Rules,
    Searching,
    SecretRight,
    Share,
    Threshold,
    Variant,
    about,
    count_in_threes,
    goals,
    in_rounds,
    number_within,
    round_the_first,
    round_the_table,
    talon_first,
    trumps_win,
    without_trump_and_king,
)
from engine.games.romanian.bank import Bank
from engine.games.romanian.habits import ALIKE, HABITS, SOBER
from engine.games.romanian.house import choose
from engine.games.romanian.pool import MICHI_RADLER, PASSED_RADLER, Pool
from engine.games.romanian.presets import PRESETS
from engine.games.romanian.scoring import CAPTURE, Scoring

FOUR, TAPER_PLAYERS = 4, 3
PACKS = {FOUR: TAROK, TAPER_PLAYERS: TAPER}
TARGETS = {FOUR: 36, TAPER_PLAYERS: 34}
COUNTS = {FOUR: (8, 9, 10), TAPER_PLAYERS: (10, 11, 12)}
"""The lowest number of trumps in each class of declarations (ROM-ANN-2)."""
TALON, PACKET = 6, 6
USUAL, LADDER = "six", (1, 2, 3, 3, 2, 1)
SMALLEST_CUT = 5
MICHI = "michi_michi"

KINDS = (("trei", 3, 1, 2), ("doi", 2, 2, 3), ("unu", 1, 3, 6))
"""Kind, cards taken, value, largest index (ROM-BID-1, ROM-SCORE-1)."""
SOLO, SOLO_VALUE = "solo", 8


def _row(pack: Pack, key: str, rank: int, value: int) -> Contract:
    """A row with the fields that all contracts share."""
    winner, follow = trumps_win(pack, NONE, NONE), Follow(pack, "ROM-PLAY-2")
    return Contract(
        key, rank, value, winner, (follow,), lead="forehand", bonuses=True, rule="ROM-BID-1"
    )


def contracts_of(players: int, options: Mapping[str, str]) -> dict[str, Contract]:
    """The bids from lowest to highest, and michi-michi where it is played (ROM-BID-1)."""
    pack, calls = PACKS[players], players == FOUR
    rows = []
    for kind, cards, value, most in KINDS:
        if not _in_use(kind, players, options):
            continue
        last = most + (kind == "trei" and options["third_trei"] == "on")
        rows += [(f"{kind}{index}", value, cards, index) for index in range(1, last + 1)]
    rows.append((SOLO, SOLO_VALUE, 0, 1))
    to_others = options["talon_owner"] == "opponents"
    contracts = {
        key: replace(
            _row(pack, key, rank, value),
            exchange=cards,
            index=index,
            calls_king=calls,
            talon_to_others=to_others,
        )
        for rank, (key, value, cards, index) in enumerate(rows, 1)
    }
    if _plays_michi(players, options):
        alone = _row(pack, MICHI, 0, 0)
        contracts[MICHI] = replace(
            alone,
            aim="alone",
            bid_by="nobody",
            bonuses=False,
            kontra=False,
            rule="ROM-POOL-11",
        )
    return contracts


def _in_use(kind: str, players: int, options: Mapping[str, str]) -> bool:
    if kind == "trei":
        return players == TAPER_PLAYERS or options["trei_bids"] == "always"
    return kind != "unu" or options["unu_bids"] == "on"


def _plays_michi(players: int, options: Mapping[str, str]) -> bool:
    """Whether michi-michi is played: not by three (ROM-TAP-10), and not without a pool."""
    return players == FOUR and options["michi_michi"] == "play" and options["pool"] == "on"


def bonuses_of(players: int, options: Mapping[str, str], *, solo: bool) -> dict[str, Bonus]:
    """The bonus table of solo, or of all other contracts (ROM-SCORE-1)."""
    high = solo and options["solo_bonus"] == "double"
    two = 2 if high else 1
    kings = two * (2 if options["kings_bonus"] == "2_4" else 1)
    valat = 32 if high else 8
    rows = [
        Bonus(TAROKS, 0, 0, by="counted", rule="ROM-ANN-2"),
        Bonus("trula", two, 2 * two, is_trula=True, rule="ROM-BON-2"),
        Bonus("kings", kings, 2 * kings, rule="ROM-BON-3"),
        Bonus("luna", two, 2 * two, rule="ROM-BON-5"),
        Bonus(
            "pagat",
            two,
            9 if high else 7,
            silent_loss=two,
            by="declarer",
            obliges=True,
            last_trick="pagat",
            rule="ROM-BON-6",
        ),
        Bonus(
            "king",
            two,
            2 * two,
            silent_loss=two,
            by="holder",
            last_trick="called_king",
            rule="ROM-BON-7",
        ),
        Bonus("valat", valat, 2 * valat, is_valat=True, rule="ROM-BON-8"),
        Bonus(CAPTURE, two, 2 * two, by="defence", rule="ROM-BON-4"),
    ]
    fours = ("king", CAPTURE)
    return {row.key: row for row in rows if players == FOUR or row.key not in fours}


def methods_of(players: int) -> dict[str, Share]:
    """Six cards to the talon, then twelve to everybody, in four ways (ROM-DEAL-5, ROM-DEAL-6)."""
    packets = {
        USUAL: in_rounds(players, PACKET, PACKET),
        PILES: in_rounds(players, 2 * PACKET),
        "abeles": round_the_first(players, PACKET),
        "ladder": in_rounds(players, *LADDER),
    }
    cycle = round_the_table(players)
    return {key: talon_first(players, cycle, TALON, each) for key, each in packets.items()}


CITES = {
    "over": "ROM-GEN-6",
    "turn": "ROM-GEN-2",
    "follow": "ROM-PLAY-2",
    "cut": "ROM-DEAL-3",
    "method": "ROM-DEAL-4",
    "piles": "ROM-DEAL-7",
    "rights": "ROM-DEAL-8",
    "auction": "ROM-BID-4",
    "contracts": "ROM-BID-1",
    "call": "ROM-KING-1",
    "talon": "ROM-TAL-4",
    "returns": "ROM-TAL-3",
    "surrender": "ROM-SUR-1",
    "discard": "ROM-TAL-12",
    "kept": "ROM-TAL-13",
    "trumps_laid": "ROM-TAL-13",
    "statements": "ROM-ANN-8",
    "counts": "ROM-ANN-2",
    "declaring": "ROM-ANN-8",
    "obligation": "ROM-ANN-8",
    "bonuses": "ROM-ANN-3",
    "once": "ROM-ANN-4",
    "ladder": "ROM-ANN-5",
    "speakers": "ROM-ANN-6",
    "sides": "ROM-ANN-8",
    "capture": "ROM-OPT-15",
}
"""Rule numbers cited when a phase refuses a move."""

TERMS = {"set": "ROM-TAL-1", "level": "ROM-SCORE-2"}
POOL_TERMS = {"pool": "ROM-POOL-1", "radler": "ROM-POOL-13"}

OPTIONS = (
    *about(
        "match",
        Option("deals", ("12", "4", "8", "16", "20", "24"), "ROM-OPT-2", number_within(1, 100)),
        Option("finish_radler", ("off", "on"), "ROM-OPT-19"),
        Option("final_pool", ("split", "leave"), "ROM-OPT-20", needs=("pool", "on")),
    ),
    *about(
        "dealing",
        Option("knock", ("off", "on"), "ROM-OPT-7"),
        Option("void_right", ("on", "off"), "ROM-OPT-8"),
    ),
    *about(
        "bidding",
        Option("trei_bids", ("taper_only", "always"), "ROM-OPT-4", players=(FOUR,)),
        Option("third_trei", ("off", "on"), "ROM-OPT-5", needs=("trei_bids", "always")),
        Option("unu_bids", ("on", "off"), "ROM-OPT-6"),
        Option(
            "michi_michi",
            ("play", "thrown_in"),
            "ROM-OPT-11",
            players=(FOUR,),
            needs=("pool", "on"),
        ),
    ),
    *about(
        "pool",
        Option("pool", ("on", "off"), "ROM-OPT-9"),
        Option("pool_refill", ("on", "off"), "ROM-OPT-10", needs=("pool", "on")),
        Option("hep_hep", ("off", "on"), "ROM-OPT-12", players=(FOUR,)),
        Option("radler_counts_unplayed", ("off", "on"), "ROM-OPT-18"),
    ),
    *about(
        "scoring",
        Option("talon_owner", ("declarer", "opponents"), "ROM-OPT-3"),
        Option("solo_bonus", ("double", "single"), "ROM-OPT-13"),
    ),
    *about(
        "bonuses",
        Option("kings_bonus", ("1_2", "2_4"), "ROM-OPT-14"),
        Option("bonus_scope", ("pile", "tricks"), "ROM-OPT-17"),
        Option("announce_king_capture", ("off", "on"), "ROM-OPT-15", players=(FOUR,)),
        Option("pagat_own_hand", ("off", "on"), "ROM-OPT-16"),
    ),
)

ANNULMENT = SecretRight(without_trump_and_king)
"""The right to annul the deal (ROM-DEAL-8, ROM-DEAL-9)."""


def _phases(players: int, options: Mapping[str, str]) -> tuple[Phase, ...]:
    michi = MICHI if _plays_michi(players, options) else None
    dealing: tuple[Phase, ...] = KNOCKING if options["knock"] == "on" else ()
    rights: tuple[Phase, ...] = (ANNULMENT,) if options["void_right"] == "on" else ()
    return (
        *dealing,
        *rights,
        IndexAuction(passed_out=michi),
        CallKing(),
        LookAtSets(shows_surrendered=True),
        Discard(spares_trumps=True),
        Declare(counts=COUNTS[players]),
        PlayTricks(),
    )


def _scoring(players: int, options: Mapping[str, str]) -> Scoring:
    return Scoring(
        target=TARGETS[players],
        counts=COUNTS[players],
        bonuses=bonuses_of(players, options, solo=False),
        solo_bonuses=bonuses_of(players, options, solo=True),
        pool=Pool(
            kept=options["pool"] == "on",
            refilled=options["pool_refill"] == "on",
            unplayed_counts=options["radler_counts_unplayed"] == "on",
            after_passing=MICHI_RADLER if players == FOUR else PASSED_RADLER,
        ),
        talon_owner=DECLARING if options["talon_owner"] == "declarer" else DEFENCE,
        tricks_only=options["bonus_scope"] == "tricks",
        own_pagat=options["pagat_own_hand"] == "on",
        hep_hep=options["hep_hep"] == "on" and players == FOUR,
    )


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    pack, scoring = PACKS[players], _scoring(players, options)
    methods = methods_of(players)
    silent = () if options["announce_king_capture"] == "on" else (CAPTURE,)
    sayable, in_solo = (
        {key: row for key, row in rows.items() if key not in silent}
        for rows in (scoring.bonuses, scoring.solo_bonuses)
    )
    return Rules(
        variant="romanian",
        players=players,
        options=options,
        pack=pack,
        phases=_phases(players, options),
        secret=(ANNULMENT.name,),
        contracts=contracts_of(players, options),
        bonuses=sayable,
        own_bonuses={SOLO: in_solo},
        cycle=round_the_table(players),
        share=methods[USUAL],
        knock=Knock(SMALLEST_CUT, methods) if options["knock"] == "on" else None,
        settle=scoring.settle,
        goals=goals(count_in_threes(pack, pack.whole), scoring.target),
        threshold=Threshold(3 * scoring.target - 1, scoring.untaken),  # thirds are rounded
        zero_sum=not scoring.pool.kept,
        cites=CITES,
        terms=TERMS | (POOL_TERMS if scoring.pool.kept else {}),
        tally=Bank(
            scoring,
            finishes_radler=options["finish_radler"] == "on",
            splits_pool=options["final_pool"] == "split",
        ),
        length=int(options["deals"]),
        pagat=pack["T1"],
        mond=pack["T21"],
        fool=pack["F"],
        kings=pack.cards("SK CK DK HK"),
    )


ROMANIAN = Variant(
    "romanian",
    (FOUR, TAPER_PLAYERS),
    OPTIONS,
    _rules,
    choose,
    aliases=("Romanian tarok", "Tarock românesc"),
    own_names={TAPER_PLAYERS: OwnName("taper", ("Romanian tarok for three",))},
    presets=PRESETS,
    habits=HABITS,
    searching=Searching(sober=SOBER, alike=ALIKE),
    spreads={TAPER_PLAYERS: 9.7, FOUR: 9.6},
)
