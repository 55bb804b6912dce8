"""``python -m sandbox``."""

from commandline import run

if __name__ == "__main__":
    run("sandbox.cli")
