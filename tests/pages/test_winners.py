"""Many who share a first place: all count, and as many as Discord allows are named."""

from bot.contests.tournaments.board_page import MOST_FIRST, result_page
from bot.contests.tournaments.rows import TournamentRank
from bot.kit.page import Page
from tests.pages.drawn import WORDS
from tests.pages.tournaments import stored_tournament


def page_of_winners(number: int) -> Page:
    """The page that tells of so many winners, who are all to be notified."""
    winners = [TournamentRank(1, n, 100 + n, f"P{n}", 50.0, 4, 0) for n in range(number)]
    return result_page(stored_tournament(), winners, range(100, 100 + number), WORDS)


def test_winners_beyond_the_places_of_a_board_are_mentioned() -> None:
    """Only ten once were: the others read on their own page that they had won."""
    page = page_of_winners(12)
    assert page.pings == tuple(range(100, 112))
    assert "<@110> and <@111> share first place" in page.text


def test_winners_beyond_the_allowed_mentions_are_counted() -> None:
    page = page_of_winners(MOST_FIRST + 3)
    assert len(page.pings) == MOST_FIRST and "(+3) share first place" in page.text
