"""From a lesson to a table: a new one, or the one that stands in the channel."""

from bot.games.forms import DEFAULT_FORM, Form, find_form, form_of
from bot.games.levels import NOVICE
from bot.help.manual import PLAY_FIRST
from bot.kit.page import Button, Page, Row, Text, note, page
from bot.kit.routes import Press
from bot.kit.wishes import Note, Person, Response
from bot.learning.lessons.pages import LEARN
from bot.tables.desk.desk import Desk
from bot.tables.desk.responses import Seated
from bot.tables.model.table import Table


class FirstTable:
    """*Play* on the pages of lessons."""

    def __init__(self, tables: Desk) -> None:
        self._tables = tables

    async def play(self, press: Press) -> Response:
        """Seat a learner at a table. Raises Denied and StoreError."""
        name = press.custom_id.removeprefix(PLAY_FIRST).removeprefix(":")
        form = find_form(name) if name else DEFAULT_FORM
        table = await self._tables.register.find(press.place.channel)
        if table is None or await self._tables.lobby.gets_thread(press.place):
            return await self._open(press, form)
        return await self._play_at(table, press.person, form)

    async def _open(self, press: Press, form: Form) -> Response:
        """Open a table, where the house takes the other seats at once."""
        seated = await self._tables.lobby.open(
            press.person, press.place, form.name, None, None, level=NOVICE
        )
        await self._tables.lobby.fill(press.person, seated.table)
        return seated

    async def _play_at(self, table: Table, person: Person, form: Form) -> Response:
        """Seat the person at the table of the channel, or say why that cannot be."""
        seated = table.player_of(person.user) is not None
        if table.state == "lobby":
            if table.alone and seated:
                await self._tables.lobby.fill(person, table)
                return await self._tables.play.hand(person, table)
            fits = form_of(table.variant, table.players) == form
            if seated or (fits and len(table.chairs) < table.players):
                await self._tables.lobby.join(person, table)
                return Seated(note(person.words("lesson-joined")), table=table)
        elif seated:
            return await self._tables.play.hand(person, table)
        return Note(_busy_page(table, person))


def _busy_page(table: Table, person: Person) -> Page:
    """The page of a person who can't play at the only table of a channel."""
    info, words = table.info(), person.words
    ways = [Button(f"{LEARN}:all", words("lesson-all"))]
    if table.state == "playing":
        ways.insert(0, Button(info.control("watch"), words("board-watch"), "primary"))
    return page(Text(words("lesson-table-busy")), Row(tuple(ways)))
