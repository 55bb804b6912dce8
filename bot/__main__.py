"""``python -m bot``."""

from commandline import run

if __name__ == "__main__":
    run("bot.cli")
