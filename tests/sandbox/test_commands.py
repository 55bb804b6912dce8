"""Commands: how they are registered, invoked and completed."""

import asyncio
from typing import Any

import pytest

from sandbox.callbacks import CHOICES, MESSAGE
from sandbox.client import Refusal, Sandbox, User
from sandbox.shapes import APPLICATION, GUILD
from tests.sandbox.botside import Answer, Body, Bot, Line, layout, text
from tests.sandbox.payloads import COMMANDS, FORM, command

STRING, INTEGER, BOOLEAN = 3, 4, 5


def option(name: str = "o", kind: int = STRING, **more: Any) -> Body:
    return {"name": name, "description": "An option", "type": kind, **more}


def choices(number: int) -> list[Body]:
    return [{"name": f"c{place}", "value": f"v{place}"} for place in range(number)]


GROUP = command(
    "cards",
    option(
        "play",
        1,
        options=[
            option("card", required=True, autocomplete=True),
            option("times", INTEGER, min_value=1, max_value=5),
            option("open", BOOLEAN),
            option("suit", choices=choices(4)),
        ],
    ),
    option("pass", 1),
)


async def register(bot: Bot, *commands: Body) -> Answer:
    return await bot.call("PUT", COMMANDS, list(commands))


async def test_commands_are_replaced_all_at_once(bot: Bot, sandbox: Sandbox) -> None:
    assert (await register(bot, command("one"), command("two"))).ok
    assert (await register(bot, GROUP)).ok
    assert bot.server.world.synced.is_set()
    listed = (await bot.call("GET", COMMANDS)).body
    assert [entry["name"] for entry in listed] == ["cards"]
    assert (await sandbox.get("state"))["commands"] == listed
    of_guild = f"/applications/{APPLICATION}/guilds/{GUILD}/commands"
    assert (await bot.call("PUT", of_guild, [])).body == []


ENTRY = {"id": "7", "type": 4, "name": "launch", "description": "", "handler": 2}


async def test_bulk_write_that_leaves_out_the_entry_point_is_refused(bot: Bot) -> None:
    bot.server.world.commands = [ENTRY]
    refused = await register(bot, command("one"))
    assert (refused.status, refused.body["code"]) == (400, 50240)
    assert (await register(bot, command("one"), {**ENTRY})).ok
    assert [entry["id"] for entry in bot.server.world.commands][1:] == ["7"]


async def test_translations_of_commands_are_listed_on_request(bot: Bot) -> None:
    await register(bot, command("one", name_localizations={"sl": "ena"}))
    plain = (await bot.call("GET", COMMANDS)).body
    full = (await bot.call("GET", f"{COMMANDS}?with_localizations=true")).body
    assert plain[0]["name_localizations"] is None
    assert full[0]["name_localizations"] == {"sl": "ena"}


GOOD = {
    "100 commands": [command(f"c{place}") for place in range(100)],
    "25 options": [command("a", *[option(f"o{place}") for place in range(25)])],
    "25 choices": [command("a", option(choices=choices(25)))],
    "a name of 32": [command("x" * 32)],
    "letters of any language": [command("škis")],
}

BAD = {
    "101 commands": [command(f"c{place}") for place in range(101)],
    "a name twice": [command("a"), command("a")],
    "a name of 33": [command("x" * 33)],
    "capitals": [command("Play")],
    "a blank": [command("play card")],
    "no name": [command("")],
    "a description of 101": [command("a") | {"description": "x" * 101}],
    "no description": [command("a") | {"description": ""}],
    "26 options": [command("a", *[option(f"o{place}") for place in range(26)])],
    "26 choices": [command("a", option(choices=choices(26)))],
    "an option with a bad name": [command("a", option("O"))],
    "a nested option with a bad name": [command("a", option("b", 1, options=[option("O")]))],
    "required after optional": [command("a", option("b"), option("c", required=True))],
    "over 8000 characters": [
        command("a", *[option(f"o{n}") | {"description": "x" * 100, "choices": [
            {"name": "y" * 100, "value": "z" * 100}] * 2} for n in range(20)])
    ],
    "over 8000 characters in one language": [
        command("a", *[option(f"o{n}", description_localizations={"de": "x" * 100, "it": "x"},
            choices=[{"name": "y", "value": "z", "name_localizations": {"de": "x" * 100}}] * 3)
            for n in range(25)])
    ],
    "capitals in one language": [command("a", name_localizations={"de": "Karten"})],
    "a description of 101 in one language": [
        command("a", description_localizations={"de": "x" * 101})
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
async def test_commands_within_the_limits_are_taken(bot: Bot, name: str) -> None:
    assert (await register(bot, *GOOD[name])).ok


@pytest.mark.parametrize("name", BAD)
async def test_commands_that_break_a_limit_are_refused(bot: Bot, name: str) -> None:
    await register(bot, GROUP)
    assert (await register(bot, *BAD[name])).code == FORM
    assert [command["name"] for command in bot.server.world.commands] == ["cards"]


async def test_command_reaches_the_bot_and_its_answer_the_user(
    bot: Bot, line: Line, ana: User
) -> None:
    await register(bot, GROUP)
    acting = asyncio.create_task(ana.slash("cards play", card="SK", times="3", open=True))
    event = await line.event("INTERACTION_CREATE")
    [leaf] = event["data"]["options"]
    given = {option["name"]: option["value"] for option in leaf["options"]}
    assert (leaf["name"], given) == ("play", {"card": "SK", "times": 3, "open": True})
    assert event["member"]["user"]["global_name"] == "Ana"
    await acknowledge(bot, event, MESSAGE, layout(text("Played."), private=True))
    answer = await acting
    assert answer.ephemeral and not answer.failed
    assert answer.message is not None and answer.message["components"] == [text("Played.")]


async def acknowledge(bot: Bot, event: Body, kind: int, data: Body) -> None:
    path = f"/interactions/{event['id']}/{event['token']}/callback"
    assert (await bot.call("POST", path, {"type": kind, "data": data})).ok


@pytest.mark.parametrize(
    ("path", "given", "why"),
    [
        ("table", {}, "no command /table"),
        ("cards table", {}, "no command /cards table"),
        ("cards", {}, "group"),
        ("cards play", {}, "card is required"),
        ("cards pass", {"card": "SK"}, "no option card"),
        ("cards play", {"card": "SK", "suit": "v9"}, "no choice of suit"),
        ("cards play", {"card": "SK", "times": "x"}, "whole number"),
        ("cards play", {"card": "SK", "times": 6}, "out of range"),
    ],
)
async def test_client_refuses_options_that_a_command_does_not_take(
    bot: Bot, ana: User, path: str, given: dict[str, Any], why: str
) -> None:
    await register(bot, GROUP)
    with pytest.raises(Refusal, match=why):
        await ana.slash(path, **given)
    assert not bot.server.world.interactions


async def test_choices_appear_while_typing(bot: Bot, line: Line, ana: User) -> None:
    await register(bot, GROUP)
    acting = asyncio.create_task(ana.autocomplete("cards play", "card", "S"))
    event = await line.event("INTERACTION_CREATE")
    assert event["type"] == 4
    [typed] = event["data"]["options"][0]["options"]
    assert typed == {"name": "card", "type": STRING, "value": "S", "focused": True}
    await acknowledge(bot, event, CHOICES, {"choices": choices(25)})
    assert await acting == choices(25)


@pytest.mark.parametrize(
    "offered", [choices(26), [{"name": "x" * 101, "value": "v"}], [{"name": "", "value": "v"}]]
)
async def test_choices_have_limits(bot: Bot, offered: list[Body]) -> None:
    typed = bot.asked(4)
    assert (await bot.acknowledge(typed, CHOICES, {"choices": offered})).code == FORM
    assert not typed.answered


async def test_only_some_options_are_completed(bot: Bot, ana: User) -> None:
    await register(bot, GROUP)
    with pytest.raises(Refusal, match="no autocomplete"):
        await ana.autocomplete("cards play", "suit")


async def test_client_reports_a_missing_answer(bot: Bot, ana: User) -> None:
    bot.server.world.time_to_acknowledge = 0.01
    await register(bot, GROUP)
    answer = await ana.slash("cards pass")
    assert answer.failed and answer.message is None


async def test_interaction_without_a_bot_fails(bot: Bot, ana: User) -> None:
    bot.server.world.time_to_acknowledge = 0.01
    await register(bot, command("play", option(autocomplete=True)))
    assert (await ana.slash("play")).failed
    assert await ana.autocomplete("play", "o") == []
