"""``python -m engine``."""

from commandline import run

if __name__ == "__main__":
    run("engine.cli")
