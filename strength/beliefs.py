"""How good beliefs of the search are: how much likelier it finds the real deal than drawn ones.

In bits: 1 is twice as likely. Somebody who plays like the club sits among three others of one style
(``styles``); when they are to play a card, the real deal and some drawn ones are weighed by what
the others have said, and by what they have played. Below 0, what others do misleads.
"""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean

import numpy as np

from engine import Deal, Rules, View, act, observe, open_deal
from search.judging.likely_worlds import by_cards, rows_of, weighed_as_club
from search.kernel.arrays import Floats
from search.worlds.discards import with_discards
from search.worlds.likelihood import log_chances_of_bids
from search.worlds.swapped import deals_of
from search.worlds.worlds import World, worlds
from strength.styles import played_in

DRAWN = 120
"""Worlds that the real deal is compared with."""
ASKED = (0, 2, 4, 6, 8, 10)
"""The numbers of tricks after which the viewer is asked."""
BANDS = {"early": range(3), "middle": range(3, 7), "late": range(7, 11)}
"""Parts of a deal, by tricks played."""
MATTERS = ("bids", "cards", "both", "worlds")
"""What is measured: what is weighed by, and how many of a hundred worlds the weights leave."""


def believed(rules: Rules, number: int, style: str) -> dict[str, float]:
    """The mean over a deal, by matter and band: ``bids early``. Missing: nothing was to weigh."""
    found: dict[str, list[float]] = defaultdict(list)
    for deal, view in _asked(rules, number, style):
        band = next(name for name, tricks in BANDS.items() if len(view.tricks) in tricks)
        for matter, value in _weighed(deal, view, number).items():
            found[f"{matter} {band}"].append(value)
    return {key: fmean(values) for key, values in found.items()}


def _asked(rules: Rules, number: int, style: str) -> Iterator[tuple[Deal, View]]:
    """The deal when the viewer is to play a card, and how they see it."""
    seed = f"beliefs {rules.variant} {rules.players} {number}"
    deal = open_deal(rules, rules.pack.shuffled(Random(seed)), number % rules.players)
    chances = [Random(f"{seed} {player}") for player in range(rules.players)]
    viewer = Random(seed).randrange(rules.players)
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        own = player == viewer
        if own and view.phase == "play" and view.straw is None and len(view.tricks) in ASKED:
            yield deal, view
        deal = act(deal, player, played_in("club" if own else style, view, chances[player]))


def _weighed(deal: Deal, view: View, seed: int) -> dict[str, float]:
    """What there is to weigh in one position."""
    drawn = [real(deal), *with_discards(view, worlds(view, seed, DRAWN))]
    deals = [deal, *deals_of(view, iter(drawn[1:]))]
    told = {}
    if any(player != view.viewer for player, _ in view.bids):
        told["bids"] = log_chances_of_bids(view, [drawn[0], *drawn[len(drawn) - len(deals) + 1 :]])
    if weighed_as_club(view) and view.tricks:
        told["cards"] = by_cards(view, deals, rows_of(deals))
    if not told:
        return {}
    whole: Floats = np.sum(list(told.values()), axis=0)
    found = {matter: likelier(one) for matter, one in {**told, "both": whole}.items()}
    weights = np.exp(whole[1:] - whole[1:].max())
    return {**found, "worlds": float(weights.sum() ** 2 / (weights**2).mean() / len(weights) ** 2)}


def likelier(told: Floats) -> float:
    """How much likelier the first of some worlds is than the mean of the others, in bits."""
    most = told.max()
    drawn = np.log(np.exp(told[1:] - most).mean()) + most
    return float((told[0] - drawn) / np.log(2))


def real(deal: Deal) -> World:
    """The deal as one of the worlds."""
    laid, sets = (deal.exchange.laid, deal.exchange.sets) if deal.exchange else (0, ())
    return World(deal.hands, sets or deal.talon, laid)
