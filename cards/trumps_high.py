"""The scenes of trumps XV to XXI and of the Fool."""

from cards import svg
from cards.colors import (
    BLUE,
    BRONZE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    LEAF,
    NIGHT,
    ORANGE,
    RED,
    ROSE,
    SKIN,
    SKY,
    STONE,
    TEAL,
    WHITE,
)
from cards.scenery import leaf, sky, stars, teeth


def _peaks() -> str:
    peaks = svg.path("M-6 320L-6 190L42 120L76 160L128 62L180 160L214 120L262 190L262 320Z", BLUE)
    snow = svg.path("M128 62L106 103L118 98L128 112L138 98L150 103Z", WHITE)
    snow += svg.path(
        "M42 120L26 144L38 140L46 150L58 138ZM214 120L230 144L218 140L210 150L198 138Z", WHITE
    )
    return peaks + snow


def goldhorn() -> str:
    """Zlatorog, the white buck with golden horns, before his mountain."""
    horn = svg.path("M112 130C96 96 74 66 38 60C22 58 22 74 34 80C58 88 74 116 84 148Z", GOLD)
    horn += svg.path("M98 106L82 116M84 86L68 100M66 70L54 86", width=3)
    ear = svg.path("M84 152C62 142 42 146 30 160C46 176 68 178 86 168Z", STONE)
    neck = svg.path("M82 200C74 250 66 290 52 330L204 330C190 290 182 250 174 200Z", STONE)
    head = svg.path(
        "M128 120C152 120 174 132 176 158C178 190 158 214 156 244C154 264 142 272 128 272"
        "C114 272 102 264 100 244C98 214 78 190 80 158C82 132 104 120 128 120Z",
        WHITE,
    )
    tuft = svg.path(
        "M106 124C112 140 116 150 120 160L128 144L136 160C140 150 144 140 150 124"
        "C140 116 116 116 106 124Z",
        GREY,
    )
    eye = svg.ellipse(99, 176, 9, 7, GOLD, width=3) + svg.ellipse(100, 176, 4, 6, INK, width=0)
    nose = svg.path(
        "M112 240C118 234 138 234 144 240C142 250 134 254 128 256C122 254 114 250 112 240Z",
        INK,
        width=0,
    )
    mouth = svg.path("M128 256L128 262M116 264C122 260 134 260 140 264", width=3.5)
    beard = svg.path(
        "M112 270C114 290 122 304 128 314C134 304 142 290 144 270C134 276 122 276 112 270Z", WHITE
    )
    horns = svg.twice(ear + horn, 128)
    face = svg.group(head, tuft, svg.twice(eye, 128), nose, mouth, beard)
    return svg.group(sky(ROSE), _peaks(), neck, horns, face)


def _fire() -> str:
    fire = svg.path(
        "M96 106C84 84 102 76 98 58C116 66 112 82 122 84C128 72 122 60 132 48"
        "C150 66 142 80 150 86C156 80 156 72 162 66C172 84 172 96 160 106Z",
        ORANGE,
    )
    fire += svg.path(
        "M112 106C106 96 116 90 118 84C126 92 130 88 134 78C142 90 140 98 148 106Z", GOLD, width=0
    )
    return fire


def tower() -> str:
    """The tower that lightning strikes."""
    cloud = svg.path(
        "M-10 -10L266 -10L266 44C250 66 222 62 212 48C200 70 164 70 154 50"
        "C140 70 108 68 98 48C84 68 52 66 44 48C32 62 4 62 -10 44Z",
        GREY,
    )
    rock = svg.path("M-6 322L-6 292L50 276L84 282L176 282L210 274L262 290L262 322Z", BROWN)
    wall = svg.path("M84 284L92 142L164 142L172 284Z", STONE)
    wall += svg.path("M80 144L86 118L170 118L176 144Z", STONE) + teeth(84, 118, 88, 4, STONE)
    shade = svg.path("M150 146L164 146L170 282L154 282Z", GREY, width=0)
    stones = svg.path(
        "M102 180L120 180M136 206L152 206M98 236L114 236M138 254L158 254M104 262L120 262"
        "M134 166L150 166",
        width=3,
    )
    window = svg.path("M118 220L118 196C118 184 138 184 138 196L138 220Z", GOLD)
    bolt = svg.path("M222 30L176 92L198 96L160 150L222 84L200 80L240 30Z", GOLD)
    stone = svg.rect(40, 176, 22, 15, STONE) + svg.rect(194, 208, 20, 14, STONE)
    falling = svg.placed(stone, 24, -20, 1, 12)
    falling += svg.placed(svg.rect(0, 0, 18, 13, STONE), 46, 128, 1, -30)
    outline = svg.path("M84 284L92 142L164 142L172 284Z")
    keep = svg.group(wall, shade, stones, window, outline)
    return svg.group(sky(NIGHT), _fire(), rock, keep, cloud, bolt, falling)


def night_star() -> str:
    """The morning star over the water."""
    low = svg.path("M-6 246C70 230 190 230 262 246L262 322L-6 322Z", TEAL)
    low += svg.path(
        "M20 268h60M100 262h56M176 270h54M44 290h44M112 284h32M166 292h50M88 306h80",
        line=SKY,
        width=4,
    )
    ray = svg.path("M0 -118L-20 -20L0 0Z", GOLD, width=0) + svg.path(
        "M0 -118L20 -20L0 0Z", BRONZE, width=0
    )
    ray += svg.path("M-20 -20L0 -118L20 -20")
    short = svg.path("M0 -76L-15 -14L0 0Z", CREAM, width=0) + svg.path(
        "M0 -76L15 -14L0 0Z", GOLD, width=0
    )
    short += svg.path("M-15 -14L0 -76L15 -14")
    big = svg.ring(short, 128, 132, 4, 45) + svg.ring(ray, 128, 132, 4)
    big += svg.circle(128, 132, 16, CREAM)
    small = stars(
        (
            (40, 44, 15),
            (216, 44, 15),
            (34, 214, 12),
            (222, 214, 12),
            (20, 120, 8),
            (238, 118, 8),
            (82, 22, 8),
            (178, 22, 8),
        ),
        CREAM,
    )
    return sky(NIGHT) + low + small + big


def moon() -> str:
    """The moon, and clouds on her way."""
    lights = stars(
        ((206, 60, 15), (226, 128, 10), (180, 116, 11), (214, 196, 13), (34, 40, 11)), points=5
    )
    ring = svg.circle(120, 152, 122, "#2c4474", width=0) + svg.circle(
        120, 152, 98, "#38538a", width=0
    )
    crescent = svg.path(
        "M134 40C62 42 28 96 28 152C28 214 74 262 138 262C160 262 180 254 192 244"
        "C150 244 126 222 120 200L112 188C116 184 122 182 122 176L112 170"
        "C118 168 122 166 121 160L96 150C104 138 112 122 112 108C114 82 128 58 134 40Z",
        GOLD,
    )
    crescent += svg.path("M92 118C100 112 108 114 112 120", width=5)
    crescent += svg.circle(101, 129, 5, INK, width=0) + svg.path(
        "M92 178C100 184 108 180 112 171", width=3.5
    )
    crescent += svg.circle(78, 168, 12, ORANGE, width=0)
    cloud = (
        "M-30 326C-40 300 -14 270 30 280C40 250 92 246 106 272C124 254 160 262 164 286"
        "C186 280 210 290 206 310C204 322 190 326 180 326Z"
    )
    wisp = (
        "M138 250C124 250 120 230 138 226C140 206 170 200 180 214C194 196 228 202 230 220"
        "C250 216 266 228 262 250Z"
    )
    clouds = svg.path(wisp, SKY) + svg.path(cloud, CREAM)
    return svg.group(sky(NIGHT), ring, lights, crescent, clouds)


def sun() -> str:
    """The sun at noon."""
    straight = svg.path("M-15 -74L0 -146L15 -74Z", GOLD)
    waved = svg.path("M-14 -72C-26 -90 -2 -104 -12 -136C14 -124 22 -92 14 -72Z", ORANGE)
    rays = svg.ring(waved, 128, 158, 10, 18) + svg.ring(straight, 128, 158, 10)
    disc = svg.circle(128, 158, 78, GOLD) + svg.circle(128, 158, 68, "#f3c65a", width=0)
    cheek = svg.circle(88, 182, 13, ORANGE, width=0)
    brow = svg.path("M80 134C88 124 104 124 112 134", width=4.5)
    eye = svg.path("M82 150C90 140 104 140 110 150C104 157 90 157 82 150Z", WHITE, width=3.5)
    eye += svg.circle(97, 149, 5.5, INK, width=0)
    nose = svg.path("M128 138L120 174C120 182 136 182 138 174", width=4)
    mouth = svg.path("M102 196C116 204 140 204 154 196C148 216 108 216 102 196Z", RED)
    whole = svg.group(rays, disc, svg.twice(cheek + brow + eye, 128), nose, mouth)
    return sky(SKY) + svg.placed(whole, 14, 16, 0.89)


def post_horn() -> str:
    """The post horn, which wakes everybody."""
    coil = "M214 96C140 70 60 96 60 168C60 222 104 248 142 244C188 240 208 200 196 166"
    coil += "C184 132 136 122 110 146C92 164 92 200 116 216"
    horn = svg.path(coil, line=INK, width=27) + svg.path(coil, line=GOLD, width=20)
    horn += svg.path(coil, line="#f5d27a", width=5)
    bell = svg.path(
        "M114 222C98 226 78 240 66 276C92 296 130 286 146 258C134 250 126 240 126 222Z", GOLD
    )
    bell += svg.ellipse(105, 270, 43, 15, BRONZE, width=3.5).replace(
        "/>", ' transform="rotate(-14 105 270)"/>'
    )
    mouth = svg.path("M206 82L236 92L240 84L250 116L238 112L208 108Z", BRONZE)
    cord = "M70 138C24 120 14 60 66 40C120 22 196 30 206 70"
    rope = svg.path(cord, line=INK, width=11) + svg.path(cord, line=RED, width=6)
    tassel = svg.path("M-8 0L8 0L15 44L-15 44Z", RED) + svg.circle(0, 0, 10, GOLD)
    tassel += svg.path("M-4 14L-7 40M4 14L7 40", width=2)
    tassels = svg.path(
        "M196 166C222 170 232 190 228 214M196 166C212 184 204 200 198 214", line=RED, width=5
    )
    tassels += svg.placed(tassel, 228, 222, 0.95, -6) + svg.placed(tassel, 196, 226, 0.95, 8)
    return svg.group(sky(GREEN), rope, horn, bell, mouth, tassels)


def _globe() -> str:
    globe = svg.circle(128, 166, 76, BLUE)
    land = svg.path(
        "M84 104C104 92 124 96 130 108C136 120 118 126 122 138C126 152 104 152 100 168"
        "C96 188 108 202 96 214C76 204 56 186 52 160C56 134 66 116 84 104Z"
        "M150 122C168 112 186 120 194 136C206 158 202 186 188 204C172 208 166 190 170 178"
        "C160 172 146 172 144 156C142 142 144 128 150 122Z"
        "M128 214C142 206 160 214 160 228C148 240 132 240 120 236Z",
        LEAF,
        width=2.5,
    )
    lines = svg.path(
        "M128 90C88 110 88 222 128 242C168 222 168 110 128 90M56 146H200M60 196H196",
        line=INK,
        width=1.6,
    )
    inside = svg.clipped(land + lines, '<circle cx="128" cy="166" r="75"/>', "globe")
    return svg.group(globe, inside, svg.circle(128, 166, 76, "none"))


def world() -> str:
    """Mond, the world in its wreath: the highest number."""
    beam = svg.path("M0 0L-13 -240L13 -240Z", "#2c4474", width=0)
    wreath = "".join(
        leaf(*svg.around(128, 166, 104, angle), 0.8, angle + 90 - 38 * side, fill)
        for angle in range(196, 340, 18)
        for side, fill in ((1, LEAF), (-1, GREEN))
    )
    wreath += svg.path("M96 264A104 104 0 0 1 96 68", line=BRONZE, width=4)
    bow = svg.path("M128 268C108 250 84 256 78 270C84 288 108 288 128 268Z", RED)
    bow += svg.path("M122 272L98 304L112 302L120 312L134 276Z", RED)
    crown = svg.path("M96 56L88 18L110 34L128 8L146 34L168 18L160 56C140 62 116 62 96 56Z", GOLD)
    crown += svg.circle(128, 46, 6, RED, width=2) + svg.circle(108, 46, 4.5, BLUE, width=2)
    crown += svg.circle(148, 46, 4.5, BLUE, width=2)
    knot = svg.twice(bow, 128) + svg.circle(128, 268, 10, GOLD)
    rays = svg.ring(beam, 128, 166, 16)
    return svg.group(sky(NIGHT), rays, svg.twice(wreath, 128), _globe(), knot, crown)


def bell(x: float, y: float, size: float = 1) -> str:
    """A fool's bell."""
    slit = svg.path("M-7 4L7 4", width=3) + svg.circle(0, 7, 3, INK, width=0)
    return svg.placed(svg.circle(0, 0, 14, GOLD) + slit, x, y, size)


def _fool_hat() -> str:
    left = svg.path(
        "M128 84C116 52 70 32 36 60C14 78 10 116 24 150C30 128 40 112 58 110"
        "C74 112 78 130 74 168L128 150Z",
        RED,
    )
    right = svg.placed(left.replace(RED, GOLD), 256, wide=-1)
    middle = svg.path(
        "M82 104C92 70 108 36 128 14C148 36 164 70 174 104C160 122 96 122 82 104Z", BLUE
    )
    band = svg.path("M68 148C88 122 168 122 188 148L186 132C164 104 92 104 70 132Z", CREAM)
    bells = bell(24, 156) + bell(232, 156) + bell(128, 16)
    return svg.group(left, right, middle, band, bells)


def _fool_looks() -> str:
    brow = svg.path("M88 150C94 140 108 140 114 148", width=4.5)
    eye = svg.path("M88 168C94 156 108 156 114 168Z", WHITE, width=3) + svg.circle(
        103, 163, 5, INK, width=0
    )
    nose = svg.path("M128 164C122 178 116 190 120 196C126 202 136 202 138 194", width=4)
    cheek = svg.circle(88, 194, 11, ROSE, width=0)
    mouth = svg.path("M96 202C112 214 146 214 160 200C158 226 104 232 96 202Z", WHITE)
    mouth += svg.path("M94 198C98 202 98 206 95 208M162 196C158 200 158 204 161 206", width=3.5)
    return svg.group(svg.twice(brow + eye + cheek, 128), nose, mouth)


def fool() -> str:
    """Škis, who bows to no one."""
    lozenge = svg.path("M0 -40L32 0L0 40L-32 0Z", "#35908c", width=0)
    ground = sky(TEAL) + "".join(
        svg.placed(lozenge, x, y) for x in range(32, 256, 64) for y in range(40, 320, 80)
    )
    collar = "".join(
        svg.path(f"M128 220L{x1} 300L{(x1 + x2) / 2} 328L{x2} 300Z", RED if k % 2 else GOLD)
        for k, (x1, x2) in enumerate(((-2, 50), (50, 102), (102, 154), (154, 206), (206, 258)))
    )
    collar += "".join(bell(x, 306, 0.9) for x in (50, 102, 154, 206))
    face = svg.path(
        "M74 140C74 118 182 118 182 140C186 190 170 238 128 244C86 238 70 190 74 140Z", SKIN
    )
    head = svg.placed(svg.group(face, _fool_hat(), _fool_looks()), 15, 22, 0.88)
    return svg.group(ground, collar, head)


SCENES = {
    15: goldhorn, 16: tower, 17: night_star, 18: moon, 19: sun, 20: post_horn, 21: world, 22: fool,
}  # fmt: skip
