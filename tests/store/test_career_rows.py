"""Stored careers: results, sums and ratings."""

from collections.abc import Callable

from bot.careers.ratings import Rating
from bot.careers.records import CareerQuery, Extreme, Uncounted, month_of, span
from bot.careers.rows import CareerRows, deal_count_work, match_count_work
from bot.games.info import Chair
from bot.store import Store
from bot.tables.model.records import DealEnd, DealPlayed, MatchResult, PlayedDeal
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import (
    ANA,
    BOR,
    CVET,
    GUILD,
    START,
    begin_match,
    counting_work,
    leaderboard,
    lobby,
    move,
    new_deal,
    play_match,
    result,
)

MONTH = month_of(START)


def deal_end(number: int, *scores: int, declarer_won: bool = True) -> Callable[[int], DealEnd]:
    """Return a function from a table to the end of a deal whose declarer is Ana.

    ``scores``: of Ana, Bor and Cvet.
    """
    played = tuple(
        PlayedDeal(n, user, "slovenian", score, n == 0, n == 0 and declarer_won)
        for n, (user, score) in enumerate(zip((ANA, BOR, CVET), scores, strict=False))
    )
    return lambda table: DealEnd(
        scores, "{}", START, also=(deal_count_work(table, number, START, played),)
    )


async def play_deals(
    store: Store, *outcomes: Callable[[int], DealEnd], house: str = "", **changes: int
) -> int:
    """Play these deals of a match that goes on; return the number of its table."""
    table_rows = TableRows(store)
    table = await begin_match(store, **changes)
    for number, outcome in enumerate(outcomes, 1):
        if number > 1:
            await table_rows.start_deal(new_deal(table, number))
        await table_rows.append_moves(table, number, (), outcome(table))
    return table


async def test_leaderboard_counts_matches_of_at_least_two_people(store: Store) -> None:
    await play_match(store, result(ANA, 40, 1, 8, 2), result(BOR, -10, 2, 8, 2))
    await play_match(store, result(ANA, -50, 3, 2, 3), result(BOR, 70, 1, 2, 3))
    await play_match(store, result(ANA, 999, 1, 4, 1))
    await play_match(store, result(CVET, 500, 1, 4, 2), result(BOR, 0, 2, 4, 2), guild=8)
    await play_match(store, result(CVET, 500, 1, 4, 2, "lombardia"), variant="lombardia")
    standings = await leaderboard(store, GUILD)
    assert [(row.place, row.user, row.name, row.matches, row.won) for row in standings] == [
        (1, BOR, "Bor", 2, 1),
        (2, ANA, "Ana", 2, 1),
    ]
    assert all(row.rating is not None for row in standings)


async def test_leaderboard_page_has_row_of_its_viewer_too(store: Store) -> None:
    users = range(200, 230)
    await TableRows(store).create_table(
        lobby(channel=1, seats=tuple(Chair(f"P{user}", user) for user in users))
    )
    for number, user in enumerate(users):
        await play_match(store, result(user, -number, 1, 8, 2), result(ANA, 0, 2, 8, 2))
    query = CareerQuery(guild=GUILD, game="slovenian")
    people, rows = await CareerRows(store).leaderboard_rows(query, 11, 20, ANA)
    assert people == 31
    assert [row.place for row in rows if row.user != ANA] == list(range(11, 21))
    all_rows = await leaderboard(store, GUILD)
    assert [row.place for row in all_rows] == list(range(1, 32))
    lower_bounds = [row.rating.lower_bound for row in all_rows if row.rating is not None]
    assert lower_bounds == sorted(lower_bounds, reverse=True)
    assert len(lower_bounds) == 31
    assert next(row for row in rows if row.user == ANA) in all_rows
    assert (await CareerRows(store).leaderboard_rows(query, 31, 40, 0))[1] == (all_rows[-1],)


async def test_people_with_equal_ratings_share_a_place_whatever_their_ids(store: Store) -> None:
    """Both win by as much; the others have played with hints alone."""
    for winner, loser in ((CVET, ANA), (BOR, 104)):
        await play_match(store, result(winner, 90, 1, 8, 2), result(loser, -90, 2, 8, 2))
    table = await begin_match(store)
    await TableRows(store).note_hint(table, 1, 0, 0)
    hinted = tuple(result(user, 0, 1, 8, 2) for user in (301, 302))
    await TableRows(store).stop_table(table, START, counting_work(table, *hinted, ended_at=START))
    standings = await leaderboard(store, GUILD)
    assert [row.place for row in standings] == [1, 1, 3, 3, 5, 5]
    assert [row.line for row in standings] == [1, 2, 3, 4, 5, 6]
    assert {row.user for row in standings[:2]} == {CVET, BOR}


async def test_stopped_match_with_results_is_counted(store: Store) -> None:
    table = await begin_match(store)
    await TableRows(store).stop_table(
        table, START + 5, counting_work(table, result(CVET, 5, 1, 1, 2), ended_at=START + 5)
    )
    assert [row.name for row in await leaderboard(store, GUILD)] == ["Cvet"]


async def test_leaderboard_shows_the_name_last_seen_in_its_server(store: Store) -> None:
    """A nickname used in one server isn't shown in another, whichever was used last."""
    table_rows = TableRows(store)
    for guild in (GUILD, 8):
        await play_match(store, result(ANA, 1, 1, 1, 2), guild=guild, channel=guild)
    await table_rows.create_table(lobby(guild=8, channel=71, seats=(Chair("Boss", ANA),)))
    await table_rows.create_table(lobby(guild=GUILD, channel=72, seats=(Chair("Ana Marija", ANA),)))
    await table_rows.create_table(lobby(guild=99, channel=99, seats=(Chair("Borut", BOR),)))
    for guild, name in ((GUILD, "Ana Marija"), (8, "Boss")):
        assert [row.name for row in await leaderboard(store, guild)] == [name]
        assert await CareerRows(store).name_of(guild, ANA) == name
    assert await CareerRows(store).name_of(99, ANA) is None
    assert await CareerRows(store).name_of(GUILD, 999) is None
    assert await CareerRows(store).name_of(99, BOR) == "Borut"
    assert await CareerRows(store).name_of(GUILD, BOR) == "Bor"


async def test_leaderboard_of_one_table_size_leaves_out_other_sizes(store: Store) -> None:
    await play_match(store, result(ANA, 3, 1, 1, 2), players=3)
    await play_match(store, result(BOR, 4, 1, 1, 2))
    assert [row.user for row in await leaderboard(store, GUILD, players=3)] == [ANA]
    assert {row.user for row in await leaderboard(store, GUILD)} == {ANA, BOR}


async def test_leaderboard_lists_player_of_several_forms_once(store: Store) -> None:
    """An unfinished match for three takes nobody off the leaderboard."""
    await play_deals(store, deal_end(1, 40, -30, -20), players=3, channel=99)
    await play_match(store, result(ANA, 3, 1, 1, 2), result(BOR, 1, 2, 1, 2))
    assert {(row.user, row.matches) for row in await leaderboard(store, GUILD)} == {
        (ANA, 1), (BOR, 1),
    }  # fmt: skip


async def test_season_ends_with_its_month(store: Store) -> None:
    """A result after the last second of a season belongs to the next one, with new ratings."""
    _, end = span(MONTH)
    for ended_at in (end - 1, end):
        table = await begin_match(store)
        both = (result(ANA, 90, 1, 8, 2), result(BOR, -90, 2, 8, 2))
        over = DealEnd((0,), "{}", ended_at, True, counting_work(table, *both, ended_at=ended_at))
        await TableRows(store).append_moves(table, 1, (move(0),), over)
    first = await leaderboard(store, GUILD, month=month_of(end - 1))
    second = await leaderboard(store, GUILD, month=month_of(end))
    assert [row.rating for row in first] == [row.rating for row in second]
    assert [row.matches for row in first + second] == [1] * 4
    ever = await leaderboard(store, GUILD)
    assert [row.matches for row in ever] == [2, 2]
    assert ever[0].rating != first[0].rating
    assert await CareerRows(store).months(GUILD, "slovenian") == (month_of(end), MONTH)


async def test_deal_that_ends_is_added_to_the_sums(store: Store) -> None:
    table = await play_deals(
        store, deal_end(1, 70, 0, 70), deal_end(2, -30, 0, 0, declarer_won=False)
    )
    (ana,) = await CareerRows(store).sums(ANA, GUILD, MONTH)
    assert ana == (await CareerRows(store).sums(ANA, GUILD, 0))[0]
    assert (ana.game, ana.players, ana.company) == ("slovenian", 4, "people")
    assert (ana.deals, ana.total, ana.squares) == (2, 40, 4900 + 900)
    assert (ana.declared, ana.made, ana.matches) == (2, 1, 0)
    assert (ana.best, ana.worst) == (Extreme(70, table, 1), Extreme(-30, table, 2))
    (bor,) = await CareerRows(store).sums(BOR, GUILD, 0)
    assert (bor.declared, bor.best, bor.worst) == (0, Extreme(0, table, 1), Extreme(0, table, 1))
    query = CareerQuery(guild=GUILD, game="slovenian")
    assert await CareerRows(store).course(query, ANA, 200) == ((70, "people"), (-30, "people"))
    assert await CareerRows(store).course(query, ANA, 1) == ((-30, "people"),)
    assert await leaderboard(store, GUILD) == []  # the match is not over


async def test_player_replaced_from_the_start_is_not_counted(store: Store) -> None:
    """The deal counts for the other player as one against the house."""
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby())
    await table_rows.start_match(table, (Chair("Ana", ANA), Chair("Bor", BOR, house=True)), "{}")
    row = new_deal(table)
    await table_rows.start_deal(type(row)(**{**vars(row), "house": "- club club club"}))
    await table_rows.append_moves(table, 1, (), deal_end(1, 35, -35)(table))
    assert [career.company for career in await CareerRows(store).sums(ANA, GUILD, 0)] == ["house"]
    assert await CareerRows(store).sums(BOR, GUILD, 0) == ()


async def test_rating_does_not_depend_on_the_order_of_results(store: Store) -> None:
    results = (result(ANA, 60, 1, 8, 3), result(BOR, 0, 2, 8, 3), result(CVET, -60, 3, 8, 3))
    for guild, order in ((GUILD, results), (8, results[::-1])):
        await play_match(store, *order, guild=guild)
    first, second = await leaderboard(store, GUILD), await leaderboard(store, 8)
    assert [row.user for row in first] == [row.user for row in second] == [ANA, BOR, CVET]
    for row, other in zip(first, second, strict=True):
        assert row.rating is not None
        assert other.rating is not None
        assert abs(row.rating.mu - other.rating.mu) < 1e-9
    query = CareerQuery(guild=GUILD, game="slovenian")
    rating = await CareerRows(store).rating(query, ANA)
    assert isinstance(rating, Rating)
    assert rating.mu > 1500
    assert await CareerRows(store).rating(query, 999) is None


async def test_match_without_opponents_is_not_rated(store: Store) -> None:
    await play_match(store, result(ANA, 60, 1, 8, 1))
    together = [MatchResult(user, 9, 1, 4, 2, "lombardia", side=0, lead=0.2) for user in (ANA, BOR)]
    await play_match(store, *together, variant="lombardia")
    assert [row.rating for row in await leaderboard(store, GUILD, "lombardia")] == [None, None]
    assert await leaderboard(store, GUILD) == []
    (alone,) = [
        career
        for career in await CareerRows(store).sums(ANA, GUILD, 0)
        if career.game == "slovenian"
    ]
    assert (alone.company, alone.matches, alone.won) == ("house", 1, 1)


async def test_refused_move_counts_no_deal(store: Store) -> None:
    table = await play_deals(store, deal_end(1, 70, 0, 70))
    for _ in range(2):
        try:
            await TableRows(store).append_moves(table, 1, (), deal_end(1, 70, 0, 70)(table))
        except Exception as error:
            assert "not live" in str(error)
    assert [row.deals for row in await CareerRows(store).sums(ANA, GUILD, 0)] == [1]


async def test_match_that_could_not_be_counted_is_counted_later_and_once(store: Store) -> None:
    rows, table = CareerRows(store), await begin_match(store)
    later = deal_count_work(table, 1, START, None), match_count_work(table, START, None)
    await TableRows(store).append_moves(
        table, 1, (), DealEnd((0,), "{}", START, over=True, also=later)
    )
    uncounted = await rows.next_uncounted(after=0)
    assert uncounted == Uncounted(table, 1, results=True)
    assert await rows.next_uncounted(after=table) is None
    assert await rows.results(table) == (0, ())
    assert await rows.rated(table) is None
    played = PlayedDeal(0, ANA, "slovenian", 70), PlayedDeal(1, BOR, "slovenian", -70)
    both = result(ANA, 70, 1, 1, 2), result(BOR, -70, 2, 1, 2)
    for _ in range(2):
        await rows.catch_up(uncounted, (DealPlayed(1, START, played),), START, both)
    assert await rows.next_uncounted(after=0) is None
    assert [(row.deals, row.matches) for row in await rows.sums(ANA, GUILD, 0)] == [(1, 1)]
    ended_at, kept = await rows.results(table)
    assert ended_at == START
    assert {(kept_result.user, kept_result.score, kept_result.place) for kept_result in kept} == {
        (ANA, 70, 1), (BOR, -70, 2),
    }  # fmt: skip
    assert await rows.rated(table) == "yes"


async def test_match_with_more_left_than_was_read_stays_uncounted(store: Store) -> None:
    rows, table = CareerRows(store), await begin_match(store)
    later = (match_count_work(table, START, None),)
    await TableRows(store).append_moves(
        table, 1, (), DealEnd((0,), "{}", START, over=True, also=later)
    )
    await rows.catch_up(Uncounted(table, 1, results=False), (), START, ())
    assert await rows.next_uncounted(after=0) == Uncounted(table, 0, results=True)
