"""A store on the disk, tables on it, and people who play: what tests of the bot build on."""

import contextlib
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from unittest.mock import patch

from bot.archive import desk as archive_desk
from bot.archive import replay_page
from bot.archive.archive import Archive
from bot.archive.rows import ShareRows
from bot.base.database_address import DatabaseAddress
from bot.careers.remarks import RatingRemarks
from bot.careers.rows import CareerRows
from bot.choices.habits import Habit, Habits
from bot.contests.duplicates import pages as duplicate_pages
from bot.contests.teams import round_pages
from bot.fairness import pages as fairness_pages
from bot.fairness.service import Fairness
from bot.features import PERSONAL
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.feature import Remembers
from bot.kit.wishes import Reach
from bot.learning.analyses import pages as analysis_pages
from bot.learning.lessons.offers import LessonOffers
from bot.learning.lessons.rows import LessonRows
from bot.privacy.forgetting import Forgetting
from bot.privacy.pages import former
from bot.privacy.rows import PrivacyRows
from bot.store import Store, StoreError
from bot.store.open_store import open_store
from bot.tables.memory.moves import Randomness
from bot.tables.model.records import NOW
from bot.tables.model.table import Table, TableEvent
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables, build_tables
from bot.tables.rows.repository import TableRows
from engine import Action, encode, fair_deck, offers
from engine.cards import Cards
from engine.pack import Pack
from tests.bot.hooks import build_hooks

Shuffle = Callable[[Pack], tuple[Cards, ...]]

ANA, BOR, CILKA, DANE, EVA = 11, 12, 13, 14, 15
GUILD, CHANNEL = 1, 2


def refuse_write(store: object, writing: str) -> AbstractContextManager[object]:
    """While this lasts, a store, or every repository of a class, refuses to do this."""

    async def full(*_: object, **_by_name: object) -> None:
        raise StoreError("the disk is full")

    return patch.object(store, writing, full)


class HabitsOfExperienced(Habits):
    """Habits of people who have their only card played, as after their first deals."""

    def of(self, person: int) -> Habit:
        habit = super().of(person)
        return replace(habit, forced_cards=habit.forced_cards or "always")


class World:
    """A store on the disk and the tables on it, which can be thrown away and loaded again."""

    # all of these follow from the database, and are made anew at each start
    store: Store
    rows: TableRows
    fairness: Fairness
    tables: Tables
    remembering: tuple[Remembers, ...]
    forgetting: Forgetting
    pages: TablePages

    def __init__(self, path: DatabaseAddress, seed: int = 1) -> None:
        self.path = path
        self.chance = random.Random(seed)
        self.shuffle: Shuffle = self._random_deck
        self.fair = False
        """Cards follow from secrets, as for real people, and are not shuffled by the test."""
        self.duplicates = False
        """People who play alone may be dealt what others have had."""
        self.secrets = partial(random.Random(seed).randbytes, 32)
        self.events: list[TableEvent] = []
        self.now = 1_000
        self.patience = 1_000
        self.habits: Habits = HabitsOfExperienced()
        self.guild, self.channel = GUILD, CHANNEL
        self.reach: Reach = "server"

    async def open(self) -> None:
        self.store = await open_store(self.path)
        self.rows = TableRows(self.store)
        self.fairness, hooks = build_hooks(
            self.store, self.secrets, self._deck, deals_again=self.duplicates
        )
        self.tables = build_tables(
            self.rows,
            lambda: self.now,
            Randomness(tuple, lambda _: 0),
            searching=True,
            patience=self.patience,
            hooks=hooks,
            habits=self.habits,
        )
        self.remembering = ()
        self.forgetting = Forgetting(
            PrivacyRows(self.store),
            PERSONAL,
            self.rows,
            self.tables,
            former,
            lambda: self.remembering,
        )
        self.pages = TablePages(
            self.tables.reports,
            RatingRemarks(CareerRows(self.store)),
            round_pages,
            offers=LessonOffers(LessonRows(self.store)),
            below_score=(
                replay_page.below_score,
                analysis_pages.below_score,
                duplicate_pages.below_score,
            ),
            menu=(archive_desk.menu_buttons, fairness_pages.menu_buttons),
        )
        self.tables.register.listen(lambda _, events: self.events.extend(events))
        self.add_listeners()
        await self.wake_tables()

    async def wake_tables(self) -> None:
        """Wake the tables that were awake, as the clock does after a start."""
        for sleep in await self.rows.waiting():
            if sleep.waits == NOW:
                with contextlib.suppress(Denied):
                    await self.tables.register.table(sleep.table)

    def add_listeners(self) -> None:
        """Add listeners, before the tables that wait are woken."""

    def _deck(self, pack: Pack, secret: bytes, message: str) -> tuple[Cards, ...]:
        # looked up only now: a test may have put in another
        return fair_deck(pack, secret, message) if self.fair else self.shuffle(pack)

    def _random_deck(self, pack: Pack) -> tuple[Cards, ...]:
        cards = [pack[code] for code in pack.codes]
        self.chance.shuffle(cards)
        return tuple(cards)

    def archive(self) -> Archive:
        """An archive of these tables."""
        return Archive(self.rows, ShareRows(self.store), self.tables.register)

    async def restart(self) -> None:
        """Close the store and load everything anew, as after a crash."""
        await self.store.close()
        await self.open()

    async def open_table(
        self, length: int | None = 2, game: str = "slovenian", **options: str
    ) -> Table:
        table = await self.tables.lobbies.open(
            guild=self.guild,
            channel=self.channel,
            reach=self.reach,
            founder=Chair("Ana", ANA),
            game=game,
            players=4,
            options=options,
            length=length,
            language="en",
        )
        for name, user in (("Bor", BOR), ("Cilka", CILKA), ("Dane", DANE)):
            await self.tables.lobbies.join(table, Chair(name, user))
        return table

    async def start_table(
        self, length: int | None = 2, game: str = "slovenian", **options: str
    ) -> Table:
        table = await self.open_table(length, game, **options)
        await self.tables.lobbies.start(table, ANA)
        return table

    def random_move(self, table: Table) -> tuple[int, str]:
        """A random legal move: the person on turn and the code."""
        assert table.deal is not None and table.turn is not None
        offer = self.chance.choice(offers(table.deal, table.turn))
        action = offer.nth(self.chance.randrange(offer.size))
        user = table.chairs[table.turn].user
        assert user is not None
        return user, encode(table.rules.pack, action)

    @staticmethod
    def code(table: Table, action: Action) -> str:
        """The code of an action at a table."""
        return encode(table.rules.pack, action)

    async def play_moves(self, table: Table, moves: int = 10_000) -> None:
        while (table.live is not None or table.not_ready) and moves:
            if table.not_ready:
                await self.ask_for_next_deal(table)
                continue
            user, code = self.random_move(table)
            await self.tables.play.act(table, user, code, table.shown_seq(table.turn))
            moves -= 1

    async def play_deal(self, table: Table) -> None:
        """Play until another deal lies on the table."""
        await self.finish_deal(table)
        await self.ask_for_next_deal(table)

    async def finish_deal(self, table: Table) -> None:
        """Play until the deal is over."""
        number = table.deals
        while table.live is not None and table.live.number == number:
            await self.play_moves(table, 1)

    async def ask_for_next_deal(self, table: Table) -> None:
        """Everybody who looks at the score asks for the next deal."""
        for player in table.not_ready:
            user = table.chairs[player].user
            assert user is not None
            await self.tables.play.ask_for_next(table, user)
