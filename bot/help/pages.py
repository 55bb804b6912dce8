"""The page of help."""

from collections.abc import Iterable

from bot.games.forms import DEFAULT_FORM
from bot.help.manual import PLAY_FIRST, learn_button
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page


def help_page(
    words: Words, games: Iterable[str], sections: Iterable[tuple[str, Iterable[str]]]
) -> Page:
    """Help: how to play, the games, the commands under their headings, and two ways to begin."""
    lines = []
    for heading, names in sections:
        lines.append(words(f"help-{heading}"))
        for name in names:
            does = words(f"command-{name.replace(' ', '-')}")
            typed = " ".join(words(f"name-{word}") for word in name.split())
            lines.append(words("help-command", name=typed, does=does))
    named = " · ".join(words(f"variant-{name}") for name in games)
    play = Button(PLAY_FIRST, words("lesson-play"), "success")
    return page(
        Text(words("help-title")),
        Text(words("help-play")),
        Text(words("help-games", games=named)),
        Text("\n".join(lines)),
        Row((*learn_button(DEFAULT_FORM.name, words), play)),
    )
