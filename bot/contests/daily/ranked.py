"""The two kinds of deals that come every day and have ladders, a row each."""

from typing import NamedTuple

from bot.contests.daily.rated import DEALS, OF_EACH


class Ranked(NamedTuple):
    """A kind of deals with ladders."""

    name: str
    """As in ``contests.kind``; it also begins the keys of its sentences."""
    deals: int
    """A contest's first deals; everybody is dealt one of them."""
    further: int
    """Deals of the headline that people may play after that one, in their order."""
    ghosts: int
    """House players of each level at each of the first deals (at further ones ``OF_EACH``)."""
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
    leads_to_puzzle: bool
    """The page of a deal that is open leads to the puzzle of the day, which counts for the same
    streak."""

    def is_further(self, deal: int) -> bool:
        """Return whether a deal is one that may be played after the first."""
        return deal >= self.deals

    def ghosts_at(self, deal: int) -> int:
        """Return how many house players of each level play a deal."""
        return OF_EACH if self.is_further(deal) else self.ghosts


DAILY = Ranked(
    name="daily",
    deals=1,
    further=2,
    ghosts=20,
    ladder="ladder",
    everywhere=False,
    open_results=True,
    reminds=True,
    leads_to_rated=True,
    leads_to_puzzle=True,
)
RATED = Ranked(
    name="rated",
    deals=DEALS,
    further=0,
    ghosts=OF_EACH,
    ladder="rated",
    everywhere=True,
    open_results=False,
    reminds=False,
    leads_to_rated=False,
    leads_to_puzzle=False,
)
RANKED = {ranked.name: ranked for ranked in (DAILY, RATED)}
