"""Tables after an accident: half-written void deals, unreadable tables."""

from typing import Any

import pytest

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.tables.memory import deal_log
from bot.tables.model.table import Finished
from engine import Deal, act
from engine.cards import Cards
from engine.pack import Pack
from tests.bot.world import ANA, BOR, CHANNEL, World, refuse_write
from tests.databases import direct_connection


class OneVoidDeck:
    """Shuffles like the world, but the first deck leaves a player without a trump."""

    def __init__(self, world: World) -> None:
        self._shuffle = world.shuffle
        self._used = False

    def __call__(self, pack: Pack) -> tuple[Cards, ...]:
        if self._used:
            return self._shuffle(pack)
        self._used = True
        cards = [pack[code] for code in pack.codes]
        plain = [card for card in cards if not card & pack.trumps]
        trumps = [card for card in cards if card & pack.trumps]
        # With the first player as dealer, the second gets cards 6 to 11 and 30 to 35.
        rest = trumps + plain[12:]
        return (*rest[:6], *plain[:6], *rest[6:24], *plain[6:12], *rest[24:])


@pytest.mark.parametrize("restart", [True, False])
async def test_half_written_void_deal_is_closed_and_dealt_again(
    world: World, restart: bool
) -> None:
    world.shuffle = OneVoidDeck(world)
    with refuse_write(world.rows, "append_moves"):
        await world.start_table()
    if restart:
        await world.restart()
        table = await world.tables.register.here(CHANNEL)
    else:
        table = await world.tables.register.here(CHANNEL)
        await world.tables.play.deal_if_due(table)
    assert table.live is not None
    assert table.live.number == 2
    assert not table.live.deal.over
    assert table.live.deal.carry.compulsory
    (void,) = [event for event in world.events if isinstance(event, Finished)]
    assert void.view.void


async def test_unreadable_table_does_not_delay_others(world: World) -> None:
    table = await world.start_table()
    with direct_connection(world.path) as db:
        db.execute(
            "INSERT INTO tables (id, guild, channel, founder, variant, players, options, language,"
            " state, match, told, created_at, waits)"
            " SELECT id + 1, guild, channel + 1, founder, 'whist', players, options, language,"
            " state, match, told, created_at, waits FROM tables"
        )
    await world.restart()
    assert [kept.id for kept in world.tables.register.all()] == [table.id]
    assert await world.tables.register.find(CHANNEL + 1) is None
    row = await world.rows.table(table.id + 1)
    assert row is not None
    assert row.state == "playing"
    with pytest.raises(Denied, match="table-unreadable"):
        await world.tables.register.here(CHANNEL + 1)
    with pytest.raises(Denied, match="table-unreadable"):
        await world.tables.stopping.stop_unreadable(CHANNEL + 1, may_manage=False)
    assert await world.tables.stopping.stop_unreadable(CHANNEL + 1, may_manage=True)
    with pytest.raises(Denied, match="no-table-here"):
        await world.tables.register.here(CHANNEL + 1)


@pytest.mark.parametrize("error", [KeyError("T21 of Ana"), TypeError("T21"), IndexError("Ana")])
async def test_log_says_where_a_deal_cannot_be_replayed(
    world: World, error: Exception, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """Table, deal, move, the lines of code and what to do; nothing about cards and people."""
    table = await world.start_table()
    await world.play_moves(table, 5)
    made = iter(range(5))

    def stumbling(*asked: Any) -> Deal:
        if next(made) == 3:
            raise error
        return act(*asked)

    monkeypatch.setattr(deal_log, "act", stumbling)
    caplog.clear()
    await world.restart()
    message = caplog.records[0].getMessage()
    assert message.startswith("table 1, deal 1, move 3: ") and "go back" in message
    assert type(error).__name__ in message and "stumbling" in message and "in positions" in message
    for secret in ("T21", "Ana", *(chair.name for chair in table.chairs)):
        assert secret not in caplog.text
    stored = await world.rows.load_deal(1, 1)
    assert stored is not None
    if isinstance(error, KeyError):  # a matter of rules: the match goes on with another deal
        assert stored.deal.state == "void"
    else:
        assert stored.deal.state == "live" and "/tarok stop" in message
        with pytest.raises(Denied, match="table-unreadable"):
            await world.tables.register.here(CHANNEL)


async def test_log_says_which_entry_diverges(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.start_table()
    await world.play_moves(table, 5)
    with direct_connection(world.path) as db:
        db.execute("UPDATE moves SET digest = 'x' WHERE seq = 2")
        db.execute("UPDATE tables SET match = '{}'")
    await world.restart()
    message = caplog.records[0].getMessage()
    assert message.startswith("table 1: ") and "KeyError" in message and "unpack_match" in message
    with direct_connection(world.path) as db:
        db.execute("UPDATE tables SET match = (SELECT carry FROM deals)")
    caplog.clear()
    await world.restart()
    assert caplog.records[0].getMessage().startswith("table 1, deal 1, move 2: ")
    assert (await world.tables.register.here(CHANNEL)).deals == 2


async def test_announced_deal_is_not_announced_again(world: World) -> None:
    table = await world.start_table()
    await world.play_deal(table)
    ended = [event for event in world.events if isinstance(event, Finished)]
    await world.restart()
    assert [e.told for e in world.events if isinstance(e, Finished)] == [1, 1]
    await world.tables.reports.note_told(await world.tables.register.table(table.id), ended[0].told)
    await world.restart()
    assert [e.told for e in world.events if isinstance(e, Finished)] == [1, 1]
    assert (await world.tables.register.table(table.id)).chairs[0].user == ANA


async def test_closed_table_refuses_actions(world: World) -> None:
    """The last card and a wish may come at the same moment: the wish waits for the lock."""
    table = await world.start_table(length=1)
    await world.play_moves(table)
    chairs = table.chairs
    for wish in (
        world.tables.attendance.leave(table, ANA),
        world.tables.lobbies.join(table, Chair("Ana", ANA)),
        world.tables.play.declare_skis(table, ANA, table.deals),
        world.tables.lobbies.add_house(table, ANA),
    ):
        with pytest.raises(Denied, match="table-closed"):
            await wish
    assert table.chairs == chairs


async def test_founder_leaving_hands_the_lobby_over(world: World) -> None:
    table = await world.open_table()
    await world.tables.attendance.leave(table, ANA)
    assert table.founder == BOR
    await world.restart()
    assert (await world.tables.register.here(CHANNEL)).founder == BOR


async def test_stopped_match_without_a_score_is_announced_once(world: World) -> None:
    table = await world.start_table()
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    assert [sleep.table for sleep in await world.rows.waiting()] == [table.id]
    await world.tables.reports.note_told(table, table.deals + 1)
    assert await world.rows.waiting() == ()
