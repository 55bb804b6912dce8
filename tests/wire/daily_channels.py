"""The channel in which the daily is announced."""

from sandbox import Body, User, text_of
from tests.wire.playing import EPHEMERAL


def public_messages(messages: list[Body]) -> list[Body]:
    """The messages that everyone sees."""
    return [message for message in messages if not message["flags"] & EPHEMERAL]


async def choose_daily_channel(user: User) -> None:
    page = (await user.slash("tarok server daily")).message
    assert page is not None
    answer = await user.press(page, "Post it here")
    assert answer.message is not None and "is posted in <#" in text_of(answer.message)
