"""A rule for its readers: a sentence for players, and the precise one without our code."""

import re

from bot.deals.words import bonus_name, code_sign, contract_name
from bot.kit.l10n import Words

FENCED = re.compile(r"```.*?```\s*", re.DOTALL)
CODED = re.compile(r"`([^`\n]+)`")
ENDS = re.compile(r"(?<=[.!?])[ ]+(?=[A-Z`*(])")
MARKS = re.compile(r" *\[[A-Z]{1,2}\]")
"""The letters of sources: they say where a rule was found."""
OURS = re.compile(r"\b(engine|normative|pseudo-?code|tie-breaks|display)\b", re.IGNORECASE)
"""Words of the game's builders: a sentence with one of them says nothing to players."""
SUIT_CARD = re.compile(r"[SCDH](?:[KQCJ]|10|[1-9])")
TRUMP = re.compile(r"T(?:[1-9]|1\d|2[01])|F")


def for_players(number: str, text: str, words: Words) -> str:
    """The rule in a sentence; empty: there is none. For an option it is what it asks."""
    key = f"rule-text-{number}"
    return words(key) if words.has(key) else _asked(number, text, words)


def _asked(number: str, text: str, words: Words) -> str:
    """The name of the option that this row of the document's table is about, and what it asks."""
    coded = CODED.match(text) if "-OPT-" in number else None
    if coded is None:
        return ""
    key = coded[1].replace("_", "-")
    if not words.has(f"note-{key}"):
        return ""
    return words("alt-line", name=words(f"option-{key}"), text=words(f"note-{key}"))


def precise(text: str, words: Words) -> str:
    """A document's text without what is meant for the game's builders, in names and signs.

    A text that has nothing else stays whole.
    """
    return CODED.sub(lambda found: _named(found[1], words), spared(text)).strip()


def spared(text: str) -> str:
    """A text without the builders' sentences and formulas."""
    shown = "\n".join(map(_spared, MARKS.sub("", FENCED.sub("", text)).splitlines()))
    return shown if shown.strip() else text


def _spared(line: str) -> str:
    return " ".join(one for one in ENDS.split(line) if not OURS.search(one))


def _named(code: str, words: Words) -> str:
    """A code as people read it: contracts, announcements, cards and options by name; others
    stay."""
    named = [_name(one, words) for one in code.split()]
    return words("names-comma").join(filter(None, named)) if all(named) else f"`{code}`"


def _name(code: str, words: Words) -> str:
    if SUIT_CARD.fullmatch(code) or TRUMP.fullmatch(code):
        return code_sign(code, words)
    if words.has(f"contract-{code.replace('_', '-')}"):
        return contract_name(code, words)
    if words.has(f"bonus-{code.replace('_', '-')}"):
        return bonus_name(code, words)
    option = f"option-{code.replace('_', '-')}"
    return f"*{words(option)}*" if words.has(option) else ""
