"""The last row of a hand: take a move back, menu, settled deals; and the question about a move."""

from bot.deals.wording.words import card_signs, joined_names, plain_name
from bot.games.info import CLAIM, TableInfo
from bot.games.rules import rules_of
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text

UNDO = "undo"
"""Code of the button, and first word of the codes of the answers."""
REST = "rest"
"""Code of the button that shows the rest of a deal in which nothing can change any more."""
ASK_CLAIM = "ask-claim"
"""Code of the button to claim the rest of a deal among people; ``CLAIM`` is that of the answer."""


def with_last_row(
    page: Page,
    info: TableInfo,
    player: int,
    words: Words,
    *,
    offered: bool,
    decided: bool,
    lesson: tuple[Button, ...],
) -> Page:
    """A player's hand with its last row, and above it what they are asked about a move.

    The button to take a move back stands first, of use or not: where another one stood before, a
    second tap would take a move back. Answers to a request stand at the row's end, where a hand has
    nothing else. ``offered``: the last move is theirs, and they may ask to have it back.
    ``decided``: they are offered to see the rest of the deal. ``lesson``: the way to a lesson.
    """
    words = words.of(info.variant)
    request, answers = _undo_question(info, player, words)
    offered = offered and (info.question is None or info.question.is_refused_claim)
    ways = last_row(info, words, offered=offered, decided=decided, lesson=lesson).buttons
    row = Row((*ways, *answers))
    return page.with_blocks(
        (*page.blocks, *request, row),
        lambda in_text: with_last_row(
            in_text, info, player, words, offered=offered, decided=decided, lesson=lesson
        ),
    )


def last_row(
    info: TableInfo,
    words: Words,
    *,
    offered: bool = False,
    decided: bool = False,
    lesson: tuple[Button, ...],
) -> Row:
    """The last row of a hand, and of a question about a move, whose rows above keep their places.

    ``offered``: the last move may be taken back. ``decided``: the rest of the deal may be shown.
    """
    undo = Button(info.control(UNDO), words("undo-take-back"), disabled=not offered)
    rest = (Button(info.control(REST), words("rest-show"), "success"),) if decided else ()
    return Row((undo, menu_button(info, words), *lesson, *rest))


def menu_button(info: TableInfo, words: Words) -> Button:
    """Leads to everything that can be done at a table besides playing."""
    return Button(info.control("menu"), words("board-menu"))


def _undo_question(
    info: TableInfo, player: int, words: Words
) -> tuple[tuple[Text, ...], tuple[Button, ...]]:
    """On a player's hand: the request with its answers, or the state of their own request."""
    question = info.question
    if question is None or (question.refused and question.player != player):
        return (), ()
    if question.refused:
        refused = words("rest-refused" if question.what == CLAIM else "undo-refused")
        return (Text(f"-# {refused}"),), ()
    if player in question.waiting:
        return (Text(_told(info, words)),), _answers(info, words)
    return (Text("-# " + _told(info, words)),), ()  # nothing to press: their own, or answered


def board_question(info: TableInfo, words: Words) -> tuple[Block, ...]:
    """The question on the board, where all may answer, too."""
    if info.question is None or info.question.refused:
        return ()
    return Text(_told(info, words)), Row(_answers(info, words))


def _answers(info: TableInfo, words: Words) -> tuple[Button, Button]:
    agree = Button(info.control(f"{UNDO}:yes"), words("undo-agree"), "success")
    refuse = Button(info.control(f"{UNDO}:no"), words("sure-no"))
    return refuse, agree


def _told(info: TableInfo, words: Words) -> str:
    """The request, and the players who have not agreed yet."""
    question = info.question
    assert question is not None
    name = plain_name(info, question.player)
    if question.what == CLAIM:
        pack = rules_of(info.variant, info.players, info.options).pack
        asks = words("rest-claims", name=name, cards=card_signs(pack, question.cards, words))
    else:
        asks = words(f"undo-asks-{question.what}", name=name)
    names = joined_names([plain_name(info, player) for player in question.waiting], words)
    return asks + "\n-# " + words("undo-waits", names=names)
