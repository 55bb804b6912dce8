"""The command line, ``python -m bot COMMAND``: see ``--help``.

The exit status is 0 for success, 1 for a failure that a retry may mend (Discord or the network is
down, the database is busy), and 2 for one that the host must mend as the sentence on the terminal
says (a bad token, setting or command line, a newer database). If the output cannot be written it
is 3 (``commandline``).

Only what a command needs is imported: watchdogs run ``health`` every few seconds.
"""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from bot.base import VERSION
from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.base.health import PROBES, is_well, probe
from bot.base.setting_kinds import BadSetting
from bot.base.settings import read_database, read_port

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

BLOCK_KINDS = ("user", "server")
PUZZLE_THEMES = ("bid", "king", "discard", "kontra")
"""Those of ``search.puzzles.themes.BEFORE_PLAY``, which needs the kernel."""
LEVELS = ("novice", "club")
"""Levels of the house players in deals made in advance."""


def main(words: list[str]) -> int:
    """Run one command; return the exit status."""
    options = _parser().parse_args(words)
    try:
        return COMMANDS[options.command or "run"](options)
    except BadSetting as error:
        print(error, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
        return DO_NOT_TRY_AGAIN


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Tarok, a Discord bot. An installed one is called tarok.",
        epilog="tarok replay, perft and variants read game records: tarok replay --help.",
    )
    parser.add_argument("--version", action="version", version=f"Tarok {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="start the bot (without a command, too)")
    health = commands.add_parser("health", help="exit with 0 if the running bot is well")
    health.add_argument(
        "probe", nargs="?", choices=PROBES, help="ask the bot at TAROK_PORT, and print why"
    )
    _add_database_commands(commands)
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
    _add_content_commands(commands)
    _add_block_commands(commands)
    stats = commands.add_parser("stats", help="print what was played each day, without names")
    stats.add_argument("--days", type=int, default=30, help="so many, up to today (30)")
    commands.add_parser("setup", help="ask for the token, check it, and write the file .env")
    commands.add_parser("invite", help="print the links by which the bot is invited")
    commands.add_parser("emojis", help="upload the emojis of the cards")
    return parser


def _add_database_commands(commands: Commands) -> None:
    """Add the commands that copy or check the database."""
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


def _add_block_commands(commands: Commands) -> None:
    """Add the commands that keep people and servers from playing."""
    block = commands.add_parser(
        "block", help="keep a person or a server from playing, while the bot runs or not"
    )
    unblock = commands.add_parser("unblock", help="let a blocked person or server play again")
    for command in (block, unblock):
        command.add_argument("kind", choices=BLOCK_KINDS, help="a person, or a whole server")
        command.add_argument("number", metavar="NUMBER", help="its ID, as Discord copies it")
    block.add_argument("--why", required=True, help="the reason, which the person is shown")
    commands.add_parser("blocked", help="print who is blocked, since when, and why")


def _add_content_commands(commands: Commands) -> None:
    """Add the commands for lessons and puzzles."""
    lessons = commands.add_parser("lessons", help="print how each step of the lessons was answered")
    actions = lessons.add_subparsers(dest="action", metavar="ACTION")
    checking = actions.add_parser("check", help="check lessons, or files of your own")
    checking.add_argument(
        "files", type=Path, nargs="*", metavar="FILE", help="a lesson, or a translation"
    )
    puzzles = commands.add_parser("puzzles", help="make puzzles in advance, or check them")
    puzzle_actions = puzzles.add_subparsers(dest="action", metavar="ACTION", required=True)
    making = puzzle_actions.add_parser("make", help="add puzzles of a game to a file")
    making.add_argument("game", help="such as slovenian4: a game, and the people at its table")
    making.add_argument("file", type=Path, help="it goes on where it ended")
    making.add_argument("--number", type=int, default=1000, help="so many in all (1000)")
    making.add_argument(
        "--theme", choices=PUZZLE_THEMES, help="only such, from deals of their own; so many of them"
    )
    judging = puzzle_actions.add_parser("check", help="check files of puzzles")
    judging.add_argument("files", type=Path, nargs="+", metavar="FILE")
    judging.add_argument(
        "--sample", type=int, default=0, help="so many of each are judged in ten times the worlds"
    )


def _serving(name: str) -> Callable[..., int]:
    """Function of a command that needs the whole bot; it returns the exit status."""
    return _imported("bot.serving", name)


def _upkeep(name: str) -> Callable[..., int]:
    """Function of a command that needs only the database; it returns the exit status."""
    return _imported("bot.host.upkeep", name)


def _imported(module: str, name: str) -> Callable[..., int]:
    function: Callable[..., int] = getattr(import_module(module), name)
    return function


def _block(options: argparse.Namespace) -> int:
    database = read_database(os.environ)
    return _blocking("block")(database, options.kind, options.number, options.why)


def _unblock(options: argparse.Namespace) -> int:
    return _blocking("unblock")(read_database(os.environ), options.kind, options.number)


def _blocking(name: str) -> Callable[..., int]:
    """Function of a command about blocks; it returns the exit status."""
    return _imported("bot.host.blocking", name)


def _health(options: argparse.Namespace) -> int:
    if options.probe is None:
        return 0 if is_well(read_database(os.environ)) else TRY_AGAIN
    try:
        succeeds, reason = probe(read_port(os.environ), options.probe)
    except BadSetting as error:
        succeeds, reason = False, str(error)  # Docker knows no status but 0 and 1
    print(reason)  # noqa: T201 - the watchdog's log shows it
    return 0 if succeeds else TRY_AGAIN


def _look_through(options: argparse.Namespace) -> int:
    database = options.file or read_database(os.environ)
    return _upkeep("look_through")(database, every=options.all)


def _lessons(options: argparse.Namespace) -> int:
    if options.action == "check":
        return _imported("bot.host.lessons", "check_lessons")(options.files)
    return _imported("bot.host.lessons", "print_funnel")(read_database(os.environ))


def _puzzles(options: argparse.Namespace) -> int:
    if options.action == "check":
        return _imported("bot.host.puzzles", "check_puzzles")(options.files, options.sample)
    make = _imported("bot.host.puzzles", "make")
    return make(options.game, options.number, options.file, options.theme)


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "run": lambda _: _serving("run")(),
    "health": _health,
    "config": lambda _: _imported("bot.host.config", "tell_config")(os.environ),
    "doctor": lambda options: _serving("doctor")(options.channel, options.wait),
    "setup": lambda _: _serving("setup")(),
    "invite": lambda _: _serving("invite")(),
    "emojis": lambda _: _serving("emojis")(),
    "backup": lambda options: _upkeep("back_up")(read_database(os.environ), options.file),
    "restore": lambda options: _upkeep("put_back")(options.file, read_database(os.environ)),
    "check": _look_through,
    "seed": lambda options: _imported("bot.host.seeding", "make")(
        read_database(os.environ), options.deals, options.level
    ),
    "block": _block,
    "unblock": _unblock,
    "blocked": lambda _: _blocking("print_blocked")(read_database(os.environ)),
    "lessons": _lessons,
    "puzzles": _puzzles,
    "stats": lambda options: _imported("bot.host.stats", "print_stats")(
        read_database(os.environ), options.days
    ),
    "copy": lambda options: _upkeep("copy_over")(options.source, options.target),
}
"""Functions of the commands, by name."""
