"""Garbage collection is rare, but still finds reference cycles."""

import subprocess
import sys

from tests.laws.sources import ROOT

SCRIPT = """
import gc
import weakref
from bot.serving import collect_garbage_seldom

class Cycle:
    def __init__(self):
        self.itself = self

of_failed_login = Cycle()
reference = weakref.ref(of_failed_login)
collect_garbage_seldom()
del of_failed_login
collect_garbage_seldom()
assert reference() is None, "objects of a failed login are kept after the next one"

reference = weakref.ref(Cycle())
gc.collect()
assert reference() is None, "cycles made after a login are kept"
"""


def test_cycles_of_a_failed_login_and_later_ones_are_freed() -> None:
    """Run in a process of its own.

    In a test worker each collection takes two seconds, and would undo its `gc.freeze`.
    """
    subprocess.run([sys.executable, "-c", SCRIPT], check=True, cwd=ROOT)
