"""``python -m cards``."""

from commandline import run

if __name__ == "__main__":
    run("cards.cli")
