"""People who are away.

One click brings them back, and meanwhile the house wants nothing for them.
"""

import asyncio
import random

import pytest

from bot.deals.board import board
from bot.deals.hand import hand
from bot.games.info import Chair
from bot.kit.errors import Denied, Stale
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.stand_ins import HOUSE_MARK, modest_move
from bot.tables.model.table import Table
from engine import Bid, Kontra, Pass, Say, Word, decode, observe, read
from tests.bot.tables.clock.late import (
    count_moves,
    house_has_played,
    page_of,
    player_on_turn,
    start_timed_match,
)
from tests.bot.tables.clock.timed import Timed
from tests.bot.world import ANA, BOR, CHANNEL, GUILD
from tests.laws.playing import RULES, each_table, random_deal, sizes
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT

all_tables = each_table()


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    timed_world.times.remind_after = None
    return timed_world


async def test_board_shows_absent_players_and_their_button(world: Timed) -> None:
    table = await start_timed_match(world, 30)
    assert "30 s a move" in page_of(table)
    player, _ = player_on_turn(table)
    name = table.chairs[player].name
    await world.later(30)
    page = board(table.info(), table.view(None), WORDS)
    assert f"Away: {name}." in page.text and f"{name} (house)" in page.text
    assert "I'm back" in {getattr(control, "label", "") for control in page.controls()}
    own_page = hand(table.info(player), table.view(player), WORDS)
    assert "You were away" in own_page.text
    assert {control.id.split(":", 3)[3] for control in own_page.controls()} == {"back", "hand"}


@pytest.mark.parametrize("how", ["click", "move", "hand", "stale"])
async def test_any_action_brings_an_absent_player_back(world: Timed, how: str) -> None:
    table = await start_timed_match(world, 30)
    player, user = player_on_turn(table)
    seq, (_, code) = table.shown_seq(player), world.random_move(table)
    if how != "stale":
        world.times.pace = 60
    await world.later(30)
    if how == "stale":
        await house_has_played(world, table)
        with pytest.raises(Stale):
            await world.tables.play.act(table, user, code, seq)
    elif how == "move":
        await world.tables.play.act(table, user, code, seq)
        assert table.seq == 1, "it is not too late for the move itself"
    elif how == "hand":
        assert await world.tables.attendance.come_back(table, user, "Anabela")
    else:
        await world.tables.attendance.mark_present(table, user)
    assert not table.info().away and table.chairs[player].person == user
    await world.restart()
    assert not (await world.tables.register.here(CHANNEL)).info().away


async def test_returning_player_has_their_full_time(world: Timed) -> None:
    table = await start_timed_match(world, 30)
    world.times.pace = 60
    player, user = player_on_turn(table)
    await world.later(30)
    await world.tables.attendance.mark_present(table, user)
    await world.later(29)
    assert table.turn == player and not table.info().away
    await world.restart()
    table = await world.tables.register.here(CHANNEL)
    await world.later(1)
    assert table.info().away == (player,)


async def test_returning_player_is_not_late_at_once(world: Timed) -> None:
    """The clock may look at the table before their return has been fully written."""
    table = await start_timed_match(world, 30)
    world.times.pace = 60
    _, user = player_on_turn(table)
    await world.later(30)
    ticks: list[asyncio.Task[None]] = []

    def look(table: Table, _: object) -> None:
        world.clock._deadlines[0].set(table.id, world.now)
        ticks.append(asyncio.create_task(world.clock.tick()))

    world.tables.register.listen(look)
    await world.tables.attendance.mark_present(table, user)
    for tick in ticks:
        await tick
    assert ticks and not table.info().away


async def test_pause_marks_no_one_away(world: Timed) -> None:
    table = await start_timed_match(world, 30)
    _, user = player_on_turn(table)
    async with table.lock:
        world.now += 30
        pause = asyncio.create_task(world.tables.pauses.pause(table, user))
        await asyncio.sleep(0)
        tick = asyncio.create_task(world.clock.tick())
        await asyncio.sleep(0)
    await asyncio.gather(pause, tick)
    assert table.paused is not None and not table.info().away


async def test_return_does_not_change_the_others_time(world: Timed) -> None:
    table = await start_timed_match(world, 100)
    _, user = player_on_turn(table)
    await world.later(100)
    await house_has_played(world, table)
    other, _ = player_on_turn(table)
    await world.later(60)
    await world.tables.attendance.mark_present(table, user)
    await world.later(39)
    assert table.turn == other and not table.info().away
    await world.later(1)
    assert table.info().away == (other,)


async def test_bystander_click_changes_nothing(world: Timed) -> None:
    table = await start_timed_match(world, 30)
    player, _ = player_on_turn(table)
    await world.later(30)
    await world.tables.attendance.mark_present(table, 99)
    await world.tables.attendance.mark_present(table, table.chairs[(player + 1) % 4].user or 0)
    assert table.info().away == (player,)


async def test_absent_player_can_leave(world: Timed) -> None:
    table = await start_timed_match(world, 30)
    player, user = player_on_turn(table)
    await world.later(30)
    await world.tables.attendance.leave(table, user)
    assert not table.info().away and table.chairs[player].house
    with pytest.raises(Denied, match="already-left"):
        await world.tables.attendance.leave(table, user)


async def absent_for_deals(world: Timed, table: Table, user: int) -> list[tuple[int, ...]]:
    """Record the absent players at the start of each deal, while all but this person play on."""
    absences, number = [], 0
    while table.state == "playing":
        if table.live is not None and table.deals != number:
            number = table.deals
            absences.append(table.info().away)
        if table.not_ready:
            await world.ask_for_next_deal(table)
        elif table.awaited == user:
            await world.later(30)
        elif table.awaited is not None:
            await world.play_moves(table, 1)
        await asyncio.sleep(0)
    return absences


async def test_seat_stays_with_the_house_after_two_absent_deals(world: Timed) -> None:
    table = await start_timed_match(world, 30, length=5)
    player, user = player_on_turn(table)
    counted: list[tuple[bool, int | None, int]] = []

    def note(table: Table, _: object) -> None:
        if table.match is not None:
            chair = table.chairs[player]
            counted.append((chair.house, chair.away, table.match.finished))

    world.tables.register.listen(note)
    await asyncio.wait_for(absent_for_deals(world, table, user), TIMEOUT)
    assert {finished for house, away, finished in counted if house and away is not None} >= {0, 1}
    assert all(away is None for _, away, finished in counted if finished > 2)
    assert all(house for house, _, finished in counted if finished > 0), "and nobody else's"
    assert table.chairs[player].user == user
    results = await world.store.read(
        lambda db: db.execute('SELECT "user", score FROM results').fetchall()
    )
    assert table.match is not None
    assert dict(results)[user] == table.ended().final.scores[player], "the score stays theirs"


async def test_table_stops_when_all_are_away(world: Timed) -> None:
    """At most two deals are played for nobody; then the table waits to be closed."""
    table = await start_timed_match(world, 30, length=12)
    for _ in range(40):
        await world.later(50)
        await house_has_played(world, table)
    assert table.match is not None and table.match.finished <= 3
    assert not table.attended and table.open
    assert not table.info().away and all(chair.house for chair in table.chairs)
    before = table.seq
    await world.later(5_000)
    assert table.seq == before
    await world.later(10_000)
    assert table.state == "stopped"


async def test_table_goes_on_when_one_player_returns(world: Timed) -> None:
    table = await start_timed_match(world, 30, length=12)
    for _ in range(40):
        await world.later(50)
        await house_has_played(world, table)
    await world.tables.attendance.come_back(table, BOR, "Bor")
    await house_has_played(world, table)
    assert table.awaited == BOR or table.not_ready


# What the house does --------------------------------------------------------------------------


@all_tables
@sizes(3, 12)
def test_stand_in_makes_modest_moves(table: tuple[str, int], deals: int) -> None:
    """No bid above a pass, nothing said, no deal ended; and everything it does is on offer."""
    rules = RULES[table]
    for seed in range(deals):
        for step in random_deal(rules, random.Random(f"modest {seed}")).steps:
            view = observe(step.deal, step.player)
            if view.turn != step.player:
                continue
            action, kinds = modest_move(view), {offer.kind for offer in view.offers}
            assert decode(rules.pack, move_by_thumb(view, away=True)) == action
            if Pass in kinds:
                assert isinstance(action, Pass)
            elif isinstance(action, Bid):
                ranks = [rules.contracts[action.key].rank for offer in view.offers
                         for action in offer.actions() if isinstance(action, Bid)]  # fmt: skip
                assert rules.contracts[action.key].rank == min(ranks)
            elif isinstance(action, Say | Kontra):
                assert kinds <= {Say, Kontra}, "they must"
            else:
                assert not isinstance(action, Word) or action.key == "refuse"


@pytest.mark.parametrize("game", ["slovenian", "romanian", "lombardia", "krolami"])
async def test_record_marks_the_moves_of_stand_ins(world: Timed, game: str) -> None:
    table = await world.open_table(None, game)
    await world.tables.settings.set_patience(table, ANA, 30)
    await world.tables.lobbies.start(table, ANA)
    await world.play_moves(table, 6)
    player, _ = player_on_turn(table)
    await world.later(30)
    await house_has_played(world, table)
    while not table.deals > 1 and not table.between:
        await house_has_played(world, table)
        if table.awaited is not None:
            await world.play_moves(table, 1)
    moves = await count_moves(world, table, table.deals)
    ours = [move for move in moves if move.by == "clock"]
    assert ours and {move.player for move in ours} == {player}
    assert all(move.user is None for move in ours)
    _, record = await world.archive().record(ANA, CHANNEL, None)
    lines = record.splitlines()
    marked = [line for line in lines if line.endswith(HOUSE_MARK)]
    assert [line.removesuffix(HOUSE_MARK) for line in marked] == [
        f"{move.player} {move.code}" for move in ours
    ]
    assert f"# player {player}: person" in lines
    assert read(record).deals[-1].over, "its readers pass over that"


async def test_forced_move_does_not_mark_a_player_away(world: Timed) -> None:
    """The house plays the last cards of people who are there, too."""
    table = await world.start_table(1)
    for _ in range(1_000):
        if table.state != "playing":
            break
        await world.play_moves(table, 1)
        await house_has_played(world, table)
    moves = await count_moves(world, table, table.deals)
    assert {move.by for move in moves} <= {"person", "house"}


async def comes_and_goes(world: Timed, number: int, chance: random.Random) -> Table:
    """Something happens at a table: a move, somebody is late or back, or the bot is killed."""
    table = await world.tables.register.table(number)
    what = chance.random()
    if not table.attended:
        user = table.chairs[0].user or 0
        assert await world.tables.attendance.come_back(table, user, "P")
    elif what < 0.02:
        world.now += chance.choice([0, 10_000])
        await world.restart()
        table = await world.tables.register.table(number)
    elif what < 0.12 and table.info().away:
        player = chance.choice(table.info().away)
        await world.tables.attendance.mark_present(table, table.chairs[player].user or 0)
    elif table.not_ready:
        await world.ask_for_next_deal(table)
    elif table.awaited is not None and what < 0.2:
        late = table.turn
        await world.later(30)
        await world.clock.tick()
        assert table.turn != late or late in table.info().away or table.deal is None
    elif table.awaited is not None:
        await world.play_moves(table, 1)
    await house_has_played(world, table)
    return table


@all_tables
@sizes(1, 2)
async def test_random_absences_never_block_a_table(
    world: Timed, table: tuple[str, int], deals: int
) -> None:
    """People come and go at random: deals end, and all moves are in their log."""
    game, players = table
    people = [Chair(f"P{user}", user) for user in range(21, 21 + players)]
    opened = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=people[0], game=game, players=players, options={},
        length=None, language="en", patience=30,
    )  # fmt: skip
    for chair in people[1:]:
        await world.tables.lobbies.join(opened, chair)
    await world.tables.lobbies.start(opened, 21)
    number, chance = opened.id, random.Random(f"late {table}")
    for _ in range(3_000):
        now = await comes_and_goes(world, number, chance)
        if now.deals > deals:
            break
    assert now.deals > deals
    moves = await count_moves(world, now, now.deals)
    assert {move.by for move in moves} >= {"person", "clock"}
    assert [move.seq for move in moves] == list(range(now.seq))
