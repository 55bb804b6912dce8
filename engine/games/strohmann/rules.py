"""Straw Man Tarock (Strohmandeln) for two (docs/rules/strohmann.md)."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from engine.family import (
    FOOL,
    KINGS,
    MOND,
    NONE,
    PAGAT,
    PASSED_OUT,
    REDEALT,
    TAROK,
    WINNING_POINTS,
    CardCall,
    Cards,
    Contract,
    Deal,
    Follow,
    LastCard,
    LayStraw,
    Lead,
    Option,
    Phase,
    PlayStraw,
    Rights,
    Rules,
    Searching,
    Sharing,
    TakeGame,
    TurnStraw,
    Variant,
    about,
    count_in_threes,
    goals,
    round_the_table,
    trumps_win,
    union,
)
from engine.games.strohmann.habits import ALIKE, HABITS, SOBER
from engine.games.strohmann.house import choose
from engine.games.strohmann.presets import PRESETS
from engine.games.strohmann.scoring import BIRDS, ROS, TOPSCHIN, Scoring

WINNER = trumps_win(TAROK, NONE, PAGAT)
FOLLOW = Follow(TAROK, "STR-PLAY-3")
TAKE = Contract("take", 1, 3, WINNER, (FOLLOW,), lead="forehand", kontra=False, rule="STR-SCORE-1")
SIMPLE = replace(TAKE, key="simple", rank=0, value=2, bid_by="nobody", rule="STR-SCORE-2")

CALLS = (CardCall(ROS, "ros"), CardCall(TOPSCHIN, "topschin", after="ros"))
"""Rostopschin (STR-BON-6)."""

PLAYERS = 2
HAND, PACKET = 15, 3
"""Cards in hand, dealt in packets (STR-DEAL-2)."""

LENGTHS = ("6", "2", "4", "8", "10", "12", "16", "20")
"""Deals of a match, so that both deal equally often; the default first (STR-MATCH-1)."""

CITES = {
    "auction": "STR-BID-1",
    "contracts": "STR-BID-1",
    "turn": "STR-PLAY-1",
    "rights": "STR-STRAW-2",
    "redeal": "STR-STRAW-2",
    "playable": "STR-STRAW-4",
    "calls": "STR-BON-6",
    "over": "STR-PLAY-7",
}
"""The numbers of the rules that phases refuse by."""


cycle = round_the_table(PLAYERS)
"""Forehand, then the dealer (STR-GEN-2)."""


def share(deck: tuple[Cards, ...], dealer: int) -> Sharing:
    """15 cards each in packets of three, forehand first; the rest are the straw men (STR-DEAL)."""
    hands = [NONE] * PLAYERS
    dealt = PLAYERS * HAND
    for place in range(0, dealt, PACKET):
        player = cycle(dealer)[place // PACKET % PLAYERS]
        hands[player] |= union(deck[place : place + PACKET])
    return Sharing(tuple(hands), deck[dealt:])


def counts(deal: Deal) -> bool:
    """Every deal that was played counts, even one at 35 : 35 (STR-MATCH-2)."""
    return not deal.ended


def _bird_values() -> tuple[str, ...]:
    """Every choice of birds, the default first."""
    default = "pagat+uhu+kakadu"
    choices = [
        "+".join(chosen) or "none"
        for number in range(len(BIRDS) + 1)
        for chosen in combinations(BIRDS, number)
    ]
    return (default, *(choice for choice in choices if choice != default))


OPTIONS = (
    *about(
        "match",
        Option("deals", LENGTHS, "STR-MATCH-1"),
        Option("score_style", ("plus_only", "zero_sum"), "STR-SCORE-5"),
    ),
    *about(
        "dealing",
        Option("throw_in_no_trump", ("false", "true"), "STR-STRAW-2"),
        Option("last_straw_card", ("face_up", "hand_secret", "hand_shown"), "STR-STRAW-3"),
        Option("straw_turn_time", ("after_trick", "at_once"), "STR-STRAW-6"),
    ),
    *about(
        "bidding",
        Option("both_pass", ("play", "throw_in_same_dealer", "throw_in_next_dealer"), "STR-BID-2"),
        Option("first_lead", ("forehand", "declarer"), "STR-PLAY-1"),
    ),
    *about(
        "scoring",
        Option("simple_value", ("2", "1"), "STR-SCORE-2"),
        Option("high_tier_defender", ("26", "25", "off"), "STR-SCORE-1"),
        Option("high_tier_simple", ("false", "true"), "STR-SCORE-2"),
        Option("valat_mode", ("replace", "add"), "STR-SCORE-3"),
    ),
    *about(
        "bonuses",
        Option("birds", _bird_values(), "STR-BON-4", joined="+"),
        Option("bird_capture", ("true", "false"), "STR-BON-1"),
        Option("rostopschin", ("call", "automatic", "off"), "STR-BON-5"),
        Option("trull_in_tricks", ("0", "1"), "STR-SCORE-4"),
        Option("kings_in_tricks", ("0", "1"), "STR-SCORE-4"),
        Option("mond_capture", ("0", "1", "2"), "STR-SCORE-4"),
    ),
)

LAST_CARD: dict[str, LastCard] = {
    "face_up": "face_up",
    "hand_secret": "hand_secret",
    "hand_shown": "hand_shown",
}
LEAD: dict[str, Lead] = {"forehand": "forehand", "declarer": "declarer"}
THROWS_IN = {"play": False, "throw_in_same_dealer": True, "throw_in_next_dealer": True}
REPEATS: dict[str, tuple[str, ...]] = {"throw_in_same_dealer": (PASSED_OUT,)}
"""Endings after which the same dealer deals again, beside a redeal by right."""
REDEALS: dict[str, tuple[Phase, ...]] = {"false": (), "true": (Rights(),)}
"""Both are asked: if only one were, the other would know what for."""
HIGH_DEFENCE = {"26": 26, "25": 25, "off": -1}
"""Off: no card points are so few."""


def _scoring(options: Mapping[str, str]) -> Scoring:
    return Scoring(
        simple=int(options["simple_value"]),
        high_defence=HIGH_DEFENCE[options["high_tier_defender"]],
        high_simple=options["high_tier_simple"] == "true",
        valat_adds=options["valat_mode"] == "add",
        birds=tuple(key for key in BIRDS if key in options["birds"].split("+")),
        capture=options["bird_capture"] == "true",
        rostopschin=options["rostopschin"],
        trull=int(options["trull_in_tricks"]),
        kings=int(options["kings_in_tricks"]),
        mond=int(options["mond_capture"]),
        zero_sum=options["score_style"] == "zero_sum",
    )


def _phases(options: Mapping[str, str]) -> tuple[Phase, ...]:
    last = LAST_CARD[options["last_straw_card"]]
    return (
        LayStraw(),
        *REDEALS[options["throw_in_no_trump"]],
        TakeGame(SIMPLE.key, throws_in=THROWS_IN[options["both_pass"]]),
        TurnStraw(last=last),
        PlayStraw(
            CALLS if options["rostopschin"] == "call" else (),
            last,
            at_once=options["straw_turn_time"] == "at_once",
        ),
    )


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    lead = LEAD[options["first_lead"]]
    simple = int(options["simple_value"])
    rows = (replace(TAKE, lead=lead), replace(SIMPLE, lead=lead, value=simple))
    scoring = _scoring(options)
    return Rules(
        variant="strohmann",
        players=players,
        options=options,
        pack=TAROK,
        called_out=union(row.card for row in CALLS),
        phases=_phases(options),
        contracts={row.key: row for row in rows},
        bonuses={},
        cycle=cycle,
        share=share,
        settle=scoring.settle,
        goals=goals(count_in_threes(TAROK, TAROK.whole), WINNING_POINTS),
        zero_sum=scoring.zero_sum,
        cites=CITES,
        length=int(options["deals"]),
        counts=counts,
        repeats=(*REPEATS.get(options["both_pass"], ()), REDEALT),
        pagat=PAGAT,
        mond=MOND,
        fool=FOOL,
        kings=KINGS,
    )


STROHMANN = Variant(
    "strohmann",
    (PLAYERS,),
    OPTIONS,
    _rules,
    choose,
    aliases=("Straw Man Tarock", "Strohmandeln", "Strohmann-Tarock"),
    presets=PRESETS,
    habits=HABITS,
    spreads={PLAYERS: 2.5},
    searching=Searching(
        pays=(*BIRDS, "rostopschin", "trull", "kings", "mond"), sober=SOBER, alike=ALIKE
    ),
)
