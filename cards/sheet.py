"""A contact sheet: everything side by side, to be looked at."""

from pathlib import Path

from PIL import Image

from cards import work

GAP = 8
COLUMNS = 14


def sheet(width: int, ground: str) -> Image.Image:
    """All pictures on a ground, each ``width`` pixels wide, in the order of drawing."""
    shown = [picture.convert("RGBA") for kind in work.KINDS for _, picture in work.pictures(kind)]
    tall = width * 5 // 3
    rows = -(-len(shown) // COLUMNS)
    whole = Image.new("RGB", (GAP + COLUMNS * (width + GAP), GAP + rows * (tall + GAP)), ground)
    for place, picture in enumerate(shown):
        small = picture.resize(
            (width, width * picture.height // picture.width), Image.Resampling.LANCZOS
        )
        row, column = divmod(place, COLUMNS)
        whole.paste(small, (GAP + column * (width + GAP), GAP + row * (tall + GAP)), small)
    return whole


def write(file: Path, width: int, ground: str) -> None:
    """The sheet as a PNG."""
    sheet(width, ground).save(file)
