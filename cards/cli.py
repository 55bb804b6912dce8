"""``python -m cards`` draws all faces anew; ``--sheet FILE`` shows them side by side instead."""

import argparse
from pathlib import Path

from cards import paint, sheet, work


def main(words: list[str]) -> int:
    """Write the pictures under ``data/``, or a contact sheet; the exit status."""
    wanted = argparse.ArgumentParser(prog="python -m cards", description=__doc__)
    wanted.add_argument("--sheet", type=Path, metavar="FILE", help="write a contact sheet only")
    wanted.add_argument("--width", type=int, default=120, help="of a card on the sheet, in pixels")
    wanted.add_argument("--ground", default="#2c5a3c", help="the colour behind the sheet")
    args = wanted.parse_args(words)
    if args.sheet:
        sheet.write(args.sheet, args.width, args.ground)
        return 0
    for kind in work.KINDS:
        for path, picture in work.pictures(kind):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(paint.stored(picture))
    return 0
