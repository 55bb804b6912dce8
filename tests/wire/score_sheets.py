"""The score sheets that people see when a deal is over."""

from collections.abc import Sequence

from sandbox.client import Body, text_of
from tests.wire.playing import EPHEMERAL


def sheets(messages: Sequence[Body]) -> list[str]:
    """The score sheets in the channel."""
    return scores([message for message in messages if not message["flags"] & EPHEMERAL])


def scores(messages: Sequence[Body]) -> list[str]:
    """The score sheets anywhere: who plays with the house alone has theirs on their own page."""
    return [text for text in map(text_of, messages) if text.startswith("### Deal ")]
