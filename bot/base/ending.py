"""Makes sure the bot ends in time when told to, whatever hangs: all that counts is in the store."""

import logging
import os
import threading

logger = logging.getLogger(__name__)

IN_TIME = 9.0
"""Seconds; after ten, supervisors kill what is still running."""


def end_in_time(seconds: float = IN_TIME, status: int = 0) -> threading.Timer:
    """End the process after so long, with this exit status, unless it ends by itself or this is
    cancelled."""
    timer = threading.Timer(seconds, _end, (status,))
    timer.daemon = True  # the process does not wait for it
    timer.start()
    return timer


def _end(status: int) -> None:
    logger.warning("stopped, without waiting any longer for what was under way; no move is lost")
    logging.shutdown()
    os._exit(status)
