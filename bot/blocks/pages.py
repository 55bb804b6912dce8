"""Private messages to people who are kept from playing."""

from bot.blocks.rows import Block
from bot.kit.l10n import Words
from bot.kit.page import Page, Text, note, page


def notice(block: Block, words: Words) -> Page:
    """Return the message that says once what is decided, why, and how to appeal."""
    title = words("blocks-user") if block.kind == "user" else words("blocks-server")
    return page(
        Text(title),
        Text(f"> {block.why}"),
        Text(words("blocks-appeal")),
    )


def reminder(words: Words) -> Page:
    """Return the sentence that a person gets afterwards."""
    return note(words("blocks-again"))
