"""The repository of tournaments, on both databases."""

from dataclasses import replace

import pytest

from bot.blocks.rows import BlockRows
from bot.contests.core.rows import ContestRows, EntryFinish, Try
from bot.contests.tournaments.rows import (
    Crowd,
    NewTournament,
    SeriesPlace,
    TournamentEntrant,
    TournamentRank,
    TournamentRows,
    Trophy,
)
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, CHANNEL, GUILD
from tests.store.contest_examples import new_contest, new_entry

NEW = NewTournament(
    guild=GUILD, channel=CHANNEL, language="en", organizer=ANA, ranking="matchpoints", made_at=10,
    nonce="n", name="", weekly=False,
)  # fmt: skip
DEALS = new_contest("tournament", secrets=("5a" * 32, "5b" * 32))


@pytest.fixture
def rows(store: Store) -> TournamentRows:
    """The repository on an empty store."""
    return TournamentRows(store)


async def finish_try(store: Store, person: int, deal: int = 0) -> int:
    """Have a person finish a try in the first tournament; return its number."""
    contests = ContestRows(store)
    entry = await contests.open_entry(new_entry(person, deal=deal, mark=f"{person} {deal}"), ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(30, 20, ahead=5))
    return entry.id


async def test_tournament_is_kept_with_its_deals(rows: TournamentRows, store: Store) -> None:
    number = await rows.make(NEW, DEALS)
    stored = await rows.find(number)
    assert stored is not None
    assert (stored.guild, stored.deals, stored.closes) == (GUILD, 2, 1000)
    assert not (stored.called_off)
    assert not (stored.settled)
    assert not (stored.ranked)
    contest = await ContestRows(store).find(stored.contest)
    assert contest is not None
    assert (contest.kind, contest.number) == ("tournament", number)
    assert await rows.find(number + 1) is None


async def test_tournaments_of_a_server_are_newest_first(rows: TournamentRows) -> None:
    first, second = await rows.make(NEW, DEALS), await rows.make(NEW, DEALS)
    await rows.make(replace(NEW, guild=GUILD + 1, organizer=BOR, made_at=20), DEALS)
    assert [stored.id for stored in await rows.of_server(GUILD)] == [second, first]
    assert [stored.id for stored in await rows.of_server(GUILD, limit=1)] == [second]
    assert await rows.count_made_by(ANA, 9) == 2
    assert await rows.count_made_by(ANA, 10) == 0


async def test_tournaments_without_deals_are_listed_by_their_opening_until_drawn_or_over(
    rows: TournamentRows, store: Store
) -> None:
    contests, undrawn = ContestRows(store), replace(DEALS, secrets=("", ""))
    await rows.make(NEW, DEALS)
    later, sooner, off, settled = [
        await rows.make(NEW, replace(undrawn, opens=undrawn.opens + wait)) for wait in (9, 1, 0, 0)
    ]
    await rows.call_off(off, 500)
    ended = await rows.find(settled)
    assert ended is not None
    await contests.settle(ended.contest)
    assert [stored.id for stored in await rows.to_deal()] == [sooner, later]
    (first, second) = await rows.to_deal()
    assert second.deals == 2
    await contests.keep_secrets(first.contest, ("aa", "bb"))
    assert [stored.id for stored in await rows.to_deal()] == [later]


async def test_board_with_nothing_to_change_is_not_drawn(rows: TournamentRows) -> None:
    first, second = await rows.make(NEW, DEALS), await rows.make(NEW, DEALS)
    await rows.note_board(first, 77, "-", 30)
    await rows.note_board(second, 78, "digest", 31)
    (stored,) = await rows.to_draw()
    assert (stored.id, stored.message, stored.drawn, stored.drawn_at) == (second, 78, "digest", 31)


async def test_tournament_is_called_off_once_and_only_before_its_end(
    rows: TournamentRows, store: Store
) -> None:
    number = await rows.make(NEW, DEALS)
    assert not await rows.call_off(number, 1000)
    assert await rows.call_off(number, 500)
    assert not await rows.call_off(number, 400)
    stored = await rows.find(number)
    assert stored is not None
    assert stored.called_off
    assert stored.closes == 500
    assert [contest.id for contest in await ContestRows(store).overdue(500)] == [stored.contest]


async def test_outcome_is_to_be_told_from_settling_until_it_was_told(
    rows: TournamentRows, store: Store
) -> None:
    number = await rows.make(NEW, DEALS)
    assert await rows.to_tell() == ()
    await ContestRows(store).settle(1)
    assert [stored.id for stored in await rows.to_tell()] == [number]
    await rows.note_told(number)
    assert await rows.to_tell() == ()


async def test_weekly_tournament_is_followed_by_one(rows: TournamentRows) -> None:
    weekly = replace(NEW, weekly=True)
    first, unrelated = await rows.make(weekly, DEALS), await rows.make(NEW, DEALS)
    assert await rows.to_repeat(DEALS.opens - 1) == ()
    assert [stored.id for stored in await rows.to_repeat(DEALS.opens)] == [first]
    for number in (first, unrelated):
        await rows.note_told(number)
    (ended,) = await rows.to_repeat(0)
    assert (ended.id, ended.series, ended.weekly) == (first, first, True)
    assert ended.lasts == DEALS.closes - DEALS.opens
    following = replace(weekly, series=first)
    second = await rows.make_next(first, following, DEALS)
    assert second == unrelated + 1
    assert await rows.make_next(first, following, DEALS) is None
    assert await rows.to_repeat(DEALS.opens - 1) == ()
    assert not await rows.stop_series(first)
    assert await rows.stop_series(second)
    assert await rows.make_next(second, following, DEALS) is None


async def test_series_places_are_those_of_its_newest_tournaments(rows: TournamentRows) -> None:
    first = await rows.make(replace(NEW, weekly=True), DEALS)
    second = await rows.make(replace(NEW, weekly=True, series=first), DEALS)
    await rows.make(NEW, DEALS)
    for number in (first, second, 3):
        for person in (ANA, BOR):
            await rows.enter(number, person, f"P{person}")
        ranks = (
            TournamentRank(1, 2, BOR, f"P{BOR}", 80.0, 2, 0),
            TournamentRank(2, 1, ANA, f"P{ANA}", 50.0, 1, 0),
        )
        await rows.note_standings(number, ranks)
    best = (SeriesPlace(first, 1, BOR, f"P{BOR}"), SeriesPlace(second, 1, BOR, f"P{BOR}"))
    assert await rows.series_places(first, 9, 1) == best
    assert await rows.series_places(first, 1, 2) == (
        best[1], SeriesPlace(second, 2, ANA, f"P{ANA}"),
    )  # fmt: skip
    assert await rows.trophies(BOR, GUILD) == (Trophy(1, "", 3),)
    assert await rows.trophies(ANA, GUILD) == await rows.trophies(BOR, GUILD + 1) == ()


async def test_entrants_with_most_deals_come_first(rows: TournamentRows, store: Store) -> None:
    number = await rows.make(NEW, DEALS)
    for person in (ANA, BOR):
        await rows.enter(number, person, f"P{person}")
    await finish_try(store, BOR)
    assert await rows.entrants(number) == (
        TournamentEntrant(2, BOR, f"P{BOR}", gone=False, done=1),
        TournamentEntrant(1, ANA, f"P{ANA}", gone=False, done=0),
    )
    assert await rows.crowd(number, 1) == Crowd(2, 1)
    assert await rows.crowd(number, 2) == Crowd(2, 0)


async def test_withdrawn_person_leaves_an_entry_only_after_opening_a_deal(
    rows: TournamentRows, store: Store
) -> None:
    number = await rows.make(NEW, DEALS)
    for person in (ANA, BOR):
        await rows.enter(number, person, "name")
    await finish_try(store, BOR)
    for person in (ANA, BOR):
        await rows.withdraw(number, person)
    assert await rows.entrant(number, ANA) is None
    assert await rows.entrant(number, BOR) == TournamentEntrant(2, BOR, "name", gone=True, done=1)
    assert await rows.entrants(number) == ()
    await rows.enter(number, BOR, "Bor")
    assert await rows.entrants(number) == (TournamentEntrant(2, BOR, "Bor", gone=False, done=1),)


async def test_entered_tournaments_are_counted_until_they_close(rows: TournamentRows) -> None:
    number = await rows.make(NEW, DEALS)
    await rows.enter(number, ANA, "Ana")
    assert await rows.count_entered_by(ANA, 999) == 1
    assert await rows.count_entered_by(ANA, 1000) == await rows.count_entered_by(BOR, 0) == 0


async def test_own_tries_are_in_the_order_of_deals(rows: TournamentRows, store: Store) -> None:
    await rows.make(NEW, DEALS)
    second, first = await finish_try(store, ANA, deal=1), await finish_try(store, ANA)
    await finish_try(store, BOR)
    assert await rows.own_tries(1, ANA) == (
        Try(first, 0, ANA, 30, by_house=False, ahead=5),
        Try(second, 1, ANA, 30, by_house=False, ahead=5),
    )


async def test_all_who_share_the_first_place_are_winners(rows: TournamentRows) -> None:
    number = await rows.make(NEW, DEALS)
    people = range(100, 113)
    for person in people:
        await rows.enter(number, person, f"P{person}")
    ranks = tuple(
        TournamentRank(1 if n < 13 else 13, n, person, f"P{person}", 50.0, 1, 0)
        for n, person in enumerate(people, 1)
    )
    await rows.note_standings(number, ranks)
    assert await rows.winners(number) == ranks[:12]


async def test_recorded_places_are_listed_by_pages(rows: TournamentRows) -> None:
    number = await rows.make(NEW, DEALS)
    for person in (ANA, BOR, 3):
        await rows.enter(number, person, f"P{person}")
    best, second = (
        TournamentRank(1, 2, BOR, f"P{BOR}", 80.0, 2, 0),
        TournamentRank(2, 1, ANA, f"P{ANA}", 50.0, 1, 0),
    )
    await rows.note_standings(number, (best, second))
    assert await rows.standings(number, 0, 9) == (best, second)
    assert await rows.standings(number, 1, 1) == (second,)
    assert await rows.standing_of(number, ANA) == (1, second)
    assert await rows.standing_of(number, 3) is None
    assert await rows.count_placed(number) == 2
    stored = await rows.find(number)
    assert stored is not None
    assert stored.ranked


async def test_blocked_server_is_told_no_outcome_and_its_series_rests(
    rows: TournamentRows, store: Store
) -> None:
    number = await rows.make(replace(NEW, weekly=True), DEALS)
    await ContestRows(store).settle(1)
    await BlockRows(store).block("server", GUILD, "bots", 900)
    assert await rows.to_tell() == () and await rows.to_repeat(DEALS.opens) == ()
    assert (await rows.plays(GUILD), await rows.plays(GUILD + 1)) == (False, True)
    await BlockRows(store).unblock("server", GUILD)
    assert [stored.id for stored in await rows.to_tell()] == [number]
    assert [stored.id for stored in await rows.to_repeat(DEALS.opens)] == [number]


async def test_blocked_winner_is_not_mentioned(rows: TournamentRows, store: Store) -> None:
    number = await rows.make(NEW, DEALS)
    for person in (ANA, BOR):
        await rows.enter(number, person, "a name")
    ranks = tuple(
        TournamentRank(1, n, person, "a name", 50.0, 1, 0) for n, person in ((1, ANA), (2, BOR))
    )
    await rows.note_standings(number, ranks)
    assert await rows.winners_to_mention(number) == (ANA, BOR)
    await BlockRows(store).block("user", ANA, "insults", 900)
    assert await rows.winners_to_mention(number) == (BOR,)
    assert len(await rows.winners(number)) == 2, "it stays a first place"
