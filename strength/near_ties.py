"""Players at the same table with less luck: near ties are not played out.

Two players who are about as good often choose differently where it hardly matters which choice they
make. But one of the two turns out luckier, as the cards lie, and that is most of what sets their
scores apart. So the challenger makes the other's choice wherever the two are worth about the same;
what the judge thinks of such choices is summed apart, as an opinion. If it is wrong about them, a
better player looks less good than they are.

Where choices differ by more, both are played; so are they in the last tricks, where little luck is
left, and where judges disagree: play-outs with slips speak against exact endings, and the other way
round. Luck is estimated there, too (a control variate, as in AIVAT: Burch, Schmid, Moravčík and
Bowling, 2018): by how much the play-outs of the two choices differ more with the cards as they lie
than in worlds that fit what the challenger sees.
"""

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

import numpy as np

from engine import Action, Deal, Play, observe, variant
from search.judging.exact_endings import is_late
from search.judging.likely_worlds import THOROUGH, fitting
from search.judging.outcomes import Outcomes, leads, of_cards, of_choice
from search.kernel.arrays import Floats
from search.kernel.contract_row import NotInKernel
from strength.duplicate import (
    ROLES,
    Lines,
    Moment,
    declarer_among,
    lead,
    one_among,
    scores,
    with_role,
)

Worth: TypeAlias = Callable[[Outcomes, int], Floats]
"""A measure of outcomes for a player, in game points: a value for each play-out."""

TIE = 0.125
"""How little two choices may differ in a near tie, as a share of how far chance sets scores apart
(``engine.options``): 3.75 game points of Slovenian tarok for four."""
WORLDS, PLAY_OUTS = 80, 4
"""Worlds that fit what the challenger sees, and the play-outs of each choice in each."""
AS_THEY_LIE = 64
"""Play-outs of each choice with the cards as they lie."""
SHARE = 0.5
"""How much of the estimated luck is taken out: what is left varies least with so much.

Found with other deals than those measured (Slovenian tarok for four, club and plain)."""


class Seated(NamedTuple):
    """How far the challenger was ahead of the others, as means over the seats in game points."""

    ahead: float
    """In the deals that were played, with some of the luck taken out."""
    opinion: float
    """By how much more the judge thinks the challenger's choices worth in near ties."""


class InRole(NamedTuple):
    """How much better the challenger does in each role, in game points of the declarer."""

    declarer: Seated
    defence: Seated


class Apart(NamedTuple):
    """By how much one choice is better than another in play-outs, in game points of some worth."""

    here: float
    """With the cards as they lie."""
    in_worlds: float
    """In worlds that fit what the player sees."""


def at_table(lines: Lines, challenger: str, other: str) -> Seated:
    """One challenger at a table of others, on each seat in turn."""
    return _seated(lines, NearTies(lines, challenger, other), other)


def in_place_of(lines: Lines, challenger: str, usual: str, others: str) -> Seated:
    """How much further ahead of others the challenger ends than the usual player in its seats."""
    instead = _seated(lines, NearTies(lines, challenger, usual), others)
    before = fmean(_margin(lines, seat, usual, others) for seat in range(lines.rules.players))
    return instead._replace(ahead=instead.ahead - before)


def _seated(lines: Lines, chooser: "NearTies", others: str) -> Seated:
    name, players = f"{chooser.name}, but near ties", lines.rules.players
    lines.seat(name, chooser)
    ahead = fmean(_margin(lines, seat, name, others) for seat in range(players))
    return Seated(ahead - SHARE * chooser.luck / players, chooser.opinion / players)


def _margin(lines: Lines, seat: int, name: str, others: str) -> float:
    """How far a player on a seat ends ahead of the mean of the others, in game points."""
    return lead(scores(lines.played(one_among(seat, name, others))), seat)


def in_role(lines: Lines, challenger: str, other: str) -> InRole | None:
    """The challenger as declarer, and as the defence; None: the deal has no declarer.

    The other bids for all (``duplicate.in_role``).
    """
    declarer = declarer_among(lines, other)
    if declarer is None:
        return None
    usual, seated = scores(lines.played(lambda deal: other))[declarer], []
    for role, sign in zip(ROLES, (1, -1), strict=True):
        chooser = NearTies(lines, challenger, other, worth_to_side)
        name = f"{challenger} in its role, but near ties"
        lines.seat(name, chooser)
        gained = sign * (scores(lines.played(with_role(role, name, other)))[declarer] - usual)
        seated.append(Seated(gained - SHARE * chooser.luck, chooser.opinion))
    return InRole(*seated)


def worth_to_side(out: Outcomes, player: int) -> Floats:
    """The declarer's score for each play-out, in game points; for an opponent its negative."""
    declarer = out.deals[0].bidding.declarer
    assert declarer is not None
    sign = 1.0 if player == declarer else -1.0
    return np.asarray(sign * out.scores[:, declarer], np.float64)


class NearTies:
    """A player who makes another's choice where both are worth about the same, but late on."""

    def __init__(self, lines: Lines, name: str, other: str, worth: Worth = leads) -> None:
        self._lines, self.name, self._other, self._worth = lines, name, other, worth
        rules = lines.rules
        self._tie = TIE * variant(rules.variant).spread(rules.players)
        self.opinion, self.luck = 0.0, 0.0
        """Sums over all choices, in game points of the worth."""

    def __call__(self, now: Moment) -> Action:
        """Choose."""
        mine, usual = self._lines.choice(now, self.name), self._lines.choice(now, self._other)
        if _is_same(mine, usual):
            return usual
        try:
            seed = Random(now.seed).randrange(1 << 30)
            apart = apart_by(now.deal, mine, usual, seed, self._worth)
        except NotInKernel:
            return mine
        if apart is None:
            return mine
        if abs(apart.in_worlds) < self._tie and not is_late(now.deal):
            self.opinion += apart.in_worlds
            return usual
        self.luck += apart.here - apart.in_worlds
        return mine


def _is_same(mine: Action, usual: Action) -> bool:
    """Whether two choices do the same; what is said with a card counts for little."""
    if isinstance(mine, Play) and isinstance(usual, Play):
        return mine.card == usual.card
    return mine == usual


def apart_by(
    deal: Deal, mine: Action, usual: Action, seed: int, worth: Worth = leads
) -> Apart | None:
    """By how much one choice is better than another; None: no world fits. Raises NotInKernel."""
    player = deal.turn
    assert player is not None
    worlds = fitting(observe(deal, player), seed, WORLDS, of=THOROUGH)
    if not worlds:
        return None

    def better(deals: list[Deal], times: int) -> float:
        first, second = (_outcomes(deals, choice, seed, times) for choice in (mine, usual))
        return float(worth(first, player).mean() - worth(second, player).mean())

    return Apart(better([deal], AS_THEY_LIE), better(worlds, PLAY_OUTS))


def _outcomes(deals: list[Deal], choice: Action, seed: int, times: int) -> Outcomes:
    if isinstance(choice, Play):
        return of_cards(deals, [choice], seed, times)
    player = deals[0].turn
    assert player is not None
    return of_choice(deals, choice, player, seed, times)
