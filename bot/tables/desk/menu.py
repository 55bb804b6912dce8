"""The menu of a table: everything but playing, so that nobody needs to know a command."""

from collections.abc import Sequence

from bot.kit.errors import Denied
from bot.kit.wishes import Aside, Panel, Person, Shown
from bot.tables.desk.table_control import TableControl, about_table
from bot.tables.model.checks import check_may_watch
from bot.tables.model.table import Table
from bot.tables.pages.endings import MenuButtons
from bot.tables.pages.menu import match_buttons, menu_page, reading_buttons, rules_page
from bot.tables.play.tables import Tables


class MenuDesk:
    """Shows a table's menu. Its methods may raise Denied or StoreError."""

    def __init__(self, tables: Tables, additions: Sequence[MenuButtons]) -> None:
        """``additions``: the buttons of other capabilities."""
        self._tables = tables
        self._additions = additions

    def controls(self) -> tuple[TableControl, ...]:
        """Return the controls at a table."""
        return (
            TableControl("menu", about_table(self.menu)),
            TableControl("rules", about_table(self.rules)),
        )

    async def menu(self, person: Person, table: Table) -> Shown:
        """Show what the person may do at a table besides playing."""
        check_may_watch(table, person.user)
        info, words = table.info(), person.words
        buttons = [*reading_buttons(info, words)]
        for addition in self._additions:
            buttons += addition(info, words)
        if table.state == "playing":
            player = _player_there(person, table)
            may_stop = self._may_stop(person, table)
            may_claim = player is not None and table.may_claim(player)
            may_end = player is not None and table.people > 1 and table.round is None
            buttons += match_buttons(
                info,
                words,
                player=player,
                may_claim=may_claim,
                may_end=may_end,
                may_stop=may_stop,
            )
        page = menu_page(info, buttons, words)
        return Panel(page, lobby=table.id) if table.state == "lobby" else Aside(page)

    def _may_stop(self, person: Person, table: Table) -> bool:
        try:
            self._tables.stopping.check_stop(table, person.user, may_manage=person.may_manage)
        except Denied:
            return False
        return True

    async def rules(self, person: Person, table: Table) -> Shown:
        """Show the rules that the table is played by."""
        check_may_watch(table, person.user)
        page = rules_page(table.info(), person.words)
        return Panel(page, lobby=table.id if table.state == "lobby" else None)


def _player_there(person: Person, table: Table) -> int | None:
    """The seat of a person who may pause or leave; None: they have none, or have left."""
    player = table.player_of(person.user)
    if player is None or table.round is not None or person.user in table.removed:
        return None
    chair = table.chairs[player]
    return None if chair.house and chair.away is None else player
