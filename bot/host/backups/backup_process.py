"""A backup of a server's database in a process of its own, so that people's presses wait for none.

A file is copied by SQLite itself, in a thread. A server's rows pass through Python, and a thread
that handles them would hold up the event loop.
"""

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

from bot.base.database_address import Server
from bot.store.backups import copy_database
from bot.store.errors import StoreError
from bot.store.sqlite.backup import Stopped
from bot.store.sqlite.database_files import remove
from bot.thinkers.orphans import end_with_parent

NICE = 10
"""Nice value of the process."""
LOOK_SECONDS = 0.2
"""Seconds between checks whether to stop."""


def copy_in_process(server: Server, target: Path, stopped: Stopped) -> None:
    """Copy a server's database into a new file, and wait for it; give up once ``stopped``.

    Call it in a thread that lives as long as the copying does. Raises StoreError, and then there is
    no new file.
    """
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(
        target=_in_process, args=(server, target, sender), name="backup", daemon=True
    )
    with receiver:
        with sender:
            process.start()
        try:
            while not wait([process.sentinel], LOOK_SECONDS):
                if stopped():
                    raise StoreError(f"{target} was given up: the bot stops.")
            process.join()
            _raise_failure(receiver, process.exitcode)
        except BaseException:
            process.kill()
            process.join()
            remove(target)
            raise


def _raise_failure(receiver: Connection, status: int | None) -> None:
    """Raise what the process has sent, or that it was killed."""
    if receiver.poll():
        try:
            raise StoreError(receiver.recv())
        except EOFError:
            pass
    if status:
        raise StoreError(f"The process that makes it has ended with status {status}.")


def _in_process(server: Server, target: Path, sender: Connection) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the bot, too, which ends this
    end_with_parent()
    os.nice(NICE)
    try:
        copy_database(server, target)
    except StoreError as error:
        sender.send(str(error))
