"""The page of help."""

from collections.abc import Iterable

from bot.kit.l10n import Words
from bot.kit.page import Page, Text, page


def help_page(
    words: Words, games: Iterable[str], sections: Iterable[tuple[str, Iterable[str]]]
) -> Page:
    """Help: how to play, the games, and the commands under their headings."""
    lines = []
    for heading, names in sections:
        lines.append(words(f"help-{heading}"))
        for name in names:
            does = words(f"command-{name.replace(' ', '-')}")
            typed = " ".join(words(f"name-{word}") for word in name.split())
            lines.append(words("help-command", name=typed, does=does))
    named = " · ".join(words(f"variant-{name}") for name in games)
    return page(
        Text(words("help-title")),
        Text(words("help-play")),
        Text(words("help-games", games=named)),
        Text("\n".join(lines)),
    )
