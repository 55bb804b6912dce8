"""Sizes of the source tree, in figures: ``python -m tests.laws.figures``."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bot.store import Store
from tests.laws.import_graph import FLOORS, import_graph, room_of, upward_imports
from tests.laws.sources import ROOT, files_of, nodes

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def length(file: Path) -> int:
    """Lines of a file."""
    return len(file.read_text("utf-8").splitlines())


def arrows_between_rooms() -> set[tuple[str, str]]:
    """Pairs of rooms of the bot, one of which imports from the other."""
    pairs = {
        (room_of(file), room_of(other))
        for file, used in import_graph("bot").items()
        for other in used
    }
    return {(room, other) for room, other in pairs if room and other and room != other}


def unpacking_call_count() -> int:
    """The number of the bot's calls into which a named or literal tuple is unpacked."""
    calls = (node for node in all_nodes("bot") if isinstance(node, ast.Call))
    return sum(any(map(is_unpacked, call.args)) for call in calls)


def is_unpacked(argument: ast.expr) -> bool:
    """Whether an argument is a tuple, by name or literal, with a star."""
    return isinstance(argument, ast.Starred) and isinstance(
        argument.value, ast.Name | ast.Tuple | ast.Attribute
    )


def longest_function() -> int:
    """Lines of the longest function of the bot."""
    return max(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in all_nodes("bot")
        if isinstance(node, FUNCTIONS)
    )


def all_nodes(folder: str) -> Iterator[ast.AST]:
    """The nodes of all files of a folder."""
    return chain.from_iterable(map(nodes, files_of(folder)))


def figures() -> Iterator[tuple[str, int]]:
    """Each figure with its name."""
    for folder in ("bot", "engine", "search", "sandbox", "tests"):
        yield f"files of {folder}", len(files_of(folder))
        yield f"lines of {folder}", sum(map(length, files_of(folder)))
    crowd = Counter(file.parent for file in files_of("bot") if file.name != "__init__.py")
    yield "rooms of the bot", sum(map(len, FLOORS))
    yield "floors", len(FLOORS)
    yield "arrows between rooms", len(arrows_between_rooms())
    yield "arrows between files of the bot", sum(map(len, import_graph("bot").values()))
    yield "imports that still run upward", len(upward_imports())
    yield "most files in a folder of the bot", max(crowd.values())
    yield "lines of the longest file of the bot", max(map(length, files_of("bot")))
    yield "lines of the longest function of the bot", longest_function()
    yield "calls that unpack a tuple", unpacking_call_count()
    yield "methods of the store", sum(not name.startswith("_") for name in dir(Store))
    yield "migrations for SQLite", len(list((ROOT / "data/migrations").glob("*.sql")))
    yield "migrations for PostgreSQL", len(list((ROOT / "data/migrations/postgres").glob("*.sql")))
    yield "lines of CONTRIBUTING", length(ROOT / "CONTRIBUTING.md")


if __name__ == "__main__":
    for name, figure in figures():
        sys.stdout.write(f"{name:44} {figure:7,}\n")
