"""What the store keeps about messages in channels."""

import sqlite3
from pathlib import Path

from bot.store import Posting, Store
from bot.store.migrate import MIGRATIONS, find_migrations
from bot.store.sqlite.store import SqliteStore
from tests.bot.store_examples import CHANNEL, START, lobby

BOARD = Posting(nonce="a1", message=1 << 60, at=START, deal=1, called=3, drawn="abc")
PLANNED = Posting(nonce="a2", at=START + 5, called=4)


async def test_messages_come_back_as_they_were_noted(store: Store) -> None:
    table = await store.create_table(lobby())
    other = await store.create_table(lobby(channel=CHANNEL + 1))
    for noted in ((BOARD,), (BOARD, PLANNED), (PLANNED,), ()):
        await store.set_postings({table: noted, other: (BOARD,)})
        assert await store.postings(table) == noted
        assert await store.postings(other) == (BOARD,)


async def test_the_boards_of_an_older_file_are_known(tmp_path: Path) -> None:
    path, older = tmp_path / "tarok.sqlite3", tmp_path / "older"
    older.mkdir()
    for step in find_migrations(MIGRATIONS)[:2]:
        (older / step.file.name).write_text(step.file.read_text("utf-8"), "utf-8")
    store = await SqliteStore.open(path, migrations=older)
    await store.close()
    with sqlite3.connect(path) as db:
        for board in (70, None):
            db.execute(
                "INSERT INTO tables (guild, channel, founder, variant, players, options, language,"
                " state, board, board_at, created_at)"
                " VALUES (1, ?, 3, 'slovenian', 4, '{}', 'en', 'lobby', ?, ?, 5)",
                (board or 1, board, board),
            )
    store = await SqliteStore.open(path)
    assert await store.postings(1) == (Posting(nonce="before-1", message=70, at=70),)
    assert await store.postings(2) == ()
    await store.close()
