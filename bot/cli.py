"""The command line: ``python -m bot [run]`` starts the bot, ``health`` tells if it is well,
``backup FILE`` saves its database, ``restore FILE`` puts it back, ``check`` follows what was
played, ``copy FROM TO`` brings a database to another place, ``seed`` makes deals for who plays
alone, ``config`` prints what is set, ``doctor`` asks Discord about the bot, ``invite`` prints the
links that invite it, ``emojis`` uploads those of the cards.

The exit status is 0 if all is well, 1 if it is worth trying again (Discord or the network is
down, the database is busy), and 2 if it is not until somebody has done what the sentence on the
terminal says (a bad token or setting, a newer database, a command line that means nothing). If the
output cannot be written it is 3 (``commandline``).

Watchdogs ask every few seconds: only what a command needs is imported.
"""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.base.health import is_well
from bot.base.setting_kinds import BadSetting
from bot.base.settings import read_database

LEVELS = ("novice", "club")
"""The levels of the house players one meets in deals made beforehand."""


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Tarok, a Discord bot. An installed one is called tarok.",
        epilog="tarok replay, perft and variants read game records: tarok replay --help.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="start the bot (without a command, too)")
    commands.add_parser("health", help="exit with 0 if the running bot is well")
    to_file = commands.add_parser("backup", help="copy the database, while the bot runs or not")
    to_file.add_argument("file", type=Path, help="a new file")
    from_file = commands.add_parser("restore", help="put a backup in the database's place")
    from_file.add_argument("file", type=Path, help="a backup; what it replaces is kept")
    check = commands.add_parser("check", help="follow what was played, while the bot runs or not")
    check.add_argument("file", type=Path, nargs="?", help="a backup, in place of the database")
    check.add_argument("--all", action="store_true", help="all tables that are over, not some")
    copying = commands.add_parser(
        "copy", help="bring a database to another place, a file or a server, while no bot runs"
    )
    copying.add_argument("source", metavar="FROM", help="a database; it stays as it is")
    copying.add_argument("target", metavar="TO", help="an empty one, or one begun by such a copy")
    seed = commands.add_parser(
        "seed", help="make deals that people may be dealt who play alone, while no bot runs"
    )
    seed.add_argument("--deals", type=int, default=100, help="so many of each game (100)")
    seed.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="of the house there")
    commands.add_parser("config", help="print all settings, and what is wrong with them")
    doctor = commands.add_parser(
        "doctor", help="ask Discord about the bot, which is stopped meanwhile"
    )
    doctor.add_argument("--channel", type=int, help="the number of a channel to try messages in")
    doctor.add_argument("--wait", type=float, default=60, help="seconds for somebody to press")
    commands.add_parser("invite", help="print the links by which the bot is invited")
    commands.add_parser("emojis", help="upload the emojis of the cards")
    wanted = parser.parse_args(words)
    try:
        return COMMANDS[wanted.command or "run"](wanted)
    except BadSetting as error:
        print(error, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
        return DO_NOT_TRY_AGAIN


def _serving(name: str) -> Callable[..., int]:
    """Carries out a command that needs the whole bot; returns the exit status."""
    return _of("bot.serving", name)


def _upkeep(name: str) -> Callable[..., int]:
    """Carries out a command that needs only the database."""
    return _of("bot.host.upkeep", name)


def _of(module: str, name: str) -> Callable[..., int]:
    found: Callable[..., int] = getattr(import_module(module), name)
    return found


def _health(_: argparse.Namespace) -> int:
    return 0 if is_well(read_database(os.environ)) else TRY_AGAIN


def _look_through(wanted: argparse.Namespace) -> int:
    database = wanted.file or read_database(os.environ)
    return _upkeep("look_through")(database, every=wanted.all)


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "run": lambda _: _serving("run")(),
    "health": _health,
    "config": lambda _: _of("bot.host.config", "tell_config")(os.environ),
    "doctor": lambda wanted: _serving("doctor")(wanted.channel, wanted.wait),
    "invite": lambda _: _serving("invite")(),
    "emojis": lambda _: _serving("emojis")(),
    "backup": lambda wanted: _upkeep("back_up")(read_database(os.environ), wanted.file),
    "restore": lambda wanted: _upkeep("put_back")(wanted.file, read_database(os.environ)),
    "check": _look_through,
    "seed": lambda wanted: _of("bot.host.seeding", "make")(
        read_database(os.environ), wanted.deals, wanted.level
    ),
    "copy": lambda wanted: _upkeep("copy_over")(wanted.source, wanted.target),
}
"""What each command does, by name."""
