"""The allowed imports between the parts, and between the rooms of the bot."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.laws import house_map
from tests.laws.import_graph import (
    import_graph,
    imports,
    room_of,
    upward_imports,
)
from tests.laws.sources import ROOT, files_of, nodes, pages_of_the_bot, sources_group, tree

OURS = {
    "engine", "search", "bot", "cards", "sandbox", "tests", "benchmarks", "strength",
    "train", "players", "commandline",
}  # fmt: skip

NO_WORLD = {
    "aiosqlite", "asyncio", "discord", "logging", "os", "pathlib", "psycopg", "random", "secrets",
    "sqlite3", "socket", "subprocess", "threading", "time", "datetime",
}  # fmt: skip
"""Libraries that reach out of the process, or make results depend on more than their input."""

FORBIDDEN: dict[str, set[str]] = {
    "engine": {"bot", "cards", "players", "sandbox", "search", "strength", "train", *NO_WORLD},
    "bot": {"sandbox", "cards", "players", "strength", "train"},
    "players": {"bot", "cards", "sandbox", "strength", "train", "discord"},
    "strength": {"bot", "cards", "sandbox", "train", "discord"},
    "train": {"bot", "cards", "sandbox", "discord"},
    "bot/base": {"engine"},
    "bot/deals": {"asyncio"},
    "bot/discord": {"engine"},
    "bot/pictures": {"engine"},
    "bot/store": {"engine"},
    "sandbox": {"bot", "engine", "discord"},
    "search": {"bot", "cards", "players", "sandbox", "strength", "train", *NO_WORLD},
}
"""Modules that a folder or file must not import."""


ALLOWED = {
    "players/cli.py": {"bot"},  # starts it, with a program in place of its masters
    "search/worlds/drawing.py": {"random"},  # all chance comes from a seed that is given
    "search/worlds/worlds.py": {"random"},
    "search/puzzles/making.py": {"random"},  # deals are numbered
    "search/explain/costs.py": {"pathlib"},  # reads what was fitted
    "engine/cli.py": {"pathlib"},  # reads the record it is given
    "search/cli.py": {"os"},  # compiles with other settings for a library
    "search/kernel/kept.py": {"os", "pathlib"},  # keeps compiled code in a folder
    "search/kernel/linking.py": {"pathlib", "subprocess"},  # runs the linker
    "search/kernel/policies.py": {"pathlib"},  # reads what was trained
}


pytestmark = sources_group


def imported_packages(file: Path) -> Iterator[str]:
    """The top-level packages that a file imports at run time or for its types."""
    for node in imports(file):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        else:
            assert node.level == 0, f"{file}: relative import"
            yield (node.module or "").split(".")[0]


def test_rooms_of_the_bot_have_a_floor() -> None:
    """Only ``__init__.py`` of folders of rooms belong to no room."""
    lost = {file for file in files_of("bot") if not room_of(file)}
    assert {str(file.relative_to(ROOT)) for file in lost} == {
        "bot/contests/__init__.py", "bot/learning/__init__.py", "bot/tables/__init__.py",
    }  # fmt: skip
    assert all(not tree(file).body[1:] for file in lost), "a docstring is all they hold"


def test_imports_of_the_bot_run_downwards() -> None:
    assert upward_imports() == []


def test_no_test_module_is_imported() -> None:
    """Helpers of several test modules are in a module of their own."""
    graph = import_graph("tests")
    imported = {target for below in graph.values() for target in below}
    assert not [str(file) for file in imported if file.name.startswith("test_")]


def test_map_of_the_house_names_every_room() -> None:
    """CONTRIBUTING has the first docstring line of each folder of the bot."""
    written = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for file in files_of("bot"):
        if file.name == "__init__.py" and file.parent != ROOT / "bot":
            room = file.parent.relative_to(ROOT / "bot")
            first = (ast.get_docstring(tree(file)) or "").partition("\n")[0].replace("``", "`")
            assert f"| `{room}/` | {first} |\n" in written, room


def test_map_of_a_folder_without_code_ends_with_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert (house_map.main(["bot/kit"]), house_map.main(["bot/kits"])) == (0, 2)
    printed = capsys.readouterr()
    assert "bot/kit/" in printed.out
    assert printed.err == "There is no Python code in bot/kits.\n"


MOST_FILES = 16
CROWDED = {"bot/pictures": 27}
"""The most files of rooms that hold more."""


def test_rooms_of_the_bot_stay_small() -> None:
    for folder in {file.parent for file in files_of("bot")}:
        name = str(folder.relative_to(ROOT))
        inside = [file for file in folder.glob("*.py") if file.name != "__init__.py"]
        assert len(inside) <= CROWDED.get(name, MOST_FILES), name


def test_no_files_of_the_bot_import_one_another_in_a_circle() -> None:
    tuple(TopologicalSorter(import_graph("bot")).static_order())


ROOMS = ("kernel", "worlds", "judging", "explain", "puzzles")
"""The rooms of the search: each knows only those named before it."""


def test_rooms_of_the_search_know_those_before_them_alone() -> None:
    rooms = {file: file.relative_to(ROOT / "search").parts[0] for file in files_of("search")}
    inside = {room for room in rooms.values() if not room.startswith("__")}
    assert inside == {*ROOMS, "cli.py"}
    upward = [
        (str(file.relative_to(ROOT)), str(target.relative_to(ROOT)))
        for file, below in import_graph("search").items()
        for target in below
        if rooms[file] in ROOMS
        and (rooms[target] not in ROOMS or ROOMS.index(rooms[target]) > ROOMS.index(rooms[file]))
    ]
    assert not upward


def test_no_files_of_the_engine_import_one_another_in_a_circle() -> None:
    """Types alone go in a circle: deals have rules, rules have phases, phases take deals.

    At run time the rules import no deal.
    """
    below = import_graph("engine")
    deal, rules = ROOT / "engine" / "deal.py", ROOT / "engine" / "rules.py"
    assert deal in below[rules] and rules in below[deal]
    at_run_time = tree(rules).body
    assert not [
        node
        for node in at_run_time
        if isinstance(node, ast.ImportFrom) and "deal" in (node.module or "")
    ]
    below[rules].remove(deal)
    tuple(TopologicalSorter(below).static_order())


def test_no_files_of_the_search_import_one_another_in_a_circle() -> None:
    tuple(TopologicalSorter(import_graph("search")).static_order())


KERNEL = {
    "base", "choices", "cogs", "discord", "kit", "pictures", "roof", "store", "takeover",
    "thinkers",
}  # fmt: skip
"""The rooms that ``app.py`` knows; all others are capabilities, which it gets as features."""


def test_app_names_no_capability() -> None:
    rooms = {room_of(file) for file in import_graph("bot")[ROOT / "bot" / "app.py"]}
    assert rooms <= KERNEL


def test_features_are_known_to_their_list_alone() -> None:
    below = import_graph("bot")
    features = {file for file in below if file.name == "feature.py"} - {ROOT / "bot/kit/feature.py"}
    list_of_all = ROOT / "bot" / "features.py"
    assert len(features) > 10 and below[list_of_all] >= features, "a feature that nobody builds"
    assert [file for file in below if below[file] & features] == [list_of_all]


def test_only_the_command_line_imports_the_whole_bot() -> None:
    whole = ROOT / "bot" / "app.py"
    importers = {file.name for file, below in import_graph("bot").items() if whole in below}
    assert importers == {"serving.py"}


STARTS = {"create_task", "ensure_future", "run_coroutine_threadsafe", "TaskGroup"}
"""Calls that start a background task."""


def test_tasks_are_started_in_one_place() -> None:
    """``bot/base/background.py`` logs the errors of tasks, so that nothing hangs."""
    for file in files_of("bot"):
        names = {
            getattr(node, "attr", None) or getattr(node, "id", None) or getattr(node, "name", None)
            for node in nodes(file)
        }
        assert bool(names & STARTS) == (file.name == "background.py"), file


def test_connections_to_files_are_closed() -> None:
    """``with`` commits and closes nothing; from Python 3.13 on that is a warning, sometime later.

    It fails the test that runs just then. ``closing`` closes, and so does ``sqlite_connection``.
    """
    for file in (file for name in ("bot", "sandbox", "tests") for file in files_of(name)):
        entered = {
            ast.unparse(item.context_expr)
            for node in nodes(file)
            if isinstance(node, ast.With)
            for item in node.items
        }
        assert not {text for text in entered if text.startswith("sqlite3.connect(")}, file


LOGS_MESSAGE = {
    *("logger.exception", "traceback.print_exc", "traceback.format_exc"),
    *("traceback.print_exception", "traceback.format_exception"),
}
"""Calls that log an error's message, as ``exc_info`` does."""


LAST_NAMES = {name.rpartition(".")[2] for name in LOGS_MESSAGE}


def last_name(node: ast.expr) -> str:
    """The name behind the last dot of an expression."""
    return str(getattr(node, "attr", "") or getattr(node, "id", ""))


def test_log_lines_never_contain_exception_messages() -> None:
    """Messages may hold cards or names: ``bot/base/accidents.py`` leaves them out."""
    for file in files_of("bot"):
        all_nodes = nodes(file)
        assert "exc_info" not in {
            keyword.arg for keyword in all_nodes if isinstance(keyword, ast.keyword)
        }, file
        calls = (keyword.func for keyword in all_nodes if isinstance(keyword, ast.Call))
        called = {ast.unparse(keyword) for keyword in calls if last_name(keyword) in LAST_NAMES}
        whole = {f"traceback.{name}" for name in called} | called
        assert not whole & LOGS_MESSAGE, file


def test_desks_do_not_import_discord() -> None:
    """Modules that a desk imports do not import discord either."""
    needs, waiting = set(), [ROOT / "bot" / "tables" / "desk" / "desk.py"]
    below = import_graph("bot")
    while waiting:
        file = waiting.pop()
        needs.add(file)
        waiting += below[file] - needs
    assert len(needs) > 10
    assert [file for file in needs if "discord" in imported_packages(file)] == []


KNOW_DISCORD = (
    "bot/discord", "bot/cogs", "bot/host", "bot/hosting/commands.py", "bot/takeover",
    "bot/app.py", "bot/serving.py", "bot/base/metrics.py", "bot/tables/board", "bot/tables/private",
    "bot/tables/desk/answering.py", "bot/tables/desk/suggestions.py",
    "bot/contests/challenges/news.py",
)  # fmt: skip
"""The rooms and files that may import Discord's library."""


def test_discord_is_imported_in_few_places() -> None:
    knowing = [file for file in files_of("bot") if "discord" in imported_packages(file)]
    for path in KNOW_DISCORD:
        assert any(file.is_relative_to(ROOT / path) for file in knowing), path
    others = [
        file
        for file in knowing
        if not any(file.is_relative_to(ROOT / path) for path in KNOW_DISCORD)
    ]
    assert not others


DATABASES = {
    "aiosqlite": "bot/store/sqlite/thread.py", "psycopg": "bot/store/postgres",
    "sqlite3": "bot/store",
}  # fmt: skip
"""By database library: the only file or folder of the bot that imports it."""


def test_databases_are_known_in_their_own_rooms_alone() -> None:
    """The store's interface imports no database library."""
    for library, path in DATABASES.items():
        importers = {file for file in files_of("bot") if library in imported_packages(file)}
        assert importers
        assert [file for file in importers if not file.is_relative_to(ROOT / path)] == []
    named = set(DATABASES)
    assert not named & set(imported_packages(ROOT / "bot/store/__init__.py"))


@pytest.mark.parametrize("path", FORBIDDEN)
def test_forbidden_imports_do_not_occur(path: str) -> None:
    files = files_of(path)
    assert files
    for file in files:
        allowed = ALLOWED.get(str(file.relative_to(ROOT)), set())
        assert not set(imported_packages(file)) & FORBIDDEN[path] - allowed, file


def test_engine_needs_no_library() -> None:
    for file in files_of("engine"):
        allowed = {"engine", *(["commandline"] if file.name == "__main__.py" else [])}
        assert set(imported_packages(file)) <= {*allowed, *sys.stdlib_module_names}, file


FAMILY_NAMES = {
    alias.name: node.module
    for node in imports(ROOT / "engine/family.py")
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
}
"""The names that a family may use, each with the module behind it."""


def source_module(node: ast.ImportFrom, alias: ast.alias) -> str:
    """The module that a name comes from."""
    return (FAMILY_NAMES[alias.name] if node.module == "engine.family" else node.module) or ""


def test_phases_are_known_to_the_rules_of_games_alone() -> None:
    """Other code asks engine/deal_facts.py about a deal, whatever its phases are.

    The engine gets phases from ``Rules`` and need not know any by name. The kernel, which plays
    cards faster than the engine can, tells them apart by their classes.
    """
    parts = (
        "engine", "bot", "players", "sandbox", "search", "strength", "train", "benchmarks",
    )  # fmt: skip
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
                names = [f"{source_module(node, alias)}.{alias.name}" for alias in node.names]
            assert not [name for name in names if name.startswith("engine.phases")], file


def test_codes_stay_at_the_edge() -> None:
    """Only records and the command line write actions as text."""
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
    """Pages import no deal: only names and items come from its module."""
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
                assert source_module(node, alias) not in ("engine.acting", "engine.legality"), file
                assert source_module(node, alias) != "engine.deal" or alias.name in (
                    "GAME",
                    "Item",
                ), file


VIEW_FILES = ("evidence", "knowledge", "drawing", "worlds")
"""Files of the search that compute possible hidden cards."""
DEAL_MODULES = (
    "engine.deal", "engine.acting", "engine.legality", "search.worlds.reconstruction",
    "search.worlds.swapped",
)  # fmt: skip


def test_hidden_cards_are_computed_from_views_alone() -> None:
    for file in (ROOT / "search" / "worlds" / f"{name}.py" for name in VIEW_FILES):
        for node in nodes(file):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in DEAL_MODULES, file
                assert not {alias.name for alias in node.names} & {"Deal", "observe"}, file


def test_options_of_beliefs_are_asked_by_checked_names() -> None:
    """A phase's conclusions are typed (``Rules.tells``): names as text would go unchecked."""
    for file in (file for room in ROOMS[1:] for file in files_of(f"search/{room}")):
        for node in nodes(file):
            assert not (isinstance(node, ast.Name) and node.id in ("getattr", "hasattr")), file


HELD_SHORT = (
    "engine", "bot", "cards", "players", "sandbox", "search", "strength", "train", "tests",
)  # fmt: skip


def test_files_stay_readable() -> None:
    """A file holds one idea, in at most 600 lines."""
    for part in HELD_SHORT:
        for file in files_of(part):
            assert len(file.read_text("utf-8").splitlines()) <= 600, file


def test_functions_stay_readable() -> None:
    """A function has at most 60 lines, its docstring included."""
    for part in HELD_SHORT:
        for file in files_of(part):
            for node in nodes(file):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    assert (node.end_lineno or 0) - node.lineno < 60, (file, node.name)


EXTRAS_OF: dict[str, tuple[str, ...]] = {
    "engine": (), "search": ("search",), "bot": ("bot", "postgres", "reports", "search"),
    "cards": ("cards",), "sandbox": ("sandbox",), "players": ("environment",),
}  # fmt: skip
"""By part: the extras of ``pyproject.toml`` with the libraries that it imports."""


@pytest.mark.parametrize("part", EXTRAS_OF)
def test_every_imported_library_is_in_an_extra(part: str) -> None:
    """A library that only comes with another one may go with any update of that."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    named = {
        _normalized_name(re.split(r"[\[=]", need)[0])
        for extra in EXTRAS_OF[part]
        for need in extras[extra]
    }
    packages = packages_distributions()
    libraries = {
        library
        for file in files_of(part)
        for library in imported_packages(file)
        if library not in OURS and library not in sys.stdlib_module_names
    }
    assert not {
        need
        for need in libraries
        if not named & {*map(_normalized_name, packages.get(need, [need]))}
    }


def _normalized_name(package: str) -> str:
    """A package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", package).lower()
