"""Commands and controls for analyses: a progress page at once, the analysis as a follow-up."""

from dataclasses import replace
from typing import NamedTuple

from bot.archive.desk import ReplayDesk
from bot.archive.sitters import for_reader
from bot.choices.looks import Looks
from bot.kit.controls import are_numbers
from bot.kit.page import Page
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Aside, Later, Note, Person, Response, Shown
from bot.learning.analyses.pages import ANALYSE, MOMENT, analysis, page_of_move, progress_page
from bot.learning.analyses.service import Analyses, Analysis

BELOW_SCORE = "o"
"""Ends the custom_id of the button below a score; other buttons are on a page of an analysis."""


class AnalysisPage(NamedTuple):
    """A page of an analysis, as a button requests it."""

    table: int
    deal: int
    """The deal's number in the log."""
    place: int
    """The page, from 0."""
    beside: bool = False
    """Whether to open another message: the score may have the button *Next deal*."""
    move: int | None = None
    """The move to be shown, by its number in the log of the deal; None: the page."""

    def place_in(self, summary: Analysis) -> int:
        """Return the page that is meant."""
        return self.place if self.move is None else page_of_move(summary, self.move)


def read_control(custom_id: str) -> AnalysisPage | None:
    """Parse the custom_id of an analysis button; None if it is malformed."""
    kind, *parts = custom_id.split(":")
    if kind != ANALYSE or len(parts) != 4:
        return None
    numbers = parts[:3]
    if not are_numbers(*numbers):
        return None
    table, deal, place = map(int, numbers)
    if parts[3] == MOMENT:
        return AnalysisPage(table, deal, 0, beside=True, move=place)
    return AnalysisPage(table, deal, place, parts[3] == BELOW_SCORE)


def custom_id_of(page: AnalysisPage) -> str:
    """Return the custom_id that requests a page of an analysis."""
    return f"{ANALYSE}:{page.table}:{page.deal}:{page.place}:{BELOW_SCORE if page.beside else 'r'}"


class AnalysisDesk:
    """Analyses of finished deals. All methods may raise Denied or StoreError."""

    def __init__(self, analyses: Analyses, replays: ReplayDesk, looks: Looks) -> None:
        self._analyses = analyses
        self._replays = replays
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Return the route of analysis buttons."""
        return (Route(at=ANALYSE, answer=self._turn),)

    async def _turn(self, press: Press) -> Response:
        control = checked_control(read_control(press.custom_id))
        return await self.look(press.person, press.place.guild, control)

    async def look(self, person: Person, guild: int, request: AnalysisPage) -> Shown:
        """Turn to a page of an analysis; if it is not stored, analyse the deal first."""
        played = await self._analyses.played(guild, person.user, request.table, request.deal)
        played = replace(played, info=for_reader(played.info, person))
        look = self._looks.of(person.user)
        stored = await self._analyses.stored(played)
        kind = Aside if request.beside else Note
        if stored is not None:
            return kind(analysis(stored, request.place_in(stored), person.words, look))
        self._analyses.check(played)

        async def finish() -> Shown:
            finished = await self._analyses.find(played)
            return Note(analysis(finished, request.place_in(finished), person.words, look))

        def progress() -> Page:
            return progress_page(
                played.info,
                played.number,
                len(played.decisions),
                person.words,
                deciding=self._analyses.progress(played),
            )

        refresh_id = custom_id_of(request._replace(beside=False))
        return kind(progress(), then=Later(finish, refresh_id, progress))

    async def open(self, person: Person, guild: int, match: str | None, deal: str | None) -> Shown:
        """Analyse a deal; by default the last one of the person's newest match."""
        numbers = await self._replays.find_deal(person, guild, match, deal)
        return await self.look(person, guild, AnalysisPage(*numbers, 0))
