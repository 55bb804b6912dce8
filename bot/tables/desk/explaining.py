"""What a choice would mean, and why it may not be made: a sentence on a person's own page, with a
way to the rule.

``drawn`` draws that page with a sentence on it.
"""

from collections.abc import Callable

from bot.deals.meanings import meaning_of
from bot.games.info import TableInfo
from bot.games.rules import action_of
from bot.help.rulebook import with_rule
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown
from bot.tables.desk.refusals import refusal
from engine import Deal, Refused, View, why_not

Drawn = Callable[[str], Shown]


def why(person: Person, info: TableInfo, deal: Deal, seat: int, code: str, drawn: Drawn) -> Shown:
    """Why they may not do that now. Raises Denied."""
    refused = why_not(deal, seat, action_of(deal.rules, code))
    if refused is None:
        return drawn(person.words("reply-you-may"))
    return refused_page(person, info, refused, drawn)


def what(person: Person, info: TableInfo, view: View, code: str, drawn: Drawn) -> Shown:
    """What a contract or an announcement means. Raises Denied."""
    meaning = meaning_of(code, view.rules, person.words.of(info.variant), view.contract)
    if meaning is None:
        raise Denied("unknown-code")
    return _with_rule(drawn(meaning.text), meaning.rule, person)


def refused_page(person: Person, info: TableInfo, refused: Refused, drawn: Drawn) -> Shown:
    """Why what they did had no effect."""
    return _with_rule(drawn(refusal(person.words, refused, info)), refused.rule, person)


def _with_rule(shown: Shown, rule: str, person: Person) -> Shown:
    assert shown.page is not None
    return shown._replace(page=with_rule(shown.page, rule, person.words))
