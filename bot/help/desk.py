"""The desk of help: the games, their courses and their rules."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.choices.looks import Looks
from bot.games.forms import DEFAULT_FORM, FORMS, Form, find_form
from bot.help.manual import manual
from bot.help.rulebook import rule_of, rule_page, rules_named
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Aside, Panel, Person, Response, Shown

FormIn = Callable[[int], Awaitable[Form | None]]
"""The form played in a channel; None: none is."""


@dataclass(frozen=True)
class ChannelForms:
    """Knows what is played in channels."""

    find: FormIn


MANUAL = "manual"
RULE = "rule"
"""Beginnings of the custom_ids of courses and of a rule."""


def read_page(custom_id: str) -> tuple[str, int] | None:
    """The game and the page of its course in a custom_id; None if it is not one of ours."""
    parts = custom_id.split(":")
    if len(parts) != 4 or parts[0] != MANUAL or not parts[2].isascii() or not parts[2].isdigit():
        return None
    return parts[1], int(parts[2])


class RulesDesk:
    """Shows courses and rules. Each method raises Denied."""

    def __init__(self, form_in: FormIn, looks: Looks) -> None:
        self._form_in = form_in
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Routes of the controls of courses and rules."""
        return Route(at=MANUAL, answer=self._turn), Route(at=RULE, answer=self._rule)

    async def _turn(self, press: Press) -> Response:
        game, page = checked_control(read_page(press.custom_id))
        return await self.turn(press.person, game, page)

    async def _rule(self, press: Press) -> Response:
        return await self.rule(press.person, press.custom_id.partition(":")[2])

    async def course(self, person: Person, channel: int, form: str | None) -> Shown:
        """Show the first page of a game's course, by default of the channel's game."""
        course = await self.form(channel, form)
        return self._page(person, course.name, 0)

    async def turn(self, person: Person, form: str, page_index: int) -> Shown:
        """Show a page of a game's course. Raises Denied."""
        if form not in FORMS:
            raise Denied("unknown-button")
        return self._page(person, form, page_index)

    def _page(self, person: Person, form: str, page_index: int) -> Shown:
        look = self._looks.of(person.user)
        return Panel(manual(form, page_index, person.words, look))

    async def rule(self, person: Person, number: str) -> Shown:
        """Show a rule by its number. Raises Denied."""
        rule = rule_of(str(number))
        if rule is None:
            raise Denied("no-such-rule")
        return Aside(rule_page(rule, person.words))

    async def rule_names(self, channel: int, words: Words) -> list[tuple[str, str]]:
        """Titles and numbers of all rules, those of the channel's game first."""
        return list(rules_named((await self.form(channel, None)).variant, words))

    async def form(self, channel: int, name: str | None) -> Form:
        """The form with a name, or else the one played in the channel. Raises Denied."""
        if name is not None:
            return find_form(name)
        return await self._form_in(channel) or DEFAULT_FORM
