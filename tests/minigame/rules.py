"""Little tarock: a game of 42 cards for three or four, made of phases that exist.

No library knows it. It is here to show that a family of games is one folder: its rules, scores and
house player, its words (``data/locales``), its course (``data/rules``) and its numbered rules
(``little.md``). The laws find it as they find any other.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.family import (
    NONE,
    Contract,
    Discard,
    Follow,
    OneRound,
    Option,
    PlayTricks,
    Rules,
    TakeSet,
    Variant,
    about,
    in_rounds,
    number_within,
    round_the_table,
    talon_first,
    tarock,
    trumps_win,
)
from tests.minigame.house import choose
from tests.minigame.scoring import Scoring

PACK = tarock(dict.fromkeys("SCDH", ("10",)))
TALON, SET = 6, 3
PACKETS = {4: (5, 4), 3: (6, 6)}

CITES = {
    "over": "LIT-DEAL-1",
    "turn": "LIT-PLAY-1",
    "follow": "LIT-PLAY-2",
    "round": "LIT-BID-1",
    "auction": "LIT-BID-2",
    "only_over": "LIT-BID-2",
    "contracts": "LIT-BID-3",
    "talon": "LIT-TAL-1",
    "discard": "LIT-TAL-2",
    "kept": "LIT-TAL-3",
    "trumps_laid": "LIT-TAL-3",
}
"""The numbers of the rules that phases refuse by."""

OPTIONS = about(
    "match",
    Option("deals", ("12", "4", "8"), "LIT-OPT-1", number_within(1, 100)),
    Option("beggar", ("on", "off"), "LIT-OPT-2"),
)

GAME = Contract(
    "game",
    rank=1,
    value=1,
    winner=trumps_win(PACK, NONE, NONE),
    obligations=(Follow(PACK, "LIT-PLAY-2"),),
    exchange=SET,
    kontra=False,
    rule="LIT-BID-3",
)
BEGGAR = replace(GAME, key="beggar", rank=2, value=2, exchange=0, aim="no_trick", stops_early=True)
SOLO = replace(GAME, key="solo", rank=3, value=3, exchange=0)


def _rules(players: int, options: Mapping[str, str]) -> Rules:
    cycle = round_the_table(players)
    rows = (GAME, *([BEGGAR] if options["beggar"] == "on" else []), SOLO)
    return Rules(
        variant="little",
        players=players,
        options=options,
        pack=PACK,
        phases=(OneRound(), TakeSet(), Discard(spares_trumps=True), PlayTricks()),
        contracts={row.key: row for row in rows},
        bonuses={},
        cycle=cycle,
        share=talon_first(players, cycle, TALON, in_rounds(players, *PACKETS[players])),
        settle=Scoring().settle,
        zero_sum=True,
        cites=CITES,
        length=int(options["deals"]),
        pagat=PACK["T1"],
        mond=PACK["T21"],
        fool=PACK["F"],
        kings=PACK.cards("SK CK DK HK"),
    )


LITTLE = Variant(
    "little",
    (4, 3),
    OPTIONS,
    _rules,
    choose,
    aliases=("Little tarock", "Tarock with 42 cards"),
    spreads={4: 2.6, 3: 2.9},
)
