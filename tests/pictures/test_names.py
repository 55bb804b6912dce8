"""Names are told apart where there is little room."""

from itertools import product
from random import Random

import pytest

from bot.pictures.lettering import width, writable
from bot.pictures.names import brief, called, fits, forms
from bot.pictures.theme import THEME

WHOLE = (
    "Annegret Maximiliane Wolkenstein",
    "Bartholomäus von Hohenlohe-Waldh",
    "Konstantin Władysław Brzęczyszcz",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ștefăniță-Bogdan Constantinescu-",
)
PARTS = ("Ana", "Maximilian", "Novak", "von", "K.", "Wolkenstein", "Brzęczyszcz")


@pytest.mark.parametrize("most", [80, 120, 200, 400])
def test_short_forms_of_different_names_differ(most: int) -> None:
    """Forms differ as far as there is room for the difference."""
    rng = Random(1)
    pool = [" ".join(parts) for n in (1, 2, 3) for parts in product(PARTS, repeat=n)]
    for _ in range(300):
        names = tuple(rng.sample(pool, 5))
        shown_names = [called(names, player, (THEME.text,), most) for player in range(5)]
        assert all(width(shown_name.text, shown_name.hand) <= most for shown_name in shown_names)
        complete = [shown_name.text for shown_name in shown_names if "…" not in shown_name.text]
        assert len(set(complete)) == len(complete)


def test_short_name_is_kept() -> None:
    names = ("Ana", "Ana Marija Novak", "Bor")
    assert [forms(names, player)[-1] for player in range(3)] == ["Ana", "Ana M.", "Bor"]


def test_first_name_of_two_players_is_not_used_alone() -> None:
    names = ("Maximilian Mustermann", "Maximilian Musterfrau")
    assert [forms(names, player)[-1] for player in range(2)] == ["Mustermann", "Musterfrau"]


def test_long_name_is_shortened_to_its_beginning() -> None:
    short_names = [forms(WHOLE, player)[-1] for player in range(5)]
    assert short_names == ["Annegret", "Bartholomäus", "Konstantin", WHOLE[3], "Ștefăniță"]
    assert fits(WHOLE, 1, THEME.text, 190)
    assert not fits(WHOLE, 3, THEME.text, 190)
    assert brief(WHOLE, 0, 14) == "Annegret M."
    assert brief(WHOLE, 3, 14) == "WWWWWWWWWWWWW…"


def test_names_that_begin_alike_keep_their_ends() -> None:
    names = ("Wwwwwwwwwwwwwwwwwwwww-one", "Wwwwwwwwwwwwwwwwwwwww-two")
    texts = [called(names, player, (THEME.text,), 100).text for player in range(2)]
    assert [text[-3:] for text in texts] == ["one", "two"]


def test_cut_names_are_writable() -> None:
    assert all(writable(form) == form for n in range(5) for form in forms(WHOLE, n))
