"""A server's own choices: its rules of each game, and several tables or one."""

from collections.abc import Iterable

from bot.deals.patience import CHOOSE, choices, time_words
from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page


def control(game: str, code: str) -> str:
    """The custom_id of a control: its game, and what is wished."""
    return f"d:{game}:{code}"


def defaults_page(
    games: Iterable[str], own: Iterable[str], several: bool, patience: int, words: Words
) -> Page:
    """All there is to choose; ``own``: the games for which the server has rules of its own;
    ``patience``: seconds for a move."""
    named = [words(f"variant-{game}") for game in own]
    told = words("defaults-own", games=" · ".join(named)) if named else words("defaults-none")
    listed = tuple(Choice(game, words(f"variant-{game}")) for game in games)
    return page(
        Text(f"{words('defaults-title')}\n{told}"),
        Select(control("", "game"), words("defaults-game"), listed),
        Text(words("defaults-several-on") if several else words("defaults-several-off")),
        Row((_switch(several, words),)),
        Text(words("defaults-patience")),
        Select(control("", CHOOSE), time_words(patience, words), choices(words)),
    )


def _switch(several: bool, words: Words) -> Button:
    if several:
        return Button(control("", "several:off"), words("defaults-one-table"))
    return Button(control("", "several:on"), words("defaults-several-tables"))
