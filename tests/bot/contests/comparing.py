"""A base for tests of people who play alone with the house, on cards that others may have had."""

from bot.base.database_address import DatabaseAddress
from bot.choices.looks import Looks
from bot.contests.duplicates.desk import DuplicateDesk
from bot.contests.duplicates.ghosts import Filling
from bot.contests.duplicates.results import DuplicateResults
from bot.contests.duplicates.rows import DuplicateRows
from bot.fairness.rows import FairnessRows
from bot.fairness.verification import Verification
from bot.games.info import Chair
from bot.kit.page import Page
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.records import StoredDeal
from bot.tables.model.table import Table
from bot.thinkers.side_jobs import AtOnce
from tests.bot.discord.answering import press_on
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World

NAMES = {ANA: "Ana", BOR: "Bor", CILKA: "Cilka", DANE: "Dane", EVA: "Eva"}


class Solo:
    """A world in which everybody plays alone."""

    def __init__(self, database: DatabaseAddress, seed: int = 1) -> None:
        self.world = World(database, seed)
        self.world.fair = self.world.duplicates = True

    async def open(self) -> None:
        await self.world.open()
        self._begin()

    def _begin(self) -> None:
        store = self.world.store
        self.archive = self.world.archive()
        self.verification = Verification(FairnessRows(store), self.archive)
        self.archive.record_lines.append(self.verification.record_lines)
        self.rows = DuplicateRows(store)
        self.results = DuplicateResults(self.rows, self.world.rows, self.archive)
        self.desk = DuplicateDesk(self.results, self.archive, Looks())
        self.filling = Filling(self.rows, self.results.reckon, AtOnce(), sleep=_at_once)

    async def restart(self) -> None:
        """Restart with nothing but the database, as after a crash."""
        await self.world.restart()
        self._begin()

    async def table(
        self, user: int, length: int = 1, game: str = "slovenian", players: int = 4, **options: str
    ) -> Table:
        """A person's match with the house, in a channel of their own."""
        lobbies = self.world.tables.lobbies
        table = await lobbies.open(
            guild=GUILD, channel=CHANNEL + user, founder=Chair(NAMES[user], user), game=game,
            players=players, options=options, length=length, language="en",
        )  # fmt: skip
        await lobbies.fill(table, user)
        return table

    async def finish(self, table: Table, *, way: int = 0) -> StoredDeal:
        """Play the current deal to its end, always choosing the offer at the same place."""
        number = table.deals
        while table.live is not None and table.live.number == number:
            await self.step(table, way)
        log = await self.world.rows.load_deal(table.id, number)
        assert log is not None
        return log.deal

    async def step(self, table: Table, way: int = 0) -> None:
        """A move by whoever is on turn."""
        turn = table.turn
        assert turn is not None
        view, user = table.view(turn), table.chairs[turn].user
        if user is None or table.has_no_choice:
            await self.world.tables.play.act_for_house(table, table.seq, move_by_thumb(view))
            return
        offer = view.offers[-1 if way else 0]
        code = self.world.code(table, offer.nth(way % offer.size))
        await self.world.tables.play.act(table, user, code, table.shown_seq(turn))

    async def play_deal(self, user: int, *, way: int = 0) -> tuple[Table, StoredDeal]:
        """A person's deal, played to its end."""
        table = await self.table(user)
        return table, await self.finish(table, way=way)

    async def page(self, user: int, custom_id: str, values: tuple[str, ...] = ()) -> Page:
        """The page that a control opens."""
        return (await press_on([self.desk], PEOPLE[user], HERE, custom_id, values)).page


async def _at_once(_: float) -> None:
    """Nobody waits."""
