"""Many who share a first place: all count, and as many as Discord allows are named."""

from bot.contests.tournaments.board_page import MOST_FIRST, result_page
from bot.contests.tournaments.rows import TournamentRank
from tests.pages.drawn import WORDS
from tests.pages.tournaments import stored_tournament


def winners(number: int) -> tuple[TournamentRank, ...]:
    return tuple(TournamentRank(1, n, 100 + n, f"P{n}", 50.0, 4, 0) for n in range(number))


def test_winners_beyond_the_places_of_a_board_are_mentioned() -> None:
    """Only ten once were: the others read on their own page that they had won."""
    page = result_page(stored_tournament(), winners(12), WORDS)
    assert page.pings == tuple(range(100, 112))
    assert "<@110> and <@111> share first place" in page.text


def test_winners_beyond_the_allowed_mentions_are_counted() -> None:
    page = result_page(stored_tournament(), winners(MOST_FIRST + 3), WORDS)
    assert len(page.pings) == MOST_FIRST and "(+3) share first place" in page.text
