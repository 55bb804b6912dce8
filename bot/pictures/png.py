"""Pictures of few colours as the bytes of a PNG.

Pillow writes PNG, too; zlib-ng makes files a fifth smaller, in less time.
"""

import struct
from itertools import chain

from PIL import Image
from zlib_ng import zlib_ng

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
"""The kind of picture whose pixels are places in a palette, 8 bits each."""
QUICK = 5
"""How hard a file is pressed together first, of 9: a step more costs half as much time again."""


def png(image: Image.Image, effort: int = QUICK) -> bytes:
    """A picture with a palette as a file; ``effort``: how hard it is pressed together."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # each row begins with a 0: it is as it is
    rows.paste(image, (1, 0))
    return SIGNATURE + b"".join(
        chain(
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), effort)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, ...]:
    checked = zlib_ng.crc32(data, zlib_ng.crc32(kind))
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", checked)
