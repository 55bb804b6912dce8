"""Migrations that follow today's, as later code may bring them."""

import shutil
from pathlib import Path

from bot.store.migrate import find_migrations


def with_steps(source: Path, folder: Path, *later: str) -> Path:
    """A new folder with the migrations of ``source``, and then these."""
    shutil.copytree(source, folder)
    first = find_migrations(folder)[-1].number + 1
    for number, sql in enumerate(later, first):
        (folder / f"{number:04}_later.sql").write_text(sql, encoding="utf-8")
    return folder
