"""``python -m players``."""

from commandline import run

if __name__ == "__main__":
    run("players.cli")
