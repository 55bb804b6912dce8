"""Ratings after a match."""

import pytest

from bot.careers.ratings import FRESH, START, RatedPlayer, Rating, chance, rate


def ratings_after(
    *leads: float, deals: int = 8, ratings: tuple[Rating, ...] = ()
) -> tuple[Rating, ...]:
    """The ratings when these have been the leads of people who play for themselves."""
    current = ratings or (FRESH,) * len(leads)
    pairs = enumerate(zip(current, leads, strict=True))
    return rate([RatedPlayer(rating, side, lead) for side, (rating, lead) in pairs], deals)


def test_more_points_are_worth_more() -> None:
    gains = [ratings_after(lead, 0, -lead)[0].mu - START for lead in (0.1, 0.5, 1.0, 3.0)]
    assert gains == sorted(gains) and gains[0] > 0


def test_single_valat_moves_rating_little() -> None:
    """Ten times the lead is not worth ten times as much."""
    usual, valat = (ratings_after(lead, 0, -lead)[0].mu - START for lead in (1.0, 10.0))
    assert valat < 3 * usual


@pytest.mark.parametrize("deals", [1, 8, 500])
@pytest.mark.parametrize("lead", [30.0, 300.0, 1e9])
def test_no_lead_is_too_far_to_be_rated(lead: float, deals: int) -> None:
    """After a kontra ladder, and for people whose ratings are as far apart as can be."""
    first, middle, last = ratings_after(lead, 0, -lead, deals=deals)
    assert START < first.mu < START + 1000 and START - 1000 < last.mu < START
    assert middle.mu == pytest.approx(START)
    far = Rating(1500 + 1e6, 1), Rating(1500 - 1e6, 1)
    better, weaker = ratings_after(-lead, lead, deals=deals, ratings=far)
    assert better.mu < far[0].mu and weaker.mu > far[1].mu


def test_a_long_match_says_more_than_a_short_one() -> None:
    short, long = (ratings_after(0.5, 0, -0.5, deals=deals)[0] for deals in (1, 48))
    assert long.mu > short.mu and long.sigma < short.sigma < FRESH.sigma


def test_expected_result_keeps_rating() -> None:
    better, weaker = Rating(1700, 50), Rating(1300, 50)
    same = ratings_after(0.4, 0.0, ratings=(better, weaker))
    assert abs(same[0].mu - better.mu) < 1e-6
    less = ratings_after(0.1, 0.0, ratings=(better, weaker))
    assert less[0].mu < better.mu and less[1].mu > weaker.mu


def test_points_that_all_get_change_nothing() -> None:
    small, large = ratings_after(0.5, 0.2, -0.7), ratings_after(5.5, 5.2, 4.3)
    for rating, expected in zip(small, large, strict=True):
        assert tuple(rating) == pytest.approx(tuple(expected))


def test_partners_who_stay_together_are_rated_together() -> None:
    entries = [
        RatedPlayer(FRESH, side, lead) for side, lead in ((0, 0.4), (1, -0.4), (0, 0.4), (1, -0.4))
    ]
    ana, bor, cilka, dane = rate(entries, 12)
    assert ana == cilka and bor == dane and ana.mu > START > bor.mu


def test_a_house_partner_counts_as_somebody_unknown() -> None:
    """Ratings move against an opponent, and stay where all people sit on one side."""
    alone = RatedPlayer(FRESH, 1, -0.4)
    together = [RatedPlayer(Rating(1500, 60), 0, 0.4)] * 2
    *partners, opponent = rate([*together, alone], 12)
    assert opponent.mu < START
    assert all(partner.mu > START for partner in partners)
    assert rate(together, 12) == tuple(entry.rating for entry in together)
    assert rate([alone], 3) == (FRESH,)


def test_chance_of_better_player_grows_with_deals() -> None:
    better, weaker = Rating(1700, 40), Rating(1400, 40)
    chances = [chance(better, weaker, deals) for deals in (1, 8, 48)]
    assert chances == sorted(chances) and 0.5 < chances[0] < chances[2] < 1
    assert chance(better, weaker, 8) + chance(weaker, better, 8) == pytest.approx(1)
