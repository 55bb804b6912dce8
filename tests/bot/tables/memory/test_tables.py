"""Tables with the real store: lock, check, append, swap; and everything back after a restart."""

import asyncio
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from bot.archive.archive import strikes
from bot.games.info import Chair
from bot.kit.errors import Denied, Stale
from bot.store import StoreError
from bot.tables.memory.stored_tables import restore
from bot.tables.model.deadlines import RETRY_SECONDS
from bot.tables.model.table import Ended, Finished, Voided
from engine import Refused
from engine.records.digest import digest
from engine.records.read import read
from tests.bot.store.store_examples import leaderboard
from tests.bot.tables.clock.timed import open_timed_world
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World, refuse_write
from tests.databases import direct_connection


async def test_match_is_played_to_its_end_and_stored(world: World) -> None:
    table = await world.start_table()
    await world.play_moves(table)
    assert table.state == "ended"
    ended = world.events[-1]
    assert isinstance(ended, Ended) and not ended.stopped
    standings = await leaderboard(world.store, GUILD)
    scores = dict(zip((ANA, BOR, CILKA, DANE), ended.final.scores, strict=True))
    assert [scores[row.user] for row in standings] == sorted(scores.values(), reverse=True)
    assert {row.user for row in standings if row.won} == {
        (ANA, BOR, CILKA, DANE)[player] for player in range(4) if ended.places[player] == 1
    }
    with pytest.raises(Denied, match="table-closed"):
        await world.tables.register.table(table.id)


async def test_restart_restores_every_table(world: World) -> None:
    table = await world.start_table()
    for _ in range(25):
        await world.play_moves(table, moves=7)
        if table.live is None:
            break
        before = digest(table.live.deal), table.seq, table.info(), table.live.deck
        await world.restart()
        table = await world.tables.register.table(table.id)
        assert table.live is not None
        assert (digest(table.live.deal), table.seq, table.info(), table.live.deck) == before


@pytest.mark.parametrize("restart", [True, False])
async def test_refused_deal_is_dealt_later(world: World, restart: bool) -> None:
    table = await world.start_table()
    with refuse_write(world.rows, "start_deal"):
        await world.play_moves(table)
        assert isinstance(world.events[-1], Finished)
    if restart:
        await world.restart()
        table = await world.tables.register.table(table.id)
    else:
        await world.tables.play.deal_if_due(table)
    assert table.match is not None and table.match.finished == 1
    assert table.live is not None and table.live.number == 2


@pytest.mark.parametrize("error", [StoreError, RuntimeError])
async def test_match_with_a_refused_first_deal_begins_later(
    tmp_path: Path, error: type[Exception]
) -> None:
    """Start succeeds, listeners are notified, and the deal is retried."""
    async with open_timed_world(tmp_path / "other.sqlite3") as world:
        table, heard = await world.open_table(), list[str]()
        world.tables.register.listen(lambda table, _: heard.append(table.state))
        with patch.object(world.rows, "start_deal", AsyncMock(side_effect=error)):
            await world.tables.lobbies.start(table, ANA)
        assert heard[-1] == "playing" and table.live is None
        await world.later(RETRY_SECONDS)
        assert table.live is not None and table.live.number == 1


async def test_unwritten_move_is_not_made(world: World) -> None:
    table = await world.start_table()
    user, code = world.random_move(table)
    assert table.deal is not None
    before = digest(table.deal), table.seq
    with refuse_write(world.rows, "append_moves"), pytest.raises(StoreError):
        await world.tables.play.act(table, user, code, table.seq)
    assert table.deal is not None and (digest(table.deal), table.seq) == before
    await world.tables.play.act(table, user, code, table.seq)
    assert table.seq == before[1] + 1


async def test_simultaneous_clicks_play_once(world: World) -> None:
    table = await world.start_table()
    user, code = world.random_move(table)
    twice = [world.tables.play.act(table, user, code, table.seq) for _ in range(2)]
    outcomes = await asyncio.gather(*twice, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Stale"]
    assert table.seq == 1


async def test_stale_foreign_and_illegal_moves_change_nothing(world: World) -> None:
    table = await world.start_table()
    assert table.deal is not None and table.turn is not None
    user, code = world.random_move(table)
    other = next(chair.user for chair in table.chairs if chair.user != user)
    assert other is not None
    before = digest(table.deal)
    with pytest.raises(Stale):
        await world.tables.play.act(table, user, code, table.seq + 1)
    with pytest.raises(Denied, match="not-at-table"):
        await world.tables.play.act(table, EVA, code)
    with pytest.raises(Refused):
        await world.tables.play.act(table, other, code)
    with pytest.raises(Refused):
        await world.tables.play.act(table, user, "bid:klop")
    with pytest.raises(Denied, match="unknown-code"):
        await world.tables.play.act(table, user, "fly:away")
    assert table.deal is not None and digest(table.deal) == before and table.seq == 0


async def test_diverging_log_voids_the_deal(world: World) -> None:
    table = await world.start_table()
    await world.play_moves(table, moves=5)
    world.events.clear()
    await world.store.close()
    with direct_connection(world.path) as damaged:
        damaged.execute("UPDATE moves SET digest = 'deadbeef' WHERE seq = 3")
    await world.open()
    table = await world.tables.register.table(table.id)
    assert any(isinstance(event, Voided) for event in world.events)
    assert table.live is not None and table.live.number == 2
    assert table.match is not None and table.match.finished == 0
    first = await world.rows.load_deal(table.id, 1)
    assert first is not None and first.deal.state == "void"


async def test_house_players_take_seats_and_give_them_back(world: World) -> None:
    table = await world.start_table()
    await world.tables.attendance.leave(table, BOR)
    assert table.chairs[1] == Chair("Bor", BOR, house=True)
    with pytest.raises(Denied, match="already-left"):
        await world.tables.attendance.leave(table, BOR)
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.chairs[1].house
    assert await world.tables.attendance.come_back(table, BOR, "Bor")
    assert not await world.tables.attendance.come_back(table, BOR, "Bor")
    assert table.chairs[1].person == BOR


async def test_lobby_enforces_seats_house_players_and_stop_rights(world: World) -> None:
    table = await world.open_table()
    with pytest.raises(Denied, match="table-full"):
        await world.tables.lobbies.join(table, Chair("Eva", EVA))
    await world.tables.attendance.leave(table, DANE)
    with pytest.raises(Denied, match="seats-empty"):
        await world.tables.lobbies.start(table, ANA)
    await world.tables.lobbies.add_house(table, ANA)
    with pytest.raises(Denied, match="table-full"):
        await world.tables.lobbies.add_house(table, ANA)
    await world.tables.lobbies.join(table, Chair("Eva", EVA))
    assert [chair.user for chair in table.chairs] == [ANA, BOR, CILKA, EVA]
    with pytest.raises(Denied, match="no-house-player"):
        await world.tables.lobbies.remove_house(table, ANA)
    with pytest.raises(Denied, match="channel-taken"):
        await world.open_table()
    with pytest.raises(Denied, match="not-yours-to-stop"):
        await world.tables.stopping.stop(table, BOR, table.deals, may_manage=False)
    await world.tables.stopping.stop(table, BOR, table.deals, may_manage=True)
    assert table.state == "stopped"


async def test_stopped_match_counts_finished_deals_only(world: World) -> None:
    table = await world.start_table(length=2)
    while table.match is not None and table.match.finished < 1:
        await world.play_moves(table, moves=1)
    await world.play_moves(table, moves=3)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    assert isinstance(world.events[-1], Ended) and world.events[-1].stopped
    assert len(await leaderboard(world.store, GUILD)) == 4
    await world.restart()
    assert world.tables.register.all() == ()


async def test_finished_deals_add_up_to_the_scores(world: World) -> None:
    table = await world.start_table(length=3)
    await world.play_moves(table)
    assert table.match is not None
    past = await world.tables.reports.scores_until(table, table.deals)
    assert tuple(map(sum, zip(*past, strict=True))) == table.match.scores
    last = table.deals - 1
    assert await world.tables.reports.scores_until(table, last) == past[:-1], "none that came later"


async def test_record_of_a_finished_deal_replays(world: World) -> None:
    table = await world.start_table(length=3)
    archive = world.archive()
    with pytest.raises(Denied, match="no-finished-deal"):
        await archive.record(ANA, CHANNEL, None)
    await world.play_moves(table)
    sheet = await archive.sheet(CHANNEL)
    for number, short in enumerate(sheet.deals, 1):
        name, text = await archive.record(ANA, CHANNEL, number)
        assert name == f"tarok-{table.id}-{number}.game"
        replayed = read(text)
        assert replayed.live is None
        deal = replayed.deals[-1]
        assert deal.rules.settle(deal).scores == short.scores
        contract = deal.contract.key if deal.contract else ""
        assert (short.contract, short.declarer) == (contract, deal.bidding.declarer)


async def test_live_deal_has_no_record(world: World) -> None:
    table = await world.start_table(length=None)
    await world.play_moves(table, moves=2)
    with pytest.raises(Denied, match="no-finished-deal"):
        await world.archive().record(ANA, CHANNEL, 1)


async def test_stored_table_equals_the_one_in_memory(world: World) -> None:
    table = await world.start_table()
    await world.play_moves(table, moves=12)
    (row,) = await world.rows.tables_of_channel(CHANNEL)
    restored = (await restore(world.rows, world.tables.register.hooks.rounds, row)).table
    assert restored.live is not None and table.live is not None
    assert digest(restored.live.deal) == digest(table.live.deal)
    assert restored.info() == table.info()


async def test_skis_is_declared_once_and_survives_a_restart(world: World) -> None:
    table = await world.start_table(None, match_end="skis_round")
    await world.tables.play.declare_skis(table, CILKA, table.deals)
    with pytest.raises(Denied, match="skis-already"):
        await world.tables.play.declare_skis(table, ANA, table.deals)
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.match is not None and table.match.skis_called
    assert table.live is not None and not table.live.in_skis
    fixed = await world.tables.lobbies.open(
        guild=GUILD, channel=99, founder=Chair("Eva", EVA), game="slovenian", players=4,
        options={}, length=3, language="en",
    )  # fmt: skip
    with pytest.raises(Denied, match="not-started"):
        await world.tables.play.declare_skis(fixed, EVA, fixed.deals)


@pytest.mark.parametrize(
    ("radli", "struck"),
    [
        ([(0, 0, 0, 0)], (0, 0, 0, 0)),
        ([(0, 0, 0, 0), (1, 1, 1, 1)], (0, 0, 0, 0)),
        ([(1, 1, 1, 1), (1, 0, 1, 1), (1, 0, 1, 1)], (0, 1, 0, 0)),
        ([(1, 1, 1, 1), (2, 2, 1, 2), (2, 2, 0, 2)], (0, 0, 2, 0)),
    ],
)
def test_struck_radli_are_counted(radli: list[tuple[int, ...]], struck: tuple[int, ...]) -> None:
    """SLO-RAD-3 and SLO-RAD-5: whoever makes a flat contract gets a radlo and strikes one."""
    assert strikes(radli) == struck
