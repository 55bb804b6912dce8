"""The scenes of trumps VIII to XIV."""

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
    NIGHT,
    ORANGE,
    PLUM,
    RED,
    ROSE,
    SAGE,
    SAND,
    SKY,
    STONE,
    TAN,
    TEAL,
    WHITE,
)
from cards.scenery import leaf, sky, stars


def scales() -> str:
    """Justice: her scales hang on her sword."""
    sword = svg.path("M128 300L114 280L118 84L138 84L142 280Z", STONE)
    sword += svg.path("M128 296L128 90", line=GREY, width=3)
    sword += svg.rect(72, 70, 112, 15, GOLD, bend=7) + svg.rect(120, 34, 16, 38, RED)
    sword += svg.circle(128, 26, 13, GOLD)
    pan = svg.path("M30 196L58 100L86 196", width=3) + svg.circle(58, 98, 6, GOLD)
    pan += svg.path("M16 194L100 194C96 226 80 234 58 234C36 234 20 226 16 194Z", GOLD)
    pan += svg.path("M28 208L88 208", line=BRONZE, width=4)
    beam = svg.path("M58 98C70 78 90 70 112 76M198 98C186 78 166 70 144 76", line=INK, width=10)
    beam += svg.path("M58 98C70 78 90 70 112 76M198 98C186 78 166 70 144 76", line=GOLD, width=5)
    laurel = "".join(
        leaf(64 + 12 * k, 284 - 9 * abs(k - 1), 0.62, 60 - 16 * k, GREEN) for k in range(4)
    )
    return svg.group(sky(ROSE), svg.twice(laurel, 128), sword, beam, svg.twice(pan, 128))


def lantern() -> str:
    """The hermit's lantern."""
    beam = svg.path("M0 0L-15 -230L15 -230Z", "#30477a", width=0)
    rays = svg.ring(beam, 128, 176, 16, 11.25)
    glow = svg.circle(128, 176, 108, "#4a5a7c", width=0) + svg.circle(128, 176, 86, BRONZE, width=0)
    hook = svg.path("M128 -6L128 40", width=8) + svg.circle(128, 52, 17, "none", width=8)
    hook += svg.circle(128, 52, 17, "none", GOLD, 3)
    roof = svg.path("M70 118C84 96 104 84 116 74L140 74C152 84 172 96 186 118Z", RED)
    glass = svg.path("M80 118L176 118L184 232L72 232Z", GOLD)
    flame = svg.path(
        "M128 138C150 166 158 186 148 206C142 220 114 220 108 206C98 186 118 172 128 138Z", ORANGE
    )
    flame += svg.path(
        "M128 172C138 188 140 196 136 206C132 212 124 212 120 206C116 196 122 190 128 172Z",
        WHITE,
        width=0,
    )
    candle = svg.rect(114, 212, 28, 22, WHITE)
    bars = svg.path("M104 118L100 232M152 118L156 232", width=5)
    foot = svg.rect(60, 230, 136, 16, RED, bend=3) + svg.rect(76, 246, 104, 12, BROWN, bend=3)
    edge = svg.rect(62, 110, 132, 12, RED, bend=4)
    return svg.group(sky(NIGHT), rays, glow, hook, roof, glass, flame, candle, bars, edge, foot)


def wheel() -> str:
    """The wheel of fortune."""
    spoke = svg.path("M-7 -20L-10 -92L10 -92L7 -20Z", TAN)
    spoke += svg.ellipse(0, -56, 13, 8, RED, width=3)
    rim = svg.circle(128, 170, 112, BROWN) + svg.circle(128, 170, 88, SAND)
    studs = svg.ring(svg.circle(0, -100, 7, GOLD, width=3), 128, 170, 16, 11.25)
    hub = svg.circle(128, 170, 28, BROWN) + svg.circle(128, 170, 17, GOLD)
    hub += svg.polygon(svg.star(128, 170, 13, 6, 0.5), RED, width=0)
    crown = svg.path("M92 46L84 6L108 24L128 -2L148 24L172 6L164 46Z", GOLD)
    crown += svg.rect(92, 44, 72, 13, RED, bend=3)
    return svg.group(
        sky(SAGE), rim, svg.ring(spoke, 128, 170, 8), studs, hub, svg.placed(crown, 0, 12, 1)
    )


def _lion_face() -> str:
    ear = svg.circle(64, 102, 19, SAND) + svg.circle(66, 104, 9, BROWN, width=0)
    face = svg.path(
        "M128 84C170 84 196 114 194 152C192 190 168 226 128 230C88 226 64 190 62 152"
        "C60 114 86 84 128 84Z",
        SAND,
    )
    nose = svg.path("M112 86L112 150L98 174L158 174L144 150L144 86Z", TAN, width=0)
    brow = svg.path("M78 128C88 118 102 120 110 130", width=6)
    eye = svg.ellipse(94, 141, 11, 8.5, WHITE, width=3) + svg.circle(96, 141, 5.5, INK, width=0)
    muzzle = svg.path(
        "M128 178C112 170 88 182 92 200C96 214 116 216 128 204C140 216 160 214 164 200"
        "C168 182 144 170 128 178Z",
        CREAM,
    )
    snout = svg.path(
        "M106 168C114 162 142 162 150 168C146 184 136 188 128 190C120 188 110 184 106 168Z",
        INK,
        width=0,
    )
    mouth = svg.path("M128 188L128 204M112 216C120 226 136 226 144 216", width=4)
    dots = "".join(
        svg.circle(x, y, 2, INK, width=0) for x, y in ((104, 196), (110, 203), (114, 194))
    )
    looks = svg.twice(ear, 128) + face + nose + svg.twice(brow + eye, 128)
    return svg.group(looks, muzzle, snout, mouth, svg.twice(dots, 128))


def lion() -> str:
    """Strength."""
    lock = svg.path("M-26 -70C-24 -104 -8 -118 0 -134C8 -118 24 -104 26 -70Z", BROWN)
    mane = svg.ring(lock, 128, 160, 14)
    inner = svg.path("M-26 -50C-24 -86 -6 -98 0 -108C6 -98 24 -86 26 -50Z", ORANGE)
    mane += svg.ring(inner, 128, 160, 14, 12.86)
    return sky(RED) + svg.placed(mane + _lion_face(), 10, 14, 0.92)


def anchor() -> str:
    """An anchor with its rope."""
    wave = svg.path("M-8 254q17 -18 34 0t34 0t34 0t34 0t34 0t34 0t34 0t34 0V330H-8Z", BLUE)
    wave += svg.path("M-8 286q17 -18 34 0t34 0t34 0t34 0t34 0t34 0t34 0t34 0V330H-8Z", NIGHT)
    shape = "M128 84L128 268M78 112L178 112M34 184C38 240 78 270 128 272C178 270 218 240 222 184"
    iron = svg.path(shape, line=INK, width=27) + svg.path(shape, line=STONE, width=20)
    fluke = svg.path("M34 158L64 204L30 198L8 210Z", STONE)
    eye = svg.circle(128, 56, 27, "none", INK, 20) + svg.circle(128, 56, 27, "none", STONE, 13)
    ends = svg.circle(76, 112, 13, GOLD) + svg.circle(180, 112, 13, GOLD)
    rope = (
        "M150 50C226 36 236 92 176 118C120 142 70 150 82 190C92 220 150 196 178 222"
        "C200 244 178 262 168 300"
    )
    cord = svg.path(rope, line=INK, width=16) + svg.path(rope, line=GOLD, width=10)
    cord += (
        f'<path d="{rope}" fill="none" stroke="{BRONZE}" stroke-width="10" '
        'stroke-dasharray="2.5 9" stroke-linecap="butt"/>'
    )
    return svg.group(sky(TEAL), wave, iron, svg.twice(fluke, 128), eye, ends, cord)


def hourglass() -> str:
    """Time that runs."""
    post = svg.rect(56, 56, 16, 216, BROWN)
    post += svg.circle(64, 110, 13, GOLD) + svg.circle(64, 218, 13, GOLD)
    bulb = (
        "M84 58L172 58C174 110 160 134 140 156C136 160 136 168 140 172C160 194 174 218 172 270"
        "L84 270C82 218 96 194 116 172C120 168 120 160 116 156C96 134 82 110 84 58Z"
    )
    glass = svg.path(bulb, SKY)
    sand = svg.path(
        "M90 104C110 112 146 96 166 104C162 126 152 138 138 152C134 156 132 160 132 164"
        "L132 220C150 226 164 244 170 268L86 268C92 244 106 226 124 220L124 164"
        "C124 160 122 156 118 152C104 138 94 126 90 104Z",
        GOLD,
        width=0,
    )
    shine = svg.path("M98 74C98 98 104 114 112 126", line=WHITE, width=6)
    cap = svg.rect(38, 36, 180, 24, RED, bend=6) + svg.rect(52, 24, 152, 14, BROWN, bend=5)
    base = svg.rect(38, 268, 180, 24, RED, bend=6)
    lights = stars((x, y, r) for y, r in ((100, 13), (164, 10), (228, 13)) for x in (26, 230))
    base += svg.rect(52, 290, 152, 14, BROWN, bend=5)
    return svg.group(
        sky(PLUM), lights, svg.twice(post, 128), glass, sand, svg.path(bulb), shine, cap, base
    )


def bee(x: float, y: float, turn: float) -> str:
    """A bee that flies upwards unless turned."""
    wings = svg.ellipse(-15, -5, 14, 9, WHITE, width=2.5) + svg.ellipse(
        15, -5, 14, 9, WHITE, width=2.5
    )
    body = svg.ellipse(0, 0, 10, 16, GOLD, width=3) + svg.path("M-9 -2L9 -2M-8 6L8 6", width=4.5)
    return svg.placed(wings + body + svg.circle(0, -17, 7, INK, width=0), x, y, 1.05, turn)


def beehive() -> str:
    """Industry, one half of what the packs of old wished."""
    grass = svg.path("M-4 320L-4 270C80 252 176 252 260 270L260 320Z", GREEN)
    board = svg.rect(30, 250, 196, 18, BROWN, bend=4) + svg.rect(56, 266, 18, 34, BROWN)
    board += svg.rect(182, 266, 18, 34, BROWN)
    rows = ((62, 60, 38), (92, 94, 38), (126, 122, 38), (160, 144, 38), (196, 160, 56))
    skep = "".join(
        svg.rect(128 - w / 2, y, w, h, GOLD if k % 2 else SAND, bend=17)
        for k, (y, w, h) in enumerate(rows)
    )
    skep += svg.circle(128, 54, 11, BRONZE)
    straw = "".join(
        svg.path(f"M{x} {y}l-7 14", line=BRONZE, width=3)
        for y, w, _ in rows
        for x in range(int(140 - w / 2), int(126 + w / 2), 18)
    )
    door = svg.path("M108 250L108 232C108 208 148 208 148 232L148 250Z", INK, width=0)
    bees = bee(44, 118, 50) + bee(214, 90, -40) + bee(186, 36, 20)
    bees += bee(56, 198, 120) + bee(206, 178, -100)
    flowers = "".join(
        svg.ring(svg.ellipse(0, -8, 5, 7, fill, width=2), x, 294, 5)
        + svg.circle(x, 294, 4, GOLD, width=2)
        for x, fill in ((30, RED), (128, WHITE), (226, RED))
    )
    return svg.group(sky(SKY), grass, board, skep, straw, door, bees, flowers)


SCENES = {
    8: scales, 9: lantern, 10: wheel, 11: lion, 12: anchor, 13: hourglass, 14: beehive,
}  # fmt: skip
