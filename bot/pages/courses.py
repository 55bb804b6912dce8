"""How somebody's scores have added up, as a picture and as bars."""

from bot.pages.alts import within
from bot.pages.columns import columns, left
from bot.pages.l10n import Words
from bot.pages.page import Picture
from bot.pages.score import BARS
from bot.pages.words import fenced, sentence_case, signed
from bot.pictures.scenes import CourseScene, Curve
from bot.tables.careers import Profile

MOST_BARS = 24
"""Of a line: so many fit a phone."""


def courses(found: Profile, words: Words) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Those that there are, by name: against people, against the house."""
    names = (words("profile-against-people"), words("profile-against-house"))
    return tuple(
        (name, sums) for name, sums in zip(names, found.courses, strict=True) if len(sums) > 1
    )


def picture(found: Profile, words: Words, deck: str) -> Picture:
    """The curves, all on one scale."""
    there = dict(courses(found, words))
    curves = tuple(
        Curve(name, there.get(name, ()), signed(there[name][-1]) if name in there else "")
        for name in (words("profile-against-people"), words("profile-against-house"))
    )
    scene = CourseScene(deck, tuple(curves))
    return Picture(scene, course_alt(scene, words))


def course_alt(scene: CourseScene, words: Words) -> str:
    """Curves in words."""
    return within(_told(curve, words) for curve in scene.curves if curve.sums)


def _told(curve: Curve, words: Words) -> str:
    sums = curve.sums
    return words(
        "alt-course",
        name=sentence_case(curve.name),
        deals=len(sums) - 1,
        first=signed(sums[0]),
        last=signed(sums[-1]),
        low=signed(min(sums)),
        high=signed(max(sums)),
    )


def told(found: Profile, words: Words) -> str:
    """The same in text: a line of bars each, on one scale, with where it leads."""
    there = courses(found, words)
    least = min(0, *(min(sums) for _, sums in there))
    most = max(0, *(max(sums) for _, sums in there))
    width = max(columns(name) for name, _ in there)
    lines = [f"{left(name, width)}  {bars(sums, least, most)}" for name, sums in there]
    scene = CourseScene("", tuple(Curve(name, sums, "") for name, sums in there))
    return f"{words('profile-course')}\n{fenced(lines)}\n-# {course_alt(scene, words)}"


def bars(sums: tuple[int, ...], least: int, most: int) -> str:
    """Sums as bars between two numbers; of many, some at equal distances, the last among them.

    >>> bars((0, 10, 20, -10), -10, 20)
    '▃▅█▁'
    """
    number = min(len(sums), MOST_BARS)
    picked = [sums[-1 - (len(sums) - 1) * step // max(number - 1, 1)] for step in range(number)]
    span = max(most - least, 1)
    return "".join(BARS[(one - least) * (len(BARS) - 1) // span] for one in reversed(picked))
