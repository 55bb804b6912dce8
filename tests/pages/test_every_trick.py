"""Every trick is seen: whoever played to it reads who took it, and sees its cards.

A trick that others completed was gone before its player looked again.
"""

from itertools import count

import pytest

from bot.deals.board import last_trick
from bot.deals.hand import hand
from bot.deals.wording.announcements import statements_line
from bot.deals.wording.tricks import closed_trick, trick_players
from bot.deals.wording.words import card_sign
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Picture
from bot.pictures.scenes import HandTableScene
from engine import View, observe
from tests.laws.playing import TABLES, Table, numbered_deal
from tests.pages.drawn import WORDS, plain_info

SEEDS = range(2)
PICTURES = Look("pictures")


def views_of_waiting_tricks(table: Table) -> list[View]:
    """Views of all active players, each while they have not played to the next trick."""
    deals = [numbered_deal(table, seed) for seed in SEEDS]
    views = [
        observe(step.deal, player)
        for deal in deals
        for step in deal.steps
        for player in step.deal.order
    ]
    return [view for view in views if view.tricks and view.viewer not in trick_players(view)]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("look", [TEXT, PICTURES], ids=["text", "pictures"])
def test_first_words_name_the_taker_of_ones_last_trick(table: Table, look: Look) -> None:
    info = plain_info(table[1], variant=table[0])
    for view in views_of_waiting_tricks(table):
        trick = view.tricks[-1]
        first = hand(info, view, WORDS, look=look).text.partition("\n")[0]
        name = "You" if trick.winner == view.viewer else info.chairs[trick.winner].name
        assert first.startswith(f"{name} took it (")
        assert card_sign(view.rules.pack, trick.winning, WORDS.of(table[0])) in first


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cards_of_ones_last_trick_are_in_words_and_in_the_picture(table: Table) -> None:
    info = plain_info(table[1], variant=table[0])
    for view in views_of_waiting_tricks(table):
        pack, trick = view.rules.pack, view.tricks[-1]
        text = hand(info, view, WORDS).text
        assert all(card_sign(pack, card, WORDS.of(table[0])) in text for card in trick.cards)
        pictured = hand(info, view, WORDS, look=PICTURES)
        (scene,) = (block.scene for block in pictured.blocks if isinstance(block, Picture))
        assert isinstance(scene, HandTableScene)
        assert str(len(view.tricks)) in scene.closed_caption, "no led card waits for others"
        shown = scene.closed or scene.table.trick
        assert [card.code for card in shown] == [pack.code(card) for card in trick.cards]
        assert [card.player for card in shown if card.wins] == [trick.winner]
        assert shown[0].player == trick.leader


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_trick_before_is_gone_once_a_player_has_played_to_the_next(table: Table) -> None:
    for deal in (numbered_deal(table, seed) for seed in SEEDS):
        for step in deal.steps:
            for player in trick_players(observe(step.deal, None)):
                assert closed_trick(observe(step.deal, player)) is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_tricks_are_leafed_through_to_the_first_and_back(table: Table) -> None:
    info = plain_info(table[1], variant=table[0])
    ends = (observe(numbered_deal(table, seed).end, None) for seed in count())
    watched = next(end for end in ends if len(end.tricks) > 1)
    shown = [
        last_trick(info, watched, WORDS, leafs=True, number=n)
        for n in range(1, len(watched.tricks) + 1)
    ]
    assert len({trick.text for trick in shown}) == len(watched.tricks)
    for number, trick in enumerate(shown, 1):
        _, before, after = (control for control in trick.controls() if isinstance(control, Button))
        assert (before.disabled, after.disabled) == (number == 1, number == len(shown))
        assert before.disabled or before.id.endswith(f"last:{number - 1}")
        assert after.disabled or after.id.endswith(f"last:{number + 1}")
    newest = last_trick(info, watched, WORDS, leafs=True)
    assert newest == shown[-1]


@pytest.mark.parametrize("look", [TEXT, PICTURES], ids=["text", "pictures"])
def test_announcements_are_on_the_page_beside_the_talon_with_their_players(look: Look) -> None:
    """With the talon in the picture, the middle has no room for it."""
    states = [
        observe(step.deal, player)
        for seed in range(40)
        for step in numbered_deal(("slovenian", 4), seed).steps
        for player in step.deal.order
    ]
    said = [view for view in states if view.phase == "announcements" and view.said and view.sets]
    info, shown = plain_info(4), 0
    for view in said:
        line = next(statements_line(info, view, WORDS), "")
        assert line in hand(info, view, WORDS, look=look).text
        shown += bool(line)
    assert shown
