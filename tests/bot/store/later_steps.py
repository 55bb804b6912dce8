"""Migrations of a later release."""

import shutil
from pathlib import Path

from bot.store.migrate import find_migrations


def extend_migrations(source: Path, folder: Path, *later: str) -> Path:
    """Copy the migrations of ``source`` into a new folder, and add later ones."""
    shutil.copytree(source, folder)
    first = find_migrations(folder)[-1].number + 1
    for number, sql in enumerate(later, first):
        (folder / f"{number:04}_later.sql").write_text(sql, encoding="utf-8")
    return folder
