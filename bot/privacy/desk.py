"""What people ask about themselves: what is kept about them, all of it, and to be forgotten."""

import asyncio
import time

from bot.kit.errors import Denied
from bot.kit.limits import EXPORTS, RateLimiter
from bot.kit.page import note
from bot.kit.routes import Press, Route
from bot.kit.wishes import Note, Panel, Person, Response, Shown
from bot.privacy.forgetting import Forgetting
from bot.privacy.pages import FORGET, export_file, export_page, forget_page, privacy_page


class PrivacyDesk:
    """People's wishes about what is kept about them. Each raises Denied or StoreError."""

    def __init__(self, forgetting: Forgetting) -> None:
        self._forgetting = forgetting
        self._exports = RateLimiter(EXPORTS, time.monotonic)

    def routes(self) -> tuple[Route, ...]:
        """Where the answers to ``ask`` lead."""
        return (Route(at=FORGET, answer=self._answered),)

    async def _answered(self, press: Press) -> Response:
        return await self.answered(press.person, press.custom_id.partition(":")[2])

    async def show(self, person: Person) -> Shown:
        """Tell what is kept, and why."""
        return Panel(privacy_page(person.words))

    async def export(self, person: Person) -> Shown:
        """Give all of it as a file."""
        self._exports.note(person.user)
        kept = await self._forgetting.kept_of(person.user)
        file = await asyncio.to_thread(export_file, kept)
        return Note(export_page(file, person.words))

    async def ask(self, person: Person) -> Shown:
        """Ask whether they are sure."""
        return Panel(forget_page(person.words))

    async def answered(self, person: Person, answer: str) -> Shown:
        """Forget them, or leave everything as it is."""
        if answer not in ("yes", "no"):
            raise Denied("unknown-button")
        if answer == "no":
            return Note(note(person.words("privacy-stays")))
        await self._forgetting.forget(person.user)
        return Note(note(person.words("privacy-forgotten")))
