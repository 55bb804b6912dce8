"""A database with many open tables, made quickly, and the world that belongs to it.

Some tables, each with another deal, are played to the middle of it, and one lobby is opened, all
through the bot itself; then their rows are copied as often as wanted, each copy with its own
channel, board and people. All of them wait for a person, and nothing is due there for a while.
"""

import asyncio
import contextlib
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from benchmarks.stand import OURS, PATIENCE, Click, Stand
from sandbox import BUTTON, FIRST_PERSON, Channel, Message, Person, Users, World, walk

Found = TypeVar("Found")

DRAWN = 1.0
"""Seconds of silence after which the last board is taken to be drawn."""
SELECT = 3
"""The type of a string select."""

PLAYERS = 4
LOBBIES = 5
"""The share of tables that are lobbies: one in this many."""
CARDS = 6
"""The number of cards played when the deal is left."""
CHANNEL, BOARD = FIRST_PERSON + 10_000_000, FIRST_PERSON + 20_000_000
"""The first channel and the first board of the copies; a copy's people follow the first four."""
PATTERN = FIRST_PERSON + 30_000_000
"""The first of the people at the copied tables: four at each, as nobody may lead many."""


class Place(NamedTuple):
    """A table of the file, with its channel, its message there, and its people."""

    table: int
    channel: int
    board: int
    people: tuple[int, ...]
    lobby: bool
    source: int
    """The table it is a copy of."""


class Template(NamedTuple):
    """A file with some tables in the middle of a deal, and a lobby, which is the last one."""

    path: Path
    boards: dict[int, Message]
    """The board of each table."""

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of the tables."""
        return tuple(self.boards)


class Filled(NamedTuple):
    """A file with many tables, and what it was copied from."""

    path: Path
    template: Template
    places: tuple[Place, ...]

    @property
    def playing(self) -> list[Place]:
        """The tables in the middle of a deal."""
        return [place for place in self.places if not place.lobby]


# What a message offers --------------------------------------------------------------------------


def buttons(message: Message) -> Iterator[str]:
    """The ids of the buttons of a table that can be pressed."""
    for part in walk(message.body["components"]):
        number = part.get("custom_id", "")
        if part["type"] == BUTTON and number.startswith("t:") and not part.get("disabled"):
            yield number


def button(message: Message, *codes: str) -> str | None:
    """The first button whose code begins with one of these, looked for in their order."""
    controls = list(buttons(message))
    for code in codes:
        for number in controls:
            if number.split(":", 3)[3].startswith(code):
                return number
    return None


def _select(message: Message, code: str) -> dict[str, Any] | None:
    selects = (part for part in walk(message.body["components"]) if part["type"] == SELECT)
    return next((part for part in selects if part["custom_id"].endswith(f":{code}")), None)


def newest(channel: Channel, viewer: int | None = None) -> Message:
    """The newest message that everybody sees, or that only one person sees."""
    return [message for message in channel.messages.values() if message.viewer == viewer][-1]


# Some tables in the middle of a deal, and a lobby ------------------------------------------------


async def template(folder: Path, deals: int = 1) -> Template:
    """Play tables to be copied: ``deals`` different deals, and a lobby. Raises TimeoutError."""
    path = folder / "template.sqlite3"
    stand = Stand(OURS, folder, TAROK_DB=str(path))
    async with stand.server:
        await stand.start()
        await stand.world.synced.wait()
        *playing, lobby = (stand.world.add_channel(f"table-{table}") for table in range(deals + 1))
        tables = [
            (table, _four(stand.world, place)) for place, table in enumerate((*playing, lobby))
        ]
        for channel, people in tables:
            await _open(stand, channel, people)
        for channel, people in tables[:-1]:
            await _press(stand, people[0], newest(channel), "start")
            await until(stand.world, partial(_has, channel, "hand"))
            async with asyncio.timeout(PATIENCE):
                cards = 0
                while cards < CARDS:
                    cards += await _step(stand, newest(channel), people)
        await stand.wait_until_at_rest(still=DRAWN)
        await stand.bot.stop()
    boards = map(newest, (*playing, lobby))
    return Template(path, {_table(board): board for board in boards})


def _four(world: World, place: int) -> tuple[int, ...]:
    """The people of a table that is copied."""
    people = tuple(_first(place) + number for number in range(PLAYERS))
    for number, user in enumerate(people):
        world.people[user] = Person(user, f"Player {number}")
    return people


def _first(place: int) -> int:
    return PATTERN + PLAYERS * place


def _has(channel: Channel, code: str) -> str | None:
    return button(newest(channel), code)


def _table(board: Message) -> int:
    return int(next(buttons(board)).split(":")[1])


async def _open(stand: Stand, channel: Channel, people: Sequence[int]) -> None:
    options = {"game": "slovenian", "deals": 12}
    await Users(stand.world).slash(people[0], channel.id, "tarok new", options)
    await until(
        stand.world, lambda: any(message.viewer is None for message in channel.messages.values())
    )
    for user in people[1:]:
        await _press(stand, user, newest(channel), "chair")


async def _press(stand: Stand, user: int, message: Message, *codes: str) -> Message:
    """Press a button; what the person sees then."""
    number = button(message, *codes)
    assert number is not None
    where = int(message.body["channel_id"])
    answer, *_ = await stand.clicks([Click(user, where, message, number)])
    return answer.message


async def _choose(stand: Stand, user: int, message: Message, select: dict[str, Any]) -> None:
    """Choose the first values of a select that will do."""
    values = [option["value"] for option in select["options"][: select["min_values"]]]
    where = user, int(message.body["channel_id"]), message.id
    await Users(stand.world).select(*where, select["custom_id"], values)


async def _step(stand: Stand, board: Message, people: Sequence[int]) -> bool:
    """Make a move of the player on turn; return whether it was a card. Forehand plays a three.

    While the house makes a forced move, nobody is on turn.
    """
    for user in people:
        hand = await _press(stand, user, board, "hand")
        if (
            number := button(hand, "bid:three", "bid:klop", "pass", "take:", "call:", "play:")
        ) is not None:
            await _press(stand, user, hand, number.split(":", 3)[3])
            return ":play:" in number
        if (lay := _select(hand, "lay")) is not None:
            await _choose(stand, user, hand, lay)
            return False
    return False


# Many tables ------------------------------------------------------------------------------------


def fill(source: Template, path: Path, tables: int) -> Filled:
    """A file with this many copies of the tables."""
    shutil.copy(source.path, path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        ((last,),) = db.execute("SELECT max(id) FROM tables")
        places = tuple(_place(source, last, number) for number in range(tables))
        db.execute("BEGIN")
        _copy(db, source, places)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return Filled(path, source, places)


def _place(source: Template, last: int, number: int) -> Place:
    first = FIRST_PERSON + PLAYERS * (number + 1)
    *playing, lobby = source.tables
    is_lobby = number % LOBBIES == LOBBIES - 1
    return Place(
        table=last + 1 + number,
        channel=CHANNEL + number,
        board=BOARD + number,
        people=tuple(range(first, first + PLAYERS)),
        lobby=is_lobby,
        source=lobby if is_lobby else playing[(number - number // LOBBIES) % len(playing)],
    )


def _copy(db: sqlite3.Connection, source: Template, places: Sequence[Place]) -> None:
    """Copy the rows of the tables, whatever columns they have, and delete the originals."""
    first = {table: _first(place) for place, table in enumerate(source.tables)}
    db.execute("CREATE TEMP TABLE copies (id, source, channel, board, later, first)")
    db.executemany(
        "INSERT INTO copies VALUES (?, ?, ?, ?, ?, ?)",
        [
            (p.table, p.source, p.channel, p.board, p.people[0] - first[p.source], first[p.source])
            for p in places
        ],
    )
    copied = {
        "table_id": "copies.id",
        "channel": "copies.channel",
        "board": "copies.board",
        "message": "copies.board",  # the one that still has buttons
        "user": "user + later",
        "founder": "founder + later",
    }
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        columns = [row[1] for row in db.execute(f'PRAGMA table_info("{name}")')]
        key = "id" if name == "tables" else "table_id"
        if key in columns:
            taken = [
                {**copied, key: "copies.id"}.get(column, f'"{name}"."{column}"')
                for column in columns
            ]
            _insert(db, name, columns, taken, f'copies.source = "{name}"."{key}"')
            db.executemany(
                f'DELETE FROM "{name}" WHERE "{key}" = ?',  # noqa: S608 - names from the schema
                [(table,) for table in source.tables],
            )
    theirs = f"user BETWEEN first AND first + {PLAYERS - 1}"
    _insert(db, "names", ["guild", "user", "name"], ["guild", "user + later", "name"], theirs)
    db.execute("DROP TABLE copies")


def _insert(
    db: sqlite3.Connection, name: str, columns: list[str], taken: list[str], where: str
) -> None:
    into = ", ".join(f'"{column}"' for column in columns)
    what = ", ".join(taken)
    db.execute(f'INSERT INTO "{name}" ({into}) SELECT {what} FROM "{name}", copies WHERE {where}')  # noqa: S608 - names from the schema


# The world of these tables ----------------------------------------------------------------------


def furnish(world: World, tables: Filled) -> None:
    """Give every table its channel, with the message that it was left with."""
    for place in tables.places:
        body = {
            **tables.template.boards[place.source].body,
            "id": str(place.board),
            "channel_id": str(place.channel),
        }
        channel = Channel(place.channel, f"table-{place.table}")
        channel.messages[place.board] = Message(body)
        world.channels[place.channel] = channel


async def sit(stand: Stand, tables: Filled, place: Place) -> Message:
    """The people of a table come and open their hands; its board, which may be a new one."""
    board = meet(stand.world, tables, place)
    for user in place.people:
        await stand.clicks([look(board, user)])
    return board


def meet(world: World, tables: Filled, place: Place) -> Message:
    """The people of a table come; its board, which may have been posted again."""
    board = newest(world.channels[place.channel])
    text = json.dumps(board.body["components"])
    text = text.replace(f'"t:{place.source}:', f'"t:{place.table}:')
    board.body["components"] = json.loads(text)
    for number, user in enumerate(place.people):
        world.people[user] = Person(user, f"Player {number}")
    return board


def look(board: Message, user: int) -> Click:
    """The click with which a person opens their hand."""
    number = button(board, "hand")
    assert number is not None
    return Click(user, int(board.body["channel_id"]), board, number)


def card(world: World, place: Place) -> Click | None:
    """The click with which the player on turn plays a card, once their hand shows it."""
    hands = {message.viewer: message for message in world.channels[place.channel].messages.values()}
    for user in place.people:
        hand = hands.get(user)
        if hand is not None and (number := button(hand, "play:")) is not None:
            return Click(user, place.channel, hand, number)
    return None


async def cards(world: World, places: Sequence[Place]) -> list[Click]:
    """The next card at each of these tables, once all of them show it. Raises TimeoutError."""
    clicks: list[Click] = []
    for place in places:
        clicks.append(await until(world, partial(card, world, place)))
    return clicks


async def until(world: World, wanted: Callable[[], Found | None]) -> Found:
    """Wait until ``wanted`` returns a value, and return it. Raises TimeoutError."""
    changes: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    world.watchers.add(changes)
    try:
        async with asyncio.timeout(PATIENCE):
            while not (value := wanted()):
                await changes.get()
    finally:
        world.watchers.discard(changes)
    return value
