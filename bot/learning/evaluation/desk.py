"""The command and the controls that ask what the bids are worth with a hand."""

from typing import NamedTuple

from bot.base.typed_text import match_choice
from bot.choices.looks import Looks
from bot.games.forms import DEFAULT_FORM, find_form
from bot.kit.errors import Denied
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Later, Note, Person, Shown
from bot.learning.evaluation.pages import (
    EVALUATE,
    GO,
    SEAT,
    custom_id,
    picker_page,
    progress_page,
    seat_names,
    worth_page,
)
from bot.learning.evaluation.question import Question, empty_question, read_question
from bot.learning.evaluation.service import Evaluations
from bot.learning.evaluation.typed_hand import parse_hand
from engine import each, union


class TypedQuestion(NamedTuple):
    """The options of the command."""

    game: str | None
    players: int | None
    seat: str | None
    cards: str | None


class EvaluationDesk:
    """Hands from people's tables at home. All methods may raise Denied."""

    def __init__(self, evaluations: Evaluations, looks: Looks) -> None:
        self._evaluations = evaluations
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Return the route of the controls."""
        return (Route(at=EVALUATE, answer=self._handle_press, repeatable=True),)

    async def open(self, person: Person, typed: TypedQuestion) -> Shown:
        """Evaluate a typed hand; without all its cards, show controls to choose them."""
        question = _question_of(typed.game, typed.players)
        words = person.words.of(question.variant)
        seats = seat_names(question, words)
        seat = "0" if typed.seat is None else match_choice(seats, str(typed.seat))
        if seat not in [value for _, value in seats]:
            raise Denied("no-such-value-of", option="seat")
        cards = parse_hand(str(typed.cards or ""), question.pack, words)
        return self._show(person, question._replace(seat=int(seat), cards=cards))

    def seats(
        self, person: Person, game: str | None, players: int | None
    ) -> tuple[tuple[str, str], ...]:
        """The seats of a game by name and value. Raises Denied."""
        question = _question_of(game, players)
        return seat_names(question, person.words.of(question.variant))

    async def _handle_press(self, press: Press) -> Shown:
        _, _, rest = press.custom_id.partition(":")
        action, _, code = rest.partition(":")
        question = checked_control(read_question(code))
        if action == GO:
            return self._show(press.person, question)
        return self._pick(press.person, _changed(question, action, press.values))

    def _show(self, person: Person, question: Question) -> Shown:
        if question.lacking:
            return self._pick(person, question)
        self._evaluations.check(person.user, question)

        async def finish() -> Shown:
            evaluation = await self._evaluations.evaluate(person.user, question)
            return Note(worth_page(evaluation, person.words, self._looks.of(person.user)))

        return Note(progress_page(person.words), then=Later(finish, custom_id(GO, question)))

    def _pick(self, person: Person, question: Question) -> Shown:
        return Note(picker_page(question, person.words, self._looks.of(person.user)))


def _question_of(game: str | None, players: int | None) -> Question:
    """A question without cards about a game, by default the house's. Raises Denied."""
    form = DEFAULT_FORM if game is None else find_form(game)
    return empty_question(form, form.players if players is None else players)


def _changed(question: Question, action: str, values: tuple[str, ...]) -> Question:
    """The question after a choice in one of its selects; any other control changes nothing."""
    if action == SEAT and values:
        start, _, cards = question.code.rsplit(":", 2)
        return checked_control(read_question(f"{start}:{values[0]}:{cards}"))
    suit = question.pack.suits.get(action)
    if suit is None:
        return question
    chosen = union(card for card in each(suit) if question.pack.code(card) in values)
    return question._replace(cards=question.cards & ~suit | chosen)
