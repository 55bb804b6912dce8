"""The horses of the cavaliers, whole and seen from the side, each with a gait of its own.

They go to the right, where no index stands; the line that halves the card is the ground.
"""

from cards import svg
from cards.colors import GOLD, INK, RED, WHITE
from cards.people import Dress

BODY = (
    "M-92 -70C-94 -102 -62 -108 -32 -102C0 -96 24 -100 46 -108C68 -102 74 -72 60 -54"
    "C40 -38 10 -42 -14 -42C-40 -40 -60 -36 -74 -44C-86 -48 -92 -58 -92 -70Z"
)
NECK = "M26 -98C42 -118 50 -146 72 -158L98 -148C88 -128 80 -104 66 -62C48 -56 32 -76 26 -98Z"
HEAD = (
    "M68 -152C70 -166 82 -172 92 -166L122 -128C128 -118 124 -108 114 -106C106 -105 102 -112 94 -117"
    "C86 -119 78 -124 74 -132C69 -138 67 -146 68 -152Z"
)
EARS = "M76 -164L76 -186L90 -167ZM88 -168L94 -186L99 -158Z"
MANE = (
    "M76 -170C54 -168 38 -150 30 -128C24 -114 18 -108 8 -102C20 -100 30 -102 36 -106"
    "C44 -118 50 -132 58 -142C62 -150 68 -156 76 -158Z"
)
TAIL = (
    "M-84 -96C-108 -104 -126 -84 -122 -52C-120 -32 -124 -20 -130 -10C-110 -12 -100 -32 -101 -52"
    "C-102 -64 -98 -72 -88 -72Z"
)
STANDING = (
    "M-90 -72C-98 -46 -84 -38 -92 6L-72 6C-68 -28 -54 -34 -52 -52Z",
    "M38 -60C40 -36 36 -20 38 6L57 6C58 -20 62 -34 64 -62Z",
)
"""The near hind leg, and the near foreleg."""
FAR = (
    "M-64 -60C-62 -38 -50 -32 -52 6L-34 6C-34 -24 -40 -40 -38 -54Z",
    "M44 -62C60 -52 70 -50 84 -48C90 -40 86 -28 82 -16L68 -20C72 -28 72 -34 68 -36"
    "C56 -36 44 -40 34 -48Z",
)
STRIDE = (
    "M-88 -80C-98 -60 -104 -46 -128 -32L-134 -10L-116 -10C-96 -26 -70 -36 -56 -52Z",
    "M44 -66C66 -58 86 -52 104 -36C112 -28 122 -24 128 -14L114 -4C98 -16 84 -30 36 -42Z",
)
STRIDE_FAR = (
    "M-66 -60C-64 -44 -74 -30 -96 -12L-92 4L-76 -2C-56 -18 -44 -34 -38 -54Z",
    "M48 -72C72 -76 94 -72 112 -60C120 -54 126 -52 130 -44L118 -36C98 -48 76 -54 42 -52Z",
)
RAISED = (
    STANDING[0],
    "M42 -60C64 -52 82 -58 98 -66C106 -62 104 -52 98 -38L84 -42C86 -48 86 -50 82 -50"
    "C66 -42 44 -38 34 -46Z",
)
RAISED_FAR = (
    FAR[0],
    "M50 -80C72 -78 88 -86 102 -98C112 -96 112 -84 108 -70L95 -72C96 -78 94 -82 90 -80"
    "C76 -68 60 -62 46 -66Z",
)


def _legs(shapes: tuple[str, str], color: str) -> str:
    return "".join(svg.path(shape, color) for shape in shapes)


def _bridle(dress: Dress) -> str:
    straps = svg.path("M74 -140L106 -140M100 -114L118 -132", line=RED, width=5)
    rein = svg.path("M104 -118C84 -100 50 -106 26 -122", line=RED, width=4.5)
    return straps + rein + svg.circle(105, -119, 5, GOLD, width=2.4)


def _saddle(dress: Dress) -> str:
    cloth = svg.path("M-50 -103C-28 -98 0 -95 24 -101L28 -54L-46 -52Z", dress.lining)
    hem = svg.path("M-45 -61L27 -63", line=GOLD, width=6)
    girth = svg.path("M62 -104C56 -92 56 -78 62 -60", line=RED, width=5)
    return cloth + hem + girth


def horse(dress: Dress) -> str:
    """A horse with its saddle, in the gait of its suit."""
    near, far, turn = {
        "S": (RAISED, RAISED_FAR, -9),
        "C": (STANDING, FAR, 0),
        "D": ((STANDING[0], RAISED[1]), (FAR[0], STANDING[1]), 0),
        "H": (STRIDE, STRIDE_FAR, -3),
    }[dress.suit]
    eye = svg.circle(93, -146, 4.6, INK, width=0) + svg.circle(94.5, -147.5, 1.5, WHITE, width=0)
    nostril = svg.ellipse(115, -114, 3, 4, INK, width=0)
    parts = svg.group(
        svg.path(TAIL, dress.mane),
        _legs(far, dress.horse),
        svg.path(BODY, dress.horse),
        _legs(near, dress.horse),
        svg.path(NECK, dress.horse),
        svg.path(EARS, dress.horse),
        svg.path(HEAD, dress.horse),
        svg.path(MANE, dress.mane),
        eye,
        nostril,
        _saddle(dress),
        _bridle(dress),
    )
    return svg.tilted(parts, turn, -50, 0)
