"""Practices on deals that lie in no store."""

import json
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar, cast

from bot.archive.archive import Archive
from bot.archive.replays import Replayed
from bot.archive.replays import replay as replayed
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from bot.learning.practice.pages import practice_page
from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows, StoredPractice
from bot.learning.practice.service import Practice, Practices
from bot.learning.practice.sources import Sources
from bot.learning.puzzles.service import Puzzles
from bot.store import MoveTaken
from bot.tables.model.house_moves import ChooseMove, by_thumb_alone
from bot.tables.model.match_packing import pack_match
from bot.tables.model.records import DealLog, StoredDeal, StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from tests.bot.learning.learners import house_names
from tests.laws.playing import RandomDeal
from tests.pages.deal_logs import deal_log, table_of

Result = TypeVar("Result")

GUILD = 1
USERS = 11
"""The first player of the deal; the others come after."""
BYSTANDER = 99


class Rows:
    """Practices, numbered from 0."""

    def __init__(self) -> None:
        self.kept: list[StoredPractice] = []

    async def start(self, new: NewPractice) -> int:
        self.kept.append(StoredPractice(id=len(self.kept), **vars(new)))
        return self.kept[-1].id

    async def append(self, practice: int, first: int, moves: tuple[PracticeMove, ...]) -> None:
        old = self.kept[practice]
        if len(old.moves) != first:
            raise MoveTaken
        self.kept[practice] = replace(old, moves=(*old.moves, *moves))

    async def load(self, practice: int) -> StoredPractice | None:
        return self.kept[practice]


class Shelf:
    """A stand-in for store and archive: one finished deal and the practices on it."""

    def __init__(
        self,
        played_deal: RandomDeal,
        names: tuple[str, ...] = (),
        house: str = "",
        think: ChooseMove = by_thumb_alone,
    ) -> None:
        """``house``: stored players of the deal; ``think``: the search of house players."""
        self.table_ = table_of(played_deal.end.rules)
        if names:
            chairs = zip(self.table_.chairs, names, strict=True)
            self.table_.chairs = tuple(replace(chair, name=name) for chair, name in chairs)
        log = deal_log(played_deal)
        self.log: DealLog = replace(log, deal=replace(log.deal, house=house))
        self.rows = Rows()
        replay = replayed(self.table_, self.log)
        assert replay is not None
        self.looked_at: Replayed = replay
        sources = Sources(
            table_rows=cast(TableRows, self),
            archive=cast(Archive, self),
            puzzles=cast(Puzzles, None),
            house_names=house_names,
        )
        self.desk = Practices(cast(PracticeRows, self.rows), sources, think)

    async def start(self, position: int, user: int = USERS) -> Practice:
        return await self.desk.start(GUILD, user, 7, 1, position)

    # As an archive ---------------------------------------------------------------------------

    async def replay(self, guild: int, user: int, number: int, deal: int) -> Replayed:
        if (guild, number, deal) != (GUILD, 7, 1):
            raise Denied("not-your-match")
        return self.looked_at

    # As a store ------------------------------------------------------------------------------

    async def table(self, number: int) -> StoredTable:
        assert number == self.table_.id
        return row_of(self.table_)

    async def load_deal(self, table: int, deal: int) -> DealLog:
        assert (table, deal) == (7, 1)
        return self.log

    async def finished_deals(self, table: int) -> tuple[StoredDeal, ...]:
        return (self.log.deal,)


def run_now(wish: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that never waits, without a loop, and return its result."""
    try:
        wish.send(None)
    except StopIteration as done:
        return cast(Result, done.value)
    raise AssertionError("it waits for somebody")


def row_of(table: Table) -> StoredTable:
    """A table as it lies in the store."""
    assert table.match is not None
    values: dict[str, Any] = {
        "options": tuple(table.options.items()),
        "seats": tuple(Chair(chair.name, chair.user, chair.house) for chair in table.chairs),
        "match": json.dumps(pack_match(table.match)),
        "ready": (), "removed": (), "skis_called_by": None, "ended_at": None, "waits": None,
        "since": None, "next_seq": 0, "contest": None,
    }  # fmt: skip
    for name in StoredTable.__dataclass_fields__:
        if name not in values:
            values[name] = getattr(table, name)
    return StoredTable(**values)


def bare_practice_page(practice: Practice, words: Words, look: Look = TEXT) -> Page:
    """Return a practice's page without notice and hint."""
    return practice_page(practice, words, "", look, more=False, given=None)
