"""The numbers of the rules in a document."""

from tests.laws.families import document, numbers_of

NO_RULES = ("GAP", "TV")
"""Gaps of the sources, and examples: these are accounted for with the tests of each game."""


def rules_of(game: str) -> set[str]:
    """The numbers of a document's rules, without gaps and examples."""
    rules = numbers_of(document(game))
    return {number for number in rules if number.split("-")[1] not in NO_RULES}
