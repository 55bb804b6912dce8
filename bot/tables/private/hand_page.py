"""A person's private page at a table: their hand, or the table as a bystander sees it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.choices.looks import Looks
from bot.deals.board import watch
from bot.deals.hand import hand
from bot.deals.hand_controls import hand_controls
from bot.deals.takebacks import with_last_row
from bot.games.forms import form_of
from bot.games.hints_given import GivenHint, Said, takes_room
from bot.games.info import TableInfo
from bot.help.manual import learn_button
from bot.kit.fallbacks import draw_with_fallback, or_text
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Emoji, Page, Row, Text, note, rows
from bot.tables.model.hints import coached, given_to
from bot.tables.model.table import Finished, Table
from bot.tables.pages.alone import last_card, with_aim, with_news
from bot.tables.pages.between_deals import between_hand, page_below
from bot.tables.pages.endings import without_controls
from bot.tables.pages.plain import plain_board, plain_hand
from bot.tables.private.undelivered import UndeliveredUpdates
from engine import View

MAX_DRAWN_HANDS = 256
"""Number of drawn hands that are cached: those of people playing right now."""


class HandInputs(NamedTuple):
    """Everything that a hand is drawn from: equal inputs make equal pages."""

    info: TableInfo
    view: View
    words: Words
    look: Look
    emojis: Mapping[str, Emoji]
    notice: str
    expanded: bool
    hint: GivenHint | None
    alone: bool
    first_deals: bool
    """The person plays one of their first deals, alone with the house."""
    lesson: tuple[Button, ...]
    passed_for: bool
    """The house has passed a statement for them, as a newcomer, since their last move."""
    coached: tuple[Said, ...]
    """The coach's sentence, in place of the aim of this stage."""
    undoable: bool
    decided: bool


class DrawnHands:
    """A cache of the latest drawn hands, one per person and table.

    The same hand is drawn several times after a move: for the reply, for what is there already,
    and for the picture that comes later.
    """

    def __init__(self) -> None:
        self._newest = Bounded[tuple[int, int | None], tuple[HandInputs, Page]](MAX_DRAWN_HANDS)

    def page(self, inputs: HandInputs) -> Page:
        """The hand drawn from these inputs."""
        key = inputs.info.table, inputs.view.viewer
        cached = self._newest.get(key)
        if cached is not None and cached[0] == inputs:
            return cached[1]
        page = _drawn(inputs)
        self._newest[key] = inputs, page
        return page


def _drawn(inputs: HandInputs) -> Page:
    info, view, words = inputs.info, inputs.view, inputs.words
    page = hand(
        info,
        view,
        words,
        notice=inputs.notice,
        look=inputs.look,
        more=inputs.expanded,
        given=inputs.hint,
        first_deals=inputs.first_deals,
    )
    has_room = not takes_room(inputs.hint, first_deals=inputs.first_deals)
    if inputs.alone and has_room:
        page = with_news(page, info, view, words)
    said = "\n".join(said.say(words.of(info.variant)) for said in inputs.coached)
    if (said or inputs.first_deals) and has_room:
        page = with_aim(page, info, view, words, said=said, passed_for=inputs.passed_for)
    assert view.viewer is not None
    return with_last_row(
        page,
        info,
        view.viewer,
        words,
        offered=inputs.undoable,
        decided=inputs.decided,
        lesson=inputs.lesson,
    )


class PrivatePages:
    """Draws each person's own page of a table as it is."""

    def __init__(self, looks: Looks, drawn_hands: DrawnHands) -> None:
        self._looks = looks
        self._drawn_hands = drawn_hands
        self.undelivered = UndeliveredUpdates()
        """Updates that channels could not be shown; private pages show them instead."""
        self._last_tricks: dict[int, Finished] = {}
        """By table of one person: the deal whose last trick is shown instead of its score."""

    def hold_last_trick(self, table: Table, ended: Finished) -> None:
        """Show a deal's last trick instead of its score, until it is released."""
        self._last_tricks[table.id] = ended

    def release_last_trick(self, table: Table) -> None:
        """Show the score again."""
        self._last_tricks.pop(table.id, None)

    def page(self, table: Table, user: int, words: Words) -> Page:
        """The person's hand, or the table as they watch it; without a deal a note."""
        held = self._last_tricks.get(table.id) if table.between else None
        look, player = self._looks.of(user), table.player_of(user)
        if held is not None and player is not None:
            return last_card(held.info, held.view, player, words, look)
        if user in table.removed and player is not None:
            return note(words("denied-removed-from-match"))
        if player is None and table.round is not None:
            return note(words("denied-round-watch"))
        closing = table.round is not None and not table.attended  # the house ends all its deals
        if player is not None and player in table.info().left and not closing:
            return left_page(table.info(), words)
        if player is None:
            return draw_watch(table, words, look)
        if table.live is None and not table.between:
            return over_page(words, look, self.undelivered, table)
        return draw_hand(
            table,
            user,
            words,
            look=look,
            undelivered=self.undelivered,
            drawn_hands=self._drawn_hands,
        )

    def last_page(self, table: Table, user: int, words: Words) -> Page:
        """The page that stays when the table is closed."""
        if self.undelivered.endings(table):
            return over_page(words, self._looks.of(user), self.undelivered, table)
        return note(words("reply-table-over"))

    def may_be_drawn(self, table: Table, *, seen: bool) -> bool:
        """Return whether there is something to see; ``seen``: the person has a page already."""
        problem = self.undelivered.problem_at(table)
        pending = (problem is not None and problem.pending) or self.undelivered.endings(table)
        return table.live is not None or bool(seen and (table.between or pending))


def draw_watch(table: Table, words: Words, look: Look) -> Page:
    """The table as a bystander sees it; between two deals a note."""
    if table.live is None:
        return note(words("watch-over" if table.between else "reply-deal-over"))
    info = table.info()

    def drawn(look: Look) -> Page:
        return watch(info, table.view(None), words, look, live=True)

    def plain() -> Page:
        return plain_board(info, words, turn=None)

    return draw_with_fallback(
        table, "a board to watch", *(partial(drawn, option) for option in or_text(look)), plain
    )


def left_page(info: TableInfo, words: Words) -> Page:
    """The page of a player who has left the seat to the house, with the way back."""
    back = replace(info, seq=0).control("back")  # the page is the same in every deal
    button = Button(back, words("hand-come-back"), "success")
    return Page((Text(words("hand-left", waits=int(info.deserted))), Row((button,))))


def over_page(
    words: Words, look: Look, undelivered: UndeliveredUpdates, table: Table, notice: str = ""
) -> Page:
    """A note that the deal is over, below the updates that the channel was not shown."""
    updates = _undelivered_pages(words, look, undelivered, table)
    if updates and not notice:
        return page_below(updates[:-1], updates[-1])
    return page_below(updates, note(notice or words("reply-deal-over")))


def _undelivered_pages(
    words: Words, look: Look, undelivered: UndeliveredUpdates, table: Table
) -> tuple[Page, ...]:
    problem = undelivered.problem_at(table)
    updates = undelivered.endings(table) or (() if problem is None else problem.pending)
    return tuple(draw(words, look) for draw in updates)


def draw_hand(
    table: Table,
    user: int,
    words: Words,
    notice: str = "",
    look: Look = TEXT,
    *,
    expanded: bool = False,
    undelivered: UndeliveredUpdates,
    drawn_hands: DrawnHands,
) -> Page:
    """The hand of a person at the table, below a notice. Raises Denied.

    ``expanded``: with the choices that are rare or costly. Between two deals it is what the person
    is asked then, below the updates that the channel was not shown.
    """
    seat = table.seat_of(user)
    info = table.info(seat)
    if table.between:
        return _between(table, seat, words, notice, look=look, undelivered=undelivered)

    def with_controls() -> Page:
        controls = hand_controls(info, table.view(seat), words.of(info.variant), look.in_text)
        return plain_hand(info, words, controls, notice=notice)

    def drawn(look: Look) -> Page:
        return drawn_hands.page(
            HandInputs(
                info=info,
                view=table.view(seat),
                words=words,
                look=look,
                emojis=look.emojis,
                notice=notice,
                expanded=expanded,
                hint=given_to(table, seat),
                alone=table.alone,
                first_deals=table.alone and user in table.newcomers,
                lesson=way_to_lesson(table, user, words),
                passed_for=table.has_passed_for(seat),
                coached=coached(table, seat),
                undoable=bool(table.undoable(seat)),
                decided=table.is_decided(seat),
            )
        )

    return draw_with_fallback(
        table,
        "a hand",
        *(partial(drawn, option) for option in or_text(look)),
        with_controls,
        lambda: plain_hand(info, words, notice=notice),
    )


def way_to_lesson(table: Table, user: int, words: Words) -> tuple[Button, ...]:
    """The button to the lesson of a table's game, for people in their first deal of all.

    Later it leads to the lesson about what came up in the deal before.
    """
    if table.newcomers.get(user) == 0:
        return learn_button(form_of(table.variant, table.players).name, words)
    offer = table.lesson_offers.get(user)
    return () if offer is None or offer.deal != table.deals - 1 else offer.ways(words)


def _between(
    table: Table,
    seat: int,
    words: Words,
    notice: str,
    *,
    look: Look,
    undelivered: UndeliveredUpdates,
) -> Page:
    """A player's page between two deals, below the updates that the channel was not shown."""
    problem = undelivered.problem_at(table)
    updates = _undelivered_pages(words, look, undelivered, table)
    if problem is not None:
        notice = notice or problem.advice(words)
    reader = words.of(table.variant)
    sentences = [(f"> {said.say(reader)}", said.ways(reader)) for said in coached(table, seat)]
    if table.in_first_deals and problem is None:
        return _first_score(table, seat, words, notice, updates, sentences)
    pages = (Page((Text(text), *rows(ways))) for text, ways in sentences)
    alone = problem is not None or table.alone or table.round is not None
    return between_hand(table.info(seat), seat, words, notice, (*updates, *pages), alone=alone)


def _first_score(
    table: Table,
    seat: int,
    words: Words,
    notice: str,
    updates: tuple[Page, ...],
    sentences: Sequence[tuple[str, tuple[Button, ...]]],
) -> Page:
    """The page between two deals of a person's first ones, which a phone shows at once.

    A sentence's only button stands beside that of the next deal. While the coach asks a question,
    its answers are the only ones: those of the score are back once it is answered.
    """
    questions = [Page((Text(text), *rows(ways))) for text, ways in sentences if len(ways) > 1]
    short = [(text, ways) for text, ways in sentences if len(ways) <= 1]
    beside = () if questions else tuple(button for _, ways in short for button in ways)
    if questions:
        updates = tuple(map(without_controls, updates))
    return between_hand(
        table.info(seat),
        seat,
        words,
        notice,
        (*updates, *questions),
        alone=True,
        brief=True,
        said=[text for text, _ in short],
        beside=beside,
    )
