"""People who are late: reminded half-way, then away, and back with one click."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pages.board import board
from bot.pages.defaults import defaults_page
from bot.pages.hand import hand
from bot.pages.lobby import lobby
from bot.pages.patience import patience_page
from bot.store import Move
from bot.tables.archive import Archive
from bot.tables.away import BY_HOUSE, modest
from bot.tables.clock import decide
from bot.tables.deadlines import LONGEST_PAUSE
from bot.tables.denied import Denied, Stale
from bot.tables.info import Chair
from bot.tables.patience import OFF, PATIENCE, USUAL
from bot.tables.table import Table
from engine import Bid, Kontra, Pass, Say, Word, decode, observe, read
from tests.bot.test_secret_questions import ONE_TRUMP, dealt
from tests.bot.timed import Timed, timed
from tests.bot.world import ANA, BOR, CHANNEL, GUILD
from tests.laws.playing import RULES, TABLES, random_deal
from tests.pages.drawn import WORDS

all_tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Timed]:
    async with timed(tmp_path / "tarok.sqlite3") as made:
        made.times.remind_after = None
        yield made


async def waiting(world: Timed, seconds: int, length: int | None = 3) -> Table:
    """A match of four people who have so long for a move."""
    table = await world.table(length)
    await world.tables.set_patience(table, ANA, seconds)
    await world.tables.start(table, ANA)
    return table


def on_turn(table: Table) -> tuple[int, int]:
    """The player on turn, and their user."""
    assert table.turn is not None
    user = table.chairs[table.turn].user
    assert user is not None
    return table.turn, user


async def house_has_played(world: Timed, table: Table) -> None:
    """Wait until it is no house player's turn any more."""
    while (task := world.clock._house.get(table.id)) is not None and not task.done():
        await asyncio.wait_for(asyncio.shield(task), 20)


def page_of(table: Table) -> str:
    return board(table.info(), table.view(None), WORDS).text


# Late --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [time for time in PATIENCE.values() if time != OFF])
async def test_who_is_late_is_reminded_half_way_and_then_away(world: Timed, seconds: int) -> None:
    table = await waiting(world, seconds)
    player, _ = on_turn(table)
    await world.later(seconds // 2 - 1)
    assert world.reminded == []
    await world.later(1)
    assert world.reminded == [0]
    await world.later(seconds - seconds // 2 - 1)
    assert table.turn == player and not table.info().away
    await world.later(1)
    assert table.info().away == (player,)
    await house_has_played(world, table)
    assert table.seq >= 1 and table.turn != player
    assert world.reminded == [0]


async def test_without_a_limit_nobody_is_late(world: Timed) -> None:
    table = await waiting(world, OFF)
    await world.later(LONGEST_PAUSE - 1)
    table = await world.tables.here(CHANNEL)
    assert table.seq == 0 and not table.info().away and world.reminded == []
    await world.later(1)
    with pytest.raises(Denied):
        await world.tables.here(CHANNEL)


async def test_who_moves_in_time_has_all_the_time_again(world: Timed) -> None:
    table = await waiting(world, 120)
    for _ in range(4):
        await world.later(119)
        await world.play(table, 1)
    assert not table.info().away and len(world.reminded) == 4


async def test_the_host_may_want_an_earlier_reminder_and_no_later_one(world: Timed) -> None:
    world.times.remind_after = 45
    table = await waiting(world, 120)
    await world.later(45)
    assert world.reminded == [0]
    await world.tables.stop(table, ANA, may_manage=False)
    await waiting(world, 30)
    await world.later(15)
    assert len(world.reminded) == 2


# Away --------------------------------------------------------------------------------------------


async def test_the_board_says_who_is_away_and_has_a_button_for_them(world: Timed) -> None:
    table = await waiting(world, 30)
    assert "30 s a move" in page_of(table)
    player, _ = on_turn(table)
    name = table.chairs[player].name
    await world.later(30)
    page = board(table.info(), table.view(None), WORDS)
    assert f"Away: {name}." in page.text and f"{name} (house)" in page.text
    assert "I'm back" in {getattr(one, "label", "") for one in page.controls()}
    own = hand(table.info(player), table.view(player), WORDS)
    assert "You were away" in own.text
    assert {one.id.split(":", 3)[3] for one in own.controls()} == {"back", "hand", "last", "out"}


@pytest.mark.parametrize("how", ["click", "move", "hand", "stale"])
async def test_any_sign_brings_them_back(world: Timed, how: str) -> None:
    table = await waiting(world, 30)
    player, user = on_turn(table)
    seq, (_, code) = table.shown_seq(player), world.move(table)
    if how != "stale":
        world.times.pace = 60
    await world.later(30)
    if how == "stale":
        await house_has_played(world, table)
        with pytest.raises(Stale):
            await world.tables.act(table, user, code, seq)
    elif how == "move":
        await world.tables.act(table, user, code, seq)
        assert table.seq == 1, "it is not too late for the move itself"
    elif how == "hand":
        assert await world.tables.come_back(table, user, "Anabela")
    else:
        await world.tables.sign(table, user)
    assert not table.info().away and table.chairs[player].person == user
    await world.again()
    assert not (await world.tables.here(CHANNEL)).info().away


async def test_who_is_back_in_time_has_all_their_time_again(world: Timed) -> None:
    table = await waiting(world, 30)
    world.times.pace = 60
    player, user = on_turn(table)
    await world.later(30)
    await world.tables.sign(table, user)
    await world.later(29)
    assert table.turn == player and not table.info().away
    await world.again()
    table = await world.tables.here(CHANNEL)
    await world.later(1)
    assert table.info().away == (player,)


async def test_who_is_back_is_not_late_again_at_once(world: Timed) -> None:
    """The clock may look at the table before everything about their return is written."""
    table = await waiting(world, 30)
    world.times.pace = 60
    _, user = on_turn(table)
    await world.later(30)
    ticks: list[asyncio.Task[None]] = []

    def look(table: Table, _: object) -> None:
        world.clock._deadlines.set(table.id, world.now)
        ticks.append(asyncio.create_task(world.clock.tick()))

    world.tables.listen(look)
    await world.tables.sign(table, user)
    for tick in ticks:
        await tick
    assert ticks and not table.info().away


async def test_nobody_goes_away_in_a_pause(world: Timed) -> None:
    table = await waiting(world, 30)
    _, user = on_turn(table)
    async with table.lock:
        world.now += 30
        pause = asyncio.create_task(world.tables.pause(table, user))
        await asyncio.sleep(0)
        tick = asyncio.create_task(world.clock.tick())
        await asyncio.sleep(0)
    await asyncio.gather(pause, tick)
    assert table.paused is not None and not table.info().away


async def test_others_are_neither_hurried_nor_given_time_by_it(world: Timed) -> None:
    table = await waiting(world, 100)
    _, user = on_turn(table)
    await world.later(100)
    await house_has_played(world, table)
    other, _ = on_turn(table)
    await world.later(60)
    await world.tables.sign(table, user)
    await world.later(39)
    assert table.turn == other and not table.info().away
    await world.later(1)
    assert table.info().away == (other,)


async def test_a_bystander_who_clicks_changes_nothing(world: Timed) -> None:
    table = await waiting(world, 30)
    player, _ = on_turn(table)
    await world.later(30)
    await world.tables.sign(table, 99)
    await world.tables.sign(table, table.chairs[(player + 1) % 4].user or 0)
    assert table.info().away == (player,)


async def test_who_is_away_can_leave(world: Timed) -> None:
    table = await waiting(world, 30)
    player, user = on_turn(table)
    await world.later(30)
    await world.tables.leave(table, user)
    assert not table.info().away and table.chairs[player].house
    with pytest.raises(Denied, match="already-left"):
        await world.tables.leave(table, user)


async def absent_for_deals(world: Timed, table: Table, user: int) -> list[tuple[int, ...]]:
    """Who is away at the beginning of each deal, while all but this person play on."""
    found, number = [], 0
    while table.state == "playing":
        if table.live is not None and table.deals != number:
            number = table.deals
            found.append(table.info().away)
        if table.looking:
            await world.go_on(table)
        elif table.awaited == user:
            await world.later(30)
        elif table.awaited is not None:
            await world.play(table, 1)
        await asyncio.sleep(0)
    return found


async def test_after_two_deals_without_a_sign_the_seat_stays_with_the_house(world: Timed) -> None:
    table = await waiting(world, 30, length=5)
    player, user = on_turn(table)
    counted: list[tuple[bool, int | None, int]] = []

    def note(table: Table, _: object) -> None:
        if table.match is not None:
            chair = table.chairs[player]
            counted.append((chair.house, chair.away, table.match.finished))

    world.tables.listen(note)
    await asyncio.wait_for(absent_for_deals(world, table, user), 60)
    assert {finished for house, away, finished in counted if house and away is not None} >= {0, 1}
    assert all(away is None for _, away, finished in counted if finished > 2)
    assert all(house for house, _, finished in counted if finished > 0), "and nobody else's"
    assert table.chairs[player].user == user
    results = await world.store._read(
        lambda db: db.execute("SELECT user, score FROM results").fetchall()
    )
    assert table.match is not None
    assert dict(results)[user] == table.ended().final.scores[player], "the score stays theirs"


async def test_a_table_where_all_are_away_comes_to_rest(world: Timed) -> None:
    """At most two deals are played for nobody; then it waits to be closed."""
    table = await waiting(world, 30, length=12)
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


async def test_one_of_them_is_enough_to_go_on(world: Timed) -> None:
    table = await waiting(world, 30, length=12)
    for _ in range(40):
        await world.later(50)
        await house_has_played(world, table)
    await world.tables.come_back(table, BOR, "Bor")
    await house_has_played(world, table)
    assert table.awaited == BOR or table.looking


# Alone --------------------------------------------------------------------------------------------


async def alone(world: Timed, patience: int | None = None) -> Table:
    table = await world.tables.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=1, language="en", patience=patience,
    )  # fmt: skip
    await world.tables.fill(table, ANA)
    await house_has_played(world, table)
    return table


async def test_who_plays_with_the_house_alone_is_not_hurried(world: Timed) -> None:
    table = await alone(world)
    assert "a move" not in page_of(table)
    before = table.seq
    await world.later(5_000)
    assert table.seq == before and world.reminded == []


async def test_but_they_can_wish_to_be(world: Timed) -> None:
    table = await alone(world, 120)
    assert "2 min a move" in page_of(table)
    player = table.turn
    await world.later(60)
    assert len(world.reminded) == 1
    await world.later(60)
    assert table.info().away == (player,)
    await house_has_played(world, table)
    assert table.state == "ended"


# What the house does --------------------------------------------------------------------------


@all_tables
def test_the_house_wants_nothing_for_who_is_away(table: tuple[str, int]) -> None:
    """No bid above a pass, nothing said, no deal ended; and whatever it does is offered."""
    rules = RULES[table]
    for seed in range(12):
        for step in random_deal(rules, random.Random(f"modest {seed}")).steps:
            view = observe(step.deal, step.player)
            if view.turn != step.player:
                continue
            action, kinds = modest(view), {offer.kind for offer in view.offers}
            assert decode(rules.pack, decide(view, away=True)) == action
            if Pass in kinds:
                assert isinstance(action, Pass)
            elif isinstance(action, Bid):
                ranks = [rules.contracts[one.key].rank for offer in view.offers
                         for one in offer.actions() if isinstance(one, Bid)]  # fmt: skip
                assert rules.contracts[action.key].rank == min(ranks)
            elif isinstance(action, Say | Kontra):
                assert kinds <= {Say, Kontra}, "they must"
            else:
                assert not isinstance(action, Word) or action.key == "refuse"


async def made(world: Timed, table: Table, deals: int) -> list[Move]:
    logs = [await world.store.load_deal(table.id, number) for number in range(1, deals + 1)]
    return [move for log in logs if log is not None for move in log.moves]


@pytest.mark.parametrize("game", ["slovenian", "romanian", "lombardia", "krolami"])
async def test_a_record_says_which_moves_the_house_made_for_whom(world: Timed, game: str) -> None:
    table = await world.table(None, game)
    await world.tables.set_patience(table, ANA, 30)
    await world.tables.start(table, ANA)
    await world.play(table, 6)
    player, _ = on_turn(table)
    await world.later(30)
    await house_has_played(world, table)
    while not table.deals > 1 and not table.between:
        await asyncio.wait_for(asyncio.sleep(0), 60)
        if table.awaited is not None:
            await world.play(table, 1)
    moves = await made(world, table, table.deals)
    ours = [move for move in moves if move.by == "clock"]
    assert ours and {move.player for move in ours} == {player}
    assert all(move.user is None for move in ours)
    _, record = await Archive(world.store, world.tables).record(CHANNEL, None)
    lines = record.splitlines()
    marked = [line for line in lines if line.endswith(BY_HOUSE)]
    assert [line.removesuffix(BY_HOUSE) for line in marked] == [
        f"{move.player} {move.code}" for move in ours
    ]
    assert f"# player {player}: person" in lines
    assert read(record).deals[-1].over, "its readers pass over that"


async def test_what_is_no_choice_is_nobodys_absence(world: Timed) -> None:
    """The house plays the last cards of people who are there, too."""
    table = await world.started(1)
    for _ in range(1_000):
        if table.state != "playing":
            break
        await world.play(table, 1)
        await house_has_played(world, table)
    moves = await made(world, table, table.deals)
    assert {move.by for move in moves} <= {"person", "house"}


async def comes_and_goes(world: Timed, number: int, chance: random.Random) -> Table:
    """Something happens at a table: a move, somebody is late, or back, or the bot is killed."""
    table = await world.tables.table(number)
    what = chance.random()
    if not table.attended:
        user = table.chairs[0].user or 0
        assert await world.tables.come_back(table, user, "P")
    elif what < 0.02:
        world.now += chance.choice([0, 10_000])
        await world.again()
        table = await world.tables.table(number)
    elif what < 0.12 and table.info().away:
        player = chance.choice(table.info().away)
        await world.tables.sign(table, table.chairs[player].user or 0)
    elif table.looking:
        await world.go_on(table)
    elif table.awaited is not None and what < 0.2:
        late = table.turn
        await world.later(30)
        await world.clock.tick()
        assert table.turn != late or late in table.info().away or table.deal is None
    elif table.awaited is not None:
        await world.play(table, 1)
    await house_has_played(world, table)
    return table


@all_tables
async def test_nobody_is_ever_stuck(world: Timed, table: tuple[str, int]) -> None:
    """Whoever comes and goes, deals come to their end, and all moves are in their log."""
    game, players = table
    people = [Chair(f"P{user}", user) for user in range(21, 21 + players)]
    opened = await world.tables.open(
        guild=GUILD, channel=CHANNEL, founder=people[0], game=game, players=players, options={},
        length=None, language="en", patience=30,
    )  # fmt: skip
    for chair in people[1:]:
        await world.tables.join(opened, chair)
    await world.tables.start(opened, 21)
    number, chance = opened.id, random.Random(f"late {table}")
    for _ in range(3_000):
        now = await comes_and_goes(world, number, chance)
        if now.deals > 2:
            break
    assert now.deals > 2
    moves = await made(world, now, now.deals)
    assert {move.by for move in moves} >= {"person", "clock"}
    assert [move.seq for move in moves] == list(range(now.seq))


# What is chosen ---------------------------------------------------------------------------------


async def test_a_table_has_what_its_founder_chose_or_its_server_or_the_host(world: Timed) -> None:
    assert (await world.table()).patience == 1_000
    await world.tables.defaults.set_patience(GUILD, 3600)
    world.channel = 5
    assert (await world.table()).patience == 3600
    assert USUAL == 600
    table = await world.tables.here(5)
    await world.tables.set_patience(table, ANA, 30)
    assert table.limit == 30
    await world.again()
    assert (await world.tables.here(5)).limit == 30
    await world.tables.start(await world.tables.here(5), ANA)
    await world.tables.stop(await world.tables.here(5), ANA, may_manage=False)
    again = await world.tables.rematch(table.id, ANA, "Ana")
    assert (again.limit, again.hurried) == (30, True)


async def test_only_the_founder_chooses_and_only_in_the_lobby(world: Timed) -> None:
    table = await world.table()
    with pytest.raises(Denied, match="founder-only"):
        await world.tables.set_patience(table, BOR, 30)
    await world.tables.start(table, ANA)
    with pytest.raises(Denied, match="already-started"):
        await world.tables.set_patience(table, ANA, 30)


async def test_a_server_keeps_its_other_choices(world: Timed) -> None:
    defaults = world.tables.defaults
    await defaults.set_patience(GUILD, 30)
    assert not await defaults.several(GUILD)
    await defaults.allow_several(GUILD, True)
    assert (await defaults.patience(GUILD), await defaults.several(GUILD)) == (30, True)
    await defaults.set_patience(GUILD, OFF)
    assert (await defaults.patience(GUILD), await defaults.several(GUILD)) == (OFF, True)


async def test_tables_of_an_earlier_release_have_what_the_host_gives(world: Timed) -> None:
    table = await world.started()
    number = table.id
    del table
    await world.store._write(lambda db: db.execute("UPDATE tables SET patience = NULL"))
    world.patience = 700
    await world.again()
    assert (await world.tables.table(number)).limit == 700
    await world.tables.close()
    await world.again()
    await world.later(699)
    assert not (await world.tables.table(number)).info().away
    await world.later(1)
    assert (await world.tables.table(number)).info().away


async def test_a_lobby_says_what_holds_for_whom(world: Timed) -> None:
    table = await world.tables.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=1, language="en",
    )  # fmt: skip
    assert "Time: 1,000 s a move" in lobby(table.info(), WORDS).text, "somebody may join"
    for _ in range(3):
        await world.tables.add_house(table, ANA)
    assert "as much as you like" in lobby(table.info(), WORDS).text
    await world.tables.set_patience(table, ANA, 86400)
    assert "Time: 1 day a move" in lobby(table.info(), WORDS).text
    assert "1 day" in patience_page(table.info(), WORDS).blocks[1].prompt  # type: ignore[union-attr]
    assert "no limit" in {
        getattr(one, "prompt", "")
        for one in defaults_page(("slovenian",), (), False, OFF, WORDS).blocks
    }


# In secret ---------------------------------------------------------------------------------------


async def test_a_house_move_never_tells_that_somebody_is_asked_in_secret(
    world: Timed, tmp_path: Path
) -> None:
    """ROM-DEAL-9: forehand is reminded and away at the same second, asked or not."""
    async with timed(tmp_path / "other.sqlite3") as elsewhere:
        asked, unasked = await dealt(world, 2), await dealt(elsewhere, 2, ONE_TRUMP, "H2")
        for there in (world, elsewhere):
            there.times.pace, there.times.remind_after = 1_000_000, None
        for _ in range(110):
            await world.later(10)
            await elsewhere.later(10)
            assert page_of(asked) == page_of(unasked)
            assert asked.info().away == unasked.info().away
            assert bool(world.reminded) == bool(elsewhere.reminded)
        assert asked.info().away == (1,)
