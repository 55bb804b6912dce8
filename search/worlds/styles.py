"""Ways in which people bid, so that no bid is taken for more than it says.

A style is how much better or worse than the house somebody takes their hand to be, and how surely
they say what follows from that. Nobody's style is known. What somebody has said is weighed in each
style, and one in which it is likelier counts for more: in all that they say next, and in what the
others say, for people who play together mostly bid alike. So does what they have shown in earlier
deals of the match (``earlier``).
"""

from collections.abc import Sequence
from functools import reduce
from math import exp
from typing import NamedTuple

import numpy as np

from engine import Call
from engine.house.habits import CLUB, PLAIN, Habits
from search.kernel.arrays import Floats
from search.worlds.auctions import Heard, Views
from search.worlds.hands import Hands

SHIFTS = (-9.0, -6.0, -3.0, -1.5, 0.0, 1.5, 3.0, 6.0, 9.0, 14.0)
"""How many points of strength better than the house thinks a hand may be taken to be."""


class Style(NamedTuple):
    """How somebody bids."""

    name: str
    prior: float
    """How likely somebody of whom nothing is known is to have it."""
    kind: Habits
    """The kind of house player that they are like."""
    middle: float
    """How much better they take their hand to be, on average."""
    spread: float
    """How far that varies from deal to deal."""
    slips: float = 0.06
    """How often they bid anything."""
    strays: float = 0.06
    """How often they call any king."""

    @property
    def shifts(self) -> Floats:
        """How likely each of ``SHIFTS`` is."""
        width = max(self.spread, 0.1)
        found = np.array([exp(-(((one - self.middle) / width) ** 2) / 2) for one in SHIFTS])
        return np.array(found / found.sum())


STYLES = (
    Style("club", 0.06, CLUB, 0.0, 0.0, 0.03, 0.03),
    Style("plain", 0.015, PLAIN, 0.0, 0.0, 0.03, 0.03),
    Style("timid", 0.02, CLUB, -6.0, 3.0),
    Style("silent", 0.01, CLUB, -9.0, 2.0, 0.3, 0.1),
    Style("bold", 0.02, CLUB, 7.0, 8.0, 0.2, 0.2),
    Style("noisy", 0.025, CLUB, 0.0, 6.0, 0.3, 0.15),
    Style("by chance", 0.8, CLUB, 0.0, 0.0, 1.0, 0.1),
    Style("all by chance", 0.05, CLUB, 0.0, 0.0, 1.0, 1.0),
)
"""All styles. Their numbers were chosen over 65 deals of Slovenian tarok in each of seven ways to
bid (``strength.styles``), so that bids tell as much as they can of the club's hands and mislead in
none of the others. That somebody bids by chance is thought likely: three who do not show it soon.
"""

ALIKE = 0.9
"""How likely all others at a table share a style; else each has any, whatever the others have."""

PRIORS = np.array([style.prior for style in STYLES])


def of_any(players: Sequence[Floats]) -> Floats:
    """By hands the chance of what all others have said, given it by player, style and hand."""
    apart = reduce(np.multiply, [PRIORS @ chances for chances in players])
    together = PRIORS @ reduce(np.multiply, players)
    found: Floats = ALIKE * together + (1 - ALIKE) * apart
    return found


def in_styles(words: Sequence[Heard], hands: Hands) -> Floats:
    """By style and hand the chance of all that a player has said, had they been dealt it."""
    views = Views(hands, SHIFTS)
    says = {
        kind.name: [views.says(word, kind) for word in words]
        for kind in {style.kind.name: style.kind for style in STYLES}.values()
    }
    return np.array([_in_style(style, words, says[style.kind.name]) for style in STYLES])


def _in_style(style: Style, words: Sequence[Heard], says: Sequence[object]) -> Floats:
    whole: Floats = np.ones(())
    for word, said in zip(words, says, strict=True):
        slips = style.strays if isinstance(word.action, Call) else style.slips
        whole = whole * ((1 - slips) * np.asarray(said) + slips / word.others)
    found: Floats = style.shifts @ whole
    return found
