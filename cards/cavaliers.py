"""Cavaliers of the classic deck: each on a horse, with a sabre, a horn, a banner or a torch."""

from cards import signs, svg
from cards.colors import BROWN, GOLD, INK, RED, SKIN, STONE, TAN, WHITE
from cards.horses import horse
from cards.people import Dress, rod, sleeve

LEAN = {"S": 2, "H": -3}
"""The forward lean of a rider, in degrees, where they lean."""


def cavalier(dress: Dress) -> str:
    """On horseback; what they carry is raised to the right of them."""
    rider = svg.group(_torso(dress), _head(dress), _THINGS[dress.suit](dress))
    leaning = svg.tilted(rider, LEAN.get(dress.suit, 0), -14, -98)
    return svg.group(horse(dress), _leg(dress), leaning)


def _leg(dress: Dress) -> str:
    thigh = svg.path("M-30 -110C-10 -114 12 -106 14 -88L6 -52L-15 -52L-13 -80"
                     "C-26 -84 -34 -98 -30 -110Z",
                     dress.robe)  # fmt: skip
    boot = svg.path("M-16 -60L8 -60L7 -36L24 -30L24 -20L-15 -20Z", dress.boots)
    return thigh + boot + svg.path("M-17 -58L9 -58", line=GOLD, width=5)


def _torso(dress: Dress) -> str:
    cape = svg.path("M-26 -150C-44 -146 -56 -122 -60 -92L-36 -84C-32 -104 -26 -122 -20 -134Z",
                    dress.lining)  # fmt: skip
    coat = svg.path("M-38 -96C-42 -126 -34 -152 -12 -152C12 -152 20 -126 14 -96Z", dress.robe)
    belt = svg.path("M-38 -104C-22 -100 0 -100 15 -104", line=GOLD, width=7)
    buttons = "".join(svg.circle(-6, y, 2.6, GOLD, width=0) for y in (-136, -126, -116))
    collar = svg.path("M-30 -146L6 -146L0 -136L-12 -131L-24 -136Z", WHITE, width=2.6)
    return cape + coat + belt + buttons + collar


def _head(dress: Dress) -> str:
    hair = svg.path(
        "M-34 -178C-42 -164 -40 -150 -32 -142L8 -142C14 -152 16 -166 14 -178"
        "C10 -206 -30 -206 -34 -178Z",
        dress.hair,
    )
    face = svg.path(
        "M-30 -178C-20 -186 0 -186 10 -178C13 -162 8 -146 -8 -143C-24 -145 -31 -162 -30 -184Z",
        SKIN,
        width=3,
    )
    eyes = "".join(svg.circle(x, -171, 2.7, INK, width=0) for x in (-14, 3))
    brows = svg.path("M-19 -177L-10 -178M-1 -178L8 -177", width=2.4)
    nose = svg.path("M-4 -171L-1 -162L-6 -161", width=2)
    mouth = svg.path("M-10 -153Q-4 -149 2 -153", line=RED, width=2.6)
    tache = svg.path("M-5 -158C-12 -160 -18 -158 -22 -153C-14 -151 -8 -153 -5 -156"
                     "C-2 -153 4 -151 11 -153"
                     "C8 -158 2 -160 -5 -158Z", dress.beard, width=1.6)  # fmt: skip
    looks = eyes + brows + nose + (tache if dress.suit in "SH" else mouth)
    return hair + face + looks + _hat(dress)


def _hat(dress: Dress) -> str:
    crown = svg.path("M-36 -184C-34 -204 -26 -212 -10 -212C8 -212 14 -204 17 -184Z", dress.robe)
    brim = svg.path("M-50 -180C-30 -190 10 -190 32 -180C28 -172 18 -176 8 -178L-26 -178"
                    "C-36 -176 -46 -172 -50 -180Z",
                    dress.lining)  # fmt: skip
    plume = svg.path("M4 -190C14 -220 -16 -232 -44 -220C-34 -216 -32 -212 -36 -206"
                     "C-20 -208 -6 -204 4 -190Z",
                     WHITE, width=2.8)  # fmt: skip
    return (
        ("" if dress.suit == "S" else plume) + crown + brim + svg.circle(2, -190, 5, RED, width=2)
    )


def _fist(x: float, y: float) -> str:
    return svg.circle(x, y, 9, SKIN, width=3)


def _sabre(dress: Dress) -> str:
    blade = svg.path("M28 -186C26 -216 -4 -234 -44 -228C-14 -222 6 -210 14 -180Z", STONE, width=3)
    guard = svg.path("M8 -178C16 -172 28 -174 36 -184", line=GOLD, width=5)
    return svg.group(blade, guard, sleeve("M2 -134L26 -160", dress.robe, 17), _fist(24, -170))


def _horn(dress: Dress) -> str:
    horn = svg.path(
        "M0 -152C24 -132 54 -140 66 -186L90 -176C82 -130 40 -112 -2 -144Z", GOLD, width=3
    )
    mouth = svg.ellipse(78, -182, 14, 7, BROWN, width=3)
    band = svg.path("M40 -147L50 -130", line=RED, width=5)
    return svg.group(
        horn, mouth, band, sleeve("M2 -124Q22 -112 34 -130", dress.robe, 17), _fist(34, -136)
    )


def _banner(dress: Dress) -> str:
    pole = rod("M38 -96L46 -224", TAN, 4)
    cloth = svg.path("M46 -222L128 -212L112 -192L126 -168L44 -172Z", dress.robe, width=3)
    cloth += signs.suit(dress.suit, 78, -196, 34, WHITE)
    return svg.group(cloth, pole, sleeve("M2 -130L34 -142", dress.robe, 17), _fist(41, -146))


def _torch(dress: Dress) -> str:
    flame = svg.path("M40 -190C22 -202 34 -214 36 -230C46 -222 48 -216 50 -210"
                     "C54 -214 54 -218 54 -222"
                     "C66 -208 64 -194 54 -188Z", GOLD, width=3)  # fmt: skip
    glow = svg.path("M44 -190C36 -198 44 -204 46 -212C54 -204 56 -194 52 -190Z", RED, width=0)
    stick = svg.path("M41 -190L55 -187L44 -150L36 -152Z", BROWN, width=3)
    arm = sleeve("M2 -132L32 -150", dress.robe, 17)
    return svg.group(flame, glow, stick, arm, _fist(40, -158))


_THINGS = {"S": _sabre, "C": _horn, "D": _banner, "H": _torch}
