"""The rules of a table in its lobby: a select for each option, a few groups to a page."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import shorten
from typing import TypeAlias

from bot.deals.wording.seat_names import name_of_user
from bot.deals.wording.words import plain
from bot.games.info import TableInfo
from bot.games.options import length_option_keys
from bot.kit.l10n import Words
from bot.kit.page import MAX_CHOICE_TEXT, Block, Button, Choice, Page, Row, Select, Text, page_turns
from engine import Option, variant

OPTIONS_PER_PAGE = 8
"""Number of options on a page, limited by Discord's number of components."""

RULES = "r"
"""In a control's code: show the numbers of the rules."""


MAX_PAGE_DIGITS = 4
"""Maximum number of digits of a page's number."""


def page_number(text: str) -> int:
    """Parse an untrusted page number; 0 if it is invalid."""
    return int(text) if text.isdecimal() and len(text) <= MAX_PAGE_DIGITS else 0


def option_name(key: str, words: Words) -> str:
    """An option's name; if no language has one, its key."""
    name = f"option-{key.replace('_', '-')}"
    return words(name) if words.has(name) else key.replace("_", " ").capitalize()


def value_name(key: str, value: str, words: Words) -> str:
    """A value of an option."""
    for name in (f"value-of-{key}-{value}", f"value-of-{value}"):
        plain = name.replace("_", "-")
        if words.has(plain):
            return words(plain)
    if "+" in value:
        return " + ".join(value_name(key, part, words) for part in value.split("+"))
    return value.replace("_", " ").replace(",", ", ")


def option_note(option: Option, words: Words, *, rules: bool) -> str:
    """An option's meaning in a line; ``rules``: with its rule's number."""
    note = f"note-{option.key.replace('_', '-')}"
    text = words(note) if words.has(note) else ""
    return f"{text} ({option.rule})".strip() if rules else text


def changed_options_line(info: TableInfo, words: Words) -> str:
    """The options that differ from their defaults; empty: none.

    How long the match lasts is told by itself.
    """
    words, length = words.of(info.variant), length_option_keys(info.variant)
    shown = [
        words("rule-set", name=option_name(key, words), value=value_name(key, value, words))
        for key, value in info.options
        if key not in length
    ]
    return words("options-set", options=" · ".join(shown)) if shown else ""


OptionPage: TypeAlias = tuple[tuple[str, tuple[Option, ...]], ...]
"""A page of options: its groups, each by its key."""


@dataclass(frozen=True)
class OptionsSheet:
    """A game's options for one reader."""

    game: str
    players: int
    chosen: tuple[tuple[str, str], ...]
    """The options that differ from their defaults."""
    control: Callable[[str], str]
    """Makes a control's code its custom_id."""
    heading: str = ""
    """Sentence above the options."""
    keeper: str = ""
    """The name of the only person who can change them; empty: the reader can."""
    offered: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Named rules, each with the numbers they stand under."""
    back: bool = False
    """True if this page was opened from another."""


def sheet_of(
    info: TableInfo,
    *,
    changeable: bool,
    offered: tuple[tuple[str, tuple[str, ...]], ...] = (),
) -> OptionsSheet:
    """The options of a table."""
    keeper = name_of_user(info, info.founder)
    return OptionsSheet(
        info.variant,
        info.players,
        info.options,
        info.control,
        keeper="" if changeable else keeper,
        offered=offered,
    )


def option_pages(game: str, players: int) -> tuple[OptionPage, ...]:
    """The options that may matter to so many players, by groups, some to a page.

    What is chosen changes nothing here, so that the pages stay where they are.
    """
    options = variant(game).options
    usual = [option for option in options if not option.players or players in option.players]
    pages: list[list[tuple[str, tuple[Option, ...]]]] = []
    room = 0
    for key in dict.fromkeys(option.group for option in usual):
        group = tuple(option for option in usual if option.group == key)
        if len(group) > room:
            pages.append([])
            room = OPTIONS_PER_PAGE
        pages[-1].append((key, group))
        room -= len(group)
    return tuple(map(tuple, pages))


def page_with(game: str, players: int, key: str) -> int:
    """The number of the page with an option; 0 if none has it."""
    for number, leaf in enumerate(option_pages(game, players)):
        if any(option.key == key for _, group in leaf for option in group):
            return number
    return 0


def options_page(sheet: OptionsSheet, page_index: int, words: Words, *, rules: bool) -> Page:
    """A page of options with the choices; those that mean nothing beside these are left out."""
    words = words.of(sheet.game)
    pages = option_pages(sheet.game, sheet.players)
    page_index = max(0, min(page_index, len(pages) - 1))
    meant = variant(sheet.game).meant(sheet.players, dict(sheet.chosen))
    blocks: list[Block] = [Text(_title(sheet, page_index, len(pages), words))]
    if page_index == 0 and len(sheet.offered) > 1 and not sheet.keeper:
        blocks.append(_presets(sheet, words, rules=rules))
    for key, group in pages[page_index] if pages else ():
        shown = [option for option in group if option in meant]
        if shown:
            blocks.append(Text(f"__**{words(f'options-of-{key}')}**__"))
        for option in shown:
            blocks += _option(sheet, option, words, rules=rules)
    if not pages:
        blocks.append(Text(words("options-none")))
    if len(pages) > 1:
        blocks.append(_contents(sheet, pages, page_index, words, rules=rules))
    if pages:
        blocks.append(Row(tuple(_page_buttons(sheet, page_index, len(pages), words, rules=rules))))
    return Page(tuple(blocks))


def _title(sheet: OptionsSheet, page_index: int, pages: int, words: Words) -> str:
    title = words("options-title", page=page_index + 1, pages=max(1, pages))
    if sheet.heading:
        title = f"{sheet.heading}\n{title}"
    if sheet.keeper:
        title += "\n" + words("options-founder", name=plain(sheet.keeper))
    return title


def _presets(sheet: OptionsSheet, words: Words, *, rules: bool) -> Select:
    """Named rules, with what they change: choosing one sets all options."""
    options = variant(sheet.game).options
    named = {option.rule: option_name(option.key, words) for option in reversed(options)}
    choices = []
    for key, numbers in sheet.offered:
        summary = words("names-comma").join(
            numbers if rules else (named.get(number, number) for number in numbers)
        )
        choices.append(
            Choice(key, words(f"preset-{key}"), shorten(summary, MAX_CHOICE_TEXT, placeholder=" …"))
        )
    return Select(sheet.control("preset"), words("options-preset"), tuple(choices))


def _contents(
    sheet: OptionsSheet, pages: Sequence[OptionPage], page_index: int, words: Words, *, rules: bool
) -> Select:
    """The pages' contents: choosing one opens it."""
    choices = tuple(
        Choice(str(place), " · ".join(words(f"options-of-{key}") for key, _ in leaf))
        for place, leaf in enumerate(pages)
        if place != page_index
    )
    code = f"options-at:{RULES}" if rules else "options-at"
    return Select(sheet.control(code), words("options-contents"), choices)


def _option(sheet: OptionsSheet, option: Option, words: Words, *, rules: bool) -> list[Block]:
    name, default = option_name(option.key, words), option.values[0]
    chosen = dict(sheet.chosen).get(option.key, default)
    value, note = value_name(option.key, chosen, words), option_note(option, words, rules=rules)
    if sheet.keeper:
        return [Text(words("rule-set", name=f"**{name}**", value=value) + f"\n-# {note}")]
    choices = tuple(
        Choice(value, value_name(option.key, value, words), _mark(value, chosen, default, words))
        for value in option.values
    )
    code = f"option:{option.key}:{RULES}" if rules else f"option:{option.key}"
    return [
        Text(f"**{name}**\n-# {note}"),
        Select(sheet.control(code), value[:150], choices),
    ]


def _mark(value: str, chosen: str, default: str, words: Words) -> str:
    marks = []
    if value == chosen:
        marks.append(words("rule-chosen"))
    if value == default:
        marks.append(words("rule-default"))
    return words("names-comma").join(marks)


def _page_buttons(
    sheet: OptionsSheet, page_index: int, pages: int, words: Words, *, rules: bool
) -> Iterator[Button]:
    """Pages back and forth; the numbers of the rules; back to all defaults."""
    how = RULES if rules else ""
    if pages > 1:
        yield from page_turns(
            lambda to, way: sheet.control(f"options:{to}:{how}{way}"), page_index, pages - 1, words
        )
    if rules:
        yield Button(sheet.control(f"options:{page_index}:t"), words("options-rules-off"))
    else:
        yield Button(sheet.control(f"options:{page_index}:{RULES}t"), words("options-rules"))
    if not sheet.keeper:
        disabled = not sheet.chosen
        code = sheet.control(f"options-reset:{page_index}")
        yield Button(code, words("options-reset"), "danger", disabled=disabled)
    if sheet.back:
        yield Button(sheet.control("back"), words("options-all-games"))


def length_line(info: TableInfo, words: Words) -> str:
    """Length of the match."""
    if info.length is not None:
        return words("length-deals", deals=info.length)
    if info.goal is not None:
        return words("length-points", points=info.goal)
    return words("length-skis")
