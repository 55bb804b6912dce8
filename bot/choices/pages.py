"""The page to choose one's language, or that of a server's tables."""

from collections.abc import Mapping

from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page

AUTOMATIC = "auto"
"""In place of a language: no choice of one's own."""


def language_page(
    whose: str, chosen: str, spoken: Mapping[str, str], words: Words, *, may_manage: bool = False
) -> Page:
    """The choice of a person or a server (``whose``); empty: none."""
    there = {AUTOMATIC: words(f"language-auto-{whose}"), **spoken}
    choices = tuple(Choice(value, name) for value, name in there.items())
    other = "person" if whose == "server" else "server"
    button = Button(f"look:{other}:language:", words(f"language-to-{other}"))
    return page(
        Text(f"{words(f'language-title-{whose}')}\n{words(f'language-note-{whose}')}"),
        Select(f"look:{whose}:language:chosen", there[chosen or AUTOMATIC], choices),
        Row((button,)) if may_manage else None,
    )
