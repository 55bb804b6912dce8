"""Replies to interactions without a bot around them."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.base.meter import NOBODY, Meter
from bot.choices.languages import Languages
from bot.discord.answering.awaited_pages import AwaitedPages
from bot.discord.answering.once import NOBODY_BEFORE, Before
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.replies import Presenter, Replies
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.delivery import Delivery
from bot.kit.wishes import Response
from bot.tables.desk.answering import TableAnswers


def replies_with(
    *,
    delivery: Delivery | None = None,
    languages: Languages | None = None,
    presenters: Mapping[type[Response], Presenter] | None = None,
    on_heard: Callable[[Any], None] = lambda _: None,
    before: Before = NOBODY_BEFORE,
    meter: Meter = NOBODY,
    limited: bool = False,
) -> Replies:
    """Replies with these parts, and plain ones besides."""
    return Replies(
        presenters=presenters or {},
        on_heard=on_heard,
        delivery=delivery or Delivery(),
        languages=languages or Languages(),
        notes=PrivateNotes(),
        awaited=AwaitedPages(),
        ahead=ReplyPriority(),
        before=before,
        meter=meter,
        limited=limited,
    )


def at_tables(hands: Any, boards: Any, delivery: Any) -> Replies:
    """Replies that also show hands and boards."""
    answers = TableAnswers(
        hands=hands, boards=boards, guests=boards, notes=PrivateNotes(), lobby=boards
    )
    return replies_with(delivery=delivery, presenters=answers.presenters())
