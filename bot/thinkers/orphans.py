"""Child processes that end with their parent, even if it is killed."""

import ctypes
import os
import signal
import sys
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

PR_SET_PDEATHSIG = 1
"""Linux: sets the signal a process gets when its parent dies (prctl(2))."""


def end_with_parent() -> None:
    """Let this process die with its parent, which may be dead already.

    Linux does that even while other code blocks Python; elsewhere a thread does it.
    """
    parent = parent_process()
    if parent is None:
        return
    if sys.platform == "linux" and not ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL):
        if os.getppid() != parent.pid:
            os._exit(1)
        return
    threading.Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
