"""The repository of channels with the deal of the day, on both databases."""

import pytest

from bot.blocks.rows import BlockRows
from bot.contests.core.rows import ContestRows, EntryFinish
from bot.contests.daily.ladder_rows import LadderRows, Marked, RankedTry
from bot.contests.daily.rows import DailyChannel, DailyChannelRows, Finisher
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, CVET, GUILD
from tests.store.contest_examples import new_contest, new_entry

CHOSEN = DailyChannel(GUILD, 70, "en")
OTHER = DailyChannel(GUILD + 1, 71, "sl", day=5, nonce="a", message=9, drawn="x")


@pytest.fixture
def rows(store: Store) -> DailyChannelRows:
    """The repository on an empty store."""
    return DailyChannelRows(store)


async def test_chosen_channel_replaces_an_earlier_one_of_its_server(rows: DailyChannelRows) -> None:
    assert await rows.of_server(GUILD) is None
    await rows.choose(OTHER)
    await rows.choose(CHOSEN)
    await rows.choose(CHOSEN._replace(channel=80))
    assert await rows.of_server(GUILD) == CHOSEN._replace(channel=80)
    assert await rows.every() == (CHOSEN._replace(channel=80), OTHER)
    await rows.clear(GUILD)
    assert await rows.every() == (OTHER,)


async def test_channel_that_is_gone_is_dropped_unless_another_is_chosen(
    rows: DailyChannelRows,
) -> None:
    await rows.choose(CHOSEN)
    await rows.drop_gone(GUILD, CHOSEN.channel + 1)
    assert await rows.every() == (CHOSEN,)
    await rows.drop_gone(GUILD, CHOSEN.channel)
    assert await rows.every() == ()


async def test_channels_without_a_message_of_the_day_are_found(rows: DailyChannelRows) -> None:
    await rows.choose(CHOSEN)
    await rows.choose(OTHER)
    assert await rows.shown_before(5) == (CHOSEN,)
    assert await rows.shown_before(6) == (CHOSEN, OTHER)


async def test_blocked_server_gets_no_message_of_the_day(
    store: Store, rows: DailyChannelRows
) -> None:
    await rows.choose(CHOSEN)
    await rows.choose(OTHER)
    await BlockRows(store).block("server", CHOSEN.guild, "bots", 900)
    await BlockRows(store).block("user", OTHER.guild, "a person of that number", 900)
    assert await rows.shown_before(6) == await rows.every() == (OTHER,)
    assert await rows.shown_in(CHOSEN.guild) is None
    assert await rows.of_server(CHOSEN.guild) == CHOSEN, "the choice is kept"


async def test_message_is_noted_only_in_the_chosen_channel(rows: DailyChannelRows) -> None:
    await rows.choose(CHOSEN)
    now = CHOSEN._replace(day=3, nonce="b", message=4, posted_at=1, drawn="d", drawn_at=2)
    assert await rows.note_message(now)
    assert await rows.of_server(GUILD) == now
    assert not await rows.note_message(now._replace(channel=99, message=5))
    assert await rows.of_server(GUILD) == now


async def test_finishers_of_a_server_are_listed_without_late_ones(
    store: Store, rows: DailyChannelRows
) -> None:
    contests = ContestRows(store)
    await contests.make(new_contest("daily"))
    entries = [
        await contests.open_entry(new_entry(person, home=home, late=late), ())
        for person, home, late in (
            (ANA, GUILD, False), (BOR, GUILD, False), (3, GUILD + 1, False), (4, GUILD, True),
            (5, GUILD, False),
        )
    ]  # fmt: skip
    for finished_at, entry in zip((20, 10, 5, 5), entries, strict=False):
        await contests.append_moves(entry.id, 0, (), EntryFinish(35, finished_at, ahead=7))
    await contests.note_verdict(entries[1].id, "{}")
    assert await rows.finishers(1, GUILD) == (
        Finisher(BOR, f"person {BOR}", 35, False, "{}", entries[1].id, 7),
        Finisher(ANA, f"person {ANA}", 35, False, None, entries[0].id, 7),
    )


async def test_mean_percentile_is_that_of_people_who_finished_all_deals(
    store: Store, rows: DailyChannelRows
) -> None:
    """Bor left the third deal to the house; Cvet played in another server."""
    contests, ladders = ContestRows(store), LadderRows(store)
    await contests.make(new_contest("daily", secrets=("5a" * 32,) * 3))
    for person, home, left in ((ANA, GUILD, False), (BOR, GUILD, True), (CVET, GUILD + 1, False)):
        for deal in range(3):
            new = new_entry(person, home=home, deal=deal, mark=f"{person} {deal}")
            entry = await contests.open_entry(new, ())
            by_house = left and deal == 2
            await contests.append_moves(entry.id, 0, (), EntryFinish(35, 10, by_house))
            ranked = RankedTry(entry.id, person, home, "", 35)
            await ladders.rank("daily", (home,), ranked, Marked(entry.id, 10 * deal, None, 1.0), ())
    assert await rows.mean_percents(1, GUILD, 3) == {ANA: 10.0}
    assert await rows.mean_percents(1, GUILD, 2) == {BOR: 5.0}
