"""Commands about personal data: the privacy page, export, and deletion."""

import asyncio
import time

from bot.kit.errors import Denied
from bot.kit.limits import EXPORTS, RateLimiter
from bot.kit.page import note
from bot.kit.routes import Press, Route
from bot.kit.wishes import Note, Panel, Person, Response, Shown, brief_note
from bot.privacy.forgetting import Forgetting
from bot.privacy.pages import FORGET, export_file, export_page, forget_page, privacy_page


class PrivacyDesk:
    """Information about, export and deletion of a person's data.

    All methods may raise Denied or StoreError.
    """

    def __init__(self, forgetting: Forgetting) -> None:
        self._forgetting = forgetting
        self._exports = RateLimiter(EXPORTS, time.monotonic)

    def routes(self) -> tuple[Route, ...]:
        """Return the route of the buttons of ``ask``."""
        return (Route(at=FORGET, answer=self._answer, despite_block=True),)

    async def _answer(self, press: Press) -> Response:
        return await self.answer(press.person, press.custom_id.partition(":")[2])

    async def show(self, person: Person) -> Shown:
        """Show which data are kept, and why."""
        return Panel(privacy_page(person.words))

    async def export(self, person: Person) -> Shown:
        """Attach all of the person's data as a file."""
        self._exports.note(person.user)
        data = await self._forgetting.data_of(person.user)
        file = await asyncio.to_thread(export_file, data)
        return Note(export_page(file, person.words))

    async def ask(self, person: Person) -> Shown:
        """Ask to confirm the deletion."""
        return Panel(forget_page(person.words))

    async def answer(self, person: Person, answer: str) -> Shown:
        """Delete the person's data if the answer is yes."""
        if answer not in ("yes", "no"):
            raise Denied("unknown-button")
        if answer == "no":
            return brief_note(person.words("privacy-stays"))
        await self._forgetting.forget(person.user)
        return Note(note(person.words("privacy-forgotten")))
