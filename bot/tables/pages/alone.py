"""Pages of a person alone with the house: news of the house's moves, and a deal's last trick."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import NamedTuple

from bot.deals.deciding import score_line
from bot.deals.hand_table import hand_table
from bot.deals.wording.tricks import closed_trick, last_trick_line
from bot.deals.wording.words import card_sign, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Page, Picture, Text
from bot.tables.pages.aims import aim
from engine import Cards, View, seated


def was_played(view: View) -> bool:
    """Return whether a finished deal was played to its last card."""
    return bool(view.tricks) and not any(view.hand_sizes)


def last_card(info: TableInfo, view: View, player: int, words: Words, look: Look = TEXT) -> Page:
    """The last trick on the table, from a player's chair; in a finished deal all may see all.

    Its cards play themselves: otherwise nobody would see them.
    """
    words = words.of(info.variant)
    lying = view._replace(viewer=player, phase="play", turn=view.tricks[-1].winner, settlement=None)
    text = Text(f"{words('hand-over')}\n{last_trick_line(info, lying, look.words(words))}")
    if not look.pictured:
        return Page((text,))
    picture = Picture(*hand_table(info, lying, words, look))
    return Page((text, picture), instead=lambda: last_card(info, view, player, words))


NOTICE = "> "
"""Begins a notice above a page's text."""


class PlayedCard(NamedTuple):
    """A card on the table, its player, and the number of its trick."""

    trick: int
    player: int
    card: Cards


def changes_soon(view: View) -> bool:
    """Return whether one more card completes the trick, or brings the viewer's turn.

    Then a picture of the present table would be seen only for a moment.
    """
    turn, order = view.turn, view.order
    if view.over or turn is None or turn not in order or turn == view.viewer:
        return False
    fills = len(view.trick) == len(order) - 1
    return fills or (not view.trick and seated(order, turn, 1) == view.viewer)


def with_news(page: Page, info: TableInfo, view: View, words: Words) -> Page:
    """A hand with the moves since its player's last one, below what is asked."""
    words = words.of(info.variant)
    lines = [*_since(info, view, words)]
    if view.leader is not None:
        lines += score_line(info, words)
    news = "\n".join(f"-# {line}" for line in lines)
    if not news:
        return page
    blocks = _with_first(page.blocks, lambda text: f"{text}\n{news}")
    return page.with_blocks(blocks, lambda in_text: with_news(in_text, info, view, words))


def with_aim(
    page: Page, info: TableInfo, view: View, words: Words, *, said: str, passed_for: bool
) -> Page:
    """A hand below the aim of this stage of the deal, or what the coach ``said`` in its place.

    ``passed_for``: the house has passed a statement for a person in their first deals, which is
    told, too.
    """
    words = words.of(info.variant)
    lines = [line for line in (said or aim(info, view, words),) if line]
    if passed_for:
        lines.append(words("aim-passed"))
    if not lines:
        return page
    head = "\n".join(f"-# {line}" for line in lines)
    blocks = _with_first(page.blocks, lambda text: f"{head}\n{text}")
    return page.with_blocks(
        blocks,
        lambda in_text: with_aim(in_text, info, view, words, said=said, passed_for=passed_for),
    )


def _with_first(blocks: tuple[Block, ...], change: Callable[[str], str]) -> tuple[Block, ...]:
    """Change the first text that is no notice."""
    for place, block in enumerate(blocks):
        if isinstance(block, Text) and not block.text.startswith(NOTICE):
            return (*blocks[:place], Text(change(block.text)), *blocks[place + 1 :])
    return blocks


def _since(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The cards played since the viewer's last move: a line for each trick, with its taker.

    Of the trick whose taker the page's first words name there is only the viewer's forced card.
    """
    played = _cards(view)
    new = played[len(played) - min(info.since, len(played)) :]
    if view.viewer not in view.order:  # whoever sits out is asked nothing: everything would be new
        new = [card for card in new if card.trick == new[-1].trick]
    in_first_words = len(view.tricks) - 1 if closed_trick(view) is not None else None
    for number, cards in groupby(new, key=lambda card: card.trick):
        named = [card for card in cards if number != in_first_words or card.player == view.viewer]
        shown = ", ".join(_card(info, view, card, words) for card in named)
        whole = number < len(view.tricks) and number != in_first_words
        if shown:
            yield _full_trick(info, view, number, shown, words) if whole else shown


def _card(info: TableInfo, view: View, played: PlayedCard, words: Words) -> str:
    """A card and its player; the viewer's own were forced."""
    card = f"**{card_sign(view.rules.pack, played.card, words)}**"
    if played.player == view.viewer:
        return words("news-forced", card=card)
    return f"{plain_name(info, played.player)} {card}"


def _full_trick(info: TableInfo, view: View, trick: int, cards: str, words: Words) -> str:
    """The cards and the taker of a full trick."""
    winner = view.tricks[trick].winner
    viewer_won = int(winner == view.viewer)
    return words("news-trick", cards=cards, name=plain_name(info, winner), own=viewer_won)


def _cards(view: View) -> list[PlayedCard]:
    """All cards played, in order."""
    if view.leader is None:
        return []
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    tricks.append((view.leader, view.trick))
    return [
        PlayedCard(number, seated(view.order, leader, place), card)
        for number, (leader, cards) in enumerate(tricks)
        for place, card in enumerate(cards)
    ]
