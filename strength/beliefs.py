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
from search.judging.likely_worlds import by_cards, rows_of
from search.kernel.arrays import Floats
from search.kernel.policies import policy_of
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
"""Kinds of evidence that are measured; "worlds": how many of a hundred the weights leave."""


def believed(rules: Rules, number: int, style: str) -> dict[str, float]:
    """The mean over a deal, by matter and band: ``bids early``. Missing: nothing was to weigh."""
    bits: dict[str, list[float]] = defaultdict(list)
    for deal, view in _asked(rules, number, style):
        band = next(name for name, tricks in BANDS.items() if len(view.tricks) in tricks)
        for matter, value in _weighed(deal, view, number).items():
            bits[f"{matter} {band}"].append(value)
    return {key: fmean(values) for key, values in bits.items()}


def _asked(rules: Rules, number: int, style: str) -> Iterator[tuple[Deal, View]]:
    """The deal when the viewer is to play a card, and how they see it."""
    seed = f"beliefs {rules.variant} {rules.players} {number}"
    deal = open_deal(rules, rules.pack.shuffled(Random(seed)), number % rules.players)
    chances = [Random(f"{seed} {player}") for player in range(rules.players)]
    viewer = Random(seed).randrange(rules.players)
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        is_viewer = player == viewer
        if is_viewer and view.phase == "play" and view.straw is None and len(view.tricks) in ASKED:
            yield deal, view
        deal = act(deal, player, played_in("club" if is_viewer else style, view, chances[player]))


def _weighed(deal: Deal, view: View, seed: int) -> dict[str, float]:
    """Measure each kind of evidence in one position."""
    drawn = [real(deal), *with_discards(view, worlds(view, seed, DRAWN))]
    deals = [deal, *deals_of(view, iter(drawn[1:]))]
    weights_by_matter = {}
    if any(player != view.viewer for player, _ in view.bids):
        weights_by_matter["bids"] = log_chances_of_bids(
            view, [drawn[0], *drawn[len(drawn) - len(deals) + 1 :]]
        )
    policy = policy_of(view.rules)
    if policy is not None and view.tricks:
        weights_by_matter["cards"] = by_cards(view, policy, deals, rows_of(deals))
    if not weights_by_matter:
        return {}
    whole: Floats = np.sum(list(weights_by_matter.values()), axis=0)
    bits = {
        matter: likelier(values) for matter, values in {**weights_by_matter, "both": whole}.items()
    }
    weights = np.exp(whole[1:] - whole[1:].max())
    return {**bits, "worlds": float(weights.sum() ** 2 / (weights**2).mean() / len(weights) ** 2)}


def likelier(log_weights: Floats) -> float:
    """How much likelier the first of some worlds is than the mean of the others, in bits."""
    most = log_weights.max()
    drawn = np.log(np.exp(log_weights[1:] - most).mean()) + most
    return float((log_weights[0] - drawn) / np.log(2))


def real(deal: Deal) -> World:
    """The deal as one of the worlds."""
    laid, sets = (deal.exchange.laid, deal.exchange.sets) if deal.exchange else (0, ())
    return World(deal.hands, sets or deal.talon, laid)
