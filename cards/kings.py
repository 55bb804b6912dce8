"""Kings of the classic deck: with a sword, an oak sceptre and an orb, a coin, a cup."""

from cards import signs, svg
from cards.colors import BLUE, BRONZE, BROWN, GOLD, GREEN, INK, LEAF, RED, SKIN, STONE, TAN, WHITE
from cards.people import Dress, eyes, fist, hand, nose, rod, sleeve

TILT = {"S": 4, "C": -5, "D": 5, "H": -4}
"""The lean of a head to the right, in degrees."""
LOOK = {"S": -1, "C": 1, "D": 1, "H": -1}
"""The side they look to."""
NECK = (0, -92)


def king(dress: Dress) -> str:
    """A crown, a beard, ermine, and what is the suit's own."""
    robe = svg.path("M-126 4C-124 -52 -92 -76 -42 -88L42 -88C92 -76 124 -52 126 4Z", dress.robe)
    folds = svg.path("M-96 4C-98 -24 -92 -42 -84 -56M96 4C98 -24 92 -42 84 -56", width=3)
    head = svg.tilted(_head(dress) + _CROWNS[dress.suit](dress), TILT[dress.suit], *NECK)
    return svg.group(robe, folds, _ermine(), head, _THINGS[dress.suit](dress))


def _ermine() -> str:
    collar = svg.path(
        "M-62 -86C-72 -50 -40 -18 0 -14C40 -18 72 -50 62 -86C36 -98 -36 -98 -62 -86Z", WHITE
    )
    tails = "".join(
        svg.path(f"M{x} {y}l-3 9l3 4l3 -4Z", INK, width=0)
        for x, y in ((-52, -74), (-46, -50), (-26, -38), (52, -74), (46, -50), (26, -38))
    )
    return collar + tails


_BEARDS = {
    "S": ("C40 -104 22 -70 0 -44C-22 -70 -40 -104 -35 -138Z", "M-12 -92L-4 -62M12 -92L4 -62"),
    "C": (
        "C44 -100 40 -62 0 -52C-40 -62 -44 -100 -35 -138Z",
        "M-24 -98C-22 -84 -18 -76 -12 -68M24 -98C22 -84 18 -76 12 -68M0 -94L0 -66",
    ),
    "D": (
        "C46 -104 42 -66 22 -38C12 -46 4 -56 0 -66C-4 -56 -12 -46 -22 -38C-42 -66 -46 -104"
        " -35 -138Z",
        "M-26 -100C-24 -84 -20 -76 -14 -66M26 -100C24 -84 20 -76 14 -66",
    ),
    "H": (
        "C46 -104 36 -64 26 -54L14 -34L8 -50L0 -26L-8 -50L-14 -34L-26 -54C-36 -64 -46 -104"
        " -35 -138Z",
        "M-22 -98C-22 -80 -18 -68 -12 -58M22 -98C22 -80 18 -68 12 -58M0 -92L0 -60",
    ),
}
"""The outline of a beard below the cheeks, and its hairs."""


def _head(dress: Dress) -> str:
    locks = svg.path("M-36 -160C-54 -140 -50 -110 -56 -92C-44 -84 -30 -90 -26 -100Z", dress.beard)
    face = svg.path("M-33 -166L33 -166C36 -130 28 -98 0 -94C-28 -98 -36 -130 -33 -166Z", SKIN)
    top = "M-35 -138C-32 -124 -22 -116 -12 -116C-6 -122 6 -122 12 -116C22 -116 32 -124 35 -138"
    outline, hairs = _BEARDS[dress.suit]
    lip = svg.path(
        "M0 -112C-10 -120 -24 -116 -30 -104C-18 -100 -6 -102 0 -108C6 -102 18 -100 30 -104"
        "C24 -116 10 -120 0 -112Z",
        dress.beard,
        width=2.6,
    )
    looks = eyes(-136, 15, LOOK[dress.suit]) + nose(-138)
    beard = svg.path(top + outline, dress.beard) + svg.path(hairs, width=2.4)
    return svg.group(svg.twice(locks, 0), face, beard, lip, looks)


def _band(color: str) -> str:
    return svg.path("M-43 -168C-20 -176 20 -176 43 -168L41 -154C20 -161 -20 -161 -41 -154Z", color)


def _pearls(places: tuple[tuple[float, float], ...], size: float = 5.5) -> str:
    return "".join(svg.circle(x, y, size, WHITE, width=2.5) for x, y in places)


def _pointed(dress: Dress) -> str:
    points = svg.path("M-42 -168L-52 -214L-27 -194L0 -219L27 -194L52 -214L42 -168Z", GOLD)
    stones = svg.circle(0, -190, 6, RED, width=2.5)
    stones += svg.twice(svg.circle(23, -184, 4.5, BLUE, width=2.5), 0)
    return svg.group(
        points, _band(dress.robe), _pearls(((-52, -215), (0, -219), (52, -215))), stones
    )


def _oaken(dress: Dress) -> str:
    leaf = svg.path("M0 0C-14 -6 -8 -14 -14 -18C-16 -28 -8 -30 -6 -36C-2 -46 2 -46 6 -36"
                    "C8 -30 16 -28 14 -18C8 -14 14 -6 0 0Z", LEAF, width=2.8)  # fmt: skip
    places = ((-36, -166, -28), (36, -166, 28), (-19, -170, -12), (19, -170, 12), (0, -172, 0))
    leaves = "".join(svg.placed(leaf, x, y, 1, turn) for x, y, turn in places)
    return (
        leaves + _band(GOLD) + "".join(svg.circle(x, -164, 4, RED, width=2) for x in (-22, 0, 22))
    )


def _arched(dress: Dress) -> str:
    velvet = svg.path("M-38 -168C-60 -204 -26 -214 0 -204C26 -214 60 -204 38 -168Z", dress.lining)
    rim = svg.path("M-42 -166L-48 -190L-28 -178L0 -190L28 -178L48 -190L42 -166Z", GOLD)
    arch = svg.path("M-6 -182C-8 -194 -6 -200 0 -206C6 -200 8 -194 6 -182Z", GOLD)
    ball = svg.circle(0, -211, 7, GOLD) + svg.path("M0 -227L0 -218M-5 -223L5 -223", width=3.5)
    return svg.group(
        velvet, arch, rim, _band(dress.robe), ball, _pearls(((-48, -193), (48, -193)), 5)
    )


def _lilied(dress: Dress) -> str:
    lily = svg.path("M0 0C-8 -10 -18 -8 -18 -20C-10 -22 -6 -18 -4 -14C-8 -26 -4 -34 0 -40"
                    "C4 -34 8 -26 4 -14C6 -18 10 -22 18 -20C18 -8 8 -10 0 0Z", GOLD,
                    width=2.8)  # fmt: skip
    lilies = "".join(
        svg.placed(lily, x, y, 1, turn) for x, y, turn in ((-34, -166, -14), (34, -166, 14))
    )
    middle = svg.placed(lily, 0, -170, 1.15)
    cap = svg.path("M-36 -166C-34 -192 34 -192 36 -166Z", dress.lining)
    return cap + lilies + middle + _band(GOLD) + signs.suit("H", 0, -163, 13, RED)


def _sword(dress: Dress) -> str:
    blade = svg.path("M-8 -26L-8 -154L0 -176L8 -154L8 -26Z", STONE) + svg.path(
        "M0 -32L0 -150", width=2
    )
    guard = svg.rect(-27, -32, 54, 10, GOLD, bend=4)
    hilt = svg.rect(-5.5, -22, 11, 34, BROWN) + svg.circle(0, 16, 8, GOLD)
    arm = sleeve("M76 -56C112 -46 124 -18 100 -22", dress.robe)
    return svg.group(arm, svg.placed(blade + guard + hilt, 98, -30, turn=3), fist(98, -38))


def _sceptre(dress: Dress) -> str:
    acorn = svg.path("M-15 -4C-14 -30 -4 -40 0 -44C4 -40 14 -30 15 -4Z", GREEN) + svg.path(
        "M-19 6C-21 -10 21 -10 19 6C10 14 -10 14 -19 6Z", BRONZE
    )
    staff = rod("M0 130L0 8", TAN, 6) + svg.placed(acorn, scale=1.15)
    orb = svg.circle(-86, -52, 24, GOLD) + svg.path("M-110 -52L-62 -52M-86 -52L-86 -76", width=3)
    orb += svg.path("M-86 -90L-86 -76M-92 -85L-80 -85", width=4)
    arm = sleeve("M92 -50C110 -14 88 -6 66 -28", dress.robe)
    under = svg.path("M-110 -44C-108 -20 -64 -20 -62 -44C-72 -34 -100 -34 -110 -44Z", SKIN)
    return svg.group(svg.placed(staff, 104, -156, turn=22), arm, fist(60, -42), orb, under)


def _coin(dress: Dress) -> str:
    coin = svg.circle(98, -142, 31, GOLD) + svg.circle(98, -142, 23, "none", width=2.4)
    coin += signs.suit("D", 98, -142, 34, RED)
    arm = sleeve("M84 -46C124 -40 124 -70 102 -88", dress.robe)
    return svg.group(coin, arm, svg.placed(fist(0, 0), 98, -106))


def _cup(dress: Dress) -> str:
    bowl = svg.path("M70 -166L126 -166C126 -132 112 -122 98 -122C84 -122 70 -132 70 -166Z", GOLD)
    foot = svg.path("M93 -122L103 -122L103 -98L116 -88L80 -88L93 -98Z", GOLD)
    wine = svg.ellipse(98, -166, 28, 7, RED)
    arm = sleeve("M84 -46C124 -40 124 -70 104 -86", dress.robe)
    heart = signs.suit("H", 98, -146, 24, RED)
    left = svg.path(
        "M-126 4C-122 -26 -106 -40 -84 -44L-46 -38L-44 -16C-64 -14 -84 -4 -92 4Z", dress.robe
    )
    return svg.group(
        foot,
        bowl,
        wine,
        heart,
        arm,
        fist(99, -102),
        left,
        svg.placed(hand(0, 0), -38, -30, turn=70),
    )


_CROWNS = {"S": _pointed, "C": _oaken, "D": _arched, "H": _lilied}
_THINGS = {"S": _sword, "C": _sceptre, "D": _coin, "H": _cup}
