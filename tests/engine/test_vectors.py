"""Every worked example of the rule document is tested, or stands here with a reason."""

import re
from pathlib import Path

from tests.engine import vectors

NOT_TESTED: dict[int, str] = {}

HERE = Path(__file__).parent
FROM_TABLES = {
    "17.1": "Pile",
    "17.4": "Sequence",
    "17.7": "Legal",
    "17.8": "Winner",
    "17.9": "Contract",
    "17.10": "Points",
}
"""Tables that tests read whole, by a column of theirs."""


def numbers_in(text: str) -> set[int]:
    """Numbers that a test names: in ids, in names of tests, in tables keyed by number."""
    named = re.findall(r"(?i)slo[-_]tv[-_](\d+)", text)
    keyed = re.findall(r"(?m)^    \(?(\d+)[:,]", text)
    return {int(number) for number in (*named, *keyed)}


def covered_numbers() -> set[int]:
    numbers = {number for title, column in FROM_TABLES.items()
             for number, _ in vectors.table(title, column)}  # fmt: skip
    for file in HERE.glob("test_*.py"):
        if file.name != Path(__file__).name:
            numbers |= numbers_in(file.read_text("utf-8"))
    games = (HERE.parent / "games" / "slovenian").glob("tv_*.game")
    numbers |= {int(game.stem.removeprefix("tv_")) for game in games}
    return numbers


def test_every_example_is_tested_or_excused() -> None:
    missing = vectors.numbers() - covered_numbers() - set(NOT_TESTED)
    assert not missing
    assert not set(NOT_TESTED) & covered_numbers()


def test_document_has_its_examples() -> None:
    numbers = vectors.numbers()
    assert (min(numbers), max(numbers)) == (1, 242)
    assert len(numbers) >= 239
