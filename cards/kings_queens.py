"""Kings and queens of the classic deck."""

from cards import signs, svg
from cards.colors import BLUE, GOLD, LEAF, RED, SKIN, SKY, WHITE
from cards.people import Dress, blush, eyes, hand, nose, rod


def king(dress: Dress) -> str:
    """A crown, a full beard, ermine and a sceptre."""
    robe = svg.path("M-126 4C-124 -52 -92 -76 -42 -88L42 -88C92 -76 124 -52 126 4Z", dress.robe)
    folds = svg.path("M-96 4C-98 -24 -92 -42 -84 -56M96 4C98 -24 92 -42 84 -56", width=3)
    crown = _arched_crown(dress) if dress.red else _open_crown(dress)
    return svg.group(robe, folds, _ermine(), _king_head(dress), crown, _sceptre(dress))


def _ermine() -> str:
    collar = svg.path(
        "M-62 -86C-72 -50 -40 -18 0 -14C40 -18 72 -50 62 -86C36 -98 -36 -98 -62 -86Z", WHITE
    )
    tails = "".join(
        svg.path(f"M{x} {y}l-3 9l3 4l3 -4Z", "#1c2233", width=0)
        for x, y in ((-52, -74), (-46, -50), (-26, -38), (52, -74), (46, -50), (26, -38))
    )
    return collar + tails


def _king_head(dress: Dress) -> str:
    locks = svg.path("M-36 -160C-54 -140 -50 -110 -56 -92C-44 -84 -30 -90 -26 -100Z", dress.beard)
    face = svg.path("M-33 -166L33 -166C36 -130 28 -98 0 -94C-28 -98 -36 -130 -33 -166Z", SKIN)
    top = "M-35 -138C-32 -124 -22 -116 -12 -116C-6 -122 6 -122 12 -116C22 -116 32 -124 35 -138"
    forked = "C46 -104 42 -66 22 -38C12 -46 4 -56 0 -66"
    forked += "C-4 -56 -12 -46 -22 -38C-42 -66 -46 -104 -35 -138Z"
    whole = "C44 -100 30 -60 0 -40C-30 -60 -44 -100 -35 -138Z"
    beard = svg.path(top + (forked if dress.red else whole), dress.beard)
    hairs = "M-26 -100C-24 -84 -20 -76 -14 -66M26 -100C24 -84 20 -76 14 -66"
    inner = "" if dress.red else "M-14 -92C-12 -76 -8 -66 0 -56C8 -66 12 -76 14 -92"
    lip = svg.path(
        "M0 -112C-10 -120 -24 -116 -30 -104C-18 -100 -6 -102 0 -108C6 -102 18 -100 30 -104"
        "C24 -116 10 -120 0 -112Z",
        dress.beard,
        width=2.6,
    )
    strands = svg.path(hairs + inner, width=2.4)
    looks = eyes(-136, 15) + nose(-138)
    return svg.group(svg.twice(locks, 0), face, beard, strands, lip, looks)


def _crown_band(dress: Dress) -> str:
    shape = "M-43 -168C-20 -176 20 -176 43 -168L41 -154C20 -161 -20 -161 -41 -154Z"
    return svg.path(shape, dress.robe)


def _open_crown(dress: Dress) -> str:
    points = svg.path("M-42 -168L-52 -214L-27 -194L0 -219L27 -194L52 -214L42 -168Z", GOLD)
    pearls = "".join(
        svg.circle(x, y, 5.5, WHITE, width=2.5) for x, y in ((-52, -215), (0, -219), (52, -215))
    )
    stones = svg.circle(0, -190, 6, RED, width=2.5)
    stones += svg.twice(svg.circle(23, -184, 4.5, BLUE, width=2.5), 0)
    return svg.group(points, _crown_band(dress), pearls, stones)


def _arched_crown(dress: Dress) -> str:
    velvet = svg.path("M-38 -168C-60 -204 -26 -214 0 -204C26 -214 60 -204 38 -168Z", dress.lining)
    rim = svg.path("M-42 -166L-48 -190L-28 -178L0 -190L28 -178L48 -190L42 -166Z", GOLD)
    arch = svg.path("M-6 -182C-8 -194 -6 -200 0 -206C6 -200 8 -194 6 -182Z", GOLD)
    ball = svg.circle(0, -211, 7, GOLD) + svg.path("M0 -229L0 -218M-5 -224L5 -224", width=3.5)
    pearls = svg.twice(svg.circle(48, -193, 5, WHITE, width=2.5), 0)
    return svg.group(velvet, arch, rim, _crown_band(dress), ball, pearls)


def _sceptre(dress: Dress) -> str:
    staff = rod("M92 5L100 -116") + svg.circle(101, -124, 13, GOLD)
    cuff = svg.path("M62 4C64 -14 78 -26 92 -14L118 -8L122 4Z", WHITE)
    sign = signs.suit(dress.suit, 102, -148, 34, dress.ink)
    return svg.group(staff, sign, cuff, hand(95, -34))


def queen(dress: Dress) -> str:
    """A diadem, a veil, long hair, and a flower or a looking-glass."""
    veil = svg.path(
        "M0 -212C58 -212 62 -150 66 -110C70 -70 92 -30 104 4L-104 4C-92 -30 -70 -70 -66 -110"
        "C-62 -150 -58 -212 0 -212Z",
        dress.lining,
    )
    hair = svg.path(
        "M-2 -186C48 -190 46 -140 48 -112C50 -84 62 -62 58 -44L-58 -44C-62 -62 -50 -84 -48 -112"
        "C-46 -140 -48 -190 -2 -186Z",
        dress.hair,
    )
    held = _flower() if dress.red else _looking_glass()
    return svg.group(veil, hair, _bodice(dress), _queen_head(dress), _diadem(), held)


def _bodice(dress: Dress) -> str:
    gown = svg.path("M-92 4C-90 -36 -70 -54 -38 -62L38 -62C70 -54 90 -36 92 4Z", dress.robe)
    neck = svg.path(
        "M-15 -100L-15 -74C-20 -66 -34 -62 -44 -60C-30 -34 30 -34 44 -60C34 -62 20 -66 15 -74"
        "L15 -100Z",
        SKIN,
    )
    hem = "M-50 -62C-36 -26 36 -26 50 -62L40 -64C30 -40 -30 -40 -40 -64Z"
    brooch = signs.suit(dress.suit, 0, -25, 20, GOLD)
    pearls = "".join(
        svg.circle(x, y, 3.6, WHITE, width=2)
        for x, y in ((-17, -72), (-10, -65), (0, -62), (10, -65), (17, -72))
    )
    return svg.group(gown, neck, svg.path(hem, GOLD, width=3), brooch, pearls)


def _queen_head(dress: Dress) -> str:
    face = svg.path(
        "M-31 -150C-32 -190 32 -190 31 -150C32 -118 16 -92 0 -90C-16 -92 -32 -118 -31 -150Z", SKIN
    )
    fringe = svg.path(
        "M-33 -138C-36 -182 -16 -186 0 -178C16 -186 36 -182 33 -138C30 -156 18 -166 0 -168"
        "C-18 -166 -30 -156 -33 -138Z",
        dress.hair,
    )
    lips = svg.path("M-9 -108Q-4 -112 0 -109Q4 -112 9 -108Q0 -99 -9 -108Z", RED, width=1.6)
    return svg.group(face, fringe, eyes(-134, 13), nose(-136), lips, blush(19, -118))


def _diadem() -> str:
    band = svg.path(
        "M-34 -182L-38 -204L-20 -194L-14 -214L0 -198L14 -214L20 -194L38 -204L34 -182"
        "C20 -190 -20 -190 -34 -182Z",
        GOLD,
    )
    pearls = svg.circle(38, -206, 4.5, WHITE, width=2) + svg.circle(14, -215, 4.5, WHITE, width=2)
    return svg.group(band, svg.circle(0, -196, 5, RED, width=2.5), svg.twice(pearls, 0))


def _flower() -> str:
    stem = rod("M84 5C88 -40 96 -70 98 -100", LEAF, 4)
    leaf = svg.path("M92 -62C110 -60 118 -72 118 -84C104 -84 94 -78 92 -62Z", LEAF, width=2.6)
    petals = svg.ring(svg.ellipse(0, -14, 10, 13, WHITE, width=2.6), 99, -118, 6)
    return svg.group(stem, leaf, petals, svg.circle(99, -118, 8, GOLD, width=2.6), hand(88, -20))


def _looking_glass() -> str:
    frame = svg.ellipse(98, -110, 23, 28, GOLD) + svg.ellipse(98, -110, 15, 20, SKY, width=2.6)
    shine = svg.path("M91 -108C92 -116 96 -121 100 -123", line=WHITE, width=4)
    return svg.group(rod("M86 5L95 -82"), frame, shine, hand(88, -22))
