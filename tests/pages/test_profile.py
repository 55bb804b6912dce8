"""Profiles show only figures that their number of deals supports, with explanations."""

from dataclasses import replace

import pytest

from bot.careers.profile import profile
from bot.careers.records import ALL_TIME, Extreme
from bot.careers.service import MIN_DEALS_FOR_AVERAGES, CareerRequest, Record
from bot.kit.page import Select
from tests.pages.careers import ALL_GAMES, HOUSE, MONTHS, REGULAR
from tests.pages.drawn import LOOKS, WORDS

FEW = Record(
    deals=MIN_DEALS_FOR_AVERAGES - 1, total=-120, squares=9000, declared=2, made=1,
    best=Extreme(-10, 7, 3), worst=Extreme(-90, 7, 4), matches=1, won=0,
)  # fmt: skip


def test_profile_of_fewer_than_five_deals_has_only_counts() -> None:
    """A short profile has no mean, share, curve, or best deal of -10 with a link to it."""
    course = (0, -10, -30, -60, -120)
    career = replace(REGULAR, people=FEW, house=HOUSE, courses=(course, (0, -35)))
    for look in LOOKS:
        page = profile(career, WORDS, look, user=career.user)
        assert not page.pictures
        assert "%" not in page.text
        for key in ("average", "best", "worst", "course", "against-people"):
            assert WORDS(f"profile-{key}") not in page.text.partition("-# ")[0]
        assert WORDS("profile-soon", deals=MIN_DEALS_FOR_AVERAGES) in page.text
        assert WORDS("profile-give-or-take") not in page.text
        assert not [control for control in page.controls() if control.id.startswith("replay:")]


def test_profile_of_five_deals_has_averages_and_a_curve() -> None:
    career = replace(REGULAR, people=replace(FEW, deals=MIN_DEALS_FOR_AVERAGES), house=Record(),
                    courses=((0, -10, -30, -60, -100, -120), ()))  # fmt: skip
    page = profile(career, WORDS, user=career.user)
    assert WORDS("profile-average") in page.text
    assert WORDS("profile-course") in page.text
    assert WORDS("profile-give-or-take") in page.text
    assert WORDS("profile-soon", deals=MIN_DEALS_FOR_AVERAGES) not in page.text


@pytest.mark.parametrize("month", [ALL_TIME, *MONTHS])
def test_profile_of_a_past_season_promises_nothing_to_come(month: int) -> None:
    """The season of last month is over: no match of today brings a rating or averages into it."""
    request = CareerRequest("slovenian", 0, month)
    career = replace(REGULAR, people=FEW, rating=None, courses=((), ()), request=request)
    text = profile(career, WORDS, user=career.user).text
    to_come = (WORDS("profile-unrated"), WORDS("profile-soon", deals=MIN_DEALS_FOR_AVERAGES))
    assert [sentence in text for sentence in to_come] == [month != MONTHS[1]] * 2


def test_curve_of_a_single_deal_is_left_out() -> None:
    page = profile(REGULAR, WORDS)
    assert WORDS("profile-against-people") in page.text
    assert WORDS("profile-against-house") not in page.text


def test_profile_of_all_games_has_only_comparable_figures() -> None:
    """Points of different games are left out; the select of a game begins with all games."""
    page = profile(ALL_GAMES, WORDS, user=ALL_GAMES.user)
    assert WORDS("career-all-games") in page.text
    assert "±" not in page.text
    assert "Taper" in page.text
    assert "contracts made: 31 of 45" in page.text
    for key in ("average", "best", "worst"):
        assert WORDS(f"profile-{key}") not in page.text
    games = next(control for control in page.controls() if control.id.endswith(":game"))
    assert isinstance(games, Select) and games.choices[0].value == ":0"
