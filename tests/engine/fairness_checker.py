"""The checker of shuffles, run as a stranger would run it."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
CHECKER = ROOT / "docs" / "check_deal.py"


def load() -> ModuleType:
    """The program that people run, which is no part of the bot."""
    spec = importlib.util.spec_from_file_location("check_deal", CHECKER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECK = load()


def holds(text: str, seen: str = "") -> bool:
    """Whether the checker says yes."""
    try:
        CHECK.check(text, seen)
    except (CHECK.Wrong, KeyError, ValueError):
        return False
    return True


def run_checker(file: Path, *seen: str) -> subprocess.CompletedProcess[str]:
    """The checker as people run it, far from anything of ours."""
    command = [sys.executable, str(CHECKER), str(file), *seen]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=file.parent)
