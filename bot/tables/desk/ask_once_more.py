"""Asks once more before something is done that cannot be taken back."""

from dataclasses import replace

from bot.deals.words import action_label
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text
from engine import Action, View, encode


def sure(info: TableInfo, code: str, words: Words) -> Page:
    """For a wish at a table, by the code that fulfils it: ``stop:3``."""
    words = words.of(info.variant)
    return _sure(info, words(f"sure-{code.partition(':')[0]}"), code, "never-mind", words)


def sure_move(info: TableInfo, view: View, action: Action, words: Words) -> Page:
    """For a move; No brings the hand back."""
    words = words.of(info.variant)
    question = words("sure-move", move=action_label(action, view, words, info))
    return _sure(info, question, encode(view.rules.pack, action), "hand", words)


def _sure(info: TableInfo, question: str, yes: str, no: str, words: Words) -> Page:
    buttons = (
        Button(info.control(yes), words("sure-yes"), "danger"),
        Button(info.control(no), words("sure-no")),
    )
    return Page((Text(question), Row(buttons)), asks=True)


def asked_again(question: Page, words: Words) -> Page:
    """The question that stands there, after a press that came before it could be read."""
    return replace(question, blocks=(Text(f"> {words('reply-slip')}"), *question.blocks))
