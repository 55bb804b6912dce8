"""``python -m bot``. Ctrl-C ends it without a traceback, even while it is being loaded."""

import signal
import sys
from importlib import import_module

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(import_module("bot.terminal").main(sys.argv[1:]))
