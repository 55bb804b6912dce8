"""What has been played at a channel's table: its scores, and the record of a deal."""

from bot.archive.archive import Archive
from bot.kit.page import Attachment, Page, Text
from bot.kit.wishes import Person, Shown
from bot.tables.pages.score import scores as scores_page


class ScoreDesk:
    """The wishes of people looking back. Each raises Denied or StoreError."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def score(self, person: Person, channel: int) -> Shown:
        """Show all finished deals of the channel's table."""
        sheet = await self._archive.sheet(channel)
        return Shown(scores_page(sheet.info, sheet.deals, sheet.struck, person.words))

    async def export(self, person: Person, channel: int, deal: int | None) -> Shown:
        """Give the record of a finished deal as a file, to those who may look at the deal again."""
        name, record = await self._archive.record(person.user, channel, deal)
        text = Text(person.words("reply-record", file=name))
        return Shown(Page((text,), attachment=Attachment(name, record)))
