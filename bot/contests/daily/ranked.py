"""The two kinds of deals that come every day and have ladders, a row each."""

from typing import NamedTuple

from bot.contests.daily.rated import DEALS, OF_EACH


class Ranked(NamedTuple):
    """A kind of deals with ladders."""

    name: str
    """As in ``contests.kind``; it also begins the keys of its sentences."""
    deals: int
    """Deals of a day; everybody is dealt one of them."""
    ghosts: int
    """House players of each level at each deal."""
    ladder: str
    """Begins the ids of controls that lead to its ladders."""
    everywhere: bool
    """It also ranks all servers' people among each other."""
    open_results: bool
    """While it is open, a result is already compared with other people's: all have the same
    cards."""
    reminds: bool
    """People can ask to be reminded of the next one."""
    leads_to_rated: bool
    """Its pages lead to the rated deal of the same day."""


DAILY = Ranked(
    name="daily",
    deals=1,
    ghosts=20,
    ladder="ladder",
    everywhere=False,
    open_results=True,
    reminds=True,
    leads_to_rated=True,
)
RATED = Ranked(
    name="rated",
    deals=DEALS,
    ghosts=OF_EACH,
    ladder="rated",
    everywhere=True,
    open_results=False,
    reminds=False,
    leads_to_rated=False,
)
RANKED = {ranked.name: ranked for ranked in (DAILY, RATED)}
