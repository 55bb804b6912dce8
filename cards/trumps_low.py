"""The scenes of trumps I to VII."""

from cards import svg
from cards.colors import (
    BLUE,
    BRONZE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    LEAF,
    NIGHT,
    ORANGE,
    RED,
    ROSE,
    SAND,
    SKY,
    STONE,
    TAN,
    TEAL,
    WHITE,
)
from cards.scenery import leaf, note, sky, stars, teeth


def bird() -> str:
    """Pagat, the sparrow that all would like to bring home."""
    twig = svg.path("M-6 262C50 240 120 262 262 226", line=INK, width=15)
    twig += svg.path("M-6 262C50 240 120 262 262 226", line=BROWN, width=9)
    leaves = leaf(36, 252, 0.9, -30) + leaf(64, 252, 0.9, 150, LEAF) + leaf(228, 236, 1, 40)
    leaves += leaf(206, 241, 0.9, 160, LEAF) + leaf(18, 257, 0.7, 200)
    legs = svg.path("M118 206L124 252M144 206L142 252", line=INK, width=6)
    tail = svg.path("M78 168L14 214L22 226L12 238L98 204Z", BROWN)
    body = svg.path(
        "M64 176C62 128 100 104 136 104C142 76 164 62 188 66C212 70 222 92 216 112"
        "C222 164 190 214 134 214C100 214 74 200 64 176Z",
        CREAM,
    )
    cap = svg.path(
        "M137 104C142 76 164 62 188 66C204 69 213 79 216 91C196 86 190 100 176 100"
        "C166 120 150 122 137 104Z",
        BROWN,
    )
    bib = svg.path("M215 103C202 104 190 114 190 130C198 142 213 138 218 122Z", INK, width=0)
    wing = svg.path("M64 172C78 124 116 112 152 136C160 168 120 196 70 190L48 196Z", TAN)
    wing += svg.path("M84 170C104 172 128 164 146 144M78 182C98 184 118 180 132 170", width=3)
    beak = svg.path("M212 84L246 84L222 97L244 106L210 108Z", GOLD)
    eye = svg.circle(194, 86, 7, INK, width=0) + svg.circle(196, 84, 2.2, WHITE, width=0)
    song = note(206, 54, 0.9, RED) + note(166, 44, 0.7, RED)
    plumage = svg.group(legs, tail, body, cap, bib, wing, beak, eye)
    return svg.group(sky(SKY), twig, leaves, svg.placed(plumage, 4, 14, 0.94), song)


def owl() -> str:
    """Uhu, the second of the birds."""
    lights = stars(((34, 48, 13), (222, 40, 15), (28, 150, 9), (230, 134, 11), (70, 24, 8)))
    branch = svg.path("M-6 262L262 248", line=INK, width=24) + svg.path(
        "M-6 262L262 248", line=BROWN, width=17
    )
    body = svg.path(
        "M128 62C188 62 204 126 196 186C190 238 160 264 128 264C96 264 66 238 60 186"
        "C52 126 68 62 128 62Z",
        BROWN,
    )
    ears = svg.twice(svg.path("M78 96C66 78 62 54 66 38C88 46 108 58 122 70Z", BROWN), 128)
    wing = svg.path("M62 150C34 182 40 232 78 256C88 226 84 184 62 150Z", BRONZE)
    belly = svg.path(
        "M128 152C158 152 168 190 160 220C152 246 104 246 96 220C88 190 98 152 128 152Z", CREAM
    )
    scales = "".join(
        svg.path(f"M{x - 9} {y}q9 13 18 0", line=BRONZE, width=3)
        for y, xs in ((178, (117, 139)), (196, (108, 128, 148)), (214, (117, 139)))
        for x in xs
    )
    disc = svg.circle(99, 114, 35, CREAM) + svg.circle(99, 114, 23, GOLD)
    disc += svg.circle(100, 114, 12, INK, width=0) + svg.circle(104, 109, 4, WHITE, width=0)
    beak = svg.path("M128 118L140 132L128 154L116 132Z", ORANGE)
    feet = "".join(svg.ellipse(x, 256, 6.5, 11, GOLD, width=3) for x in (93, 106, 119))
    return svg.group(
        sky(NIGHT),
        lights,
        branch,
        ears,
        body,
        svg.twice(wing, 128),
        belly,
        scales,
        svg.twice(disc, 128),
        beak,
        svg.twice(feet, 128),
    )


def frill(x: float, y: float, r: float, spread: float, teeth: int, fill: str) -> str:
    """A petal like a fan with a jagged edge, standing on a point."""
    edge = [
        svg.around(x, y, r if k % 2 else r * 0.86, -spread + spread * k / teeth)
        for k in range(2 * teeth + 1)
    ]
    return svg.polygon([(x, y), *edge], fill, width=3)


def bloom(x: float, y: float, size: float) -> str:
    """A carnation."""
    red, dark = RED, "#8f1823"
    petals = "".join(
        svg.placed(frill(0, 0, r, spread, teeth, fill), dx, dy, turn=turn)
        for dx, dy, r, spread, teeth, fill, turn in (
            (0, 0, 92, 84, 13, dark, 0), (-6, -4, 84, 34, 6, red, -52), (6, -4, 84, 34, 6, red, 52),
            (0, 0, 84, 38, 7, red, 0), (-4, -8, 58, 30, 5, ROSE, -34),
            (4, -8, 58, 30, 5, ROSE, 34), (0, -8, 44, 34, 5, red, 0),
        )
    )  # fmt: skip
    cup = svg.path("M-20 -10C-16 6 -14 30 -8 44L8 44C14 30 16 6 20 -10C8 0 -8 0 -20 -10Z", GREEN)
    return svg.placed(petals + cup, x, y, size)


def carnation() -> str:
    """The flower of the windows of Carniola."""
    stems = svg.path(
        "M128 160C124 220 130 270 128 330M128 250C106 226 86 206 62 192"
        "M128 270C150 246 176 226 198 214",
        line=INK,
        width=13,
    )
    stems += svg.path(
        "M128 160C124 220 130 270 128 330M128 250C106 226 86 206 62 192"
        "M128 270C150 246 176 226 198 214",
        line=LEAF,
        width=6.5,
    )
    blades = "".join(
        svg.path(data, GREEN)
        for data in (
            "M128 300C104 296 60 290 26 244C70 250 110 262 128 300Z",
            "M128 312C150 284 190 264 236 268C210 296 170 318 128 312Z",
        )
    )
    buds = svg.placed(bloom(0, 0, 0.42), 60, 176, turn=-28)
    buds += svg.placed(bloom(0, 0, 0.36), 202, 200, turn=28)
    return svg.group(sky(CREAM), stems, blades, buds, bloom(128, 132, 1.12))


def castle() -> str:
    """A castle on its hill."""
    hill = svg.path("M-4 320L-4 262C60 226 190 226 260 262L260 320Z", GREEN)
    hill += svg.path("M100 320C112 290 116 270 112 244L146 244C146 270 152 292 168 320Z", SAND)
    flags = svg.path(
        "M128 66L128 16L168 26L128 40M52 110L52 72L24 80L52 90M204 110L204 72L232 80L204 90", RED
    )
    side = svg.rect(26, 150, 52, 106, STONE) + svg.path("M20 152L52 100L84 152Z", RED)
    side += svg.rect(45, 172, 14, 26, INK, width=0, bend=7)
    wall = svg.rect(74, 178, 108, 72, CREAM) + teeth(74, 178, 108, 5, CREAM)
    keep = svg.rect(96, 104, 64, 100, STONE) + svg.path("M88 106L128 54L168 106Z", RED)
    keep += svg.rect(119, 120, 18, 32, INK, width=0, bend=9)
    gate = svg.path("M106 252L106 216C106 188 150 188 150 216L150 252Z", BROWN)
    gate += svg.path("M117 252L117 202M128 252L128 196M139 252L139 202M106 222L150 222", width=2.5)
    return svg.group(sky(SKY), flags, hill, keep, wall, svg.twice(side, 128), gate)


def linden() -> str:
    """The linden of the village square, with its leaves like hearts."""
    ground = svg.path("M-4 320L-4 276C70 256 186 256 260 276L260 320Z", LEAF)
    trunk = svg.path("M112 180C116 226 108 254 84 280L172 280C148 254 140 226 144 180Z", BROWN)
    trunk += svg.path("M122 200C124 230 120 250 112 266M136 206C136 232 138 246 146 264", width=3)
    crown = svg.path(
        "M128 24C158 12 190 30 194 56C226 60 242 94 226 120C240 150 218 184 186 182"
        "C172 204 144 206 128 194C112 206 84 204 70 182C38 184 16 150 30 120"
        "C14 94 30 60 62 56C66 30 98 12 128 24Z",
        GREEN,
    )
    heart = "M0 -20C-16 -30 -26 -10 -14 4L0 22L14 4C26 -10 16 -30 0 -20Z"
    hearts = "".join(
        svg.placed(svg.path(heart, fill, width=2.5), x, y, 0.8, turn)
        for x, y, turn, fill in (
            (128, 58, 0, LEAF),
            (84, 84, 20, LEAF),
            (172, 84, -20, LEAF),
            (128, 108, 0, GOLD),
            (56, 126, 30, LEAF),
            (200, 126, -30, LEAF),
            (96, 148, 14, LEAF),
            (160, 148, -14, LEAF),
        )
    )
    bench = svg.rect(58, 268, 140, 12, TAN) + svg.rect(70, 280, 10, 18, TAN)
    return svg.group(
        sky(SAND), ground, trunk, crown, hearts, bench, svg.rect(176, 280, 10, 18, TAN)
    )


def lute() -> str:
    """The lute of the lovers."""
    neck = svg.rect(-13, -166, 26, 110, BROWN) + svg.path(
        "M-14 -166L14 -166L44 -206L20 -222Z", BROWN
    )
    pegs = "".join(
        svg.circle(x, y, 5.5, GOLD, width=2.5)
        for x, y in ((2, -192), (12, -206), (34, -186), (24, -174))
    )
    body = svg.path(
        "M0 -72C20 -66 76 -30 76 38C76 86 40 110 0 110C-40 110 -76 86 -76 38"
        "C-76 -30 -20 -66 0 -72Z",
        ORANGE,
    )
    body += svg.path(
        "M0 -54C16 -48 60 -20 60 36C60 76 32 96 0 96C-32 96 -60 76 -60 36C-60 -20 -16 -48 0 -54Z",
        SAND,
        width=2.5,
    )
    rose = svg.circle(0, 20, 24, INK) + svg.ring(svg.ellipse(0, -12, 4, 7, GOLD, width=0), 0, 20, 8)
    frets = svg.path(
        "M-13 -150L13 -150M-13 -126L13 -126M-13 -104L13 -104M-13 -84L13 -84", line=GOLD, width=2.5
    )
    strings = svg.path(
        "M-7 -166L-10 72M-2.4 -166L-3.4 72M2.4 -166L3.4 72M7 -166L10 72", line=WHITE, width=1.8
    )
    bridge = svg.rect(-30, 66, 60, 11, BROWN)
    ribbon = svg.path(
        "M-8 -74C-44 -88 -62 -66 -52 -40C-46 -26 -58 -12 -70 -8"
        "M-8 -74C-30 -62 -38 -44 -34 -28C-32 -16 -40 -6 -48 0",
        line=RED,
        width=7,
    )
    whole = svg.placed(
        neck + pegs + body + rose + frets + strings + bridge + ribbon, 112, 190, 0.94, 20
    )
    song = note(40, 76, 1.3, GOLD) + note(222, 250, 1.2, GOLD) + note(84, 46, 0.9, GOLD)
    return sky(TEAL) + whole + song


def ship() -> str:
    """A ship under full sail."""
    wave = "M-8 {y}q17 -20 34 0t34 0t34 0t34 0t34 0t34 0t34 0t34 0V330H-8Z"
    far = svg.path(wave.format(y=240), BLUE)
    near = svg.path(wave.format(y=276), TEAL) + svg.path(wave.format(y=302), NIGHT)
    mast = svg.rect(124, 36, 9, 190, BROWN) + svg.path("M24 178L70 210", width=7)
    flag = svg.path("M133 38L133 18L186 26L164 36L186 46L133 42Z", RED, width=3)
    shape = "M60 66C110 58 150 58 196 66C212 100 212 136 198 172C154 158 106 158 58 172"
    sail = svg.path(f"{shape}C72 136 74 100 60 66Z", WHITE)
    stripes = "".join(
        svg.path(f"M{x} 70C{x + bend} 100 {x + bend} 130 {x - 1} 160", line=RED, width=13)
        for x, bend in ((80, 13), (107, 11), (155, 11), (181, 12))
    )
    sun = svg.circle(136, 114, 25, WHITE, width=0)
    sun += svg.polygon(svg.star(136, 114, 22, 12, 0.66), GOLD, width=2.5)
    outline = svg.path(f"{shape}C72 136 74 100 60 66Z", width=4)
    hull = svg.path(
        "M14 168L40 178L46 204L206 204L216 168L246 160C244 216 222 258 190 266L72 266"
        "C44 254 24 222 14 168Z",
        BROWN,
    )
    hull += svg.path("M34 222C90 232 170 232 231 222", line=GOLD, width=6)
    ports = "".join(svg.circle(x, 212, 6.5, GOLD, width=3) for x in (80, 112, 144, 176))
    return svg.group(sky(SKY), far, mast, flag, sail, stripes, sun, outline, hull, ports, near)


SCENES = {1: bird, 2: owl, 3: carnation, 4: castle, 5: linden, 6: lute, 7: ship}
