"""The persistent state: people, channels, messages and their files, in one SQLite file."""

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sandbox.attachments import Attached
from sandbox.emojis import Emoji
from sandbox.shapes import Channel, Message, Person
from sandbox.world import DELETED, Thing, World

PERSON, CHANNEL, MESSAGE, FILE, EMOJI = "person", "channel", "message", "file", "emoji"
MAX_MESSAGES_PER_CHANNEL = 400
"""Messages of a channel that are kept; older ones are forgotten at the next start."""

PRIVATE = 0o600
BESIDE = ("-wal", "-shm", "-journal")

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, id INTEGER, inside INTEGER, body TEXT NOT NULL, data BLOB, PRIMARY KEY (kind, id)
)
"""


class History:
    """Keeps a world in a file as it changes: each change is written whole or not at all."""

    def __init__(self, path: Path) -> None:
        """Open the file, created if missing. Raises sqlite3.Error, OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_private(path)
        self._db = sqlite3.connect(path)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.execute(SCHEMA)

    def attach(self, world: World) -> None:
        """Give a world what was kept, and keep it from now on."""
        world.people |= {number: Person(**body) for number, body, _ in self._each(PERSON)}
        world.channels |= {number: Channel(**body) for number, body, _ in self._each(CHANNEL)}
        for number, body, data in self._each(EMOJI):
            world.emojis.all[number] = Emoji(**body, data=data)
        for number, body, data in self._each(FILE):
            world.files[number] = Attached(**body, data=data)
        for number, body, _ in self._each(MESSAGE):
            files = [world.files[file] for file in body.pop("files")]
            message = Message(**body, files=files)
            world.channels[int(message.body["channel_id"])].messages[number] = message
        world.keep = world.emojis.keep = self.keep
        for channel in world.channels.values():
            for message in list(channel.messages.values())[:-MAX_MESSAGES_PER_CHANNEL]:
                world.forget(channel, message)

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def keep(self, what: str, thing: Thing) -> None:
        """Write down what was made, changed or deleted. Raises sqlite3.Error."""
        with self._db:
            match thing:
                case Person():
                    self._write(PERSON, thing.id, 0, vars(thing))
                case Channel():
                    self._keep_channel(what, thing)
                case Message():
                    self._keep_message(what, thing)
                case Emoji():
                    self._drop(EMOJI, thing.id)
                    if what != DELETED:
                        self._write(EMOJI, thing.id, 0, *_split(thing))

    def _keep_channel(self, what: str, channel: Channel) -> None:
        body = {key: value for key, value in vars(channel).items() if key != "messages"}
        self._write(CHANNEL, channel.id, 0, body)
        if what == DELETED:
            for message in channel.messages.values():
                self._keep_message(DELETED, message)
            self._drop(CHANNEL, channel.id)

    def _keep_message(self, what: str, message: Message) -> None:
        self._drop_files(message.id)
        if what == DELETED:
            self._drop(MESSAGE, message.id)
            return
        body = vars(message) | {"files": [file.id for file in message.files]}
        self._write(MESSAGE, message.id, int(message.body["channel_id"]), body)
        for file in message.files:
            self._write(FILE, file.id, message.id, *_split(file))

    def _each(self, kind: str) -> Iterator[tuple[int, dict[str, Any], bytes]]:
        wanted = "SELECT id, body, data FROM things WHERE kind = ? ORDER BY id"
        for number, body, data in self._db.execute(wanted, [kind]).fetchall():
            yield number, json.loads(body), data

    def _write(
        self, kind: str, number: int, inside: int, body: dict[str, Any], data: bytes | None = None
    ) -> None:
        row = (kind, number, inside, json.dumps(body), data)
        self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?, ?, ?)", row)

    def _drop(self, kind: str, number: int) -> None:
        self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, number))

    def _drop_files(self, message: int) -> None:
        self._db.execute("DELETE FROM things WHERE kind = ? AND inside = ?", (FILE, message))


def _make_private(path: Path) -> None:
    """Make the file, readable by its owner alone, and the files that SQLite keeps beside it.

    Raises OSError.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    for file in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with contextlib.suppress(FileNotFoundError):
            file.chmod(PRIVATE)


def _split(thing: Attached | Emoji) -> tuple[dict[str, Any], bytes]:
    """A thing without its bytes, and its bytes."""
    body = dict(vars(thing))
    data: bytes = body.pop("data")
    return body, data
