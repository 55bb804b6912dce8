"""Challenges as a kind of contest."""

from bot.contests.challenges.desk import ChallengeDesk
from bot.contests.challenges.pages import note
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.core.entries import OpenEntry
from bot.contests.core.kind import Kind
from bot.contests.core.rows import Contest
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.wishes import Person, Shown, Venue


class ChallengeKind(Kind):
    """A challenge's deals."""

    name = "challenge"

    def __init__(self, rows: ChallengeRows, desk: ChallengeDesk) -> None:
        self._rows = rows
        self._desk = desk

    async def note(self, contest: Contest, words: Words) -> str:
        """Says what decides the challenge."""
        stored = await self._rows.find(contest.number)
        counts = "points" if stored is None else stored.counts
        return note(counts, words, ahead=contest.ahead)

    async def is_due(self, contest: Contest, now: int) -> bool:
        """Never: a challenge is settled when it is decided (``deciding.py``)."""
        del contest, now
        return False

    def hint_refusal(self, contest: Contest) -> Denied:
        """Says that there are none before it is over."""
        del contest
        return Denied("challenge-no-hints")

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a deal."""
        return await self._desk.show_result(person, place, entry)
