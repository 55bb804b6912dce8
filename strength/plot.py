"""The plot on the first page: how far apart the levels are in each form, as SVG.

A step is what separates a novice from a club player in that form, so games with large and with
small scores share one scale.
"""

import math
import re
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from strength.standing import Table

Pair: TypeAlias = tuple[str, str]
"""Challenger and others."""

SAME_TABLE = "At the same table"
"""The heading of the table that is drawn."""

NAMES = {
    "slovenian": "Slovenian tarok",
    "lombardia": "Lombardia tarot",
    "strohmann": "Straw Man Tarock",
    "krolami": "Taroki z królami",
    "romanian": "Romanian tarok",
}

COLORS = {"greedy": "#8a8a8a", "novice": "#2b6cb0", "club": "#2f855a", "master": "#b7410e"}

WIDTH, ROW, TOP, LEFT, RIGHT = 820, 40, 76, 230, 70
LAST = 4
"""Steps on the axis, from 0."""
FONT = "font-family='system-ui, sans-serif'"


class Mean(NamedTuple):
    """Game points a deal, with half of a 95% interval."""

    mean: float
    half: float


class Levels(NamedTuple):
    """Where players of one form stand, in steps: a novice at 0, a club player at 1."""

    form: str
    greedy: float
    master: float
    half: float
    """Of the master: half of a 95% interval."""


def levels(form: str, means: dict[Pair, Mean]) -> Levels:
    """The place of each player of a form.

    Masters have played few deals against the club, so they are placed by the house before its
    habits were improved (*plain*), against which both have played.
    """
    step = means["club", "novice"].mean
    master, club = means["master", "plain"], means["club", "plain"]
    return Levels(
        form=form,
        greedy=1 - means["club", "greedy"].mean / step,
        master=1 + (master.mean - club.mean) / step,
        half=math.hypot(master.half, club.half) / step,
    )


def all_levels(table: Table) -> list[Levels]:
    """The levels of each form, from the table ``SAME_TABLE``."""
    forms: dict[str, dict[Pair, Mean]] = {}
    for row in table.rows:
        cells = dict(zip(table.head, row, strict=True))
        mean, half = re.findall(r"[-+]?[\d.]+", cells["difference"])
        pair = cells["challenger"], cells["others"]
        forms.setdefault(cells["form"], {})[pair] = Mean(float(mean), float(half))
    return [levels(form, means) for form, means in forms.items()]


def plot(rows: Sequence[Levels]) -> str:
    """An SVG: a line for each form, a dot for each player."""
    height = TOP + ROW * len(rows) + 40
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' "
        f"viewBox='0 0 {WIDTH} {height}' role='img'>",
        "<title>How far apart the levels are in each game</title>",
        f"<rect width='{WIDTH}' height='{height}' fill='white'/>",
        *_legend(),
        *(part for step in range(LAST + 1) for part in _mark(step, height)),
        *(part for number, row in enumerate(rows) for part in _line(row, TOP + ROW * number + 20)),
        _text(_x(LAST / 2), height - 8, "steps from a novice to a club player", anchor="middle"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(step: float) -> float:
    """Where a step is on the axis."""
    return LEFT + step * (WIDTH - LEFT - RIGHT) / LAST


def _text(x: float, y: float, words: str, *, anchor: str = "start", size: int = 13) -> str:
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' {FONT} font-size='{size}' "
        f"fill='#222'>{escape(words)}</text>"
    )


def _dot(player: str, x: float, y: float) -> str:
    """Greedy is no level: it is a ring."""
    inside = "white" if player == "greedy" else COLORS[player]
    return (
        f"<circle cx='{x:.1f}' cy='{y:.1f}' r='6' fill='{inside}' "
        f"stroke='{COLORS[player]}' stroke-width='2'/>"
    )


def _legend() -> list[str]:
    parts, x = [], LEFT
    for player in ("novice", "greedy", "club", "master"):
        parts += [_dot(player, x, 26), _text(x + 12, 31, player)]
        x += 110
    return parts


def _mark(step: int, height: int) -> list[str]:
    """A line of the grid, with its number."""
    x = _x(step)
    return [
        f"<line x1='{x:.1f}' y1='{TOP - 14}' x2='{x:.1f}' y2='{height - 40}' stroke='#ddd'/>",
        _text(x, height - 25, str(step), anchor="middle"),
    ]


def _line(row: Levels, y: float) -> list[str]:
    """A form: its name, the master's interval, and the dots."""
    variant, people = row.form.split(", ")
    least, most = _x(row.master - row.half), _x(row.master + row.half)
    return [
        _text(LEFT - 34, y + 5, f"{NAMES[variant]}, {people} people", anchor="end"),
        f"<line x1='{_x(0):.1f}' y1='{y}' x2='{_x(1):.1f}' y2='{y}' stroke='#bbb'/>",
        f"<line x1='{least:.1f}' y1='{y}' x2='{most:.1f}' y2='{y}' "
        f"stroke='{COLORS['master']}' stroke-width='2'/>",
        _dot("novice", _x(0), y),
        _dot("greedy", _x(row.greedy), y),
        _dot("club", _x(1), y),
        _dot("master", _x(row.master), y),
    ]
