"""Choices of people and servers: the look of cards, the language, and how people play."""

from typing import get_args

from bot.choices.habits import CHOICES as HABIT_CHOICES
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.pages import HABITS, habits_page, language_page, look_page
from bot.choices.rows import Whose
from bot.kit.errors import Denied
from bot.kit.l10n import languages
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Panel, Person, Response, Shown

LOOK = "look"
"""First word of the custom_id of a choice: ``look:<whose>:<what>:<value>``."""
LANGUAGE = "language"
"""In place of a part of a look: the language."""


def read_choice(custom_id: str) -> tuple[str, str, str] | None:
    """Parse a custom_id into owner, setting and value; None if it is not one of ours."""
    parts = custom_id.split(":")
    return (parts[1], parts[2], parts[3]) if len(parts) == 4 and parts[0] == LOOK else None


class PreferenceDesk:
    """Handles choices of looks, languages and habits. Each method raises Denied or StoreError."""

    def __init__(self, looks: Looks, languages: Languages, habits: Habits) -> None:
        self._looks = looks
        self._languages = languages
        self._habits = habits

    def routes(self) -> tuple[Route, ...]:
        """Routes of the controls of looks, languages and habits."""
        return (Route(at=LOOK, answer=self._choose, repeatable=True),)

    async def _choose(self, press: Press) -> Response:
        whose, what, value = checked_control(read_choice(press.custom_id))
        value = press.values[0] if press.values else value
        if what == LANGUAGE:
            return await self.language(press.person, press.server, whose, value or None)
        if what == HABITS or what in HABIT_CHOICES:
            return await self.habit(press.person, whose, what, value)
        change = {} if what == "show" else {what: value}
        return await self.look(press.person, press.server, whose, **change)

    async def look(
        self, person: Person, server: int, whose: str = "person", /, **wished: str | None
    ) -> Shown:
        """Choose a ``style`` or a ``deck`` for the person, or for their server's tables."""
        if whose not in get_args(Whose):
            raise Denied("no-such-value")
        manages = person.may_manage_server
        if whose == "server" and not manages:
            raise Denied("may-not-look")
        if whose == "server":
            look = await self._looks.change("server", server, wished)
        else:
            look = await self._looks.change("person", person.user, wished)
        return Panel(look_page(whose, look, person.words, may_manage=manages))

    async def language(
        self, person: Person, server: int, whose: str = "person", wished: str | None = None
    ) -> Shown:
        """Choose a language for the person, or for their server; the answer is in the new one."""
        if whose not in get_args(Whose):
            raise Denied("no-such-value")
        if whose == "server" and not person.may_manage_server:
            raise Denied("may-not-choose-language")
        theirs: tuple[Whose, int] = (
            ("server", server) if whose == "server" else ("person", person.user)
        )
        if wished is not None:
            await self._languages.choose(*theirs, wished)
        chosen = self._languages.choice(*theirs)
        words = await self._languages.load_for_person(person.user, person.locale, server=server)
        manages = person.may_manage_server
        return Panel(language_page(whose, chosen, languages(), words, may_manage=manages))

    async def habit(self, person: Person, whose: str, what: str, value: str) -> Shown:
        """Choose a part of the person's habit; ``HABITS`` shows it. A server has none."""
        if whose != "person":
            raise Denied("no-such-value")
        if what != HABITS:
            await self._habits.change(person.user, what, value)
        habit, look = self._habits.of(person.user), self._looks.of(person.user)
        return Panel(habits_page(habit, look, person.words.with_letters(habit.letters)))
