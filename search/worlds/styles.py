"""Bidding styles of people, so that no bid is taken for more than it says.

A style says how much better or worse than the house a player takes their hand to be, and how
surely they bid accordingly. Styles are unknown. A player's statements are weighed in each one, and
a style in which they are likelier counts for more: for their next statements and for others', as
people who play together mostly bid alike. Styles shown in earlier deals of the match count as well
(``match_history``).
"""

from collections.abc import Sequence
from functools import reduce
from math import exp
from typing import NamedTuple

import numpy as np

from engine import Call
from engine.house.habits import CLUB, PLAIN, Habits
from search.kernel.arrays import Floats
from search.worlds.auctions import ShiftedHands, Statement
from search.worlds.hands import Hands

SHIFTS = (-9.0, -6.0, -3.0, -1.5, 0.0, 1.5, 3.0, 6.0, 9.0, 14.0)
"""Shifts: points of strength by which players may overrate a hand, compared with the house."""


class Style(NamedTuple):
    """A bidding style."""

    name: str
    prior: float
    """The chance of the style for a person of whom nothing is known."""
    kind: Habits
    """The kind of house player that they are like."""
    middle: float
    """The average points by which they overrate their hand."""
    spread: float
    """The spread of that from deal to deal."""
    slips: float = 0.06
    """The share of bids made at random."""
    strays: float = 0.06
    """The share of kings called at random."""

    @property
    def shifts(self) -> Floats:
        """The chance of each of ``SHIFTS``."""
        width = max(self.spread, 0.1)
        weights = np.array([exp(-(((shift - self.middle) / width) ** 2) / 2) for shift in SHIFTS])
        return np.array(weights / weights.sum())


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
bid (``strength.styles``), so that bids say as much as they can about the club's hands and mislead
in none of the others. Bidding by chance is thought likely: three who do not show it soon.
"""

ALIKE = 0.9
"""The chance that all others at a table share a style; else each has any of them."""

PRIORS = np.array([style.prior for style in STYLES])


def of_any(players: Sequence[Floats]) -> Floats:
    """By hands the chance of what all others have said, given it by player, style and hand."""
    apart = reduce(np.multiply, [PRIORS @ chances for chances in players])
    together = PRIORS @ reduce(np.multiply, players)
    mixed: Floats = ALIKE * together + (1 - ALIKE) * apart
    return mixed


def in_styles(words: Sequence[Statement], hands: Hands) -> Floats:
    """By style and hand the chance of all that a player has said, had they been dealt it."""
    views = ShiftedHands(hands, SHIFTS)
    says = {
        kind.name: [views.says(word, kind) for word in words]
        for kind in {style.kind.name: style.kind for style in STYLES}.values()
    }
    return np.array([_in_style(style, words, says[style.kind.name]) for style in STYLES])


def _in_style(style: Style, words: Sequence[Statement], says: Sequence[object]) -> Floats:
    whole: Floats = np.ones(())
    for word, said in zip(words, says, strict=True):
        slips = style.strays if isinstance(word.action, Call) else style.slips
        whole = whole * ((1 - slips) * np.asarray(said) + slips / word.others)
    by_hand: Floats = style.shifts @ whole
    return by_hand
