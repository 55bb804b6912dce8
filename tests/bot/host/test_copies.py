"""Temporary copies of a database, and those that killed processes left behind."""

import os
import tempfile
import time
from pathlib import Path

import pytest

from bot.host.copies import OLD_SECONDS, copied
from bot.store import StoreError


async def test_only_old_copies_of_killed_processes_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed check left the whole database in a folder that nobody looked at again."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    old, new, other = (tmp_path / name for name in ("tarok-check-a", "tarok-check-b", "tarok-old"))
    link = tmp_path / "tarok-check-link"
    for folder in (old, new, other):
        folder.mkdir()
        (folder / "copy.sqlite3").touch()
    link.symlink_to(other)
    before = time.time() - OLD_SECONDS - 60
    for folder in (old, other):
        os.utime(folder, (before, before))
    os.utime(link, (before, before), follow_symlinks=False)
    with pytest.raises(StoreError):
        async with copied(tmp_path / "none.sqlite3"):
            pass
    assert sorted(tmp_path.iterdir()) == [new, link, other]
    assert (other / "copy.sqlite3").exists()
