"""A channel in which the bot may write no more: who plays has all that it would show privately."""

import contextlib
import random
from functools import partial

import pytest

from sandbox import BOT_PERMISSIONS, SEND, Body, BotProcess, Refusal, Sandbox, User, text_of
from tests.wire.playing import EPHEMERAL, Game, control, controls_of
from tests.wire.screens import private_results

LONELY, COMPANY = 1, 2
TO_DO = "let me write there"
"""The advice that people read."""


async def lock_channel(sandbox: Sandbox, user: User, *, still: bool = True) -> None:
    """The bot loses *Send Messages* in the channel, or has it again."""
    allowed = BOT_PERMISSIONS & ~SEND if still else BOT_PERMISSIONS
    await sandbox.send("channel", id=user.channel, bot_permissions=allowed)


def page_of(messages: list[Body]) -> Body | None:
    """The newest usable private page."""
    for message in reversed(messages):
        private = message["flags"] & EPHEMERAL
        if private and any(
            component.moves or component.code == "next" for component in controls_of(message)
        ):
            return message
    return None


def next_deal_page(messages: list[Body]) -> Body | None:
    """The newest private page that asks for the next deal."""
    page = page_of(messages)
    asks = page is not None and any(component.code == "next" for component in controls_of(page))
    return page if asks else None


def shows_score(sentence: str, messages: list[Body]) -> bool:
    """Whether there is such a page, which says this and has the score."""
    text = text_of(next_deal_page(messages) or {})
    return sentence in text and "### Deal 1" in text


async def play_privately(game: Game) -> None:
    """Play a deal to its end with private pages only, each person with their own."""
    for user in game.people:
        await user.slash("tarok hand")
    while next_deal_page(seen := await game.people[0].messages()) is None and not private_results(
        seen
    ):
        for user in game.people:
            hand = page_of(await user.messages())
            if hand is not None and any(component.moves for component in controls_of(hand)):
                with contextlib.suppress(Refusal):  # the page has gone on meanwhile
                    await game.move(user, hand)


@pytest.mark.parametrize("people_there", [LONELY, COMPANY], ids=["alone", "in company"])
async def test_the_next_deal_can_be_asked_for_and_the_score_is_seen(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, people_there: int
) -> None:
    game = Game(people[:people_there], random.Random(3))
    await game.open(deals=2, house=4 - people_there)
    await game.wait_for_turn()
    await lock_channel(sandbox, people[0])
    await play_privately(game)
    for user in game.people:
        sentence = "" if people_there == LONELY else TO_DO  # the one board may still be edited
        page = next_deal_page(await user.wait_for(partial(shows_score, sentence)))
        assert page is not None
        assert "### Deal 1" in text_of(page), "the score"
        assert "in the channel;" not in text_of(page) and "under the score" not in text_of(page)
    asked = {user: await user.messages() for user in game.people}
    for user, seen in asked.items():
        page = next_deal_page(seen)
        assert page is not None
        await user.click(page, control(page, "next").id)
    for user, seen in asked.items():
        await user.wait_for(partial(is_next_hand, "" if len(asked) == LONELY else seen[-1]["id"]))


def is_next_hand(last: str, messages: list[Body]) -> bool:
    """Whether there is a hand of the next deal.

    On a private page after the ``last`` one: a person alone has only one.
    """
    newest = messages[-1]
    return (
        newest["id"] != last and bool(newest["flags"] & EPHEMERAL) and not next_deal_page([newest])
    )


async def test_private_page_shows_match_end_in_unwritable_channel(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    game = Game(people[:1], random.Random(3))
    await game.open(deals=1, house=3)
    await game.wait_for_turn()
    await lock_channel(sandbox, people[0])
    await play_privately(game)
    page, *_ = private_results(await people[0].wait_for(private_results))
    assert "### Deal 1" in text_of(page) and "in the channel." not in text_of(page)


async def test_a_board_that_cannot_be_posted_is_not_said_to_be_there(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    ana = people[0]
    game = Game((ana,), random.Random(3))
    await game.open(deals=1, house=3)
    await game.wait_for_turn()
    await lock_channel(sandbox, ana)
    answer = await ana.slash("tarok table")
    assert answer.message is not None
    assert "Send Messages" in text_of(answer.message)
    await lock_channel(sandbox, ana, still=False)
    answer = await ana.slash("tarok table")
    assert answer.message is not None
    assert "bottom of the channel" in text_of(answer.message)
