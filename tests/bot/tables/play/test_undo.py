"""Taking back the last move: by agreement, at once alone with the house, and never too late."""

import pytest

from bot.games.info import Question
from bot.kit.errors import Denied, Late, Stale
from bot.kit.page import Button, Page
from bot.store import StoreError
from bot.tables.model.records import UNDO
from bot.tables.model.table import Ended, Finished, Table
from engine import Deal, Lay, Pass, Play, Say, digest
from engine.records.read import read
from tests.bot.tables.desk.desk_parts import (
    HERE,
    PEOPLE,
    codes,
    desk_of,
    is_of_table,
    page_of,
    pressed_move,
    scores_of,
)
from tests.bot.tables.lobby.between_deals import over
from tests.bot.tables.play.undoing import (
    EVERYBODY,
    everybody_agrees,
    mover,
    play_until_undoable,
    undoable,
)
from tests.bot.world import ANA, CHANNEL, EVA, World, refuse_write
from tests.databases import direct_connection


@pytest.mark.parametrize(
    ("game", "kind"), [("slovenian", Play), ("slovenian", Pass), ("lombardia", Lay)]
)
async def test_move_is_taken_back_when_all_agree(world: World, game: str, kind: type) -> None:
    table = await world.start_table(length=4, game=game)
    before = await play_until_undoable(world, table, kind)
    seq, user = table.seq, mover(table)
    assert not await world.tables.takebacks.take_back(table, user, seq)
    await everybody_agrees(table, world)
    assert table.deal == before and table.awaited == user
    assert table.seq == seq + 1 and table.question is None
    with pytest.raises(Late):  # not what was before that, too
        await world.tables.takebacks.take_back(table, user, table.seq)
    await world.play_moves(table, 5)
    assert table.live is not None
    stood = digest(table.live.deal)
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.live is not None and digest(table.live.deal) == stood


async def test_kill_during_a_take_back_loses_nothing(world: World) -> None:
    table = await world.start_table()
    before = digest(await play_until_undoable(world, table))
    asks, seq = mover(table), table.seq
    await world.tables.takebacks.take_back(table, asks, seq)
    others = [user for user in EVERYBODY if user != asks]
    for number, user in enumerate(others):
        await world.restart()
        table = await world.tables.register.table(table.id)
        question = table.question
        assert question is not None and len(question.waiting) == len(others) - number
        assert await world.tables.takebacks.agree(table, user, seq) == (user == others[-1])
    assert table.deal is not None and digest(table.deal) == before
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.deal is not None and digest(table.deal) == before
    assert table.awaited == asks and table.question is None and not undoable(table)


async def test_unwritten_take_back_is_not_made(world: World) -> None:
    table = await world.start_table()
    await play_until_undoable(world, table)
    deal, seq = table.deal, table.seq
    await world.tables.takebacks.take_back(table, mover(table), seq)
    with refuse_write(world.rows, "append_moves"), pytest.raises(StoreError):
        await everybody_agrees(table, world)
    assert table.deal is deal and table.seq == seq
    await everybody_agrees(table, world)
    assert table.deal is not deal


async def test_single_no_refuses_a_take_back(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await play_until_undoable(world, table)
    asks, seq = mover(table), table.seq
    first, second, _ = (user for user in EVERYBODY if user != asks)
    await desk.play.undo(PEOPLE[asks], table, "", seq)
    await desk.play.undo(PEOPLE[first], table, "no", seq)
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    assert table.question is not None and table.question.refused
    assert "Not everybody agrees" in page_of(await desk.play.hand(PEOPLE[asks], table)).text
    for user, answer in ((second, "yes"), (asks, ""), (first, "yes")):
        page = page_of(await desk.play.undo(PEOPLE[user], table, answer, seq))
        assert "too late" in page.text and table.seq == seq
        assert not undo_codes(page)


def undo_codes(page: Page) -> set[str]:
    """The codes of buttons about taking back that can be pressed."""
    buttons = [control for control in page.controls() if isinstance(control, Button)]
    enabled = [button for button in buttons if is_of_table(button) and not button.disabled]
    return {code for button in enabled if (code := pressed_move(button)[1]).startswith("undo")}


async def test_take_back_question_is_on_the_board_and_all_hands(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await play_until_undoable(world, table)
    asks, seq = mover(table), table.seq
    assert "undo" in codes(page_of(await desk.play.hand(PEOPLE[asks], table)))
    for user in EVERYBODY:
        if user != asks:
            assert not undo_codes(page_of(await desk.play.hand(PEOPLE[user], table)))
    own_page = page_of(await desk.play.undo(PEOPLE[asks], table, "", seq))
    assert "take the last card back" in own_page.text and not undo_codes(own_page)
    for user in EVERYBODY:
        if user != asks:
            page = page_of(await desk.play.hand(PEOPLE[user], table))
            assert undo_codes(page) == {"undo:yes", "undo:no"}
            assert "take the last card back" in page.text
    with pytest.raises(Denied, match="not-at-table"):
        await desk.play.undo(PEOPLE[EVA], table, "yes", seq)
    page = page_of(await desk.play.undo(PEOPLE[asks], table, "yes", seq))
    assert "too late" in page.text and table.seq == seq  # people don't agree with themselves


async def test_take_back_is_too_late_after_the_next_move(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await play_until_undoable(world, table)
    asks, seq = mover(table), table.seq
    await world.tables.takebacks.take_back(table, asks, seq)
    await world.play_moves(table, 1)
    assert table.question is None
    for user, answer in ((asks, ""), *((user, "yes") for user in EVERYBODY)):
        page = page_of(await desk.play.undo(PEOPLE[user], table, answer, seq))
        assert "too late" in page.text
    assert table.seq == seq + 1
    with pytest.raises(Stale):
        await world.tables.takebacks.refuse(table, asks, seq)


async def test_player_who_left_is_not_asked_about_a_take_back(world: World) -> None:
    table = await world.start_table()
    before = await play_until_undoable(world, table)
    asks, seq = mover(table), table.seq
    await world.tables.takebacks.take_back(table, asks, seq)
    others = [user for user in EVERYBODY if user not in (asks, table.awaited)]
    assert table.awaited is not None
    await world.tables.takebacks.agree(table, table.awaited, seq)
    await world.tables.takebacks.agree(table, others[0], seq)
    assert table.question is not None and len(table.question.waiting) == 1
    await world.tables.attendance.leave(table, others[1])
    assert table.deal == before


async def test_take_back_is_not_asked_while_the_house_is_on_turn(world: World) -> None:
    table = await world.start_table()
    await play_until_undoable(world, table)
    asks, seq = mover(table), table.seq
    await world.tables.takebacks.take_back(table, asks, seq)
    assert table.awaited is not None
    await world.tables.attendance.leave(table, table.awaited)
    assert table.question is None and not undoable(table)


async def alone(world: World, length: int = 9) -> Table:
    """Ana with the house, whose moves nobody makes."""
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, length)).table
    await desk.lobby.fill(PEOPLE[ANA], table)
    return table


async def play_alone_until_undoable(world: World, table: Table) -> None:
    """Play until Ana may take something back."""
    ana = table.seat_of(ANA)
    while not table.undoable(ana):
        if table.not_ready:
            await world.tables.play.ask_for_next(table, ANA)
            continue
        assert table.turn is not None
        code = world.code(table, next(iter(table.view(table.turn).offers)).nth(0))
        if table.awaited == ANA:
            await world.tables.play.act(table, ANA, code)
        else:
            await world.tables.play.act_for_house(table, table.seq, code)


async def house_moves(world: World, table: Table) -> None:
    """The house makes all its moves, and Ana's forced ones."""
    while table.turn is not None and (table.awaited is None or table.has_no_choice):
        code = world.code(table, next(iter(table.view(table.turn).offers)).nth(0))
        await world.tables.play.act_for_house(table, table.seq, code)


async def play_until_answered(world: World, table: Table) -> tuple[Deal, int]:
    """Play until Ana may take back something the house has answered.

    Returns the state before, and its move number.
    """
    while True:
        await play_alone_until_undoable(world, table)
        assert table.live is not None and table.live.last is not None
        before, seq = table.live.last.before.deal, table.seq
        await house_moves(world, table)
        if table.seq > seq and table.awaited == ANA and table.undoable(table.seat_of(ANA)):
            return before, seq
        if table.awaited == ANA and table.undoable(table.seat_of(ANA)):
            offer = next(iter(table.view(table.seat_of(ANA)).offers))
            await world.tables.play.act(table, ANA, world.code(table, offer.nth(0)))


async def test_solo_take_back_is_possible_until_the_next_own_move(
    world: World,
) -> None:
    """The house's moves since are undone as well, even by a button from before them."""
    desk, table = desk_of(world), await alone(world)
    for early in (False, True):
        before, seq = await play_until_answered(world, table)
        moves = table.seq - seq + 1
        at = seq if early else table.seq
        page = page_of(await desk.play.undo(PEOPLE[ANA], table, "", at))
        assert table.deal == before and "your turn again" in page.text
        assert table.seq == seq + 2 * moves - 1
        with pytest.raises(Late):
            await world.tables.takebacks.take_back(table, ANA, table.seq)
        await world.restart()
        desk, table = desk_of(world), await world.tables.register.table(table.id)
        assert table.deal is not None and digest(table.deal) == digest(before)
    _, seq = await play_until_answered(world, table)
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    assert table.undoable(table.seat_of(ANA)), "a restart takes nothing away"
    await play_alone_until_undoable(world, table)
    moved_on = table.seq
    await world.tables.play.act(
        table, ANA, world.code(table, next(iter(table.view(table.turn).offers)).nth(0))
    )
    page = page_of(await desk.play.undo(PEOPLE[ANA], table, "", seq))
    assert "too late" in page.text and table.seq == moved_on + 1
    number = table.deals
    assert sum(await world.tables.takebacks.count_taken_back(table, number)) == 2


async def test_record_omits_taken_back_moves_and_the_sheet_counts_them(world: World) -> None:
    desk, table = desk_of(world), await alone(world, 1)
    await play_alone_until_undoable(world, table)
    ana = table.seat_of(ANA)
    await desk.play.undo(PEOPLE[ANA], table, "", table.seq)
    await over(world, table)
    number = next(event.told for event in world.events if isinstance(event, Finished))
    assert any(isinstance(event, Ended) for event in world.events)
    assert (await world.tables.reports.help_counts(table, number))[1][ana] == 1
    record = page_of(await scores_of(world).export(PEOPLE[ANA], CHANNEL, 1)).attachment
    assert record is not None and f"# player {ana}: 1 move taken back\n" in record.text
    assert UNDO not in record.text and read(record.text).deals[0].over
    log = await world.rows.load_deal(table.id, number)
    assert log is not None and [entry.code for entry in log.entries].count(UNDO) == 1
    assert [entry.seq for entry in log.entries] == list(range(len(log.entries)))
    assert len(log.moves) == len(log.entries) - 2


@pytest.mark.parametrize(("phase", "name"), [("auction", "pass"), ("announcements", "word")])
async def test_pass_is_called_so_in_the_auction_alone(world: World, phase: str, name: str) -> None:
    """*That's all* is not a pass."""
    table = await world.start_table()
    while (before := await play_until_undoable(world, table, Pass)).rules.phases[
        before.phase
    ].name != phase:
        pass
    await world.tables.takebacks.take_back(table, mover(table), table.seq)
    assert table.question is not None and table.question.what == name


async def test_pause_refuses_take_backs(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await play_until_undoable(world, table)
    asks, seq = mover(table), table.seq
    await world.tables.takebacks.take_back(table, asks, seq)
    await world.tables.pauses.pause(table, asks)
    assert table.question is None
    with pytest.raises(Denied, match="paused"):
        await desk.play.undo(PEOPLE[asks], table, "", seq)
    await world.tables.pauses.resume(table, asks)
    question = table.question
    assert question == Question(
        table.seat_of(asks), "card", table.others(table.seat_of(asks)), refused=False, cards=0
    )


async def test_log_with_an_impossible_take_back_is_unreadable(world: World) -> None:
    table = await alone(world)
    await play_alone_until_undoable(world, table)
    await world.tables.takebacks.take_back(table, ANA, table.seq)
    assert table.live is not None
    number = table.live.number
    with direct_connection(world.path) as db:
        db.execute("UPDATE moves SET digest = 'another' WHERE code = ?", (UNDO,))
    await world.restart()
    table = await world.tables.register.table(table.id)
    log = await world.rows.load_deal(table.id, number)
    assert log is not None and log.deal.state == "void"


async def test_announcement_is_taken_back_like_other_words(world: World) -> None:
    table = await world.start_table(length=9, game="romanian")
    before = await play_until_undoable(world, table, Say)
    desk, asks = desk_of(world), mover(table)
    seq = table.shown_seq(table.seat_of(asks))
    own_page = page_of(await desk.play.undo(PEOPLE[asks], table, "", seq))
    assert "take back what they just said" in own_page.text
    await everybody_agrees(table, world)
    assert table.deal == before and table.awaited == asks
