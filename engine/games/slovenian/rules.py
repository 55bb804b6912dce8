"""Slovenian tarok for four, five and three players (docs/rules/slovenian.md)."""

from collections.abc import Callable, Mapping

from engine.family import (
    ANNULLED,
    FOOL,
    KINGS,
    KNOCKING,
    MOND,
    NONE,
    PAGAT,
    PILES,
    TAROK,
    WINNING_POINTS,
    Announce,
    Auction,
    BadOption,
    CallKing,
    Convert,
    Deal,
    Discard,
    Knock,
    KontraAlone,
    Phase,
    PlayTricks,
    Raise,
    Rules,
    Searching,
    Share,
    Sharing,
    TakeSet,
    Variant,
    count_in_threes,
    goals,
    in_rounds,
    round_the_table,
    talon_first,
)
from engine.games.slovenian.contracts import QUEENS, bonuses_of, contracts_of, rounds_to_five
from engine.games.slovenian.habits import ALIKE, HABITS, SOBER
from engine.games.slovenian.house import choose
from engine.games.slovenian.options import IDLE, OPTIONS
from engine.games.slovenian.presets import PRESETS
from engine.games.slovenian.radli import Radli
from engine.games.slovenian.scoring import (
    BASES,
    KlopTable,
    Scoring,
    exactly,
    round_to_five,
)

TALON = 6


def cycle_of(players: int) -> Callable[[int], tuple[int, ...]]:
    """The order of play from forehand; with five the dealer sits out (SLO-SEAT-4)."""
    return round_the_table(players, min(players, 4))


def share_of(players: int, rounds: int = 2) -> Share:
    """Six cards to the talon, then one or two rounds of packets (SLO-DEAL-2 to 5)."""
    active = min(players, 4)
    packet = (len(TAROK.codes) - TALON) // (rounds * active)
    packets = in_rounds(active, *[packet] * rounds)
    return talon_first(players, cycle_of(players), TALON, packets)


def knock_of(players: int) -> Knock:
    """A cut anywhere; after a knock the hands are piles of twelve (SLO-DEAL-1, SLO-DEAL-5)."""
    return Knock(least=1, methods={PILES: share_of(players, rounds=1)})


def without_trumps(sharing: Sharing, order: tuple[int, ...]) -> tuple[int, ...]:
    """The active players without a trump, the Fool being one (SLO-DEAL-6)."""
    return tuple(player for player in order if not sharing.hands[player] & TAROK.trumps)


def weak(deal: Deal, player: int) -> bool:
    """Whether a player holds one trump, or two that are both below T10 (SLO-OPT-5)."""
    trumps = deal.hands[player] & TAROK.trumps
    return trumps.bit_count() == 1 or (trumps.bit_count() == 2 and trumps < TAROK["T10"])


# The variant --------------------------------------------------------------------------------

CITES = {
    "cut": "SLO-DEAL-1",
    "method": "SLO-DEAL-5",
    "piles": "SLO-DEAL-5",
    "forehand": "SLO-BID-7",
    "contracts": "SLO-BID-4",
    "compulsory": "SLO-BID-10",
    "auction": "SLO-BID-5",
    "raise": "SLO-BID-13",
    "redeal": "SLO-OPT-5",
    "call": "SLO-CALL-1",
    "instead": "SLO-OPT-4",
    "klop_kontra": "SLO-OPT-21",
    "talon": "SLO-TAL-2",
    "discard": "SLO-TAL-3",
    "kept": "SLO-TAL-4",
    "trumps_laid": "SLO-OPT-3",
    "convert": "SLO-TAL-10",
    "ladder": "SLO-ANN-7",
    "statements": "SLO-ANN-2",
    "bonuses": "SLO-ANN-1",
    "valat": "SLO-ANN-6",
    "holder": "SLO-ANN-4",
    "once": "SLO-ANN-5",
    "sides": "SLO-ANN-8",
    "turn": "SLO-PLAY-2",
    "follow": "SLO-PLAY-3",
    "over": "SLO-SEAT-6",
    "hold_back": "SLO-PLAY-9",
}
"""The numbers of the rules that phases refuse by."""


def _cites(players: int) -> dict[str, str]:
    """The numbers of the rules that phases refuse by, with those of three players."""
    if players == 3:
        return CITES | {"compulsory": "SLO-BID-14", "forehand": "SLO-OPT-39"}
    return CITES | {"raise": "SLO-OPT-2"}


FREE_ORDER: dict[str, tuple[str, ...]] = {"off": (), "on": (Announce.name,)}

ZERO_COMPELS, VOID_COMPELS = ("both", "zero_score"), ("both", "no_trump")
"""Values with which a score that returns to 0, or a void deal, compels klop."""


def _knock(players: int, options: Mapping[str, str]) -> Knock | None:
    """Three players never knock (SLO-DEAL-5)."""
    return knock_of(players) if options["knock"] == "on" and players > 3 else None


def _auction(three: bool, options: Mapping[str, str]) -> Auction:
    """With three, forehand opens (SLO-BID-2), or is last and alone may bid Three (SLO-OPT-39)."""
    forehand_opens = three and options["three_player_three"] == "everybody"
    return Auction(
        opener=0 if forehand_opens else 1,
        forehand_names=not three,
        passed_out="klop",
        skips_compulsory=options["compulsory_klop_form"] == "no_auction",
        annuls=weak if options["weak_hand_redeal"] == "weak" else None,
    )


def _phases(players: int, options: Mapping[str, str]) -> tuple[Phase, ...]:
    three = players == 3
    raises = options["three_player_raise" if three else "raise_after_auction"] == "on"
    announce = Announce(
        top=int(options["max_kontra_level"]),
        silent_opening=int(options["announcement_opening"] == "three_passes"),
    )
    discard = Discard(spares_trumps=options["trump_discard"] == "only_if_forced")
    queens = QUEENS if options["four_kings_call"] == "queen_allowed" else NONE
    exchange: tuple[Phase, ...] = (CallKing(instead=queens), TakeSet(), discard, Convert())
    dealing: tuple[Phase, ...] = KNOCKING if _knock(players, options) else ()
    auction = _auction(three, options)
    before: tuple[Phase, ...] = (*dealing, auction, *((Raise(),) if raises else ()))
    kontra: tuple[Phase, ...] = (KontraAlone(),) if options["klop_kontra"] == "on" else ()
    return (*before, *exchange, announce, *kontra, PlayTricks())


def _scoring(players: int, options: Mapping[str, str], *, radli: bool) -> Scoring:
    three = players == 3
    rounding = round_to_five if rounds_to_five(players, options) else exactly
    return Scoring(
        rounding=rounding,
        klop=KlopTable(
            rounding,
            three=three,
            empty_needs_no_loser=options["klop_empty_needs_no_loser"] == "on",
            others_own_points=options["klop_others_score"] == "own_points",
            neutral_scores=options["klop_neutral"] == "minus_points",
        ),
        klop_radli=options["klop_radli"] == "individual",
        judges=BASES[options["bonus_basis"]],
        valat_adds=options["valat_scope"] == "add",
        radli=radli,
        one_line=options["one_line_per_bonus"] == "on",
        valat_ladder=options["silent_valat_game_ladder"] == "on",
        mirrored=options["defence_scores"] == "mirrored",
    )


def _radli(players: int, options: Mapping[str, str]) -> Radli:
    """Three may choose to keep radli (SLO-OPT-41), and to drop compulsory klop (SLO-OPT-40)."""
    kept = players > 3 or options["three_player_radli"] == "on"
    compulsory = players > 3 or options["three_player_compulsory_klop"] == "on"
    compels = options["compulsory_klop"]
    return Radli(
        kept=kept,
        value=int(options["radlo_end_value"]) if kept else 0,
        zero_compels=compulsory and compels in ZERO_COMPELS,
        void_compels=compulsory and compels in VOID_COMPELS,
    )


def _refuse_contradictions(options: Mapping[str, str]) -> None:
    """Raises BadOption where two options exclude each other."""
    if options["klop_kontra"] == "on" and options["max_kontra_level"] == "0":
        raise BadOption("klop can have no kontra where there is no kontra at all")


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    _refuse_contradictions(options)
    radli = _radli(players, options)
    return Rules(
        variant="slovenian",
        players=players,
        options=options,
        pack=TAROK,
        phases=_phases(players, options),
        contracts=contracts_of(players, options),
        bonuses=bonuses_of(options),
        cycle=cycle_of(players),
        share=share_of(players),
        knock=_knock(players, options),
        voids=without_trumps,
        settle=_scoring(players, options, radli=radli.kept).settle,
        goals=goals(count_in_threes(TAROK, TAROK.whole), WINNING_POINTS),
        cites=_cites(players),
        tally=radli,
        repeats=(ANNULLED,),
        free_order=FREE_ORDER[options["free_announcement_order"]],
        length=int(options["deals"]) if options["match_end"] == "deals" else None,
        goal=int(options["points"]) if options["match_end"] == "points" else None,
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


SLOVENIAN = Variant(
    "slovenian",
    (4, 3, 5),
    OPTIONS,
    _rules,
    choose,
    idle=IDLE,
    aliases=("Slovenian tarok", "Slovenski tarok", "Tarokk"),
    presets=PRESETS,
    habits=HABITS,
    searching=Searching(
        tries_statements=True,
        sober=SOBER,
        alike=ALIKE,
        pays=("mond",),
        policy_aims=dict.fromkeys((3, 4, 5), ("points", "no_trick", "alone")),
    ),
    spreads={3: 18.0, 4: 30.0, 5: 28.0},
)
