"""Ways to bid and play that are not the house's: what beliefs are measured against.

Each is a row: who chooses before the play, and who chooses cards. Of these the search knows only
the club and the plain house (``search.worlds.styles``): its timid, bold and noisy are its own.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

from engine import VARIANTS, Action, Bid, Cards, Rules, View, choose, each
from engine.family import Prospects
from engine.house.habits import CLUB, NOVICE, PLAIN, Habits

Choosing: TypeAlias = Callable[[View, Random], Action]


class Style(NamedTuple):
    """How somebody chooses: before the play, and cards."""

    bids: Choosing
    cards: Choosing


def by_chance(view: View, chance: Random) -> Action:
    """Any offer, and any action that it admits."""
    offer = view.offers[int(chance.random() * len(view.offers))]
    return offer.nth(int(chance.random() * offer.size))


def house(view: View, chance: Random, kind: Habits = CLUB) -> Action:
    """A house player, who leaves nothing to chance."""
    del chance
    return choose(view, kind)


def as_plain(view: View, chance: Random) -> Action:
    """The house as it was before its habits were mended."""
    return house(view, chance, PLAIN)


def as_novice(view: View, chance: Random) -> Action:
    """The house as a beginner."""
    return house(view, chance, NOVICE)


# Bids --------------------------------------------------------------------------------------------

TIMID, BOLD = 1.5, -2.5
"""How much more than the club asks a bid must bring, in values of the least contract."""
CAREFUL, DARING = 0.15, -0.2
"""How much higher the chance to win must be."""
SEEN_WRONG = 3
"""Cards of their hand that somebody takes for others."""


def bids_timidly(view: View, chance: Random) -> Action:
    """Bids what brings more, and more surely, than the club asks for."""
    del chance
    return _as(view, _shifted(view.rules, TIMID, CAREFUL))


def bids_boldly(view: View, chance: Random) -> Action:
    """Bids what the club would not dare."""
    del chance
    return _as(view, _shifted(view.rules, BOLD, DARING))


def sees_badly(view: View, chance: Random) -> Action:
    """Bids as the club does, with some cards of the hand taken for others."""
    if not any(offer.kind is Bid for offer in view.offers):
        return choose(view)
    others = list(each(view.rules.pack.whole & ~view.hand))
    wrong = chance.sample(list(each(view.hand)), SEEN_WRONG)
    seen: Cards = view.hand & ~sum(wrong) | sum(chance.sample(others, SEEN_WRONG))
    return choose(view._replace(hand=seen))


def bids_by_chance(view: View, chance: Random) -> Action:
    """Bids anything; all else before the play is done as the club does it."""
    bidding = any(offer.kind is Bid for offer in view.offers)
    return by_chance(view, chance) if bidding else choose(view)


def _as(view: View, habits: Habits) -> Action:
    return VARIANTS[view.rules.variant].house(view, habits)


@lru_cache(maxsize=64)
def _shifted(rules: Rules, dearer: float, surer: float) -> Habits:
    """The club's habits of a game, with other demands on a bid."""
    habits = VARIANTS[rules.variant].habits_of(CLUB, rules.players)
    prices = [row.value for row in rules.contracts.values() if row.aim == "points" and row.value]
    rows = {
        key: row._replace(dare=min(habits.dare, row.dare) + surer)
        for key, row in habits.prospects.rows.items()
    }
    return habits._replace(
        worth=habits.worth + dearer * min(prices, default=0),
        dare=1.0,
        prospects=Prospects(rows, habits.prospects.needed),
    )


# Cards -------------------------------------------------------------------------------------------

CARELESS = 0.3
"""How often somebody plays any card."""


def carelessly(view: View, chance: Random) -> Action:
    """As the club, but now and then any card."""
    return by_chance(view, chance) if chance.random() < CARELESS else choose(view)


STYLES: Mapping[str, Style] = {
    "club": Style(house, house),
    "plain": Style(as_plain, as_plain),
    "novice": Style(as_novice, as_novice),
    "timid": Style(bids_timidly, house),
    "bold": Style(bids_boldly, house),
    "noisy": Style(sees_badly, carelessly),
    "random bids": Style(bids_by_chance, house),
    "random cards": Style(house, by_chance),
}
"""All styles by name."""


def played_in(style: str, view: View, chance: Random) -> Action:
    """The choice of somebody of this style, for the player whose view it is."""
    bids, cards = STYLES[style]
    return (cards if view.phase == "play" else bids)(view, chance)
