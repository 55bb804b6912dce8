"""The ways from a finished deal to a practice: the positions to play on from."""

from collections.abc import Iterator
from typing import Protocol

from bot.archive.replay_page import CARDS, PLAY, TALK, steps
from bot.archive.replays import Replayed, Turn
from bot.deals.seat_names import seat_name
from bot.deals.words import action_label
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import MAX_CHOICE_TEXT, MAX_CHOICES, Block, Button, Choice, Row, Select, Style

PRACTISE = "practise"
"""Begins the ids of controls that lead to a practice: table, deal, position."""


def ways_on(deal: Replayed, step: int, player: int | None, words: Words) -> Iterator[Block]:
    """For a page of a finished deal: the button to play on, and a list of its decisions; nothing
    for its score.

    ``player``: whose deal it was; None: the reader had no seat in it.
    """
    words = words.of(deal.info.variant)
    start = _start(deal, step, player) if step < steps(deal) - 1 else None
    if start is None:
        return
    yield Row((return_buttons(deal, start.position, words("practice-from-here"), "success"),))
    told = [turn for turn in _on(deal, step) if _may_choose(turn, player)]
    if step == TALK or len(told) > 1:  # else the button leads there
        for first in range(0, len(told), MAX_CHOICES):
            choices = tuple(_choice(deal, turn, words) for turn in told[first:][:MAX_CHOICES])
            place = f"{PRACTISE}:{deal.info.table}:{deal.number}:pick{first}"
            yield Select(place, words("practice-pick"), choices)


class OfDeal(Protocol):
    """Anything about a finished deal."""

    @property
    def info(self) -> TableInfo: ...
    @property
    def number(self) -> int: ...


def return_buttons(deal: OfDeal, position: int, label: str, style: Style = "secondary") -> Button:
    """A button to play on from a position."""
    return Button(f"{PRACTISE}:{deal.info.table}:{deal.number}:{position}", label, style)


def step_at(deal: Replayed, position: int) -> int:
    """The page with a position."""
    first = _start(deal, CARDS, None)
    if first is None or position <= first.position:
        return CARDS
    return next((_step(turn) for turn in deal.turns if turn.position == position), TALK)


def _start(deal: Replayed, step: int, player: int | None) -> Turn | None:
    """Where a page's button leads: to one's own decision in a trick, else to what begins there."""
    if step == CARDS:  # what others were asked in secret is answered as it was
        open_ = [turn for turn in deal.turns if not turn.secret or turn.player == player]
        return _first([turn for turn in open_ if turn.dealt]) or _first(open_)
    here = _on(deal, step)
    if step == TALK:
        return _first([turn for turn in deal.turns if turn.trick == 0]) or _first(here[-1:])
    return _first([turn for turn in here if turn.player == player]) or _first(here)


def _first(turns: list[Turn] | tuple[Turn, ...]) -> Turn | None:
    return turns[0] if turns else None


def _step(turn: Turn) -> int:
    return TALK if turn.trick is None else PLAY + turn.trick


def _on(deal: Replayed, step: int) -> list[Turn]:
    """The decisions that belong to a page."""
    return [turn for turn in deal.turns if _step(turn) == step]


def _may_choose(turn: Turn, player: int | None) -> bool:
    """One's own decisions; people without a seat choose among those all could see."""
    choices = sum(offer.size for offer in turn.view.offers)
    mine = not turn.secret if player is None else turn.player == player
    return mine and choices > 1


def _choice(deal: Replayed, turn: Turn, words: Words) -> Choice:
    """A decision, named by the choice made then."""
    said = action_label(turn.action, turn.view, words, deal.info)
    name = seat_name(deal.info, turn.player)
    label = words("practice-turn", name=name, said=said)
    return Choice(str(turn.position), label[:MAX_CHOICE_TEXT])
