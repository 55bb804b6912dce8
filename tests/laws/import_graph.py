"""Rooms of the project, their floors, and the imports between them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.laws.sources import ROOT, files_of, nodes

FLOORS = (
    ("base",),
    ("store", "thinkers", "pictures"),
    ("kit",),
    ("choices",),
    ("discord",),
    ("games",),
    ("deals/wording",),
    ("deals",),
    ("help",),
    ("servers",),
    ("tables/model",),
    ("tables/rows",),
    ("tables/memory",),
    ("tables/lobby",),
    ("tables/play",),
    ("tables/clock",),
    ("tables/pages",),
    ("tables/private",),
    ("tables/board",),
    ("tables/desk",),
    ("archive",),
    ("careers",),
    ("learning/hints", "fairness", "calls"),
    ("learning/lessons", "learning/evaluation", "learning/puzzles"),
    ("learning/practice",),
    ("learning/analyses",),
    ("learning/coach",),
    ("contests/core",),
    ("contests/traveller",),
    (
        "contests/daily", "contests/challenges", "contests/tournaments", "contests/teams",
        "contests/duplicates",
    ),
    ("contests/afterwards",),
    ("contests/days",),
    ("contests/leagues",),
    ("blocks", "privacy"),
    ("takeover",),
    ("cogs",),
    ("host",),
    ("hosting",),
    ("roof",),
)  # fmt: skip
"""The rooms of the bot, the lowest first; those on one floor do not know one another. The roof is
the files of ``bot/`` itself."""


@cache
def imports(file: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """All import statements of a file."""
    return tuple(node for node in nodes(file) if isinstance(node, ast.Import | ast.ImportFrom))


def imported_modules(file: Path) -> Iterator[str]:
    """All modules that a file imports, also for its types alone."""
    for node in imports(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def file_of(module: str) -> Path | None:
    """The file of a module; None: it is not one of ours."""
    path = ROOT.joinpath(*module.split("."))
    files = [file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()]
    return files[0] if files else None


def import_graph(folder: str) -> dict[Path, set[Path]]:
    """For each file of a folder: the files of that folder that it imports."""
    files = set(files_of(folder))
    return {
        file: {target for module in imported_modules(file) if (target := file_of(module)) in files}
        - {file}
        for file in files
    }


FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}


def room_of(file: Path) -> str:
    """The room of a file of the bot."""
    folders = file.relative_to(ROOT / "bot").parts[:-1]
    names = ("/".join(folders[:size]) for size in (2, 1))
    return next((name for name in names if name in FLOOR_OF), "roof" if not folders else "")


def upward_imports() -> list[str]:
    """Imports from a room above, or from another room of the same floor."""
    return sorted(
        f"{file.relative_to(ROOT)} -> {other.relative_to(ROOT)}"
        for file, below in import_graph("bot").items()
        for other in below
        if room_of(other) != room_of(file) and FLOOR_OF[room_of(other)] >= FLOOR_OF[room_of(file)]
    )
