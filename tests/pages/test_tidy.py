"""Names and typed words spoil no text around them."""

import pytest

from bot.deals.wording.words import plain
from bot.kit.text import tidy


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Ana", "Ana"),
        ("Ana\u202egro.elpmaxe", "Anagro.elpmaxe"),
        ("\u2066Bor\u2069", "Bor"),
        ("Z" + 20 * "\u0301" + "ora", "Ź" + 2 * "\u0301" + "ora"),
        ("Ci\nlka", "Ci lka"),
        ("\u200bDane\u0000", "Dane"),
        ("Žana Šćepanović", "Žana Šćepanović"),
        ("สมชัย", "สมชัย"),
        ("👨\u200d👩\u200d👧 1\ufe0f\u20e3", "👨\u200d👩\u200d👧 1\ufe0f\u20e3"),
        ("\u202e\u2067", ""),
        ("\u3164\u115f\u2800", ""),
        ("\ufe0f\u200d", ""),
        ("Ana\u3164", "Ana"),
        ("♠\ufe0f", "♠\ufe0f"),
    ],
)
def test_tidy_drops_direction_and_hiding_characters(typed: str, read: str) -> None:
    assert tidy(typed) == read
    assert plain(typed) == read


def test_tidy_is_idempotent() -> None:
    once = tidy("a" + 9 * "\u0323" + "\u202eb")
    assert tidy(once) == once
