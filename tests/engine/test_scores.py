"""Deal scores, klop and the mond (SLO-TV-137 to 216)."""

import pytest

from engine.games.slovenian.radli import radlo_for_all, struck
from tests.engine import vectors
from tests.engine.settled import Settled, Special, finished_deal, finished_klop

Facts = dict[str, object]


def last_trick(winner: int, **played: str) -> Special:
    """The last trick: cards by role, as the vectors of 17.9 speak (declarer 3, partner 1)."""
    players = {"declarer": 3, "partner": 1, "defender": 0, "other": 2}
    return Special({players[role]: card for role, card in played.items()}, winner, last=True)


# What the column "Bonuses" says, for declarer 3, partner 1 and the defenders 0 and 2.
BONUSES: dict[int, Facts] = {
    # With 63 points on one side, somebody has the trula or the kings: see WITH_MORE.
    144: {"trula": "D", "kings": "D"},
    152: {"trula": "D", "kings": "D"},
    153: {"kings": "O"},
    154: {"said": (("trula", 3, 0),)},
    155: {"said": (("trula", 3, 0),), "trula": "O"},
    156: {"said": (("pagat_ultimo", 0, 1),)},
    157: {"said": (("pagat_ultimo", 0, 0),), "special": (last_trick(0, defender="T1"),)},
    158: {"said": (("king_ultimo", 1, 2),), "special": (last_trick(1, partner="HK"),)},
    159: {"said": (("king_ultimo", 1, 0),)},
    160: {"special": (last_trick(0, partner="HK", defender="T6"),)},
    161: {"special": (last_trick(1, declarer="T1", partner="T9"),)},
    162: {"special": (last_trick(3, partner="HK", declarer="T1"),)},
    163: {"special": (last_trick(0, partner="HK", defender="T1"),)},
    164: {"special": (last_trick(3, partner="HK", defender="T1", declarer="T8"),)},
    165: {
        "said": (("trula", 3, 0),),
        "trula": "D",
        "special": (last_trick(3, defender="T1", declarer="T7"),),
    },
    166: {"said": (("kings", 3, 1),), "trula": "D"},
    167: {"won": 12, "trula": "D", "kings": "D"},
    168: {"won": 0, "trula": "O", "kings": "O"},
    169: {"won": 12, "trula": "D", "kings": "D"},
    170: {"won": 12, "trula": "D", "kings": "D", "said": (("valat", 3, 0),)},
    171: {"won": 12, "trula": "D", "kings": "D", "said": (("valat", 1, 1),)},
    172: {"said": (("valat", 3, 0),), "trula": "D", "kings": "D"},
    173: {"said": (("valat", 2, 0),)},
    179: {"kings": "D", "special": (last_trick(2, declarer="T1", other="T7"),)},
}
NORMAL = [
    pytest.param(number, row, id=f"SLO-TV-{number}")
    for number, row in vectors.table("17.9", "P", "Bonuses")
]
FLAT = [pytest.param(row, id=f"SLO-TV-{number}") for number, row in vectors.table("17.9", "Result")]

WITH_MORE = {144: 20}
"""Game points of bonuses that the cards of a vector cannot avoid; the vector leaves them out."""


def level(text: str) -> int:
    """The ladder level of a multiplier."""
    return int(text).bit_length() - 1


def radli(declarer: int, yes_or_no: str, players: int) -> tuple[int, ...]:
    """One open radlo for the declarer, or none."""
    return tuple(int(player == declarer and yes_or_no == "yes") for player in range(players))


@pytest.mark.parametrize(("number", "row"), NORMAL)
def test_normal_contract_scores_as_documented(number: int, row: vectors.Row) -> None:
    """SLO-SCO-1, SLO-SCO-13, SLO-SCO-16."""
    contract, _, three = row["Contract"].partition(" ")
    facts: Facts = dict(BONUSES.get(number, {}))
    alone = three or contract.startswith("solo")
    wanted = Settled(
        contract,
        int(row["P"]),
        players=3 if three else 4,
        declarer=2 if three else 3,
        partner=None if alone else 1,
        level=level(row["Game x"]),
        radli=radli(3, row["Radlo"], 3 if three else 4),
    )
    if three and "special" in facts:
        facts["special"] = (Special({2: "T1", 0: "T7"}, winner=0, last=True),)
    deal = finished_deal(wanted.copy_with(**facts))
    settlement = deal.rules.settle(deal)
    expected = int(row["T"].strip("*")) + WITH_MORE.get(number, 0)
    assert [settlement.scores[player] for player in sorted(wanted.side)] == [expected] * len(
        wanted.side
    )
    assert all(not settlement.scores[player] for player in deal.order if player not in wanted.side)
    assert bool(struck(settlement)) == (row["Struck"] == "yes")


@pytest.mark.parametrize("row", FLAT)
def test_flat_contract_scores_as_documented(row: vectors.Row) -> None:
    """SLO-SCO-10, SLO-SCO-13, SLO-SCO-16."""
    won = {"no trick": 0, "one trick": 1, "all tricks": 12, "lost a trick": 11}
    result, contract = row["Result"], row["Contract"]
    points = int(result.removeprefix("P = ")) if result.startswith("P") else None
    wanted = Settled(
        "solo_two" if contract == "color_valat" else contract,
        points,
        partner=None,
        level=level(row["Game x"]),
        radli=radli(3, row["Radlo"], 4),
        won=won.get(result),
        converted=contract == "color_valat",
    )
    deal = finished_deal(wanted)
    settlement = deal.rules.settle(deal)
    assert settlement.scores == (0, 0, 0, int(row["T"].strip("*")))
    assert bool(struck(settlement)) == (row["Struck"] == "yes")
    assert radlo_for_all(settlement) == (row["New radlo for all"] == "yes")


KLOP = [
    pytest.param(int(row["Form"][0]), row, id=f"SLO-TV-{number}")
    for number, row in vectors.table("17.10", "Points")
]


def split(text: str) -> list[int]:
    """The numbers of ``36 / 20 / 10 / 4``."""
    return [int(part) for part in text.split("/")]


@pytest.mark.parametrize(("players", "row"), KLOP)
def test_klop_scores_as_documented(players: int, row: vectors.Row) -> None:
    """SLO-SCO-14, SLO-PTS-5."""
    deal = finished_klop(split(row["Points"]), split(row["Tricks"]), players)
    settlement = deal.rules.settle(deal)
    assert list(settlement.scores) == split(row["Scores"])
    assert settlement.made is None
    assert not struck(settlement)
    assert radlo_for_all(settlement) == (players != 3)


MOND = Special({1: "T21", 3: "F"}, winner=3)
TWO_44 = Settled("two", 44)
LEFT = "T21 S7 S8 S9 C7 C8"
KING = "CK S10 T3 T21 S8 C10"
THREE = Settled("three", 42, declarer=1, partner=None, called="CK", talon=KING)
MOND_ROWS: dict[int, tuple[Settled, tuple[int, ...]]] = {
    206: (TWO_44.copy_with(special=(MOND,)), (0, 10, 0, 30)),
    207: (TWO_44.copy_with(special=(Special({0: "T21", 3: "F"}, winner=3),)), (-20, 30, 0, 30)),
    208: (
        TWO_44.copy_with(special=(Special({2: "T21", 0: "F", 3: "T1"}, winner=3),), trula="D"),
        (0, 40, -20, 40),
    ),
    209: (TWO_44.copy_with(talon=LEFT, taken=2, level=1, radli=(0, 0, 0, 1)), (0, 120, 0, 100)),
    210: (Settled("two", 30, talon=LEFT, taken=2), (0, -25, 0, -45)),
    211: (THREE.copy_with(special=(Special({1: "CK"}, winner=1),)), (0, 15, 0, 0)),
    212: (
        THREE.copy_with(points=37, special=(Special({1: "CK", 2: "T2"}, winner=2),)),
        (0, -10, 0, 0),
    ),
    213: (Settled("two", 69, won=12, special=(MOND,), trula="D", kings="D"), (0, 230, 0, 250)),
    214: (
        Settled("solo_without", 40, partner=None,
                special=(Special({3: "T21", 0: "F"}, winner=0),)),
        (0, 0, 0, 80),
    ),
    215: (
        Settled("solo_two", None, partner=None, won=12, converted=True, talon=LEFT, taken=2,
                kings="D"),
        (0, 0, 0, 125),
    ),
    216: (
        Settled("two", 40, players=3, declarer=2, partner=None,
                special=(Special({1: "T21", 0: "F"}, winner=0),)),
        (0, -21, 25),
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    "number", [pytest.param(number, id=f"SLO-TV-{number}") for number in MOND_ROWS]
)
def test_mond_is_paid_by_its_loser(number: int) -> None:
    """SLO-SCO-12, SLO-TRK-4, SLO-TAL-8."""
    wanted, scores = MOND_ROWS[number]
    deal = finished_deal(wanted)
    assert deal.rules.settle(deal).scores == scores
    assert f"SLO-TV-{number}" in "".join(vectors.section("17.11"))
