"""The score sheets that people see when a deal is over."""

import re
from collections.abc import Sequence

from sandbox import Body, User, text_of
from tests.wire.playing import EPHEMERAL, is_over

SHEET = re.compile(r"(?:\*\*What decided it[^\n]*\n[^\n]*\n)?(?P<sheet>### Deal .*)", re.DOTALL)


def sheets(messages: Sequence[Body]) -> list[str]:
    """The score sheets in the channel."""
    return scores([message for message in messages if not message["flags"] & EPHEMERAL])


def scores(messages: Sequence[Body]) -> list[str]:
    """All score sheets: people alone with the house have theirs on their own page.

    There they follow what decided the deal.
    """
    matches = (SHEET.match(text_of(message)) for message in messages)
    return [match["sheet"] for match in matches if match]


async def wait_for_results(user: User) -> tuple[str, str]:
    """The score of a deal, and the match's result: either may come first."""
    seen = await user.wait_for(lambda ms: is_over(ms) and scores(ms))
    return scores(seen)[0], next(text_of(message) for message in seen if is_over([message]))
