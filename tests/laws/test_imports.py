"""The allowed imports between parts: the bot is a tower, the rules import nothing of it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.laws.sources import ROOT, files_of, nodes, pages_of_the_bot, together, tree

OURS = {
    "engine", "search", "bot", "cards", "sandbox", "tests", "benchmarks", "strength",
    "train", "commandline",
}  # fmt: skip

NO_WORLD = {
    "aiosqlite", "asyncio", "discord", "logging", "os", "pathlib", "psycopg", "random", "secrets",
    "sqlite3", "socket", "subprocess", "threading", "time", "datetime",
}  # fmt: skip
"""Libraries that reach out of the process, or make a result depend on anything but its input."""

FORBIDDEN: dict[str, set[str]] = {
    "engine": {"bot", "cards", "sandbox", "search", "strength", "train", *NO_WORLD},
    "bot": {"sandbox", "cards", "strength", "train"},
    "strength": {"bot", "cards", "sandbox", "train", "discord"},
    "train": {"bot", "cards", "sandbox", "discord"},
    "bot/base": {"engine"},
    "bot/deals": {"asyncio"},
    "bot/discord": {"engine"},
    "bot/pictures": {"engine"},
    "bot/store": {"engine"},
    "sandbox": {"bot", "engine", "discord"},
    "search": {"bot", "cards", "sandbox", "strength", "train", *NO_WORLD},
}
"""By folder or file: what nothing in it imports."""

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
    ("learning/hints", "fairness"),
    ("learning/practice",),
    ("learning/analyses",),
    ("contests/core",),
    (
        "contests/daily", "contests/challenges", "contests/tournaments", "contests/teams",
        "contests/duplicates",
    ),
    ("privacy",),
    ("takeover",),
    ("cogs",),
    ("host",),
    ("roof",),
)  # fmt: skip
"""The rooms of the bot, the lowest first; those on one floor do not know one another. The roof is
the files of ``bot/`` itself."""

ALLOWED = {
    "search/worlds/drawing.py": {"random"},  # all chance comes from a seed that is given
    "search/worlds/worlds.py": {"random"},
    "engine/cli.py": {"pathlib"},  # reads the record it is given
    "search/kernel/kept.py": {"os", "pathlib"},  # keeps compiled code in a folder
    "search/kernel/networks.py": {"pathlib"},  # reads what was trained
}


pytestmark = together


@cache
def imports(file: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The lines with which a file imports, wherever they stand in it."""
    return tuple(node for node in nodes(file) if isinstance(node, ast.Import | ast.ImportFrom))


def imported(file: Path) -> Iterator[str]:
    """The top-level packages that a file imports at run time or for its types."""
    for node in imports(file):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        else:
            assert node.level == 0, f"{file}: relative import"
            yield (node.module or "").split(".")[0]


def modules_of(file: Path) -> Iterator[str]:
    """All modules that a file names in its imports, those for its types included."""
    for node in imports(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def file_of(module: str) -> Path | None:
    """The file of a module of ours; None: it is another's, or no module."""
    path = ROOT.joinpath(*module.split("."))
    files = [file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()]
    return files[0] if files else None


def arrows(place: str) -> dict[Path, set[Path]]:
    """For each file of a part of the house: those of the same part that it imports."""
    files = set(files_of(place))
    return {
        file: {target for module in modules_of(file) if (target := file_of(module)) in files}
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
        for file, below in arrows("bot").items()
        for other in below
        if room_of(other) != room_of(file) and FLOOR_OF[room_of(other)] >= FLOOR_OF[room_of(file)]
    )


def test_rooms_of_the_bot_have_a_floor() -> None:
    """``__init__.py`` of folders that only hold rooms belong to none."""
    lost = {file for file in files_of("bot") if not room_of(file)}
    assert {str(file.relative_to(ROOT)) for file in lost} == {
        "bot/contests/__init__.py", "bot/learning/__init__.py", "bot/tables/__init__.py",
    }  # fmt: skip
    assert all(not tree(file).body[1:] for file in lost), "a docstring is all they hold"


def test_imports_of_the_bot_run_downwards() -> None:
    assert upward_imports() == []


def test_map_of_the_house_names_every_room() -> None:
    """CONTRIBUTING has a line for each folder of the bot: the first of its ``__init__.py``."""
    written = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for file in files_of("bot"):
        if file.name == "__init__.py" and file.parent != ROOT / "bot":
            room = file.parent.relative_to(ROOT / "bot")
            first = (ast.get_docstring(tree(file)) or "").partition("\n")[0].replace("``", "`")
            assert f"| `{room}/` | {first} |\n" in written, room


MOST_FILES = 16
CROWDED = {"bot/pictures": 27}
"""Rooms that hold more files, and how many at most."""


def test_rooms_of_the_bot_stay_small() -> None:
    for folder in {file.parent for file in files_of("bot")}:
        name = str(folder.relative_to(ROOT))
        inside = [file for file in folder.glob("*.py") if file.name != "__init__.py"]
        assert len(inside) <= CROWDED.get(name, MOST_FILES), name


def test_no_files_of_the_bot_import_one_another_in_a_circle() -> None:
    tuple(TopologicalSorter(arrows("bot")).static_order())


ROOMS = ("kernel", "worlds", "judging", "explain")
"""The rooms of the search: each knows only those named before it."""


def test_rooms_of_the_search_know_those_before_them_alone() -> None:
    rooms = {file: file.relative_to(ROOT / "search").parts[0] for file in files_of("search")}
    inside = {room for room in rooms.values() if not room.startswith("__")}
    assert inside == {*ROOMS, "cli.py"}
    upward = [
        (str(file.relative_to(ROOT)), str(target.relative_to(ROOT)))
        for file, below in arrows("search").items()
        for target in below
        if rooms[file] in ROOMS
        and (rooms[target] not in ROOMS or ROOMS.index(rooms[target]) > ROOMS.index(rooms[file]))
    ]
    assert not upward


def test_no_files_of_the_engine_import_one_another_in_a_circle() -> None:
    """But for one: a deal has rules, rules have phases, and phases take a deal and give one back.

    Only the types go round. At run time the rules know no deal.
    """
    below = arrows("engine")
    deal, rules = ROOT / "engine" / "deal.py", ROOT / "engine" / "rules.py"
    assert deal in below[rules] and rules in below[deal]
    at_run_time = tree(rules).body
    assert not [
        imported
        for imported in at_run_time
        if isinstance(imported, ast.ImportFrom) and "deal" in (imported.module or "")
    ]
    below[rules].remove(deal)
    tuple(TopologicalSorter(below).static_order())


def test_no_files_of_the_search_import_one_another_in_a_circle() -> None:
    tuple(TopologicalSorter(arrows("search")).static_order())


KERNEL = {
    "base", "choices", "cogs", "discord", "kit", "pictures", "roof", "store", "takeover",
    "thinkers",
}  # fmt: skip
"""The rooms that ``app.py`` knows; all others are capabilities, which it gets as features."""


def test_app_names_no_capability() -> None:
    rooms = {room_of(file) for file in arrows("bot")[ROOT / "bot" / "app.py"]}
    assert rooms <= KERNEL


def test_features_are_known_to_their_list_alone() -> None:
    below = arrows("bot")
    features = {file for file in below if file.name == "feature.py"} - {ROOT / "bot/kit/feature.py"}
    list_of_all = ROOT / "bot" / "features.py"
    assert len(features) > 10 and below[list_of_all] >= features, "a feature that nobody builds"
    assert [file for file in below if below[file] & features] == [list_of_all]


def test_only_the_command_line_imports_the_whole_bot() -> None:
    whole = ROOT / "bot" / "app.py"
    who = {file.name for file, below in arrows("bot").items() if whole in below}
    assert who == {"serving.py"}


STARTS = {"create_task", "ensure_future", "run_coroutine_threadsafe", "TaskGroup"}
"""Calls that start a background task."""


def test_tasks_are_started_in_one_place() -> None:
    """There their accidents are logged, and nothing hangs because of them."""
    for file in files_of("bot"):
        names = {
            getattr(node, "attr", None) or getattr(node, "id", None) or getattr(node, "name", None)
            for node in nodes(file)
        }
        assert bool(names & STARTS) == (file.name == "background.py"), file


WITH_ITS_WORDS = {
    *("logger.exception", "traceback.print_exc", "traceback.format_exc"),
    *("traceback.print_exception", "traceback.format_exception"),
}
"""Calls that log an error with its own words, as ``exc_info`` does."""


LAST_NAMES = {name.rpartition(".")[2] for name in WITH_ITS_WORDS}


def last_name(node: ast.expr) -> str:
    """The end of what is called: the name behind the last dot."""
    return str(getattr(node, "attr", "") or getattr(node, "id", ""))


def test_log_lines_never_contain_exception_messages() -> None:
    """They may be of a card, a hand or a name: ``bot/base/accidents.py`` leaves them out."""
    for file in files_of("bot"):
        every = nodes(file)
        assert "exc_info" not in {
            keyword.arg for keyword in every if isinstance(keyword, ast.keyword)
        }, file
        calls = (keyword.func for keyword in every if isinstance(keyword, ast.Call))
        called = {ast.unparse(keyword) for keyword in calls if last_name(keyword) in LAST_NAMES}
        whole = {f"traceback.{name}" for name in called} | called
        assert not whole & WITH_ITS_WORDS, file


def test_desks_do_not_import_discord() -> None:
    """Neither the desk nor anything below it that it needs."""
    needs, waiting = set(), [ROOT / "bot" / "tables" / "desk" / "desk.py"]
    below = arrows("bot")
    while waiting:
        file = waiting.pop()
        needs.add(file)
        waiting += below[file] - needs
    assert len(needs) > 10
    assert [file for file in needs if "discord" in imported(file)] == []


KNOW_DISCORD = (
    "bot/discord", "bot/cogs", "bot/host", "bot/takeover", "bot/app.py", "bot/serving.py",
    "bot/base/metrics.py", "bot/tables/board", "bot/tables/private",
    "bot/tables/desk/answering.py", "bot/tables/desk/suggestions.py",
    "bot/contests/challenges/news.py", "bot/contests/daily/reminders.py",
)  # fmt: skip
"""The rooms and files that may import Discord's library."""


def test_discord_is_imported_in_few_places() -> None:
    knowing = [file for file in files_of("bot") if "discord" in imported(file)]
    for place in KNOW_DISCORD:
        assert any(file.is_relative_to(ROOT / place) for file in knowing), place
    others = [
        file
        for file in knowing
        if not any(file.is_relative_to(ROOT / place) for place in KNOW_DISCORD)
    ]
    assert not others


DATABASES = {
    "aiosqlite": "bot/store/sqlite/thread.py", "psycopg": "bot/store/postgres",
    "sqlite3": "bot/store",
}  # fmt: skip
"""By database library: the only place of the bot that imports it."""


def test_databases_are_known_in_their_own_rooms_alone() -> None:
    """A store's questions and answers know no database."""
    for library, place in DATABASES.items():
        asking = {file for file in files_of("bot") if library in imported(file)}
        assert asking
        assert [file for file in asking if not file.is_relative_to(ROOT / place)] == []
    named = set(DATABASES)
    assert not named & set(imported(ROOT / "bot/store/__init__.py"))


@pytest.mark.parametrize("place", FORBIDDEN)
def test_forbidden_imports_do_not_occur(place: str) -> None:
    files = files_of(place)
    assert files
    for file in files:
        allowed = ALLOWED.get(str(file.relative_to(ROOT)), set())
        assert not set(imported(file)) & FORBIDDEN[place] - allowed, file


def test_engine_needs_no_library() -> None:
    for file in files_of("engine"):
        allowed = {"engine", *(["commandline"] if file.name == "__main__.py" else [])}
        assert set(imported(file)) <= {*allowed, *sys.stdlib_module_names}, file


FACE = {
    alias.name: node.module
    for node in imports(ROOT / "engine/family.py")
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
}
"""The names that a family may use, each with the module behind it."""


def behind(node: ast.ImportFrom, alias: ast.alias) -> str:
    """The module that a name comes from."""
    return (FACE[alias.name] if node.module == "engine.family" else node.module) or ""


def test_phases_are_known_to_the_rules_of_games_alone() -> None:
    """How a deal stands is asked of engine/deal_facts.py, whatever phase has brought it there.

    The machine meets phases in ``Rules`` and need not know one by name. The kernel, which plays
    cards faster than the machine can, is told by their classes what they do.
    """
    parts = ("engine", "bot", "sandbox", "search", "strength", "train", "benchmarks")
    files = [file for part in parts for file in files_of(part)]
    rules = set((ROOT / "engine/games").glob("*/rules.py"))
    rules |= {ROOT / "search/kernel/contract_row.py", ROOT / "search/kernel/finished_deal.py"}
    face = ROOT / "engine/family.py"  # hands them on to the rules of games
    others = [file for file in files if file.parent.name != "phases" and file not in rules | {face}]
    assert len(others) > 100 and len(rules) >= 5
    for file in others:
        for node in imports(file):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [f"{behind(node, alias)}.{alias.name}" for alias in node.names]
            assert not [name for name in names if name.startswith("engine.phases")], file


def test_codes_stay_at_the_edge() -> None:
    """Inside, an action is an action: records and the command line write it as a text."""
    edge = ("actions", "records")
    inside = [file for file in files_of("engine") if file.parent.name not in edge]
    for file in inside:
        if file.name in ("__init__.py", "__main__.py"):
            continue
        for node in nodes(file):
            if isinstance(node, ast.ImportFrom):
                assert node.module != "engine.codec", file
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.startswith(("say:", "kontra:", "bid:")), (file, node.value)


def test_pages_are_made_of_views() -> None:
    """Nothing that draws sees a deal: only names and items come from its module."""
    for file in pages_of_the_bot():
        for node in imports(file):
            if isinstance(node, ast.ImportFrom) and node.module == "engine.deal":
                assert {alias.name for alias in node.names} <= {"GAME", "Item"}, file


def test_house_players_see_views_alone() -> None:
    for file in (*files_of("engine/house"), *sorted((ROOT / "engine/games").glob("*/house.py"))):
        for node in imports(file):
            if not isinstance(node, ast.ImportFrom):
                continue
            for alias in node.names:
                assert behind(node, alias) not in ("engine.acting", "engine.legality"), file
                assert behind(node, alias) != "engine.deal" or alias.name in ("GAME", "Item"), file


FROM_VIEWS = ("evidence", "knowledge", "drawing", "worlds")
"""The files of the search that find out what may be hidden."""
OF_DEALS = (
    "engine.deal", "engine.acting", "engine.legality", "search.worlds.reconstruction",
    "search.worlds.swapped",
)  # fmt: skip


def test_hidden_cards_are_computed_from_views_alone() -> None:
    for file in (ROOT / "search" / "worlds" / f"{name}.py" for name in FROM_VIEWS):
        for node in nodes(file):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in OF_DEALS, file
                assert not {alias.name for alias in node.names} & {"Deal", "observe"}, file


def test_options_of_beliefs_are_asked_by_checked_names() -> None:
    """A phase's conclusions are typed (``Rules.tells``): names in a text would go unchecked."""
    for file in (file for room in ROOMS[1:] for file in files_of(f"search/{room}")):
        for node in nodes(file):
            assert not (isinstance(node, ast.Name) and node.id in ("getattr", "hasattr")), file


def test_files_stay_readable() -> None:
    """A file holds one idea: in more than 600 lines there is a second one."""
    for part in ("engine", "bot", "cards", "sandbox", "search", "strength", "train", "tests"):
        for file in files_of(part):
            assert len(file.read_text("utf-8").splitlines()) <= 600, file


def test_functions_stay_readable() -> None:
    """A function reads well up to 60 lines, its docstring included."""
    for part in ("engine", "bot", "cards", "sandbox", "search", "strength", "train", "tests"):
        for file in files_of(part):
            for node in nodes(file):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    assert (node.end_lineno or 0) - node.lineno < 60, (file, node.name)


NEEDS: dict[str, tuple[str, ...]] = {
    "engine": (), "search": ("search",), "bot": ("bot", "postgres", "search"), "cards": ("cards",),
    "sandbox": ("sandbox",),
}  # fmt: skip
"""By part of the house: the extras of ``pyproject.toml`` that bring what it imports."""


@pytest.mark.parametrize("part", NEEDS)
def test_every_library_that_a_part_imports_is_among_its_packages(part: str) -> None:
    """One that comes along with another goes when that one no longer needs it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    named = {_plain(re.split(r"[\[=]", need)[0]) for extra in NEEDS[part] for need in extras[extra]}
    packages = packages_distributions()
    libraries = {
        library
        for file in files_of(part)
        for library in imported(file)
        if library not in OURS and library not in sys.stdlib_module_names
    }
    assert not {need for need in libraries if not named & {*map(_plain, packages.get(need, ()))}}


def _plain(package: str) -> str:
    """The name of a package as registries compare it."""
    return re.sub(r"[-_.]+", "-", package).lower()
