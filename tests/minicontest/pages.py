"""The deal of the hour: what is told of it while it is open, and once it is over."""

from collections.abc import Iterator, Sequence

from bot.contests.core.deals import commitment_to_all
from bot.contests.core.pages import deal_title
from bot.contests.core.rows import Contest, Try
from bot.deals.wording.words import signed
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page
from tests.minicontest.service import HOURLY

SHOW, OPEN, TRY = "show", "open", "try"
"""Wishes; the number is that of the hour, with ``TRY`` that of the try."""


def control(wish: str, number: int) -> str:
    """The custom_id of a control."""
    return f"{HOURLY}:{wish}:{number}"


def show_button(hour: int, words: Words) -> Button:
    """The way to how the deal of an hour stands."""
    return Button(control(SHOW, hour), words("hourly-show"))


def standings_page(contest: Contest, tries: Sequence[Try], words: Words) -> Page:
    """How the deal of an hour stands, for anybody."""
    buttons = [show_button(contest.number, words)]
    if not contest.settled:
        buttons.insert(0, Button(control(OPEN, contest.number), words("hourly-play"), "success"))
    lines = [f"### {deal_title(contest, 0, words)}", *_lines(contest, tries, words)]
    return page(Text("\n".join(lines)), Row(tuple(buttons)))


def _lines(contest: Contest, tries: Sequence[Try], words: Words) -> Iterator[str]:
    points = [entry.points for entry in tries if entry.points is not None]
    yield words("hourly-finished", number=len(points))
    facts = {"commitment": commitment_to_all(contest)}
    if contest.settled:
        if points:
            yield words("hourly-best", points=signed(max(points)))
        yield f"-# {words('challenge-secrets', secrets=contest.secrets[0], **facts)}"
    else:
        yield words("hourly-open", at=str(contest.closes))
        yield f"-# {words('challenge-commitment', **facts)}"
