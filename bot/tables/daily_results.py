"""How a finished try at a deal of the day stands: beside ghosts and people, and day after day."""

from dataclasses import dataclass

from bot.store import Store
from bot.tables.contest_judging import Judged, judged
from bot.tables.contest_results import Beside, beside, median, streak
from bot.tables.dailies import day_of
from bot.tables.entries import Entry


@dataclass(frozen=True)
class Outcome:
    """What a try has come to."""

    entry: Entry
    open: bool
    """The contest goes on: cards and decisions are told to nobody."""
    points: int
    ghosts: Beside
    par: int | None
    """What the ghost in the middle has made; None: there are no ghosts."""
    people: Beside
    """Beside all other people who have finished the same deal in time; nobody, as long as it must
    not be known who has which."""
    judged: Judged | None
    """What the decisions were worth; None: nobody has looked at them."""
    streak: int
    """In a row so many days."""

    @property
    def shareable(self) -> bool:
        """Whether there is anything to show others: how it stands, squares, days in a row."""
        known = self.ghosts.of > 0 or self.judged is not None or self.streak > 1
        return known and not self.entry.stored.late


async def outcome(store: Store, entry: Entry, now: int) -> Outcome:
    """How a finished try stands now. Raises StoreError."""
    stored, contest = entry.stored, entry.contest
    ghosts = await store.ghosts(contest.id, stored.deal, stored.seat)
    made = [ghost.points for ghost in ghosts]
    told = contest.settled or contest.kind != "rated"
    results = await store.results_of(contest.id, stored.deal) if told else ()
    others = [points for number, points in results if number != stored.id]
    points = stored.points or 0
    days = await store.days_of(stored.person or 0, contest.kind)
    return Outcome(
        entry=entry,
        open=not contest.settled,
        points=points,
        ghosts=beside(points, made),
        par=median(made) if made else None,
        people=beside(points, others),
        judged=judged(stored),
        streak=0 if stored.late else streak(days, day_of(now)),
    )
