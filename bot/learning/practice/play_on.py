"""Controls on pages of a finished deal that start a practice from one of its positions."""

from collections.abc import Iterator
from typing import Protocol

from bot.archive.replay_page import CARDS, PLAY, TALK, page_count
from bot.archive.replays import Replayed, Turn
from bot.deals.wording.seat_names import seat_name
from bot.deals.wording.words import action_label
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    Block,
    Button,
    ButtonStyle,
    Choice,
    Row,
    Select,
)

PRACTISE = "practise"
"""Prefix of custom_ids that start a practice, before table, deal, and position."""


def play_on_controls(
    deal: Replayed, step: int, player: int | None, words: Words
) -> Iterator[Block]:
    """Yield the button to play on from a page of a finished deal, and a select of its decisions.

    The score has none. ``player``: the reader's seat in the deal; None if they had none.
    """
    words = words.of(deal.info.variant)
    start = _start(deal, step, player) if step < page_count(deal) - 1 else None
    if start is None:
        return
    yield Row((practice_button(deal, start.position, words("practice-from-here"), "success"),))
    turns = [turn for turn in _turns_on(deal, step) if _may_choose(turn, player)]
    if step == TALK or len(turns) > 1:  # the button leads to a single decision
        for first in range(0, len(turns), MAX_CHOICES):
            choices = tuple(_choice(deal, turn, words) for turn in turns[first:][:MAX_CHOICES])
            place = f"{PRACTISE}:{deal.info.table}:{deal.number}:pick{first}"
            yield Select(place, words("practice-pick"), choices)


class DealReference(Protocol):
    """An object about a finished deal."""

    @property
    def info(self) -> TableInfo: ...
    @property
    def number(self) -> int: ...


def practice_button(
    deal: DealReference, position: int, label: str, style: ButtonStyle = "secondary"
) -> Button:
    """Return a button to play on from a position."""
    return Button(practice_control(deal.info.table, deal.number, position), label, style)


def practice_control(table: int, deal: int, position: int) -> str:
    """Return the custom_id of a button to play on from a position of a deal."""
    return f"{PRACTISE}:{table}:{deal}:{position}"


def page_at(deal: Replayed, position: int) -> int:
    """Return the number of the replay page with a position."""
    first = _start(deal, CARDS, None)
    if first is None or position <= first.position:
        return CARDS
    return next((_step(turn) for turn in deal.turns if turn.position == position), TALK)


def _start(deal: Replayed, step: int, player: int | None) -> Turn | None:
    """Return the turn to which a page's button leads: the reader's own in a trick, else the first.

    Decisions that others made in secret are not offered.
    """
    if step == CARDS:
        public = [turn for turn in deal.turns if not turn.secret or turn.player == player]
        return _first([turn for turn in public if turn.dealt]) or _first(public)
    on_page = _turns_on(deal, step)
    if step == TALK:
        return _first([turn for turn in deal.turns if turn.trick == 0]) or _first(on_page[-1:])
    return _first([turn for turn in on_page if turn.player == player]) or _first(on_page)


def _first(turns: list[Turn] | tuple[Turn, ...]) -> Turn | None:
    return turns[0] if turns else None


def _step(turn: Turn) -> int:
    return TALK if turn.trick is None else PLAY + turn.trick


def _turns_on(deal: Replayed, step: int) -> list[Turn]:
    """Return the decisions that belong to a page."""
    return [turn for turn in deal.turns if _step(turn) == step]


def _may_choose(turn: Turn, player: int | None) -> bool:
    """Return whether the reader may play on from a decision.

    They may from their own; without a seat, from any that was not secret.
    """
    choices = sum(offer.size for offer in turn.view.offers)
    mine = not turn.secret if player is None else turn.player == player
    return mine and choices > 1


def _choice(deal: Replayed, turn: Turn, words: Words) -> Choice:
    """Return a choice for a decision, labelled with the move made."""
    action = action_label(turn.action, turn.view, words, deal.info)
    name = seat_name(deal.info, turn.player)
    label = words("practice-turn", name=name, said=action)
    return Choice(str(turn.position), label[:MAX_CHOICE_TEXT])
