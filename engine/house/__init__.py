"""Functions that all house players share. They see a player's view, and nothing else.

Each family has its own (``engine.games.<family>.house``). Numbers in these modules come from
deals played house against house.
"""

from engine.actions import Action
from engine.view import View


def in_the_middle(view: View) -> Action:
    """The house's choice among unseen cards: all cuts and piles are equal."""
    return view.offers[0].nth(view.offers[0].size // 2)
