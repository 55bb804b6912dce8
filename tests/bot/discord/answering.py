"""Replies to interactions without a bot around them."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, Protocol

from bot.base.meter import NO_METER, Meter
from bot.choices.languages import Languages
from bot.discord.answering.awaited_pages import AwaitedPages
from bot.discord.answering.once import NO_PREVIOUS_PROCESS, PreviousProcess
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.replies import Presenter, Replies
from bot.discord.answering.reply_priority import HEAD_START, ReplyPriority
from bot.discord.answering.shares import SharedPage, Shares, StoredShares
from bot.discord.sending.delivery import Delivery
from bot.kit.controls import Click
from bot.kit.routes import Press, Route, Routes
from bot.kit.wishes import Gate, Person, Response, Shown, Venue
from bot.tables.desk.answering import TableAnswers


async def settle() -> None:
    """Run the event loop until everything due is done."""
    for _ in range(20):
        await asyncio.sleep(0)


async def let_pass(person: Person, server: int) -> Response | None:
    """Let everybody pass."""
    del person, server
    return None


class SharesInMemory:
    """Stored shared pages, without a store."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, int, str], int] = {}

    async def find(self, person: int, channel: int, dedupe_key: str, /) -> int | None:
        return self.kept.get((person, channel, dedupe_key))

    async def keep(self, shared: SharedPage, /) -> None:
        self.kept[shared.person, shared.channel, shared.dedupe_key] = shared.message


def replies_with(
    *,
    delivery: Delivery | None = None,
    languages: Languages | None = None,
    presenters: Mapping[type[Response], Presenter] | None = None,
    on_heard: Callable[[Any], None] = lambda _: None,
    gate: Gate = let_pass,
    previous: PreviousProcess = NO_PREVIOUS_PROCESS,
    stored_shares: StoredShares | None = None,
    meter: Meter = NO_METER,
    limited: bool = False,
) -> Replies:
    """Replies with these parts, and plain ones for the rest."""
    delivery = delivery or Delivery()
    return Replies(
        presenters=presenters or {},
        on_heard=on_heard,
        gate=gate,
        delivery=delivery,
        languages=languages or Languages(),
        notes=PrivateNotes(),
        awaited=AwaitedPages(),
        ahead=ReplyPriority(HEAD_START),
        previous=previous,
        shares=Shares(delivery, stored_shares or SharesInMemory()),
        meter=meter,
        limited=limited,
    )


def replies_with_tables(hands: Any, boards: Any, delivery: Any) -> Replies:
    """Replies that also show hands and boards."""
    answers = TableAnswers(
        hands=hands, boards=boards, guests=boards, notes=PrivateNotes(), lobby=boards
    )
    return replies_with(delivery=delivery, presenters=answers.presenters())


class Routed(Protocol):
    """A desk with routes."""

    def routes(self) -> tuple[Route, ...]:
        """The routes of the desk's controls."""
        ...


async def press_on(
    desks: Iterable[Routed],
    person: Person,
    place: Venue,
    custom_id: str,
    values: tuple[str, ...] = (),
    *,
    private: bool = True,
    done: bool = False,
) -> Shown:
    """Press a control of some desks; return the page it brings. Raises the desk's errors."""
    pressed = Press(
        person=person,
        place=place,
        server=place.guild if place.reach == "server" else 0,
        custom_id=custom_id,
        values=values,
        private=private,
        already_done=done,
    )
    response = await routes_of(desks).find(custom_id).answer(pressed)
    assert isinstance(response, Shown)
    return response


def routes_of(desks: Iterable[Routed]) -> Routes:
    """All routes of some desks."""
    return Routes(chain(*(desk.routes() for desk in desks)))


async def press_at_table(
    clicks: Routed,
    person: Person,
    guild: int,
    click: Click,
    *,
    private: bool,
    done: bool = False,
) -> Response:
    """Press a control at a table."""
    custom_id = f"t:{click.table}:{click.seq}:{click.code}"
    pressed = Press(
        person=person,
        place=Venue(guild, 0, "en"),
        server=guild,
        custom_id=custom_id,
        values=click.values,
        private=private,
        already_done=done,
    )
    return await routes_of([clicks]).find(custom_id).answer(pressed)
