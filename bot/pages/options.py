"""The rules of a table in its lobby: a select for each option, a few groups to a page."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.pages.l10n import Words
from bot.pages.page import Block, Button, Choice, Page, Row, Select, Text
from bot.tables.info import TableInfo
from engine import Option

PER_PAGE = 8
"""Options on a page: with their texts and selects they fill what Discord takes."""


def option_name(key: str, words: Words) -> str:
    """An option by name; one that no language names is shown by its key."""
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
    return value.replace("_", " ")


def option_note(option: Option, words: Words) -> str:
    """What an option means, in a line with the number of its rule."""
    note = f"note-{option.key.replace('_', '-')}"
    told = words(note) if words.has(note) else ""
    return f"{told} ({option.rule})".strip()


def changed_line(info: TableInfo, words: Words) -> str:
    """The options that differ from their defaults; empty if none does."""
    words = words.of(info.variant)
    shown = [
        words("rule-set", name=option_name(key, words), value=value_name(key, value, words))
        for key, value in info.options
    ]
    return words("options-set", options=" · ".join(shown)) if shown else ""


Leaf: TypeAlias = tuple[tuple[str, tuple[Option, ...]], ...]
"""A page of options: its groups, each by its key."""


def leaves(options: Sequence[Option], players: int) -> tuple[Leaf, ...]:
    """The options that mean something to so many players, by groups, some groups to a page."""
    usual = [option for option in options if not option.players or players in option.players]
    found: list[list[tuple[str, tuple[Option, ...]]]] = []
    room = 0
    for key in dict.fromkeys(option.group for option in usual):
        group = tuple(option for option in usual if option.group == key)
        if len(group) > room:
            found.append([])
            room = PER_PAGE
        found[-1].append((key, group))
        room -= len(group)
    return tuple(map(tuple, found))


def leaf_with(options: Sequence[Option], players: int, key: str) -> int:
    """The number of the page with an option; 0 if none has it."""
    for number, leaf in enumerate(leaves(options, players)):
        if any(option.key == key for _, group in leaf for option in group):
            return number
    return 0


def options_page(info: TableInfo, options: Sequence[Option], number: int, words: Words) -> Page:
    """A page of the options of a game, with what is chosen."""
    words = words.of(info.variant)
    pages = leaves(options, info.players)
    number = max(0, min(number, len(pages) - 1))
    title = words("options-title", page=number + 1, pages=max(1, len(pages)))
    blocks: list[Block] = [Text(title)]
    for key, group in pages[number] if pages else ():
        blocks.append(Text(f"__**{words(f'options-of-{key}')}**__"))
        for option in group:
            blocks += _option(info, option, words)
    if not pages:
        blocks.append(Text(words("options-none")))
    if len(pages) > 1:
        blocks.append(_contents(info, pages, number, words))
        blocks.append(Row(tuple(_turning(info, number, len(pages), words))))
    return Page(tuple(blocks))


def _contents(info: TableInfo, pages: Sequence[Leaf], number: int, words: Words) -> Select:
    """What is on the pages: choosing one opens it."""
    choices = tuple(
        Choice(str(place), " · ".join(words(f"options-of-{key}") for key, _ in leaf))
        for place, leaf in enumerate(pages)
        if place != number
    )
    return Select(info.control("options-at"), words("options-contents"), choices)


def _option(info: TableInfo, option: Option, words: Words) -> list[Block]:
    name, default = option_name(option.key, words), option.values[0]
    chosen = dict(info.options).get(option.key, default)
    choices = tuple(
        Choice(value, value_name(option.key, value, words), _mark(value, chosen, default, words))
        for value in option.values
    )
    prompt = words("rule-set", name=name, value=value_name(option.key, chosen, words))
    return [
        Text(f"**{name}**\n-# {option_note(option, words)}"),
        Select(info.control(f"option:{option.key}"), prompt[:150], choices),
    ]


def _mark(value: str, chosen: str, default: str, words: Words) -> str:
    marks = []
    if value == chosen:
        marks.append(words("rule-chosen"))
    if value == default:
        marks.append(words("rule-default"))
    return ", ".join(marks)


def _turning(info: TableInfo, number: int, pages: int, words: Words) -> Iterator[Button]:
    back, on = max(0, number - 1), min(pages - 1, number + 1)
    last = number == pages - 1
    yield Button(info.control(f"options:{back}"), words("manual-back"), disabled=number == 0)
    yield Button(info.control(f"options:{on}") + ":n", words("manual-next"), disabled=last)
