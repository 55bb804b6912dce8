"""Interactions: answered once, in three seconds, and for a quarter of an hour after that."""

import pytest

from sandbox.callbacks import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    UPDATE,
)
from sandbox.limits import EPHEMERAL, LOADING
from sandbox.server import Server
from sandbox.shapes import TIME_TO_ACKNOWLEDGE, TOKEN_LIFE
from tests.sandbox.botside import ANA, BOR, CHANNEL, Bot, button, layout, row, text

UNKNOWN, TWICE, DEAD, FORM = (404, 10062), (400, 40060), (401, 50027), (400, 50035)
NO_MESSAGE = (404, 10008)
NO_WEBHOOK = (404, 10015)


async def test_interaction_is_acknowledged_once(bot: Bot) -> None:
    made = bot.asked()
    assert (await bot.acknowledge(made, MESSAGE, layout(text("first")))).status == 204
    assert (await bot.acknowledge(made, MESSAGE, layout(text("second")))).code == TWICE
    assert (await bot.acknowledge(made, DEFERRED)).code == TWICE
    [message] = bot.seen_by(ANA)
    assert message.body["components"] == [text("first")]


async def test_after_three_seconds_the_interaction_is_unknown(server: Server, bot: Bot) -> None:
    early, late = bot.asked(), bot.asked()
    server.world.clock.advance(TIME_TO_ACKNOWLEDGE - 1)
    assert (await bot.acknowledge(early, DEFERRED)).ok
    server.world.clock.advance(1.1)
    assert (await bot.acknowledge(late, DEFERRED)).code == UNKNOWN
    assert (await bot.acknowledge(early, MESSAGE, layout(text()))).code == TWICE
    assert not late.answered and not late.done.is_set()


async def test_refused_answer_leaves_the_interaction_open(bot: Bot) -> None:
    made = bot.asked()
    assert (await bot.acknowledge(made, MESSAGE, layout(text("x" * 4001)))).code == FORM
    assert (await bot.acknowledge(made, MESSAGE, layout(text()))).ok


async def test_number_and_token_belong_together(bot: Bot) -> None:
    first, second = bot.asked(), bot.asked()
    path = f"/interactions/{first.id}/{second.token}/callback"
    assert (await bot.call("POST", path, {"type": DEFERRED})).code == UNKNOWN
    path = f"/interactions/{first.id}/no-such-token/callback"
    assert (await bot.call("POST", path, {"type": DEFERRED})).code == UNKNOWN


@pytest.mark.parametrize(
    ("method", "which"),
    [("POST", ""), ("GET", "@original"), ("PATCH", "@original"), ("DELETE", "@original")],
)
async def test_token_lives_for_a_quarter_of_an_hour(
    server: Server, bot: Bot, method: str, which: str
) -> None:
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text()))
    body = layout(text("later")) if method in ("POST", "PATCH") else None
    server.world.clock.advance(TOKEN_LIFE - 5)
    assert (await bot.hook("GET", made, "@original")).ok
    server.world.clock.advance(6)
    assert (await bot.hook(method, made, which, body)).code == DEAD


async def test_click_on_an_old_private_message_brings_a_new_token(server: Server, bot: Bot) -> None:
    """So a hand that nobody could refresh any more can be refreshed by its own buttons."""
    first = bot.asked()
    hand = layout(text("hand"), row(button("refresh")), private=True)
    sent = await bot.acknowledge(first, MESSAGE, hand, with_response="true")
    server.world.clock.advance(TOKEN_LIFE * 10)
    press = bot.pressed(sent.body["resource"]["message"])
    assert (await bot.acknowledge(press, UPDATE, layout(text("new")))).ok
    assert bot.seen_by(ANA)[0].body["components"] == [text("new")]
    assert (await bot.hook("PATCH", press, "@original", layout(text("newer")))).ok
    assert not bot.seen_by(BOR)


async def test_deferred_answer_is_filled_in(bot: Bot) -> None:
    made = bot.asked()
    await bot.acknowledge(made, DEFERRED, {"flags": EPHEMERAL})
    waiting = await bot.hook("GET", made, "@original")
    assert waiting.body["flags"] & LOADING and not bot.seen_by(ANA)
    assert not made.completed.is_set()
    assert (await bot.hook("PATCH", made, "@original", layout(text("done")))).ok
    assert made.completed.is_set()
    [message] = bot.seen_by(ANA)
    assert message.viewer == ANA and message.body["flags"] & EPHEMERAL
    assert (await bot.hook("GET", made, "@original")).body["id"] == message.body["id"]


async def test_first_follow_up_fills_a_deferred_answer(bot: Bot) -> None:
    """It is private if the deferral was, whatever its own flags say."""
    made = bot.asked()
    await bot.acknowledge(made, DEFERRED, {"flags": EPHEMERAL})
    await bot.hook("POST", made, body=layout(text("one")))
    await bot.hook("POST", made, body=layout(text("two")))
    assert [message.viewer for message in bot.seen_by(ANA)] == [ANA, None]


async def test_filling_a_deferred_answer_notifies_no_one(bot: Bot) -> None:
    made = bot.asked()
    await bot.acknowledge(made, DEFERRED)
    calling = {"allowed_mentions": {"users": [str(BOR)]}}
    for _ in range(2):
        await bot.hook("POST", made, body=layout(text("come")) | calling)
    assert [message.pinged for message in bot.seen_by(BOR)] == [[], [str(BOR)]]


async def test_deferred_update_is_about_the_message_clicked_on(bot: Bot) -> None:
    source = await bot.posted(text("old"), row(button("a")))
    press = bot.pressed(source)
    assert (await bot.acknowledge(press, DEFERRED_UPDATE)).ok
    assert bot.seen_by(BOR)[0].body["components"][0] == text("old")
    assert (await bot.hook("PATCH", press, "@original", layout(text("new")))).ok
    [message] = bot.seen_by(BOR)
    assert message.body["id"] == source["id"]
    assert message.body["components"] == [text("new")]


async def test_update_needs_a_message_to_update(bot: Bot) -> None:
    for kind in (UPDATE, DEFERRED_UPDATE):
        assert (await bot.acknowledge(bot.asked(COMMAND), kind, layout(text()))).code == FORM


async def test_autocomplete_takes_choices_only(bot: Bot) -> None:
    typed = bot.asked(AUTOCOMPLETE)
    for kind in (MESSAGE, DEFERRED, UPDATE):
        assert (await bot.acknowledge(typed, kind, layout(text()))).code == FORM
    command = await bot.acknowledge(bot.asked(COMMAND), CHOICES, {"choices": []})
    assert command.code == FORM
    assert (await bot.acknowledge(typed, CHOICES, {"choices": []})).ok


@pytest.mark.parametrize(
    ("method", "which"), [("POST", ""), ("GET", "@original"), ("PATCH", "@original")]
)
async def test_follow_up_before_acknowledgement_is_refused(
    bot: Bot, method: str, which: str
) -> None:
    body = layout(text()) if method != "GET" else None
    answer = await bot.hook(method, bot.asked(), which, body)
    assert answer.code == (NO_WEBHOOK if method == "POST" else NO_MESSAGE)


async def test_callback_returns_the_message_if_asked(bot: Bot) -> None:
    made = bot.asked()
    private = layout(text(), private=True)
    callback = (await bot.acknowledge(made, MESSAGE, private, with_response="true")).body
    assert callback["interaction"]["response_message_ephemeral"] is True
    assert callback["interaction"]["response_message_id"] == callback["resource"]["message"]["id"]
    waiting = await bot.acknowledge(bot.asked(), DEFERRED, with_response="true")
    assert waiting.body["interaction"]["response_message_loading"] is True


async def test_token_reaches_its_own_messages_only(bot: Bot) -> None:
    made, other = bot.asked(), bot.server.world.new_interaction(COMMAND, BOR, CHANNEL)
    for interaction in (made, other):
        await bot.acknowledge(interaction, MESSAGE, layout(text(), private=True))
    of_bor = str(other.original.id) if other.original else ""
    for method, body in (("GET", None), ("PATCH", layout(text())), ("DELETE", None)):
        assert (await bot.hook(method, made, of_bor, body)).code == NO_MESSAGE
    assert (await bot.hook("DELETE", other, of_bor)).status == 204
    assert (await bot.hook("GET", other, "@original")).code == NO_MESSAGE


async def test_follow_up_can_be_edited_and_deleted(bot: Bot) -> None:
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text()))
    sent = (await bot.hook("POST", made, body=layout(text("more"), private=True))).body
    assert (await bot.hook("PATCH", made, sent["id"], layout(text("less")))).ok
    assert [len(bot.seen_by(user)) for user in (ANA, BOR)] == [2, 1]
    assert (await bot.hook("DELETE", made, sent["id"])).status == 204
    assert (await bot.hook("PATCH", made, sent["id"], layout(text()))).code == NO_MESSAGE


async def test_token_needs_no_key_of_the_bot(server: Server) -> None:
    async with Bot(server, token="") as stranger:
        made = stranger.asked()
        assert (await stranger.acknowledge(made, MESSAGE, layout(text()))).ok
        assert (await stranger.hook("PATCH", made, "@original", layout(text()))).ok
