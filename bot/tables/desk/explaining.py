"""Explains choices and refusals in a sentence on a person's page, with a way to the rule.

Practices and tries of contests also have their controls answered here that make no move.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeVar

from bot.deals.board import last_trick
from bot.deals.cards_out import cards_out
from bot.deals.wording.meanings import meaning_of
from bot.deals.wording.words import action_label, contract_name, plain, plain_name
from bot.games.info import TableInfo
from bot.games.rules import action_of
from bot.help.rulebook import with_rule
from bot.kit.controls import Click
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Button, Page, Row, Text
from bot.kit.text import SUIT_SIGNS, code_sign
from bot.kit.wishes import Aside, Note, Person, Shown
from engine import Action, Deal, Refused, View, encode, observe, why_not


def refusal(words: Words, refused: Refused, info: TableInfo) -> str:
    """The reason as a sentence with the number of the rule."""
    words = words.of(info.variant)
    facts: dict[str, str | int] = dict(refused.facts)
    for key, value in facts.items():
        facts[key] = _fact(key, value, words, info)
    return words("refused", reason=words(f"refused-{refused.reason}", **facts), rule=refused.rule)


def _fact(key: str, value: str | int, words: Words, info: TableInfo) -> str | int:
    """A fact of a refusal as players read it: a name, a sign or a number."""
    if key in ("turn", "owner") and isinstance(value, int):
        return plain_name(info, value)
    if key == "suit":
        return SUIT_SIGNS.get(str(value), words("suit-trumps"))
    if key == "card":
        return code_sign(str(value), words)
    if key in ("contract", "high") and words.has(f"contract-{str(value).replace('_', '-')}"):
        return contract_name(str(value), words)
    return plain(value) if isinstance(value, str) else value


S = TypeVar("S", bound=Shown)
DrawWith = Callable[[str], S]
"""Draws the person's page with a sentence on it."""


def explain_refusal(
    person: Person, info: TableInfo, deal: Deal, seat: int, code: str, draw: DrawWith[S]
) -> S:
    """Explain why a person may not make a move now. Raises Denied."""
    refused = why_not(deal, seat, action_of(deal.rules, code))
    if refused is None:
        return draw(person.words("reply-you-may"))
    return show_refusal(person, info, refused, draw)


def explain_meaning(person: Person, info: TableInfo, view: View, code: str, draw: DrawWith[S]) -> S:
    """Explain a contract or an announcement. Raises Denied."""
    meaning = meaning_of(code, view.rules, person.words.of(info.variant), view.contract)
    if meaning is None:
        raise Denied("unknown-code")
    return _link_rule(draw(meaning.text), meaning.rule, person)


def show_refusal(person: Person, info: TableInfo, refused: Refused, draw: DrawWith[S]) -> S:
    """Explain why a move had no effect."""
    return _link_rule(draw(refusal(person.words, refused, info)), refused.rule, person)


def _link_rule(response: S, rule: str, person: Person) -> S:
    return replace(response, page=with_rule(response.page, rule, person.words))


class SoloDeal(Protocol):
    """A deal that one person plays on a private page: a practice, or a try at a contest's deal."""

    @property
    def info(self) -> TableInfo: ...
    @property
    def deal(self) -> Deal: ...
    @property
    def seat(self) -> int: ...
    @property
    def view(self) -> View: ...


SOLO_VIEWS = ("hand", "more", "last", "out")
"""Codes of controls that only show something, at any time (``show_solo_view``)."""
SOLO_QUESTIONS = ("sure", "why", "what")
"""Kinds of controls that ask about a move before it is made (``answer_solo_question``)."""


class DrawSolo(Protocol):
    """Draws the page of such a deal, below a notice; ``more``: with rare choices."""

    def __call__(self, notice: str = "", *, more: bool = False) -> Shown: ...


def show_solo_view(
    person: Person, solo: SoloDeal, code: str, look: Look, draw: DrawSolo
) -> Shown | None:
    """Return what a control of ``SOLO_VIEWS`` shows; None: it is another one."""
    match code:
        case "hand":
            return draw()
        case "more":
            return draw(more=True)
        case "last":
            return Note(last_trick(solo.info, observe(solo.deal, None), person.words, look))
        case "out":
            return Aside(cards_out(solo.info, solo.view, person.words, look))
    return None


def answer_solo_question(
    person: Person, solo: SoloDeal, click: Click, draw: DrawSolo
) -> Shown | None:
    """Answer a control of ``SOLO_QUESTIONS``; None: it is another one. Raises Denied."""
    match click.kind:
        case "sure":
            action = action_of(solo.deal.rules, click.argument)
            return Note(confirm_move(solo.info, solo.view, action, person.words))
        case "why":
            return explain_refusal(person, solo.info, solo.deal, solo.seat, click.value, draw)
        case "what":
            return explain_meaning(person, solo.info, solo.view, click.value, draw)
    return None


def confirm_wish(info: TableInfo, code: str, words: Words) -> Page:
    """A page that asks to confirm a wish at a table, by the code that fulfils it: ``stop:3``."""
    words = words.of(info.variant)
    answers = _answers(info, yes=code, no="never-mind", words=words)
    half = int(info.length is not None or info.goal is not None)  # a Škis round has no half
    return _question(words(f"sure-{code.partition(':')[0]}", half=half), *answers)


def confirm_move(
    info: TableInfo, view: View, action: Action, words: Words, *before: Button
) -> Page:
    """A page that asks to confirm a move; *No* brings the hand back.

    ``before``: the buttons of a hand's last row. The answers follow them, where no page of a hand
    has a button: so a second tap on what stood elsewhere confirms nothing.
    """
    words = words.of(info.variant)
    question = words("sure-move", move=action_label(action, view, words, info))
    answers = _answers(info, yes=encode(view.rules.pack, action), no="hand", words=words)
    return _question(question, *before, *answers)


def _answers(info: TableInfo, *, yes: str, no: str, words: Words) -> tuple[Button, Button]:
    return (
        Button(info.control(no), words("sure-no")),
        Button(info.control(yes), words("sure-yes"), "danger"),
    )


def _question(question: str, *buttons: Button) -> Page:
    return Page((Text(question), Row(buttons)), asks=True)


def question_again(question: Page, words: Words) -> Page:
    """A question, shown once more after a press that came before it could be read."""
    return replace(question, blocks=(Text(f"> {words('reply-slip')}"), *question.blocks))
