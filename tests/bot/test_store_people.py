"""Who won how often, whom a store forgets, and what it reminds of."""

from pathlib import Path

import pytest

from bot.store import (
    Deadline,
    Result,
    Seat,
    Standing,
    StillSeated,
    Store,
)
from tests.bot.store_examples import (
    ANA,
    BOR,
    CVET,
    GUILD,
    SEATS,
    START,
    lobby,
    move,
    new_deal,
    outcome,
    play,
    play_match,
)


async def test_the_leaderboard_adds_up_matches_of_at_least_two_people(store: Store) -> None:
    await play_match(store, Result(ANA, 40, 1, 8, 2), Result(BOR, -10, 2, 8, 2))
    await play_match(store, Result(ANA, -50, 3, 2, 3), Result(BOR, 70, 1, 2, 3))
    await play_match(store, Result(ANA, 999, 1, 4, 1))
    await play_match(store, Result(ANA, 500, 1, 4, 2), guild=8)
    await play_match(store, Result(ANA, 500, 1, 4, 2), variant="lombardia")
    standings = await store.leaderboard(GUILD, "slovenian")
    assert standings == (
        Standing(BOR, "Bor", matches=2, wins=1, total=60, deals=10),
        Standing(ANA, "Ana", matches=2, wins=1, total=-10, deals=10),
    )
    assert [line.average for line in standings] == [6.0, -1.0]
    assert await store.leaderboard(GUILD, "slovenian", limit=1) == standings[:1]


async def test_a_stopped_match_may_have_results(store: Store) -> None:
    table = await play(store)
    await store.stop_table(table, START + 5, (Result(CVET, 5, 1, 1, 2),))
    assert [line.name for line in await store.leaderboard(GUILD, "slovenian")] == ["Cvet"]


async def test_the_last_name_seen_is_shown(store: Store) -> None:
    await play_match(store, Result(ANA, 1, 1, 1, 2))
    await store.create_table(lobby(seats=(Seat(ANA, "Ana Marija"),)))
    assert [line.name for line in await store.leaderboard(GUILD, "slovenian")] == ["Ana Marija"]


async def test_a_person_is_forgotten_wherever_he_was(store: Store, tmp_path: Path) -> None:
    seats = (Seat(BOR, "Neponovljivi Bor"), *SEATS[2:])
    table = await store.create_table(lobby(founder=BOR))
    await store.start_match(table, seats, "{}")
    await store.start_deal(new_deal(table))
    results = (Result(BOR, 70, 1, 1, 2), Result(CVET, 0, 2, 1, 2))
    await store.append_moves(table, 1, (move(0),), outcome(over=True, results=results))
    await store.set_user_language(BOR, "sl")

    await store.delete_user(BOR)

    kept, log = await store.table(table), await store.load_deal(table, 1)
    assert kept is not None
    assert log is not None
    assert (kept.founder, kept.seats[0].user) == (0, None)
    assert [(made.code, made.user) for made in log.moves] == [("pass", None)]
    assert [line.user for line in await store.leaderboard(GUILD, "slovenian")] == [CVET]
    assert await store.user_language(BOR) is None
    await store.backup(tmp_path / "copy")
    assert b"Neponovljivi" not in (tmp_path / "copy").read_bytes()


async def test_nobody_is_forgotten_while_he_owns_a_seat(store: Store) -> None:
    table = await play(store, moves=1)
    left = (*SEATS[:1], Seat(BOR, "Bor", house=True), *SEATS[2:])
    await store.set_seats(table, left)
    before = await store.load_deal(table, 1)
    with pytest.raises(StillSeated) as refused:
        await store.delete_user(BOR)
    assert refused.value.tables == (table,)
    assert await store.load_deal(table, 1) == before
    await store.set_seats(table, (*SEATS[:1], SEATS[3], *SEATS[2:]))
    await store.delete_user(BOR)


async def test_languages_are_chosen_and_forgotten(store: Store) -> None:
    for chosen in (None, "sl", "pl", None):
        await store.set_user_language(ANA, chosen)
        await store.set_guild_language(ANA, chosen)
        assert await store.user_language(ANA) == await store.guild_language(ANA) == chosen
    await store.set_guild_language(GUILD, "it")
    assert await store.user_language(GUILD) is None


async def test_deadlines_come_in_order_and_replace_each_other(store: Store) -> None:
    table = await store.create_table(lobby())
    other = await store.create_table(lobby(channel=71))
    await store.set_deadline(table, "remind", START + 5, "a")
    await store.set_deadline(table, "absent", START + 3, "b")
    await store.set_deadline(other, "remind", START + 4, "c")
    assert await store.next_due() == START + 3
    await store.set_deadline(table, "absent", START + 9, "d")
    assert await store.due(START + 3) == ()
    assert await store.due(START + 5) == (
        Deadline(other, "remind", START + 4, "c"),
        Deadline(table, "remind", START + 5, "a"),
    )
    await store.clear_deadline(table, "remind")
    await store.clear_deadline(table, "remind")
    assert await store.deadline(table, "remind") is None
    assert await store.deadline(table, "absent") == Deadline(table, "absent", START + 9, "d")
