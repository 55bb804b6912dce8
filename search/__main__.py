"""``python -m search``."""

from commandline import run

if __name__ == "__main__":
    run("search.cli")
