"""The repositories of the bot, found in its sources."""

import ast
import importlib
from pathlib import Path

from bot.store.rows import Call, Rows
from tests.laws.sources import ROOT, files_of, tree


def repository_files() -> list[Path]:
    """Files that define a repository, and all of a folder named ``rows``."""
    return [
        file for file in files_of("bot") if file.parent.name == "rows" or _defines_repository(file)
    ]


def _defines_repository(file: Path) -> bool:
    classes = (node for node in tree(file).body if isinstance(node, ast.ClassDef))
    return any(ast.unparse(base) == "Rows" for node in classes for base in node.bases)


def repositories() -> dict[str, type[Rows]]:
    """Every repository by its name."""
    for file in repository_files():
        importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
    return {
        kind.__name__: kind for kind in Rows.__subclasses__() if kind.__module__.startswith("bot.")
    }


def calls(kind: type[Rows]) -> dict[str, Call[..., object]]:
    """The calls of a repository by their names."""
    return {name: call for name, call in vars(kind).items() if isinstance(call, Call)}
