"""A user's actions on a message, and those that their client refuses."""

import asyncio

import pytest

from sandbox.callbacks import DEFERRED, MESSAGE, UPDATE
from sandbox.client import Answer, Refusal, Sandbox, User, text_of
from sandbox.limits import EPHEMERAL
from tests.sandbox.botside import ANA, CHANNEL, Body, Bot, Line, button, layout, row, select, text


async def answered(
    bot: Bot, line: Line, acting: "asyncio.Task[Answer]", kind: int, data: Body
) -> tuple[Body, Answer]:
    """The event of what a user does, and what they get for it."""
    event = await line.event("INTERACTION_CREATE")
    path = f"/interactions/{event['id']}/{event['token']}/callback"
    assert (await bot.call("POST", path, {"type": kind, "data": data})).ok
    if kind == UPDATE:
        await line.event("MESSAGE_UPDATE")
    return event, await acting


async def put(bot: Bot, line: Line, *parts: Body) -> Body:
    message = await bot.posted(text(), *parts)
    await line.event("MESSAGE_CREATE")
    return message


async def test_press_reaches_the_bot_with_its_message(bot: Bot, line: Line, ana: User) -> None:
    message = await put(bot, line, row(button("a", "Start")))
    acting = asyncio.create_task(ana.press(message, "Start"))
    event, answer = await answered(bot, line, acting, UPDATE, layout(text("started")))
    assert event["data"] == {"custom_id": "a", "component_type": 2}
    assert event["message"]["id"] == message["id"]
    assert answer.message is not None and text_of(answer.message) == "started"
    assert not answer.ephemeral


async def test_missing_control_cannot_be_pressed(bot: Bot, ana: User) -> None:
    message = await bot.posted(text(), row(button("a"), button("b", "B", disabled=True)))
    for custom_id in ("b", "c"):
        with pytest.raises(Refusal, match=custom_id):
            await ana.click(message, custom_id)
    with pytest.raises(Refusal, match="no button 'Stop'"):
        await ana.press(message, "Stop")
    with pytest.raises(Refusal, match="does not see"):
        await ana.click({"id": "5"}, "a")


async def test_stale_client_can_press_a_removed_control(bot: Bot, line: Line, ana: User) -> None:
    message = await put(bot, line, row(button("new")))
    acting = asyncio.create_task(ana.click(message, "old", stale=True))
    event, answer = await answered(bot, line, acting, MESSAGE, layout(text("gone"), private=True))
    assert event["data"]["custom_id"] == "old"
    assert answer.ephemeral


async def test_private_message_of_another_user_cannot_be_pressed(
    bot: Bot, ana: User, bor: User
) -> None:
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text(), row(button("a")), private=True))
    [message] = await ana.messages()
    for stale in (False, True):
        with pytest.raises(Refusal, match="does not see"):
            await bor.click(message, "a", stale=stale)


async def test_select_sends_what_was_chosen(bot: Bot, line: Line, ana: User) -> None:
    message = await put(bot, line, row(select("s", ["a", "b", "c"], min_values=2, max_values=2)))
    acting = asyncio.create_task(ana.select(message, "s", ["c", "a"]))
    event, answer = await answered(bot, line, acting, MESSAGE, layout(text("chosen")))
    assert event["data"]["values"] == ["c", "a"]
    assert not answer.failed


@pytest.mark.parametrize("values", [["a"], ["a", "b", "c"], ["a", "z"], []])
async def test_select_takes_its_number_of_its_own_values(
    bot: Bot, ana: User, values: list[str]
) -> None:
    message = await bot.posted(
        text(), row(select("s", ["a", "b", "c"], min_values=2, max_values=2)), row(button("b"))
    )
    with pytest.raises(Refusal, match="takes 2 to 2"):
        await ana.select(message, "s", values)
    with pytest.raises(Refusal, match="no select"):
        await ana.select(message, "b", values)


async def test_deferred_answer_is_waited_for(bot: Bot, line: Line, ana: User) -> None:
    message = await put(bot, line, row(button("a")))
    acting = asyncio.create_task(ana.click(message, "a"))
    event = await line.event("INTERACTION_CREATE")
    made = bot.server.world.interactions[event["token"]]
    assert (await bot.acknowledge(made, DEFERRED, {"flags": EPHEMERAL})).ok
    assert (await bot.hook("PATCH", made, "@original", layout(text("at last")))).ok
    answer = await acting
    assert answer.ephemeral and answer.message is not None
    assert text_of(answer.message) == "at last"


async def test_users_get_events_of_changes(bot: Bot, ana: User) -> None:
    waiting = asyncio.create_task(ana.wait_for(lambda seen: len(seen) == 2))
    first = await bot.posted(text("one"))
    await bot.edit(first["id"], layout(text("uno")))
    await bot.posted(text("two"))
    assert [text_of(message) for message in await waiting] == ["uno", "two"]


async def test_private_message_wakes_its_reader_alone(bot: Bot, ana: User, bor: User) -> None:
    watching = asyncio.create_task(ana.wait_for(bool))
    other = asyncio.create_task(bor.wait_for(bool))
    await bot.acknowledge(bot.asked(), MESSAGE, layout(text("yours"), private=True))
    assert text_of((await watching)[0]) == "yours"
    await bot.posted(text("for all"))
    assert [text_of(message) for message in await other] == ["for all"]


async def test_people_come_by_name(sandbox: Sandbox) -> None:
    ana, eva = await sandbox.user("Ana"), await sandbox.user("Eva")
    assert ana.id == str(ANA) and ana.channel == str(CHANNEL)
    assert (await sandbox.user("Eva")).id == eva.id


async def test_journal_keeps_everything_the_bot_has_sent(bot: Bot, sandbox: Sandbox) -> None:
    """With its viewers, for a search for leaked cards."""
    message = await bot.posted(text("one"))
    await bot.edit(message["id"], layout(text("two")))
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text("three"), private=True))
    await bot.hook("PATCH", made, "@original", layout(text("four")))
    await bot.hook("POST", made, body=layout(text("five")))
    entries = await sandbox.journal()
    sent = [(entry["payload"]["components"][0]["content"], entry["viewer"]) for entry in entries]
    assert sent == [("one", None), ("two", None), ("three", ANA), ("four", ANA), ("five", None)]


async def test_people_notified_are_those_that_the_message_allows(bot: Bot) -> None:
    await bot.post(layout(text(f"<@{ANA}>")) | {"allowed_mentions": {"users": [ANA]}})
    await bot.post(layout(text(f"<@{ANA}>")) | {"allowed_mentions": {"parse": []}})
    assert [message.pinged for message in bot.seen_by(ANA)] == [[str(ANA)], []]
