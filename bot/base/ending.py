"""Forced exit when a shutdown hangs: everything that matters is in the store."""

import logging
import os
import threading

logger = logging.getLogger(__name__)

SHUTDOWN_SECONDS = 9.0
"""Time for a clean shutdown: supervisors kill the process after ten seconds."""


def end_in_time(seconds: float, status: int = 0) -> threading.Timer:
    """End the process with this exit status after ``seconds``, unless the returned timer is
    cancelled."""
    timer = threading.Timer(seconds, _end, (status,))
    timer.daemon = True  # the process does not wait for it
    timer.start()
    return timer


def _end(status: int) -> None:
    logger.warning("stopped, without waiting any longer for what was under way; no move is lost")
    logging.shutdown()
    os._exit(status)
