"""A person's days: wishes in, private pages out."""

from bot.choices.looks import Looks
from bot.contests.days.calendar import Month
from bot.contests.days.calendar_page import calendar_page, empty_page
from bot.contests.days.controls import DECISIONS, MONTH, RECORDS
from bot.contests.days.decisions_page import decisions_page
from bot.contests.days.records_page import records_page
from bot.contests.days.service import MyDays
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Note, Shown


class DaysDesk:
    """Pages about the reader's own days. All methods may raise Denied or StoreError."""

    def __init__(self, days: MyDays, looks: Looks) -> None:
        self._days = days
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Return the routes of controls of these pages."""
        return (
            Route(at=f"{MONTH}:#", answer=self._month, repeatable=True),
            Route(at=RECORDS, answer=self._records, repeatable=True),
            Route(at=DECISIONS, answer=self._decisions, repeatable=True),
        )

    async def _month(self, press: Press) -> Shown:
        wanted = checked_control(Month.read(press.number)) if press.number else None
        month = await self._days.month(press.person.user, wanted)
        words, today = press.person.words, self._days.today
        if month is None:
            return Note(empty_page(today, words))
        look = self._looks.of(press.person.user)
        return Note(calendar_page(month, today, words, look))

    async def _records(self, press: Press) -> Shown:
        kept = await self._days.records(press.person.user)
        words = press.person.words
        if kept is None:
            return Note(empty_page(self._days.today, words))
        return Note(records_page(kept, words, self._looks.of(press.person.user)))

    async def _decisions(self, press: Press) -> Shown:
        decisions = await self._days.decisions(press.person.user)
        return Note(decisions_page(decisions, press.person.words))
