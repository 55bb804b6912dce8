"""How long team matches are, and what their pages say about that."""

from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from itertools import product

import pytest

from bot.choices.languages import Languages
from bot.contests.teams.desk import RequestedMatch, TeamDesk
from bot.contests.teams.lengths import (
    MAX_DEALS,
    MEASURED,
    MIN_USUAL_DEALS,
    tenths_ahead,
    usual_deals,
    usual_lengths,
)
from bot.contests.teams.match import TeamMatch
from bot.contests.teams.pages import shown
from bot.contests.teams.rounds import team_numbers
from bot.games.forms import FORMS, form_of
from bot.games.options import check_options, length_options
from bot.kit.l10n import load_words
from bot.kit.wishes import Venue
from engine.games.families import FAMILIES
from tests.bot.contests.teams.server_match import new as new_server_match
from tests.bot.contests.teams.teams import Teams
from tests.bot.tables.desk.desk_parts import PEOPLE
from tests.bot.world import ANA, CHANNEL, GUILD, World
from tests.pages.team_matches import stored_match

SEATINGS = [
    (game, players, teams)
    for family in FAMILIES
    for game, players in product((family.key,), family.players)
    for teams in (1, *team_numbers(game, players))
]
"""Game, number of players and number of teams (1: two servers) of all team matches."""
SENTENCES = {
    "en": "in at least {} matches in 10",
    "sl": "v vsaj {} tekmah od 10",
    "de": "in mindestens {} von 10 Kämpfen",
    "it": "in almeno {} incontri su 10",
    "pl": "w co najmniej {} meczach na 10",
    "ro": "în cel puțin {} meciuri din 10",
    "ja": "10回中{}回以上",
}
"""The parts of sentences that say how often the better team is ahead."""


def row_of(game: str, players: int, teams: int) -> tuple[str, int]:
    """The key of a seating's measured row."""
    return f"{game}{players}", teams


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


def no_thread(title: str) -> AbstractAsyncContextManager[int]:
    """It could be opened, but isn't."""
    raise AssertionError(title)


HERE = Venue(GUILD, CHANNEL, "en", no_thread)
MANAGER = replace(PEOPLE[ANA], may_manage_server=True)


def desk(teams: Teams) -> TeamDesk:
    """The desk of a world's team matches."""
    languages = Languages(load_words(strict=True))
    return TeamDesk(teams.matches, languages, teams.thread, lambda: teams.world.now)


def gathering_text(seating: tuple[str, int, int], deals: int, language: str) -> str:
    """The page on which people gather for a match."""
    game, players, teams = seating
    stored = stored_match("gathering", teams=teams, players=players)
    match = TeamMatch(replace(stored, variant=game, deals=deals))
    return shown(match, load_words(strict=True)(language)).text


def test_each_seating_of_each_game_has_ascending_measured_lengths() -> None:
    assert set(MEASURED) == {row_of(*seating) for seating in SEATINGS}
    for row in MEASURED.values():
        assert row[0] >= 1 and list(row) == sorted(row)


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_default_length_is_shortest_offered_with_most_tenths(
    seating: tuple[str, int, int],
) -> None:
    game, players, _ = seating
    lengths, default = usual_lengths(game), usual_deals(*seating)
    assert default in lengths and MIN_USUAL_DEALS <= default <= MAX_DEALS
    check_options(game, players, length_options(game, default))
    longest = tenths_ahead(*seating, lengths[-1])
    assert tenths_ahead(*seating, default) == longest
    shorter = [deals for deals in lengths if MIN_USUAL_DEALS <= deals < default]
    assert all(tenths_ahead(*seating, deals) != longest for deals in shorter)


def test_twelve_deals_put_better_team_ahead_nine_times_in_ten() -> None:
    """In Romanian tarok for four they did not as long as cards were not chosen."""
    for seating in SEATINGS:
        assert usual_deals(*seating) <= 12
        assert tenths_ahead(*seating, usual_deals(*seating)) == 9, seating


@pytest.mark.parametrize("language", SENTENCES)
def test_gathering_page_says_how_often_better_team_is_ahead_as_measured(language: str) -> None:
    for seating in SEATINGS:
        row = MEASURED[row_of(*seating)]
        by_deals = {
            deals: max(
                (tenths for tenths, needed in enumerate(row, 6) if deals >= needed), default=0
            )
            for deals in range(1, MAX_DEALS + 1)
        }
        for deals in {1, MAX_DEALS, *row, *(needed - 1 for needed in row)} & set(by_deals):
            page_text = gathering_text(seating, deals, language)
            for tenths in range(6, 10):
                sentence = SENTENCES[language].format(tenths)
                assert (sentence in page_text) == (by_deals[deals] == tenths), (seating, deals)


def test_gathering_page_of_unmeasured_game_says_nothing_about_length(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seating = ("slovenian", 4, 2)
    monkeypatch.delitem(MEASURED, row_of(*seating))
    page_text = gathering_text(seating, 12, "en")
    assert "matches in 10" not in page_text and "hardly" not in page_text
    assert usual_deals(*seating) == 12


async def test_team_match_without_chosen_length_has_default_of_its_seating(teams: Teams) -> None:
    """All had four deals once, after which the worse team often led."""
    for number, (game, players, number_of_teams) in enumerate(SEATINGS, 1):
        form = form_of(game, players)
        request = RequestedMatch(form, players, None, number_of_teams)
        await desk(teams).make(MANAGER, HERE, request)
        match = await teams.seen(number)
        assert match.stored.deals == usual_deals(game, players, number_of_teams)
        await teams.matches.call_off(GUILD, number, ANA, may_manage=False)


async def test_team_match_with_chosen_length_keeps_it(teams: Teams) -> None:
    for number, deals in enumerate((1, 5, MAX_DEALS), 1):
        request = RequestedMatch(FORMS["slovenian"], None, deals, None)
        await desk(teams).make(MANAGER, HERE, request)
        assert (await teams.seen(number)).stored.deals == deals


async def test_server_that_accepts_match_plays_length_that_was_asked(teams: Teams) -> None:
    asked = await teams.matches.make(new_server_match(teams, "romanian", 4), FORMS["romanian"], ())
    taken = new_server_match(teams, "romanian", 4, GUILD + 50)
    assert (await teams.matches.take_on(replace(taken, deals=9), asked.code)).deals == asked.deals
