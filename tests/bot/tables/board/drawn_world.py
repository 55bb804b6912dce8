"""A world whose tables are drawn in stand-ins for channels."""

import asyncio
from pathlib import Path

from bot.discord.sending.messages import SendOutcome
from bot.kit.page import Page
from bot.tables.model.table import Table
from tests.bot.discord_stub import StubMessages
from tests.bot.tables.drawing import drawn_boards, private_views
from tests.bot.world import World
from tests.timeout import TIMEOUT


class DrawnWorld(World):
    """A world whose tables are drawn in a stand-in for channels."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.channels = StubMessages()

    def add_listeners(self) -> None:
        self.boards = drawn_boards(self, self.channels, private_views())
        self.tables.register.listen(self.boards.changed)

    async def restart_with_boards(self) -> None:
        """Restart the process with the same channels, and wait until everything is drawn."""
        await self.boards.close()
        await self.restart()
        await self.settled()

    async def ended(self) -> None:
        """End the process properly."""
        await self.boards.close()
        await self.tables.register.close()

    async def settled(self) -> None:
        """Wait until everything is drawn."""
        async with asyncio.timeout(TIMEOUT):
            for task in tuple(self.boards._redraws.values()):
                await task.settled.wait()

    def board(self, table: Table) -> str:
        """The text of the one board."""
        alive = self.channels.alive(table.id)
        return self.channels.messages[alive[0]].page.text if len(alive) == 1 else ""


def refuse_posts(what: str, _: Page | None) -> SendOutcome:
    return SendOutcome.REFUSED if what == "post" else SendOutcome.DONE
