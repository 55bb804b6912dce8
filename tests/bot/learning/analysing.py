"""The desk for analyses, for tests, and a study that judges decisions at once."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from bot.archive.desk import ReplayDesk
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.limits import WaitingLimits
from bot.kit.page import Page
from bot.learning.analyses.desk import AnalysisDesk, AnalysisPage
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.thinkers.analysing import PIECE_TIME, PackedDecision, look
from bot.thinkers.pickling import unpack_deal
from bot.thinkers.study import Study
from engine import encode, observe
from search.explain.grades import Grade
from search.explain.verdicts import Verdict, Weighed
from tests.bot.tables.desk.desk_parts import PEOPLE, next_page_of, page_after, page_of
from tests.bot.world import GUILD, World


class Studying:
    """A study that finds the first offer better each time, by less and less."""

    open = True

    def __init__(self, cost: float = 12.0, lost: tuple[int, ...] = ()) -> None:
        self.asked: list[PackedDecision] = []
        self.begun = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.on_asked: Callable[[], None] = lambda: None
        """Called for each question."""
        self._cost = cost
        self._lost = lost

    async def ready(self) -> None:
        pass

    async def ask(
        self,
        job: Callable[..., Any],
        asked: PackedDecision,
        *_: Any,
        seconds: float,
        person: int,
    ) -> Any:
        self.begun.set()
        await self.goes_on.wait()
        assert job is look  # a sure verdict needs no second look
        assert seconds == PIECE_TIME
        assert person in PEOPLE
        self.asked.append(asked)
        self.on_asked()
        if len(self.asked) in self._lost:
            return None
        parcel, step, player, made, _ = asked
        view = observe(unpack_deal(parcel), player)
        offered = encode(view.rules.pack, view.offers[0].nth(0))
        cost = max(0.0, self._cost - step / 10) if offered != made else 0.0
        known = Weighed(offered, 1.0, 1.0 + cost, 0.1, 40)
        grade: Grade = "costs" if cost else "best"
        trick = len(view.tricks) + 1 if view.phase == "play" else 0
        return Verdict(step, view.phase, trick, made, grade, known, 10, known, 9.0).as_json()


class Office:
    """A world's desk with its own study."""

    def __init__(self, world: World, study: Studying | None = None) -> None:
        self.study = study or Studying()
        archive = world.archive()
        self.looks = Looks()
        self.replays = ReplayDesk(archive, self.looks, Languages())
        study_ = cast(Study, self.study)
        rows = AnalysisRows(world.store)
        self.analyses = Analyses(rows, world.rows, archive, study_, WaitingLimits(), ())
        self.desk = AnalysisDesk(self.analyses, self.replays, self.looks)

    async def look(self, person: int, request: AnalysisPage, guild: int = GUILD) -> Page:
        """Return the page shown in the end."""
        shown = await self.desk.look(PEOPLE[person], guild, request)
        return page_of(shown) if next_page_of(shown) is None else await page_after(shown)
