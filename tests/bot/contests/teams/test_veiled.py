"""Nothing about a team match's deals is in a channel, whatever is played."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.contests.teams import round_pages
from bot.discord.sending.messages import SendOutcome
from bot.games.info import TableInfo
from bot.kit.fallbacks import _log_once
from bot.kit.page import Page
from bot.tables.board.live_board_page import call_line
from bot.tables.memory.stored_tables import table_of
from bot.tables.model.table import Table
from tests.bot.contests.teams.teams import Teams, begun, play_moves
from tests.bot.tables.board.drawn_world import DrawnWorld
from tests.bot.tables.drawing import drawn_hand
from tests.bot.world import ANA, BOR, CILKA, DANE
from tests.pages.drawn import WORDS

PEOPLE = (ANA, BOR, CILKA, DANE)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[DrawnWorld]:
    _log_once.cache_clear()
    made = DrawnWorld(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.boards.close()
    await made.store.close()


def known(info: TableInfo) -> set[str]:
    """All that a channel may show of a table: what everybody knows who knows no card."""
    blank = replace(
        info, seq=0, scores=(0,) * info.players, marks=(), looking=(), forced=False, since=0
    )
    texts = {_written(round_pages.done(blank, WORDS))}
    texts |= {_written(call_line(blank, WORDS, person)) for person in PEOPLE}
    for deal in range(1, (info.length or 0) + 1):
        here = replace(blank, deal=deal)
        texts |= {
            _written(round_pages.live(here, WORDS, turn=person)) for person in (None, *PEOPLE)
        }
        own_seats = [player for player, chair in enumerate(info.chairs) if chair.user is not None]
        for looking in ((), *((player,) for player in own_seats), tuple(own_seats)):
            texts.add(_written(round_pages.between(replace(here, looking=looking), WORDS)))
    return texts


def _written(page: Page) -> str:
    """Everything on a page that is sent."""
    return repr((page.text, [repr(control) for control in page.controls()], page.attachment))


async def test_veiled_board_shows_only_public_facts(world: DrawnWorld) -> None:
    """Every request is checked, over whole matches with random moves.

    Redraws after a restart are among them.
    """
    teams, seen = Teams(world), dict[str, Page]()
    sent = world.channels.outcome_of

    def note(what: str, page: Page | None) -> SendOutcome:
        if page is not None:
            seen[_written(page)] = page
        return sent(what, page)

    world.channels.outcome_of = note
    tables: tuple[Table, ...] = await begun(teams)
    allowed = known(tables[0].info()) | known(tables[1].info())
    for other in (await teams.seen()).tables[2:]:
        allowed |= known(table_of(other.row).info())
    for moves in (5, 40, 10_000):
        for table in tables:
            await play_moves(teams, table, moves)
        await world.settled()
        if moves == 40:
            del table, tables
            await world.restart_with_boards()
            teams.begin()
            tables = await teams.tables(await teams.seen())
    assert len(seen) > 4
    assert not seen.keys() - allowed


async def test_veiled_score_is_on_private_pages(world: DrawnWorld) -> None:
    teams = Teams(world)
    first, _ = await begun(teams)
    while not first.between:
        await play_moves(teams, first, 1)
    await world.settled()
    page = drawn_hand(first, ANA, undelivered=world.boards.undelivered)
    assert "Deal 1" in page.text and any(
        control.id.endswith(":next") for control in page.controls()
    )
    assert not any("replay" in control.id or "details" in control.id for control in page.controls())


async def test_veiled_board_names_player_on_turn(world: DrawnWorld) -> None:
    """However often it is drawn, and after a start: they have no page that says so."""
    teams = Teams(world)
    first, _ = await begun(teams)
    while first.publicly_awaited is None or first.forced:
        await play_moves(teams, first, 1)
    await world.settled()
    said = f"It's <@{first.publicly_awaited}>'s turn"
    assert said in world.board(first)
    for _ in range(2):
        world.boards.invalidate(first)
        await world.settled()
        assert said in world.board(first)
    posted = [*world.channels.messages]
    number = first.id
    del first, _
    await world.restart_with_boards()
    teams.begin()
    again, *_ = [table for table in await teams.tables(await teams.seen()) if table.id == number]
    world.boards.invalidate(again)
    await world.settled()
    assert said in world.board(again)
    assert [*world.channels.messages] == posted, "and nobody is called twice"
