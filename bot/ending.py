"""Whatever hangs when the bot is told to stop, it ends in time: all that counts is in the store."""

import logging
import os
import threading

logger = logging.getLogger(__name__)

IN_TIME = 9.0
"""Seconds; after ten, supervisors kill what has not ended."""


def end_in_time(seconds: float = IN_TIME, status: int = 0) -> None:
    """End the process after so long, with this exit status, if it has not ended by itself."""
    timer = threading.Timer(seconds, _end, (status,))
    timer.daemon = True  # nobody waits for it
    timer.start()


def _end(status: int) -> None:
    logger.warning("stopped, without waiting any longer for what was under way; no move is lost")
    logging.shutdown()
    os._exit(status)
