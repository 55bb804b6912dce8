"""The map of the house, made from the files' first sentences (``make map OF=bot/kit``)."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.laws.sources import ROOT, files_of, tree

FOLDERS = (
    "engine",
    "search",
    "bot",
    "sandbox",
    "cards",
    "strength",
    "players",
    "train",
    "benchmarks",
)

SENTENCE = re.compile(r".*?[.!?](?= |$)|.*")


def map_lines(folder: str) -> Iterator[str]:
    """A line for each folder and file below one, with the first sentence of its docstring."""
    for file in sorted(files_of(folder), key=_folders_first):
        path = file.relative_to(ROOT)
        first = SENTENCE.match(" ".join((ast.get_docstring(tree(file)) or ".").split()))
        assert first is not None, path
        if file.name == "__init__.py":
            yield f"\n{path.parent}/  {first[0]}"
        else:
            yield f"  {path.name:24} {first[0]}"


def _folders_first(file: Path) -> tuple[Path, bool, str]:
    """A folder's own line comes before its files, and these before the folders in it."""
    return file.parent, file.name != "__init__.py", file.name


def main(folders: list[str]) -> int:
    """Print the map of some folders, or of all; the exit status."""
    for folder in folders or FOLDERS:
        if not (ROOT / folder).is_file() and not any((ROOT / folder).rglob("*.py")):
            sys.stderr.write(f"There is no Python code in {folder}.\n")
            return 2
        sys.stdout.write("\n".join(map_lines(folder)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
