"""Controls and commands about fairness: a deal's commitment, words, and verification."""

from bot.archive.desk import ReplayDesk
from bot.deals.rule_options import page_number
from bot.fairness.pages import OwnWord, details, verification_page, word_form
from bot.fairness.service import Fairness
from bot.fairness.verification import Verification
from bot.kit.controls import Click
from bot.kit.errors import Denied
from bot.kit.page import Attachment, Page
from bot.kit.wishes import Aside, Ask, Note, Panel, Person, Response, Shown
from bot.tables.desk.table_control import TableControl, about_table
from bot.tables.model.table import Table


class FairnessDesk:
    """Commitments and words of a table's deals. All methods may raise Denied or StoreError."""

    def __init__(self, fairness: Fairness) -> None:
        self._fairness = fairness

    def controls(self) -> tuple[TableControl, ...]:
        """Return the controls at a table."""
        return (
            TableControl("details", about_table(self.details)),
            TableControl("word", about_table(self.ask_word), opens_form=True),
            TableControl("word:#", self._give_word),
        )

    async def _give_word(self, person: Person, table: Table, click: Click) -> Shown:
        return await self.give_word(person, table, page_number(click.argument), click.value)

    async def details(self, person: Person, table: Table) -> Shown:
        """Show the commitment, with a button to give a word."""
        page = await self._details(person, table)
        return Panel(page, lobby=table.id) if table.state == "lobby" else Aside(page)

    async def _details(self, person: Person, table: Table) -> Page:
        pledge = await self._fairness.pledge(table)
        own_word = None
        if table.player_of(person.user) is not None:
            own_word = OwnWord(await self._fairness.own_word(table, person.user, pledge.deal))
        return details(table.info(), pledge, own_word, person.words)

    async def ask_word(self, person: Person, table: Table) -> Response:
        """Open the form for a word."""
        table.seat_of(person.user)
        pledge = await self._fairness.pledge(table)
        if not pledge.coming:
            raise Denied("word-late")
        own_word = await self._fairness.own_word(table, person.user, pledge.deal)
        return Ask(word_form(table.info(), pledge, own_word, person.words))

    async def give_word(self, person: Person, table: Table, deal: int, typed: str) -> Shown:
        """Set the person's word for a deal."""
        await self._fairness.give_word(table, person.user, deal, typed)
        lobby = table.id if table.state == "lobby" else None
        return Panel(await self._details(person, table), lobby=lobby)


class VerifyDesk:
    """Verification of finished deals. All methods may raise Denied or StoreError."""

    def __init__(self, verification: Verification, replays: ReplayDesk) -> None:
        self._verification = verification
        self._replays = replays

    async def open(self, person: Person, guild: int, match: str | None, deal: str | None) -> Shown:
        """Verify a deal; by default the last one of the person's newest match."""
        table, number = await self._replays.find_deal(person, guild, match, deal)
        result = await self._verification.check(guild, person.user, table, number)
        return Note(
            verification_page(result.checked, Attachment(result.file, result.record), person.words)
        )
