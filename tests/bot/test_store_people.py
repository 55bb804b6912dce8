"""Who won how often."""

from bot.store import Result, Seat, Standing, Store, StoredLook
from tests.bot.store_examples import ANA, BOR, CVET, GUILD, START, lobby, play, play_match


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


async def test_a_leaderboard_of_tables_of_one_size(store: Store) -> None:
    await play_match(store, Result(ANA, 3, 1, 1, 2), variant="romanian", players=3)
    await play_match(store, Result(BOR, 4, 1, 1, 2), variant="romanian")
    assert [line.user for line in await store.leaderboard(GUILD, "romanian", (3,))] == [ANA]
    assert [line.user for line in await store.leaderboard(GUILD, "romanian")] == [BOR, ANA]


async def test_a_look_is_kept_for_each_person_and_server(store: Store) -> None:
    assert await store.looks() == ()
    mine, other = (
        StoredLook("person", ANA, "text", "clear"),
        StoredLook("server", ANA, "emojis", "x"),
    )
    for look in (StoredLook("person", ANA, "pictures", "classic"), mine, other):
        await store.set_look(look)
    assert set(await store.looks()) == {mine, other}


async def test_a_note_is_kept_until_the_next_one(store: Store) -> None:
    assert await store.note("commands") is None
    for value in ("first", "second"):
        await store.set_note("commands", value)
        assert await store.note("commands") == value
    assert await store.note("other") is None
