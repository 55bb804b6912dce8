"""Card points, rounding and game scores as pure functions (SLO-TV-1 to 23)."""

import pytest

from engine.counting import count_in_threes
from engine.games.slovenian.scoring import HALF, exactly, game_amount, round_to_five
from engine.pack import TAROK
from tests.engine import vectors
from tests.engine.slovenian_cases import SLOVENIAN

WHOLE = {"all 22 trumps": TAROK.trumps, "the whole pack": TAROK.whole, "(empty)": 0}
PILES = [
    pytest.param(
        [part.strip() for part in row["Pile"].removeprefix("four piles: ").split(";")],
        row["count"].split("(")[0].split("/"),
        id=f"SLO-TV-{number}",
    )
    for number, row in vectors.table("17.1", "Pile")
]


def pile_of(text: str, others: int) -> int:
    """The set of a pile; "the other 44 cards" are those that no pile before has."""
    if text.startswith("the other"):
        return TAROK.whole & ~others
    return WHOLE[text] if text in WHOLE else TAROK.cards(text)


@pytest.mark.parametrize(("piles", "counts"), PILES)
def test_pile_is_counted_in_threes(piles: list[str], counts: list[str]) -> None:
    """SLO-PTS-2, SLO-PTS-3."""
    seen = 0
    for text, count in zip(piles, counts, strict=True):
        pile = pile_of(text, seen)
        seen |= pile
        assert count_in_threes(TAROK, pile) == int(count)


def numbers_after(lines: list[str], start: str, quoted: int) -> list[int]:
    line = next(line for line in lines if line.startswith(start))
    return [int(word) for word in line.split("`")[quoted].split()]


def test_rounding_to_five_as_in_slo_tv_21() -> None:
    expected = numbers_after(vectors.section("17.2"), "SLO-TV-21", 1)
    assert [round_to_five(points) for points in range(36)] == expected


CARD_POINTS = (0, 2, 3, 7, 8, 27, 28, 32, 33, 35, 36, 37, 38, 42, 43, 69, 70)


@pytest.mark.parametrize(
    ("players", "rounding", "vector", "quoted"),
    [
        pytest.param(4, round_to_five, "SLO-TV-22", 3, id="SLO-TV-22"),
        pytest.param(3, exactly, "SLO-TV-23", 1, id="SLO-TV-23"),
    ],
)
def test_game_score_of_contract_one(
    players: int, rounding: object, vector: str, quoted: int
) -> None:
    """SLO-PTS-6."""
    assert callable(rounding)
    expected = numbers_after(vectors.section("17.2"), vector, quoted)
    contract = SLOVENIAN[players].contracts["one"]
    assert [
        game_amount(contract, points, rounding(abs(points - HALF)), 0).points
        for points in CARD_POINTS
    ] == expected


def test_two_piles_always_add_up_to_seventy() -> None:
    """SLO-PTS-3, SLO-PTS-4."""
    for split in range(55):
        pile = (1 << split) - 1
        total = count_in_threes(TAROK, pile) + count_in_threes(TAROK, TAROK.whole & ~pile)
        assert total == 70
