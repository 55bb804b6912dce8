"""A refusal of every kind that the rules have, with the facts that come with it."""

from collections.abc import Iterator

from engine import Refused
from tests.pages.source import refusal_calls

FACTS: dict[str, str | int] = {
    "turn": 1,
    "owner": 2,
    "card": "T21",
    "suit": "H",
    "sets": 6,
    "number": 3,
    "high": "color_valat_without",
    "contract": "color_valat_without",
}


def refusals() -> Iterator[Refused]:
    """One for every place in the rules that refuses."""
    for call in refusal_calls():
        yield Refused(call.key, call.rule, **{name: FACTS[name] for name in call.facts or ()})
