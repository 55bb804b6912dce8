"""The players that are measured, by their names: each chooses one of the offers of a view."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import TypeAlias

from engine import Action, Play, Rules, View, choose, union
from engine.house.habits import HABITS
from players.program import Program
from search.judging.judge import choose as searched
from strength.styles import STYLES, by_chance, house, played_in

Player: TypeAlias = Callable[[View, Random], Action]
"""Chooses for the player whose view it is; what is left to chance comes only from there."""


def random_cards(view: View, chance: Random) -> Action:
    """Bids and says what the club does, and plays any card."""
    return by_chance(view, chance) if view.offers[0].kind is Play else choose(view)


def greedy(view: View, chance: Random) -> Action:
    """Bids and says what the club does; a card is worth what it wins or loses at this moment."""
    del chance
    if view.offers[0].kind is not Play:
        return choose(view)
    plays = [action for offer in view.offers for action in offer.actions()]
    return max(plays, key=lambda action: _at_once(view, action))


def _at_once(view: View, action: Action) -> tuple[float, int]:
    """The points of the trick as it stands then, for or against; of equal cards the lowest."""
    assert isinstance(action, Play) and view.contract is not None
    card, pack = action.card, view.rules.pack
    trick = (*view.trick, card)
    wins = view.contract.winner(trick) == card
    points = pack.value(union(trick)) if wins else -pack.value(card)
    return _wanted(view) * points, -card


def _wanted(view: View) -> int:
    """1 where tricks are wanted, -1 where they are shunned."""
    assert view.contract is not None
    shunned = view.contract.aim == "alone"
    shunned |= view.contract.aim == "no_trick" and view.viewer == view.declarer
    return -1 if shunned else 1


WORLDS = 120
MORE_WORLDS = {
    "slovenian4": 240,
    "slovenian3": 180,
    "slovenian5": 200,
    "krolami4": 260,
    "romanian4": 280,
    "romanian3": 180,
}
"""Worlds that the master looks at for a card, of three times as many drawn; and where it looks at
more, by form: as many as take no longer than the master of commit d596a9b took over 120."""


def worlds_of(rules: Rules) -> int:
    """The worlds that the master looks at for a card of a form."""
    return MORE_WORLDS.get(f"{rules.variant}{rules.players}", WORLDS)


def master(view: View, chance: Random) -> Action:
    """The house that searches."""
    return searched(view, chance.randrange(1 << 30), worlds_of(view.rules))


PLAYERS: dict[str, Player] = {
    "master": master,
    "random": by_chance,
    "random cards": random_cards,
    "greedy": greedy,
    **{name: partial(house, kind=habits) for name, habits in HABITS.items()},
    **{f"{name} style": partial(played_in, name) for name in STYLES},
}
"""All players by name; ``seat`` adds programs."""


def seat(programs: Mapping[str, str], seconds: float) -> None:
    """Add programs by name, each with its command and the seconds that it has for an answer.

    Raises ProgramFailed if a command cannot be read.
    """
    for name, command in programs.items():
        PLAYERS[name] = Program(name, command, seconds)
