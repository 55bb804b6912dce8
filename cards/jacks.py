"""Jacks of the classic deck: with a halberd, a falcon, a pennon, a letter."""

from cards import signs, svg
from cards.colors import BRONZE, BROWN, GOLD, INK, RED, SKIN, STONE, TAN, WHITE
from cards.people import Dress, blush, eyes, fist, nose, rod, sleeve

TILT = {"S": 0, "C": 5, "D": -6, "H": 6}
"""The lean of a head to the right, in degrees."""
LOOK = {"S": -1, "C": 1, "D": -1, "H": 1}
NECK = (0, -86)


def jack(dress: Dress) -> str:
    """A cap, a ruff, a tabard, and what is the suit's own."""
    head = svg.tilted(_head(dress) + _CAPS[dress.suit](dress), TILT[dress.suit], *NECK)
    behind, before = _THINGS[dress.suit](dress)
    return svg.group(behind, _tabard(dress), _ruff(), head, before)


def _tabard(dress: Dress) -> str:
    coat = svg.path("M-104 4C-102 -44 -80 -66 -40 -76L40 -76C80 -66 102 -44 104 4Z", dress.robe)
    half = svg.path("M0 -76L40 -76C80 -66 102 -44 104 4L0 4Z", dress.lining)
    seams = svg.path("M-84 4C-88 -26 -80 -44 -72 -54M84 4C88 -26 80 -44 72 -54", width=3)
    shield = svg.path("M-21 -58L21 -58L21 -36C21 -24 12 -17 0 -12C-12 -17 -21 -24 -21 -36Z", WHITE)
    return svg.group(coat, half, seams, shield, signs.suit(dress.suit, 0, -38, 27, dress.ink))


def _ruff() -> str:
    return "".join(
        svg.ellipse(x, -74 - abs(x) * 0.12, 12, 14, WHITE, width=3)
        for x in (-48, 48, -32, 32, -16, 16, 0)
    )


def _head(dress: Dress) -> str:
    hair = svg.path(
        "M-40 -164C-54 -136 -48 -104 -42 -92L-30 -84L30 -84L42 -92C48 -104 54 -136 40 -164Z",
        dress.hair,
    )
    face = svg.path("M-30 -160L30 -160C34 -124 20 -88 0 -86C-20 -88 -34 -124 -30 -160Z", SKIN)
    fringe = svg.path(
        "M-34 -142L-34 -168L34 -168L34 -142C24 -148 14 -150 0 -148C-14 -150 -24 -148 -34 -142Z",
        dress.hair,
    )
    smile = svg.path("M-10 -106Q0 -98 10 -106", width=3)
    looks = svg.group(eyes(-130, 13, LOOK[dress.suit]), nose(-132), smile, blush(18, -116))
    return svg.group(hair, face, fringe, looks)


def _feather(color: str) -> str:
    return svg.path(
        "M30 -176C36 -214 8 -232 -40 -226C-60 -222 -70 -210 -72 -196C-54 -206 -40 -204 -30 -202"
        "C-8 -202 12 -196 30 -176Z",
        color,
    ) + svg.path("M24 -188C6 -210 -24 -216 -52 -210", width=2.4)


def _slouched(dress: Dress) -> str:
    cap = svg.path(
        "M-54 -160C-64 -196 -30 -210 4 -206C40 -206 62 -188 52 -160C24 -168 -26 -168 -54 -160Z",
        dress.lining,
    )
    brim = svg.path(
        "M-56 -160C-26 -170 26 -170 54 -160L52 -150C24 -160 -24 -160 -54 -150Z", dress.robe
    )
    return svg.group(cap, brim, _feather(RED), svg.circle(30, -174, 6, GOLD, width=2.6))


def _hunters(dress: Dress) -> str:
    cap = svg.path(
        "M-46 -158C-44 -196 -8 -204 24 -190L74 -158C36 -166 -10 -168 -46 -158Z", dress.robe
    )
    brim = svg.path("M-54 -152C-50 -168 -30 -166 -8 -166C24 -168 50 -162 78 -156"
                    "C50 -152 20 -154 -54 -152Z",
                    dress.lining)  # fmt: skip
    quill = svg.path(
        "M-16 -166C-30 -196 -46 -214 -74 -222C-70 -196 -52 -176 -24 -162Z", RED, width=3
    )
    return quill + cap + brim + svg.path("M-20 -168L-58 -210", width=2.4)


def _beret(dress: Dress) -> str:
    bag = svg.path("M-40 -158C-74 -168 -66 -204 -30 -206C4 -220 62 -214 66 -186"
                   "C68 -170 54 -160 40 -156Z",
                   dress.lining)  # fmt: skip
    folds = svg.path("M-30 -196C-20 -186 -18 -178 -20 -166M6 -206"
                     "C12 -192 12 -180 8 -166M42 -204C44 -190 40 -178 34 -166",
                     width=2.6)  # fmt: skip
    band = svg.path(
        "M-42 -166C-14 -174 14 -174 42 -166L40 -152C14 -160 -14 -160 -40 -152Z", dress.robe
    )
    return bag + folds + band + svg.circle(0, -163, 6, GOLD, width=2.4)


def _bonnet(dress: Dress) -> str:
    crown = svg.path("M-44 -160C-48 -186 -38 -206 0 -206C38 -206 48 -186 44 -160Z", dress.robe)
    flap = svg.path("M-56 -156C-58 -178 -30 -180 0 -180C30 -180 58 -178 56 -156"
                    "C30 -166 -30 -166 -56 -156Z",
                    dress.lining)  # fmt: skip
    plume = svg.path("M38 -174C60 -186 72 -206 62 -226C44 -228 24 -214 26 -184Z", WHITE, width=3)
    return plume + crown + flap + svg.path("M34 -178C44 -196 52 -208 56 -216", width=2.2)


def _halberd(dress: Dress) -> tuple[str, str]:
    blade = svg.path("M88 -226L98 -176L88 -150L78 -176Z", STONE)
    blade += svg.path(
        "M94 -178C108 -182 116 -192 118 -204C124 -184 124 -160 116 -142C114 -154 106 -162 94 -166Z",
        STONE,
    )
    blade += svg.path("M82 -178L60 -172L82 -164Z", STONE)
    socket = svg.rect(80, -182, 16, 22, GOLD, bend=3)
    tassel = svg.path("M82 -152L94 -152L100 -126L76 -126Z", RED)
    arm = sleeve("M78 -46C116 -22 116 -16 92 -32", dress.lining, 24)
    return svg.group(rod("M88 4L88 -150", TAN, 5), blade, socket, tassel), arm + fist(88, -42)


def _falcon(dress: Dress) -> tuple[str, str]:
    tail = svg.path("M84 -86L64 -62L80 -58L98 -78Z", BROWN)
    body = svg.path("M72 -120C72 -150 90 -166 108 -158C124 -148 122 -104 104 -84"
                    "C90 -76 74 -90 72 -120Z",
                    STONE)  # fmt: skip
    wing = svg.path("M74 -138C62 -118 66 -88 76 -62C92 -78 100 -112 92 -136Z", BROWN)
    bars = svg.path("M104 -130l8 2M104 -118l8 2M102 -106l7 2", width=2.4)
    crown = svg.path("M84 -152C84 -178 118 -180 120 -154C112 -148 96 -146 84 -152Z", BRONZE)
    beak = svg.path("M118 -162C128 -162 130 -154 124 -148L116 -152Z", GOLD, width=2.6)
    eye = svg.circle(108, -161, 4, INK, width=0) + svg.circle(109, -162, 1.4, WHITE, width=0)
    glove = svg.path("M70 -58C80 -72 112 -72 118 -58L116 -36C104 -28 84 -30 72 -38Z", TAN)
    feet = svg.path("M92 -80L90 -66M102 -80L104 -66", line=GOLD, width=6)
    arm = sleeve("M78 -44C112 4 118 -10 98 -36", dress.lining, 24)
    return "", svg.group(arm, tail, feet, body, wing, bars, crown, beak, eye, glove)


def _pennon(dress: Dress) -> tuple[str, str]:
    head = svg.path("M74 -232L84 -204L74 -190L64 -204Z", STONE)
    flag = svg.path("M76 -188L132 -176L116 -150L132 -122L76 -114Z", dress.robe)
    flag += svg.path("M78 -178L128 -168M78 -124L128 -131", line=GOLD, width=4)
    flag += signs.suit(dress.suit, 96, -151, 40, WHITE)
    arm = sleeve("M84 -44C124 -20 112 -20 80 -40", dress.lining, 24)
    hip = sleeve("M-84 -44C-126 -20 -112 -6 -66 -6", dress.robe, 24)
    return svg.group(rod("M74 4L74 -190", TAN, 5), flag, head), svg.group(arm, fist(74, -50), hip)


def _letter(dress: Dress) -> tuple[str, str]:
    sheet = svg.path("M-34 -22L34 -22L34 22L-34 22Z", WHITE) + svg.path(
        "M-34 -22L0 6L34 -22", width=3
    )
    seal = svg.circle(0, 4, 12, RED) + signs.suit("H", 0, 5, 12, WHITE)
    arm = sleeve("M82 -44C122 -34 122 -56 104 -78", dress.lining, 24)
    drawn = svg.placed(sheet + seal, 92, -124, 1.05, -14)
    left = sleeve("M-82 -44C-104 -4 -84 0 -54 -6", dress.robe, 24)
    return "", svg.group(arm, drawn, svg.placed(fist(0, 0), 98, -92), left)


_CAPS = {"S": _slouched, "C": _hunters, "D": _beret, "H": _bonnet}
_THINGS = {"S": _halberd, "C": _falcon, "D": _pennon, "H": _letter}
