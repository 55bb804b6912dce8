"""For people who want to know where they lost points: what they see at once, and in the end."""

from typing import NamedTuple

from bot.archive.desk import ReplayDesk
from bot.choices.looks import Looks
from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.routes import Press, Route, known
from bot.kit.wishes import Aside, Later, Note, Person, Response, Shown
from bot.learning.analyses.pages import ANALYSE, analysis, under_way
from bot.learning.analyses.service import Analyses, DecidedDeal

BELOW_SCORE = "o"
"""Ends the custom_id of the one below a score; others are on a page of an analysis."""


class AnalysisPage(NamedTuple):
    """A page of an analysis, as a button asks for it."""

    table: int
    deal: int
    """Its number in the log."""
    place: int
    beside: bool = False
    """Asked for below a score: that page stays, as it may have *Next deal*."""


def read_leaf(custom_id: str) -> AnalysisPage | None:
    """The page of an analysis in a custom_id; None if it is not one of ours."""
    kind, *parts = custom_id.split(":")
    if kind != ANALYSE or len(parts) != 4:
        return None
    numbers = parts[:3]
    if not are_numbers(*numbers):
        return None
    table, deal, place = map(int, numbers)
    return AnalysisPage(table, deal, place, parts[3] == BELOW_SCORE)


def custom_id_of(leaf: AnalysisPage) -> str:
    """The custom_id that asks for a page of an analysis."""
    return f"{ANALYSE}:{leaf.table}:{leaf.deal}:{leaf.place}:{BELOW_SCORE if leaf.beside else 'r'}"


class AnalysisDesk:
    """The wishes of people who look for their mistakes. Every one raises Denied or StoreError."""

    def __init__(self, analyses: Analyses, replays: ReplayDesk, looks: Looks | None = None) -> None:
        self._analyses = analyses
        self._replays = replays
        self._looks = looks or Looks()

    def routes(self) -> tuple[Route, ...]:
        """Where controls of analyses lead."""
        return (Route(at=ANALYSE, answer=self._turn),)

    async def _turn(self, press: Press) -> Response:
        leaf = known(read_leaf(press.custom_id))
        return await self.look(press.person, press.place.guild, leaf)

    async def look(self, person: Person, guild: int, wanted: AnalysisPage) -> Shown:
        """Turn to a page of an analysis; if there is none yet, make it."""
        played = await self._analyses.played(guild, person.user, wanted.table, wanted.deal)
        look = self._looks.of(person.user)
        found = await self._analyses.known(played)
        kind = Aside if wanted.beside else Note
        if found is not None:
            return kind(analysis(found, wanted.place, person.words, look))
        self._analyses.check(played)

        async def later() -> Shown:
            found = await self._analyses.find(played)
            return Note(analysis(found, wanted.place, person.words, look))

        again = custom_id_of(wanted._replace(beside=False))
        return kind(_under_way(played, person), then=Later(make=later, custom_id=again))

    async def open(self, person: Person, guild: int, match: str | None, deal: str | None) -> Shown:
        """Analyse the last deal of the newest match, unless one is named."""
        wanted = await self._replays.named(person, guild, match, deal)
        if wanted is None:
            raise Denied("no-finished-deal", deals=0)
        return await self.look(person, guild, AnalysisPage(*wanted, 0))


def _under_way(played: DecidedDeal, person: Person) -> Page:
    return under_way(played.info, played.number, len(played.decisions), person.words)
