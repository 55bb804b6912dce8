"""Lombardia tarot: two against two, 78 cards, no bidding (docs/rules/lombardia.md)."""

from collections.abc import Callable, Mapping

from engine.family import (
    AGREED,
    IN_FOURS,
    NONE,
    TAROT,
    TAROT_NATURAL,
    Cards,
    Contract,
    Deal,
    DealerDiscard,
    FollowOrFool,
    GiveForFool,
    Monte,
    Option,
    Pack,
    Phase,
    PlayWithFool,
    Rules,
    Searching,
    Sharing,
    Variant,
    about,
    fool_loses,
    union,
)
from engine.games.lombardia.habits import HABITS, SOBER
from engine.games.lombardia.house import choose
from engine.games.lombardia.presets import PRESETS
from engine.games.lombardia.scoring import EVEN, Scoring

PLAYERS = 4
ROUNDS = 19
DISCARDS = 2
"""Cards that the dealer gets beyond the nineteen, and lays away (LOM-DEAL-2, LOM-DISC-1)."""
TEAMS = (0, 1, 0, 1)
OPENING = "partners"


def honours(pack: Pack) -> Cards:
    """Kings, Fool, Bagatto and Mondo: they decide the exposure, and are never laid away."""
    return pack.cards("SK CK DK HK F T1 T21")


def share_of(pack: Pack) -> Callable[[tuple[Cards, ...], int], Sharing]:
    """One card at a time from the dealer's right, the last two to the dealer (LOM-DEAL-2)."""
    kept = honours(pack)

    def share(deck: tuple[Cards, ...], dealer: int) -> Sharing:
        fallen: dict[int, tuple[Cards, ...]] = {}
        for place in range(1, PLAYERS + 1):
            fallen[(dealer + place) % PLAYERS] = deck[place - 1 : PLAYERS * ROUNDS : PLAYERS]
        fallen[dealer] += deck[PLAYERS * ROUNDS :]
        exposed = {player: cards[-1] for player, cards in fallen.items()}
        exposed[dealer] = turned_up(fallen[dealer], kept)
        return Sharing(
            tuple(union(fallen[player]) for player in range(PLAYERS)),
            talon=(),
            exposed=tuple(exposed[player] for player in range(PLAYERS)),
        )

    return share


def turned_up(cards: tuple[Cards, ...], kept: Cards) -> Cards:
    """The dealer's exposed cards, from the last backwards: two that are no honours (LOM-DEAL-4)."""
    exposed = NONE
    for card in reversed(cards):
        exposed |= card
        if (exposed & ~kept).bit_count() == DISCARDS:
            break
    return exposed


def cycle_of(lead: int) -> Callable[[int], tuple[int, ...]]:
    """The order of play, given how many places after the dealer the first lead is (LOM-PLAY-1)."""
    return lambda dealer: tuple((dealer + lead + step) % PLAYERS for step in range(PLAYERS))


def not_thrown_in(deal: Deal) -> bool:
    """Whether the deal was played (option ``monte_counts`` = ``false``)."""
    return deal.ended != AGREED


# The variant --------------------------------------------------------------------------------

CITES = {
    "monte": "LOM-MONTE-2",
    "discard": "LOM-DISC-1",
    "honours": "LOM-DISC-2",
    "trumps_laid": "LOM-DISC-3",
    "exposed": "LOM-DEAL-5",
    "turn": "LOM-GEN-5",
    "follow": "LOM-PLAY-2",
    "give": "LOM-FOOL-9",
    "over": "LOM-TABLE-3",
}
"""The numbers of the rules that phases refuse by."""

LENGTHS = ("4", "8", "12")
"""Deals of a match, so that all deal equally often."""

OPTIONS = (
    *about(
        "match",
        Option("deals", LENGTHS, "LOM-MATCH-1"),
        Option("first_dealer", ("random", "player0"), "LOM-TABLE-2"),
        Option("monte", ("unanimous", "off"), "LOM-MONTE-2"),
        Option("monte_counts", ("true", "false"), "LOM-MONTE-3", needs=("monte", "unanimous")),
    ),
    *about(
        "play",
        Option("first_lead", ("dealer_left", "dealer_right"), "LOM-PLAY-1"),
        Option("round_suits", ("reversed", "natural"), "LOM-PACK-3"),
        Option("fool_give", ("any", "blank_if_possible"), "LOM-FOOL-9"),
        Option("discard_exposed", ("true", "false"), "LOM-DEAL-5"),
        Option("discard_no_trick", ("last_trick", "dealer"), "LOM-DISC-5"),
    ),
)
FIRST_DEALER = {"random": None, "player0": 0}
LEADS = {"dealer_left": 3, "dealer_right": 1}
PACKS = {"reversed": TAROT, "natural": TAROT_NATURAL}
MONTE: dict[str, tuple[Phase, ...]] = {"unanimous": (Monte(),), "off": ()}


def _contract(pack: Pack) -> Contract:
    """The one row: every deal is played for card points."""
    return Contract(
        OPENING,
        rank=0,
        value=0,
        winner=fool_loses(pack, pack["F"]),
        obligations=(FollowOrFool(pack, pack["F"], "LOM-PLAY-2"),),
        bid_by="nobody",
        lead="forehand",
        kontra=False,
        rule="LOM-SCORE-2",
    )


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    pack = PACKS[options["round_suits"]]
    spare = options["discard_exposed"] == "false"
    scoring = Scoring(dealer_keeps=options["discard_no_trick"] == "dealer")
    return Rules(
        variant="lombardia",
        players=players,
        options=options,
        pack=pack,
        phases=(
            *MONTE[options["monte"]],
            DealerDiscard(DISCARDS, honours(pack), spare),
            PlayWithFool(),
            GiveForFool(options["fool_give"] == "blank_if_possible"),
        ),
        contracts={OPENING: _contract(pack)},
        bonuses={},
        cycle=cycle_of(LEADS[options["first_lead"]]),
        share=share_of(pack),
        settle=scoring.settle,
        goals=(str(EVEN), str(EVEN)),
        zero_sum=True,
        count=IN_FOURS,
        cites=CITES,
        terms={"monte": "LOM-MONTE-1"} if MONTE[options["monte"]] else {},
        length=int(options["deals"]),
        counts=(lambda deal: True) if options["monte_counts"] == "true" else not_thrown_in,
        first_dealer=FIRST_DEALER[options["first_dealer"]],
        opening=OPENING,
        teams=TEAMS,
        pagat=pack["T1"],
        mond=pack["T21"],
        fool=pack["F"],
        kings=pack.cards("SK CK DK HK"),
    )


LOMBARDIA = Variant(
    "lombardia",
    (PLAYERS,),
    OPTIONS,
    _rules,
    choose,
    aliases=("Lombardia tarot", "Lombard tarocchi"),
    presets=PRESETS,
    habits=HABITS,
    spreads={PLAYERS: 12.6},
    searching=Searching(sober=SOBER, policy_aims={PLAYERS: ("points",)}),
)
