"""The only handler of buttons, selects and forms: the route that fits the custom_id answers."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import discord

from bot.discord.answering.awaited_pages import Awaited
from bot.discord.answering.reach import home_of, reach_of, thread_opener
from bot.discord.answering.replies import Replies
from bot.discord.answering.reply_in_time import is_private
from bot.kit.routes import Press, Routes
from bot.kit.wishes import Person, Response, Venue


def typed_texts(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Texts typed into a form's lines."""
    for component in components:
        if "value" in component:
            yield str(component["value"])
        yield from typed_texts(component.get("components", ()))
        yield from typed_texts(filter(None, [component.get("component")]))


class Clicks:
    """Replies to presses on buttons and to choices in selects."""

    def __init__(self, routes: Routes, replies: Replies) -> None:
        self._routes = routes
        self._replies = replies

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Reply to a press, a choice, or what was typed into a form."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        values = (*map(str, data.get("values", ())), *typed_texts(data.get("components", ())))
        route, private = self._routes.find(custom_id), is_private(interaction)

        async def wish(person: Person) -> Response:
            done = route.repeatable and await self._replies.previous.done(interaction.id)
            return await route.answer(
                Press(
                    person=person,
                    place=_venue(interaction, person),
                    server=interaction.guild_id or 0,
                    custom_id=custom_id,
                    values=values,
                    private=private,
                    already_done=done,
                )
            )

        public = interaction.message is not None and not private
        guest = public and reach_of(interaction) == "guest"
        await self._replies.answer(
            interaction,
            wish,
            edits_public=route.edits_public and not private,
            lends_token=route.lends_token and guest,
            kind=route.counted_as,
            opens_form=route.opens_form,
            repeatable=route.repeatable,
            despite_block=route.despite_block,
        )

    def resume(self, pages: Iterable[Awaited], ready: Callable[[], Awaitable[None]]) -> None:
        """Show the results that an earlier process has announced.

        ``ready`` waits until the workers have started.
        """
        for awaited in pages:
            self._replies.resume(awaited, partial(self._result, awaited, ready))

    async def _result(
        self, awaited: Awaited, ready: Callable[[], Awaitable[None]], person: Person
    ) -> Response:
        """The result that an awaited page leads to."""
        custom_id, interaction = awaited.page.leads_to, awaited.interaction
        route = self._routes.find(custom_id)
        press = Press(
            person=person,
            place=_venue(interaction, person),
            server=interaction.guild_id or 0,
            custom_id=custom_id,
        )
        if route.resume is not None:
            return await route.resume(press)
        await ready()
        return await route.answer(press)


def _venue(interaction: discord.Interaction[Any], person: Person) -> Venue:
    """Venue of an interaction."""
    channel, reach = interaction.channel_id or 0, reach_of(interaction)
    opener = thread_opener(interaction)
    return Venue(home_of(interaction), channel, person.server_locale, opener, reach)
