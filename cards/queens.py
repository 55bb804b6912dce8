"""Queens of the classic deck: with a looking-glass, a sheaf, a fan, a rose."""

from cards import signs, svg
from cards.colors import GOLD, GREEN, LEAF, RED, ROSE, SAND, SKIN, SKY, WHITE
from cards.people import Dress, blush, eyes, fist, hand, nose, rod, sleeve

TILT = {"S": 5, "C": -5, "D": 4, "H": 7}
"""The lean of a head to the right, in degrees."""
LOOK = {"S": 1, "C": -1, "D": -1, "H": 1}
NECK = (0, -90)


def queen(dress: Dress) -> str:
    """A queen by her headdress, her gown, and her suit's own things."""
    head = svg.tilted(_head(dress) + _FRONTS[dress.suit](dress), TILT[dress.suit], *NECK)
    behind = svg.tilted(_BEHIND[dress.suit](dress), TILT[dress.suit] / 2, *NECK)
    return svg.group(behind, _bodice(dress), head, _THINGS[dress.suit](dress))


def _hair(dress: Dress) -> str:
    return svg.path(
        "M-2 -186C48 -190 46 -140 48 -112C50 -84 62 -62 58 -44L-58 -44C-62 -62 -50 -84 -48 -112"
        "C-46 -140 -48 -190 -2 -186Z",
        dress.hair,
    )


def _veil(dress: Dress) -> str:
    veil = svg.path(
        "M0 -212C58 -212 62 -150 66 -110C70 -70 92 -30 104 4L-104 4C-92 -30 -70 -70 -66 -110"
        "C-62 -150 -58 -212 0 -212Z",
        dress.lining,
    )
    return veil + _hair(dress)


def _plaits(dress: Dress) -> str:
    knots = "".join(
        svg.ellipse(x, y, 14, 12, dress.hair)
        for x, y in ((-44, -120), (-49, -101), (-53, -82), (-56, -63), (-57, -44))
    )
    ends = svg.path("M-64 -36L-50 -36L-52 -16L-62 -16Z", dress.hair)
    bow = svg.path("M-68 -40L-46 -40L-46 -32L-68 -32Z", RED, width=2.6)
    back = svg.path("M-40 -150C-44 -196 44 -196 40 -150L44 -110L-44 -110Z", dress.hair)
    return back + svg.twice(knots + ends + bow, 0)


def _loose(dress: Dress) -> str:
    locks = svg.path("M-56 -56C-66 -40 -62 -28 -70 -16M56 -56C66 -40 62 -28 70 -16", width=2.4)
    return _hair(dress) + locks


def _heart_hood(dress: Dress) -> str:
    hood = svg.path(
        "M0 -196C14 -222 62 -222 68 -180C72 -150 62 -110 74 -70C80 -40 92 -20 96 4L-96 4"
        "C-92 -20 -80 -40 -74 -70C-62 -110 -72 -150 -68 -180C-62 -222 -14 -222 0 -196Z",
        dress.lining,
    )
    return hood + _hair(dress)


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


def _head(dress: Dress) -> str:
    face = svg.path(
        "M-31 -150C-32 -190 32 -190 31 -150C32 -118 16 -92 0 -90C-16 -92 -32 -118 -31 -150Z", SKIN
    )
    fringe = svg.path(
        "M-33 -138C-36 -182 -16 -186 0 -178C16 -186 36 -182 33 -138C30 -156 18 -166 0 -168"
        "C-18 -166 -30 -156 -33 -138Z",
        dress.hair,
    )
    lips = svg.path("M-9 -108Q-4 -112 0 -109Q4 -112 9 -108Q0 -99 -9 -108Z", RED, width=1.6)
    looks = eyes(-134, 13, LOOK[dress.suit]) + nose(-136)
    return svg.group(face, fringe, looks, lips, blush(19, -118))


def _diadem(dress: Dress) -> str:
    band = svg.path(
        "M-34 -182L-38 -204L-20 -194L-14 -214L0 -198L14 -214L20 -194L38 -204L34 -182"
        "C20 -190 -20 -190 -34 -182Z",
        GOLD,
    )
    pearls = svg.circle(38, -206, 4.5, WHITE, width=2) + svg.circle(14, -215, 4.5, WHITE, width=2)
    return svg.group(band, svg.circle(0, -196, 5, RED, width=2.5), svg.twice(pearls, 0))


def _wreath(dress: Dress) -> str:
    leaf = svg.path("M0 0C-12 -8 -11 -22 0 -32C11 -22 12 -8 0 0Z", LEAF, width=2.6)
    leaves = "".join(
        svg.placed(leaf, *svg.around(0, -148, 36, angle), 0.95, angle + turn)
        for angle, turn in (
            (-66, 30),
            (-44, 34),
            (-22, 26),
            (66, -30),
            (44, -34),
            (22, -26),
            (0, 0),
        )
    )
    berries = "".join(
        svg.circle(*svg.around(0, -148, 38, angle), 5, RED, width=2.2)
        for angle in (-55, -18, 18, 55)
    )
    return leaves + berries


def _coronet(dress: Dress) -> str:
    net = svg.path("M-34 -168C-30 -196 30 -196 34 -168C16 -180 -16 -180 -34 -168Z", dress.lining)
    band = svg.path("M-36 -170C-18 -184 18 -184 36 -170L34 -160C18 -172 -18 -172 -34 -160Z", GOLD)
    drop = svg.path("M0 -170L8 -160L0 -150L-8 -160Z", RED, width=2.4)
    tips = "".join(
        svg.circle(x, y, 5, WHITE, width=2.2)
        for x, y in ((-26, -186), (-10, -193), (10, -193), (26, -186))
    )
    return net + band + drop + tips


def _pearled(dress: Dress) -> str:
    edge = "".join(
        svg.circle(*svg.around(0, -146, 41, angle), 4.4, WHITE, width=2)
        for angle in range(-75, 76, 15)
    )
    return edge + signs.suit("H", 0, -192, 22, GOLD)


def _looking_glass(dress: Dress) -> str:
    frame = svg.ellipse(96, -124, 29, 35, GOLD) + svg.ellipse(96, -124, 20, 26, SKY, width=2.6)
    shine = svg.path("M86 -122C87 -134 92 -140 98 -142", line=WHITE, width=5)
    arm = sleeve("M76 -42C112 -28 120 -30 98 -46", dress.robe, 22)
    return svg.group(rod("M92 -30L95 -88"), frame, shine, arm, fist(93, -54))


def _sheaf(dress: Dress) -> str:
    ear = rod("M0 0L0 -70", SAND, 3) + "".join(
        svg.ellipse(x, y, 6, 10, GOLD, width=2.2) for y in (-66, -82, -98) for x in (-7, 7)
    )
    ears = "".join(
        svg.placed(ear + svg.ellipse(0, -112, 6, 11, GOLD, width=2.2), 84, -34, 1, turn)
        for turn in (-18, 34, 0, 16)
    )
    stalks = svg.path("M70 4L82 -34L90 -34L104 4Z", SAND)
    ribbon = svg.path("M72 -40L98 -40L98 -28L72 -28Z", RED, width=3)
    arm = sleeve("M78 -36C116 -10 96 0 76 -8", dress.robe, 22)
    return svg.group(stalks, ears, ribbon, arm, svg.placed(hand(0, 0), 66, -14, turn=70))


def _fan(dress: Dress) -> str:
    puff = svg.ellipse(72, -34, 27, 23, dress.lining) + svg.path(
        "M58 -50L66 -16M74 -56L78 -12M88 -48L90 -20", line=GOLD, width=4
    )
    leaf = svg.path("M-3 0L-13 -92C-8 -106 8 -106 13 -92L3 0Z", dress.lining, width=2.6)
    leaf += svg.circle(0, -84, 7, GOLD, width=2.2) + svg.circle(0, -84, 2.6, RED, width=0)
    leaves = "".join(svg.placed(leaf, 92, -40, 0.95, turn) for turn in (-30, 40, -16, 26, -2, 12))
    arm = sleeve("M78 -38C116 -14 116 -12 92 -30", dress.robe, 22)
    return svg.group(svg.twice(puff, 0), leaves, arm, fist(92, -38))


def _rose(dress: Dress) -> str:
    stem = rod("M36 -8C56 -34 76 -60 88 -96", GREEN, 4)
    leaf = "M0 0C16 -2 28 -12 30 -28C14 -28 2 -18 0 0Z"
    leaves = svg.placed(svg.path(leaf, LEAF, width=2.6), 72, -54) + svg.placed(
        svg.path(leaf, LEAF, width=2.6), 76, -66, turn=-100
    )
    petals = svg.ring(svg.ellipse(0, -20, 17, 15, RED, width=2.8), 94, -122, 5)
    heart = svg.circle(94, -122, 15, ROSE, width=2.6)
    heart += svg.path("M86 -122C88 -132 102 -132 102 -121C100 -113 91 -115 92 -121", width=2.4)
    arms = sleeve("M84 -34C96 -2 66 2 48 -12", dress.robe, 22)
    arms += sleeve("M-84 -34C-92 -2 -40 4 14 -6", dress.robe, 22)
    hands = svg.placed(hand(0, 0), 24, -12, turn=62) + svg.placed(hand(0, 0), 44, -22, turn=28)
    return svg.group(stem, leaves, petals, heart, arms, hands)


_BEHIND = {"S": _veil, "C": _plaits, "D": _loose, "H": _heart_hood}
_FRONTS = {"S": _diadem, "C": _wreath, "D": _coronet, "H": _pearled}
_THINGS = {"S": _looking_glass, "C": _sheaf, "D": _fan, "H": _rose}
