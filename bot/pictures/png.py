"""Pictures of few colours as the bytes of a PNG.

Pillow writes PNG, too; ISA-L presses pictures together as well as it does, in a sixth of the time.
"""

import struct
import zlib
from itertools import chain

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
"""The kind of picture whose pixels are places in a palette, 8 bits each."""
QUICK = 0
"""As an effort: by ISA-L. Others are zlib's, up to 9."""
LEVEL = 1


def png(image: Image.Image, effort: int = QUICK) -> bytes:
    """A picture with a palette as a file; ``effort``: how hard it is pressed together."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # each row begins with a 0: it is as it is
    rows.paste(image, (1, 0))
    whole = rows.tobytes()
    pressed = isal_zlib.compress(whole, LEVEL) if effort == QUICK else zlib.compress(whole, effort)
    return SIGNATURE + b"".join(
        chain(
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", pressed),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, ...]:
    checked = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", checked)
