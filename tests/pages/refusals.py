"""A refusal of every kind that the rules have, with the facts that come with it."""

from collections.abc import Iterator

from engine import Refused
from tests.laws.playing import RULES
from tests.pages.source import TOPIC, refusal_calls

FACTS: dict[str, str | int] = {
    "turn": 1,
    "owner": 2,
    "card": "T21",
    "suit": "H",
    "sets": 6,
    "number": 3,
    "call": "topschin",
    "high": "color_valat_without",
    "contract": "color_valat_without",
}


OBLIGATION = "SLO-PLAY-3"
"""An obligation is given its number when it is made: any will do."""


def rule_numbers(rule: str) -> set[str]:
    """The numbers by which a refusal may be known, in all games."""
    if not rule.startswith(TOPIC):
        return {rule or OBLIGATION}
    topic = rule.removeprefix(TOPIC)
    return {rules.cites[topic] for rules in RULES.values() if topic in rules.cites}


def refusals() -> Iterator[Refused]:
    """A refusal for every place in the rules that refuses, and every game that has it."""
    for call in refusal_calls():
        facts = {name: FACTS[name] for name in call.facts or ()}
        for rule in sorted(rule_numbers(call.rule)):
            yield Refused(call.key, rule, **facts)
