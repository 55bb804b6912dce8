"""Names where there is little room: each is still its own."""

from itertools import product
from random import Random

import pytest

from bot.pictures.lettering import SMALL, TEXT, width, writable
from bot.pictures.names import brief, called, fits, forms

WHOLE = (
    "Annegret Maximiliane Wolkenstein",
    "Bartholomäus von Hohenlohe-Waldh",
    "Konstantin Władysław Brzęczyszcz",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ștefăniță-Bogdan Constantinescu-",
)
PARTS = ("Ana", "Maximilian", "Novak", "von", "K.", "Wolkenstein", "Brzęczyszcz")


@pytest.mark.parametrize("most", [80, 120, 200, 400])
def test_no_two_people_are_called_the_same(most: int) -> None:
    """Players whose names differ, as far as there is room for the difference."""
    rng = Random(1)
    pool = [" ".join(parts) for n in (1, 2, 3) for parts in product(PARTS, repeat=n)]
    for _ in range(300):
        names = tuple(rng.sample(pool, 5))
        shown = [called(names, player, (TEXT, SMALL), most) for player in range(5)]
        assert all(width(one.text, one.hand) <= most for one in shown)
        whole = [one.text for one in shown if "…" not in one.text]
        assert len(set(whole)) == len(whole)


def test_short_name_is_kept() -> None:
    names = ("Ana", "Ana Marija Novak", "Bor")
    assert [forms(names, player)[-1] for player in range(3)] == ["Ana", "Ana M.", "Bor"]


def test_a_first_name_that_two_have_calls_nobody() -> None:
    names = ("Maximilian Mustermann", "Maximilian Musterfrau")
    assert [forms(names, player)[-1] for player in range(2)] == ["Mustermann", "Musterfrau"]


def test_long_names_are_called_by_their_beginning() -> None:
    said = [forms(WHOLE, player)[-1] for player in range(5)]
    assert said == ["Annegret", "Bartholomäus", "Konstantin", WHOLE[3], "Ștefăniță"]
    assert fits(WHOLE, 1, TEXT, 190) and not fits(WHOLE, 3, TEXT, 190)
    assert brief(WHOLE, 0, 14) == "Annegret M."
    assert brief(WHOLE, 3, 14) == "WWWWWWWWWWWWW…"


def test_names_that_begin_alike_are_cut_in_their_middle() -> None:
    names = ("Wwwwwwwwwwwwwwwwwwwww-one", "Wwwwwwwwwwwwwwwwwwwww-two")
    shown = [called(names, player, (TEXT,), 100).text for player in range(2)]
    assert [text[-3:] for text in shown] == ["one", "two"]


def test_cut_names_are_writable() -> None:
    assert all(writable(form) == form for n in range(5) for form in forms(WHOLE, n))
