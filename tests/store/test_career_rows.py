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
    counted,
    lobby,
    move,
    new_deal,
    play,
    play_match,
    ranked,
    result,
)

MONTH = month_of(START)


def deal(
    number: int, *scores: int, at: int = START, declarer: int = 0, made: bool = True
) -> Callable[[int], DealEnd]:
    """By table: a deal in which Ana, Bor and Cvet scored, one of them as declarer."""
    played = tuple(
        PlayedDeal(n, user, "slovenian", score, n == declarer, n == declarer and made)
        for n, (user, score) in enumerate(zip((ANA, BOR, CVET), scores, strict=False))
    )
    return lambda table: DealEnd(
        scores, "{}", at, also=(deal_count_work(table, number, at, played),)
    )


async def play_deals(
    store: Store, *outcomes: Callable[[int], DealEnd], house: str = "", **changes: int
) -> int:
    """A match of these deals, which continues."""
    table_rows = TableRows(store)
    table = await play(store, **changes)
    for number, one in enumerate(outcomes, 1):
        if number > 1:
            await table_rows.start_deal(new_deal(table, number))
        await table_rows.append_moves(table, number, (), one(table))
    return table


async def test_the_leaderboard_counts_matches_of_at_least_two_people(store: Store) -> None:
    await play_match(store, result(ANA, 40, 1, 8, 2), result(BOR, -10, 2, 8, 2))
    await play_match(store, result(ANA, -50, 3, 2, 3), result(BOR, 70, 1, 2, 3))
    await play_match(store, result(ANA, 999, 1, 4, 1))
    await play_match(store, result(CVET, 500, 1, 4, 2), result(BOR, 0, 2, 4, 2), guild=8)
    await play_match(store, result(CVET, 500, 1, 4, 2, "lombardia"), variant="lombardia")
    standings = await ranked(store, GUILD)
    assert [(row.place, row.user, row.name, row.matches, row.won) for row in standings] == [
        (1, BOR, "Bor", 2, 1),
        (2, ANA, "Ana", 2, 1),
    ]
    assert all(row.rating is not None for row in standings)


async def test_a_page_of_a_leaderboard_has_ones_own_line_beside_it(store: Store) -> None:
    users = range(200, 230)
    await TableRows(store).create_table(
        lobby(channel=1, seats=tuple(Chair(f"P{user}", user) for user in users))
    )
    for number, user in enumerate(users):
        await play_match(store, result(user, -number, 1, 8, 2), result(ANA, 0, 2, 8, 2))
    asked = CareerQuery(guild=GUILD, game="slovenian")
    people, rows = await CareerRows(store).leaderboard_rows(asked, 11, 20, ANA)
    assert people == 31 and [row.place for row in rows if row.user != ANA] == list(range(11, 21))
    everybody = await ranked(store, GUILD)
    assert [row.place for row in everybody] == list(range(1, 32))
    lower_bounds = [row.rating.lower_bound for row in everybody if row.rating is not None]
    assert lower_bounds == sorted(lower_bounds, reverse=True) and len(lower_bounds) == 31
    assert next(row for row in rows if row.user == ANA) in everybody
    assert (await CareerRows(store).leaderboard_rows(asked, 31, 40, 0))[1] == (everybody[-1],)


async def test_a_stopped_match_may_have_results(store: Store) -> None:
    table = await play(store)
    await TableRows(store).stop_table(
        table, START + 5, counted(table, result(CVET, 5, 1, 1, 2), at=START + 5)
    )
    assert [line.name for line in await ranked(store, GUILD)] == ["Cvet"]


async def test_the_last_name_seen_in_the_server_is_shown(store: Store) -> None:
    """A nickname used in one server isn't shown in another, whichever was used last."""
    table_rows = TableRows(store)
    for guild in (GUILD, 8):
        await play_match(store, result(ANA, 1, 1, 1, 2), guild=guild, channel=guild)
    await table_rows.create_table(lobby(guild=8, channel=71, seats=(Chair("Boss", ANA),)))
    await table_rows.create_table(lobby(guild=GUILD, channel=72, seats=(Chair("Ana Marija", ANA),)))
    await table_rows.create_table(lobby(guild=99, channel=99, seats=(Chair("Borut", BOR),)))
    for guild, name in ((GUILD, "Ana Marija"), (8, "Boss")):
        assert [line.name for line in await ranked(store, guild)] == [name]
        assert await CareerRows(store).name_of(guild, ANA) == name
    assert (
        await CareerRows(store).name_of(99, ANA) is None
        and await CareerRows(store).name_of(GUILD, 999) is None
    )
    assert (
        await CareerRows(store).name_of(99, BOR) == "Borut"
        and await CareerRows(store).name_of(GUILD, BOR) == "Bor"
    )


async def test_a_leaderboard_of_tables_of_one_size(store: Store) -> None:
    await play_match(store, result(ANA, 3, 1, 1, 2), players=3)
    await play_match(store, result(BOR, 4, 1, 1, 2))
    assert [line.user for line in await ranked(store, GUILD, players=3)] == [ANA]
    assert {line.user for line in await ranked(store, GUILD)} == {ANA, BOR}


async def test_leaderboard_lists_player_of_several_forms_once(store: Store) -> None:
    """An unfinished match for three takes nobody off the leaderboard."""
    await play_deals(store, deal(1, 40, -30, -20), players=3, channel=99)
    await play_match(store, result(ANA, 3, 1, 1, 2), result(BOR, 1, 2, 1, 2))
    assert {(line.user, line.matches) for line in await ranked(store, GUILD)} == {
        (ANA, 1), (BOR, 1),
    }  # fmt: skip


async def test_a_season_closes_by_itself(store: Store) -> None:
    """Results after a season's last second belong to the next one.

    Everybody starts afresh in it.
    """
    _, end = span(MONTH)
    for at in (end - 1, end):
        table = await play(store)
        both = (result(ANA, 90, 1, 8, 2), result(BOR, -90, 2, 8, 2))
        over = DealEnd((0,), "{}", at, True, counted(table, *both, at=at))
        await TableRows(store).append_moves(table, 1, (move(0),), over)
    first = await ranked(store, GUILD, month=month_of(end - 1))
    second = await ranked(store, GUILD, month=month_of(end))
    assert [row.rating for row in first] == [row.rating for row in second]
    assert [row.matches for row in first + second] == [1] * 4
    ever = await ranked(store, GUILD)
    assert [row.matches for row in ever] == [2, 2] and ever[0].rating != first[0].rating
    assert await CareerRows(store).months(GUILD, "slovenian") == (month_of(end), MONTH)


async def test_deals_are_summed_up_as_they_end(store: Store) -> None:
    table = await play_deals(store, deal(1, 70, 0, 70), deal(2, -30, 0, 0, made=False))
    (ana,) = await CareerRows(store).sums(ANA, GUILD, MONTH)
    assert ana == (await CareerRows(store).sums(ANA, GUILD, 0))[0]
    assert (ana.game, ana.players, ana.company) == ("slovenian", 4, "people")
    assert (ana.deals, ana.total, ana.squares) == (2, 40, 4900 + 900)
    assert (ana.declared, ana.made, ana.matches) == (2, 1, 0)
    assert (ana.best, ana.worst) == (Extreme(70, table, 1), Extreme(-30, table, 2))
    (bor,) = await CareerRows(store).sums(BOR, GUILD, 0)
    assert (bor.declared, bor.best, bor.worst) == (0, Extreme(0, table, 1), Extreme(0, table, 1))
    asked = CareerQuery(guild=GUILD, game="slovenian")
    assert await CareerRows(store).course(asked, ANA, 200) == ((70, "people"), (-30, "people"))
    assert await CareerRows(store).course(asked, ANA, 1) == ((-30, "people"),)
    assert await ranked(store, GUILD) == []  # the match is not over


async def test_player_replaced_from_the_start_is_not_counted(store: Store) -> None:
    """And whoever is left alone with it plays against the house."""
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby())
    await table_rows.start_match(table, (Chair("Ana", ANA), Chair("Bor", BOR, house=True)), "{}")
    row = new_deal(table)
    await table_rows.start_deal(type(row)(**{**vars(row), "house": "- club club club"}))
    await table_rows.append_moves(table, 1, (), deal(1, 35, -35)(table))
    assert [one.company for one in await CareerRows(store).sums(ANA, GUILD, 0)] == ["house"]
    assert await CareerRows(store).sums(BOR, GUILD, 0) == ()


async def test_a_rating_hangs_on_the_match_and_not_on_the_order_of_its_people(store: Store) -> None:
    results = (result(ANA, 60, 1, 8, 3), result(BOR, 0, 2, 8, 3), result(CVET, -60, 3, 8, 3))
    for guild, order in ((GUILD, results), (8, results[::-1])):
        await play_match(store, *order, guild=guild)
    here, there = await ranked(store, GUILD), await ranked(store, 8)
    assert [row.user for row in here] == [row.user for row in there] == [ANA, BOR, CVET]
    for one, other in zip(here, there, strict=True):
        assert one.rating is not None and other.rating is not None
        assert abs(one.rating.mu - other.rating.mu) < 1e-9
    asked = CareerQuery(guild=GUILD, game="slovenian")
    rating = await CareerRows(store).rating(asked, ANA)
    assert isinstance(rating, Rating) and rating.mu > 1500
    assert await CareerRows(store).rating(asked, 999) is None


async def test_match_without_opponents_is_not_rated(store: Store) -> None:
    await play_match(store, result(ANA, 60, 1, 8, 1))
    together = [MatchResult(user, 9, 1, 4, 2, "lombardia", side=0, lead=0.2) for user in (ANA, BOR)]
    await play_match(store, *together, variant="lombardia")
    assert [row.rating for row in await ranked(store, GUILD, "lombardia")] == [None, None]
    assert await ranked(store, GUILD) == []
    (alone,) = [
        one for one in await CareerRows(store).sums(ANA, GUILD, 0) if one.game == "slovenian"
    ]
    assert (alone.company, alone.matches, alone.won) == ("house", 1, 1)


async def test_a_move_that_is_refused_counts_nothing(store: Store) -> None:
    table = await play_deals(store, deal(1, 70, 0, 70))
    for _ in range(2):
        try:
            await TableRows(store).append_moves(table, 1, (), deal(1, 70, 0, 70)(table))
        except Exception as error:
            assert "not live" in str(error)
    assert [row.deals for row in await CareerRows(store).sums(ANA, GUILD, 0)] == [1]


async def test_match_that_could_not_be_counted_is_caught_up_once(store: Store) -> None:
    rows, table = CareerRows(store), await play(store)
    later = deal_count_work(table, 1, START, None), match_count_work(table, START, None)
    await TableRows(store).append_moves(
        table, 1, (), DealEnd((0,), "{}", START, over=True, also=later)
    )
    left = await rows.next_uncounted(after=0)
    assert left == Uncounted(table, 1, results=True)
    assert await rows.next_uncounted(after=table) is None
    assert await rows.results(table) == (0, ()) and await rows.rated(table) is None
    played = PlayedDeal(0, ANA, "slovenian", 70), PlayedDeal(1, BOR, "slovenian", -70)
    both = result(ANA, 70, 1, 1, 2), result(BOR, -70, 2, 1, 2)
    for _ in range(2):
        await rows.catch_up(left, (DealPlayed(1, START, played),), START, both)
    assert await rows.next_uncounted(after=0) is None
    assert [(row.deals, row.matches) for row in await rows.sums(ANA, GUILD, 0)] == [(1, 1)]
    at, kept = await rows.results(table)
    assert at == START and {(one.user, one.score, one.place) for one in kept} == {
        (ANA, 70, 1), (BOR, -70, 2),
    }  # fmt: skip
    assert await rows.rated(table) == "yes"


async def test_match_with_more_left_than_was_read_stays_uncounted(store: Store) -> None:
    rows, table = CareerRows(store), await play(store)
    later = (match_count_work(table, START, None),)
    await TableRows(store).append_moves(
        table, 1, (), DealEnd((0,), "{}", START, over=True, also=later)
    )
    await rows.catch_up(Uncounted(table, 1, results=False), (), START, ())
    assert await rows.next_uncounted(after=0) == Uncounted(table, 0, results=True)
