"""Cavaliers and jacks of the classic deck."""

from cards import signs, svg
from cards.colors import GOLD, INK, RED, SKIN, STONE, TAN, WHITE
from cards.people import Dress, blush, eyes, hand, nose, rod


def cavalier(dress: Dress) -> str:
    """On horseback, with a plumed hat."""
    fist = svg.circle(34, -46, 12, SKIN)
    arm = "M44 -56C60 -60 72 -48 80 -36L58 -22C54 -32 48 -36 40 -36Z"
    sleeve = svg.path(arm, dress.robe)
    return svg.group(_coat(dress), _rider_head(dress), _hat(dress), _horse(dress), fist, sleeve)


def _coat(dress: Dress) -> str:
    cloak = svg.path(
        "M8 4C2 -50 14 -84 42 -94L78 -94C112 -84 126 -44 128 4Z", dress.robe
    ) + svg.path("M60 -92L60 4", width=3)
    buttons = "".join(svg.circle(66, y, 3.6, GOLD, width=2) for y in (-74, -54, -34, -14))
    sash = svg.path("M26 -86L104 4L128 4C126 -6 120 -16 116 -22L48 -94Z", dress.lining)
    epaulet = svg.path(
        "M84 -92C100 -92 114 -80 118 -66L96 -64C92 -74 86 -80 80 -84Z", GOLD, width=3
    )
    collar = svg.path("M38 -96L84 -96L78 -82L61 -74L44 -82Z", WHITE)
    return svg.group(cloak, buttons, sash, epaulet, collar)


def _rider_head(dress: Dress) -> str:
    face = svg.path("M34 -146L88 -146C90 -120 80 -94 61 -92C42 -94 32 -120 34 -146Z", SKIN)
    curl = svg.path("M86 -152C98 -140 98 -116 92 -100L84 -104C88 -120 86 -136 82 -146Z", dress.hair)
    tache = svg.path(
        "M61 -106C52 -112 40 -110 34 -118C38 -100 52 -98 61 -102C70 -98 84 -100 88 -118"
        "C82 -110 70 -112 61 -106Z",
        dress.hair,
        width=2,
    )
    looks = svg.placed(eyes(0, 12) + nose(-2), 60, -128)
    return svg.group(face, svg.twice(curl, 61), looks, tache)


def _hat(dress: Dress) -> str:
    crown = svg.path(
        "M6 -146C20 -168 36 -190 61 -192C86 -190 104 -168 118 -146C84 -158 40 -158 6 -146Z",
        dress.robe,
    )
    brim = svg.path(
        "M6 -146C40 -158 84 -158 118 -146C104 -142 92 -142 84 -144C68 -148 54 -148 38 -144"
        "C28 -142 16 -142 6 -146Z",
        GOLD,
        width=3,
    )
    plume = svg.path(
        "M66 -176C60 -210 26 -228 -14 -214C-4 -208 -2 -204 -8 -196C8 -198 8 -190 4 -182"
        "C22 -190 48 -190 66 -176Z",
        WHITE,
    ) + svg.path("M58 -182C44 -200 22 -206 4 -204", width=2.4)
    cockade = svg.circle(68, -172, 9, RED, width=3) + svg.circle(68, -172, 3.5, WHITE, width=0)
    return svg.group(crown, brim, plume, cockade)


def _horse(dress: Dress) -> str:
    neck = svg.path(
        "M-62 4C-58 -34 -48 -56 -54 -84C-74 -74 -92 -52 -106 -42C-118 -36 -128 -48 -124 -60"
        "C-114 -84 -94 -110 -76 -124L-72 -146L-56 -130C-24 -124 10 -84 28 4Z",
        dress.horse,
    )
    mane = svg.path(
        "M-72 -128C-52 -132 -34 -124 -18 -104C-8 -92 -4 -82 6 -76C8 -60 14 -54 22 -48"
        "C22 -34 28 -24 38 -16L40 4L14 4C12 -20 0 -40 -16 -62C-30 -84 -48 -106 -72 -128Z",
        dress.mane,
    )
    eye = svg.ellipse(-78, -94, 5, 6, INK, width=0)
    eye += svg.path("M-90 -100C-84 -106 -76 -106 -70 -102", width=3)
    mouth = svg.ellipse(-115, -56, 3.4, 4.6, INK, width=0)
    mouth += svg.path("M-108 -46C-100 -50 -96 -54 -92 -58", width=2.6)
    rein = svg.path(
        "M-98 -78L-84 -58M-104 -72C-92 -74 -72 -92 -66 -118M-88 -62C-50 -50 -10 -40 30 -46",
        line=RED,
        width=5,
    )
    return svg.group(neck, mane, eye, mouth, rein, svg.circle(-88, -64, 5.5, GOLD, width=2.5))


def jack(dress: Dress) -> str:
    """A feathered cap, a ruff, and a halberd or a lance with a pennon."""
    weapon = _lance(dress) if dress.red else _halberd()
    return svg.group(weapon, _tabard(dress), _jack_head(dress), _cap(dress), hand(86, -54))


def _halberd() -> str:
    blade = svg.path("M88 -226L98 -176L88 -150L78 -176Z", STONE)
    blade += svg.path(
        "M94 -178C108 -182 116 -192 118 -204C124 -184 124 -160 116 -142C114 -154 106 -162 94 -166Z",
        STONE,
    )
    blade += svg.path("M82 -178L60 -172L82 -164Z", STONE)
    socket = svg.rect(80, -182, 16, 22, GOLD, bend=3)
    tassel = svg.path("M82 -152L94 -152L100 -126L76 -126Z", RED)
    return svg.group(rod("M88 4L88 -150", TAN, 5), blade, socket, tassel)


def _lance(dress: Dress) -> str:
    head = svg.path("M84 -228L93 -200L84 -190L75 -200Z", STONE)
    pennon = svg.path("M87 -188L128 -176L114 -162L128 -146L87 -138Z", dress.lining)
    pennon += signs.suit(dress.suit, 101, -163, 22, WHITE)
    return svg.group(rod("M84 4L84 -188", TAN, 5), pennon, head)


def _tabard(dress: Dress) -> str:
    coat = svg.path("M-104 4C-102 -44 -80 -66 -40 -76L40 -76C80 -66 102 -44 104 4Z", dress.robe)
    half = svg.path("M0 -76L40 -76C80 -66 102 -44 104 4L0 4Z", dress.lining)
    sleeves = svg.path("M-84 4C-88 -26 -80 -44 -72 -54M84 4C88 -26 80 -44 72 -54", width=3)
    shield = svg.path("M-21 -58L21 -58L21 -36C21 -24 12 -17 0 -12C-12 -17 -21 -24 -21 -36Z", WHITE)
    sign = signs.suit(dress.suit, 0, -38, 27, dress.ink)
    return svg.group(coat, half, sleeves, shield, sign)


def _jack_head(dress: Dress) -> str:
    hair = svg.path(
        "M-40 -164C-54 -136 -48 -104 -42 -90L42 -90C48 -104 54 -136 40 -164Z", dress.hair
    )
    face = svg.path("M-30 -160L30 -160C34 -124 20 -90 0 -88C-20 -90 -34 -124 -30 -160Z", SKIN)
    fringe = svg.path(
        "M-34 -142L-34 -168L34 -168L34 -142C24 -148 14 -150 0 -148C-14 -150 -24 -148 -34 -142Z",
        dress.hair,
    )
    ruff = "".join(
        svg.ellipse(x, -74 - abs(x) * 0.12, 12, 14, WHITE, width=3)
        for x in (-48, 48, -32, 32, -16, 16, 0)
    )
    smile = svg.path("M-10 -108Q0 -100 10 -108", width=3)
    looks = svg.group(eyes(-130, 13), nose(-132), smile, blush(18, -116))
    return svg.group(hair, face, fringe, ruff, looks)


def _cap(dress: Dress) -> str:
    cap = svg.path(
        "M-54 -160C-64 -196 -30 -210 4 -206C40 -206 62 -188 52 -160C24 -168 -26 -168 -54 -160Z",
        dress.cap,
    )
    brim = "M-56 -160C-26 -170 26 -170 54 -160L52 -150C24 -160 -24 -160 -54 -150Z"
    feather = svg.path(
        "M30 -176C36 -214 8 -232 -40 -226C-60 -222 -70 -210 -72 -196C-54 -206 -40 -204 -30 -202"
        "C-8 -202 12 -196 30 -176Z",
        WHITE if dress.red else RED,
    ) + svg.path("M24 -188C6 -210 -24 -216 -52 -210", width=2.4)
    jewel = svg.circle(30, -174, 6, GOLD, width=2.6)
    return svg.group(cap, svg.path(brim, dress.robe), feather, jewel)
