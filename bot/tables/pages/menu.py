"""The menu of a table, and the rules it is played by."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from bot.choices.pages import LANGUAGE_CONTROL, LOOK_CONTROL
from bot.deals.not_asked import resume_button
from bot.deals.rule_options import length_line, option_name, option_pages, value_name
from bot.deals.takebacks import ASK_CLAIM
from bot.deals.wording.words import game_name
from bot.games.forms import form_of
from bot.games.info import TableInfo
from bot.help.manual import learn_button
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Text, page, rows
from engine import Option, variant


def menu_page(info: TableInfo, buttons: Sequence[Button], words: Words) -> Page:
    """All that can be done at a table besides playing; ``buttons``: what this person may do."""
    words = words.of(info.variant)
    return page(Text(f"{words('menu-title')}\n-# {_played(info, words)}"), *rows(buttons))


def reading_buttons(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """Buttons to read about the game, and to change how a person sees it."""
    form = form_of(info.variant, info.players)
    return (
        Button(info.control("rules"), words("menu-rules")),
        *learn_button(form.name, words),
        Button(LOOK_CONTROL, words("menu-look")),
        Button(LANGUAGE_CONTROL, words("menu-language")),
    )


def match_buttons(
    info: TableInfo,
    words: Words,
    *,
    player: int | None,
    may_claim: bool,
    may_end: bool,
    may_stop: bool,
) -> Iterator[Button]:
    """Buttons about a match that goes on, as far as they are allowed.

    ``player``: the reader's seat. A second person who asks for a pause makes it last.
    """
    if may_claim:
        yield Button(info.control(ASK_CLAIM), words("rest-claim"))
    if player is not None:
        yield from resume_button(info, words)
        if not info.paused or info.paused_by not in (None, player):
            yield Button(info.control("pause"), words("menu-pause"))
        yield Button(info.control("depart"), words("menu-leave"))
    if may_end:
        yield Button(info.control("ask-end"), words("menu-end"))
    if may_stop:
        yield Button(info.control("ask-stop"), words("next-stop"), "danger")


def rules_page(info: TableInfo, words: Words) -> Page:
    """Every option of a table with its value, group by group."""
    words = words.of(info.variant)
    chosen = dict(info.options)
    meant = variant(info.variant).meant(info.players, chosen)
    lines = [words("menu-rules-title"), f"-# {_played(info, words)}"]
    for group, options in chain(*option_pages(info.variant, info.players)):
        settled = [option for option in options if option in meant]
        if settled:
            lines.append(f"**{words(f'options-of-{group}')}**")
        lines += [_rule(option, chosen, words) for option in settled]
    return page(Text("\n".join(lines)))


def _rule(option: Option, chosen: Mapping[str, str], words: Words) -> str:
    value = chosen.get(option.key, option.values[0])
    shown = value_name(option.key, value, words)
    return words("rule-set", name=option_name(option.key, words), value=shown)


def _played(info: TableInfo, words: Words) -> str:
    """The game, and how long the match lasts."""
    return f"{game_name(info, words)} · {length_line(info, words)}"
