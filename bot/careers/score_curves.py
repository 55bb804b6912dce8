"""How somebody's scores have added up, as a picture and as bars."""

from collections.abc import Sequence

from bot.careers.service import ENOUGH, Profile
from bot.deals.alt_texts import within
from bot.deals.words import fenced, sentence_case, signed
from bot.kit.l10n import Words
from bot.kit.page import Picture
from bot.kit.text import columns, left
from bot.pictures.scenes import CourseScene, Curve
from bot.tables.pages.score import bars

MOST_BARS = 24
"""Bars in a line: no more fit on a phone."""

Curves = tuple[Curve, ...]


def curves(found: Profile, words: Words) -> Curves:
    """Against people, and against the house; a curve with too few deals has no sums."""
    names = (words("profile-against-people"), words("profile-against-house"))
    return tuple(
        Curve(name, sums, signed(sums[-1])) if len(sums) > ENOUGH else Curve(name, (), "")
        for name, sums in zip(names, found.courses, strict=True)
    )


def picture(there: Curves, words: Words, deck: str) -> Picture:
    """The curves, all on one scale."""
    return Picture(CourseScene(deck, there), course_alt(there, words))


def course_alt(there: Curves, words: Words) -> str:
    """Curves in words."""
    return within(_told(curve, words) for curve in there if curve.sums)


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


def told(there: Curves, words: Words) -> str:
    """The same in text: a line of bars for each, on one scale, with where it ends."""
    sums = [one for curve in there for one in curve.sums]
    least, most = min(0, *sums), max(0, *sums)
    shown = [curve for curve in there if curve.sums]
    width = max(columns(curve.name) for curve in shown)
    lines = [f"{left(one.name, width)}  {bars(some(one.sums), least, most)}" for one in shown]
    return f"{words('profile-course')}\n{fenced(lines)}\n-# {course_alt(there, words)}"


def some(sums: Sequence[int]) -> list[int]:
    """Some of many sums, evenly spaced, the last one included.

    >>> some(range(48))[-3:]
    [43, 45, 47]
    """
    number = min(len(sums), MOST_BARS)
    return [sums[-1 - (len(sums) - 1) * step // max(number - 1, 1)] for step in range(number)][::-1]
