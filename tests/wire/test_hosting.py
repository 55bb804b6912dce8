"""The commands of the bot's owner, through Discord's wire."""

import random
from pathlib import Path
from typing import Any

from sandbox import Body, BotProcess, Sandbox, Server, User, text_of
from tests.databases import on_each_database
from tests.wire.daily_channels import public_messages
from tests.wire.playing import Game
from tests.wire.processes import wait_for_log_line

pytestmark = on_each_database

REFUSED = "for those who run this bot"
ACCEPTED, INVITED = 2, 1
"""Discord's states of team members."""


def team(server: Server, owner: User, *members: tuple[User, int, str]) -> dict[str, Any]:
    """A team as Discord describes it, of people with a state and a role."""
    people = server.world.people
    return {
        "id": "5",
        "name": "Team",
        "icon": None,
        "owner_user_id": owner.id,
        "members": [
            {
                "user": people[int(user.id)].user(),
                "team_id": "5",
                "membership_state": state,
                "role": role,
            }
            for user, state, role in members
        ],
    }


async def private_text(user: User, command: str, **options: Any) -> str:
    """The text of the private answer to a command."""
    answer = await user.slash(command, **options)
    assert answer.ephemeral and answer.message is not None
    return text_of(answer.message)


async def test_commands_of_the_host_are_granted_to_the_owner_alone(
    bot: BotProcess, people: tuple[User, ...], log: Path
) -> None:
    ana, bor = people[:2]
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    assert await game.step()
    text = await private_text(ana, "tarok host stats", days=2)
    heading, day = text.partition("```\n")[2].partition("\n```")[0].splitlines()
    assert heading.split()[:4] == ["day", "(UTC)", "people", "tables"]
    assert day.split()[1:3] == ["1", "1"]
    assert "DEBUG and above" in await private_text(ana, "tarok host log", level="debug")
    await wait_for_log_line(log, "the log has lines of DEBUG and above")
    for command, options in (
        ("tarok host stats", {}),
        ("tarok host log", {"level": "debug"}),
        ("tarok host maintenance", {"minutes": 5}),
        ("tarok host drain", {"minutes": 5}),
    ):
        assert REFUSED in await private_text(bor, command, **options)
    assert "/tarok host" not in await private_text(ana, "tarok help")


def announcements(messages: list[Body]) -> list[Body]:
    """The messages that announce maintenance to everybody."""
    return [
        message for message in public_messages(messages) if "be away for about" in text_of(message)
    ]


async def test_maintenance_is_announced_once_at_a_table_in_play(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana, bor = people[:2]
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    assert REFUSED in await private_text(bor, "tarok host maintenance", minutes=12)
    assert "> **The bot will soon" in await private_text(ana, "tarok host maintenance", minutes=10)
    (message,) = announcements(await bor.wait_for(announcements))
    assert "about 10 min" in text_of(message)
    assert "30 min" in await private_text(ana, "tarok host maintenance", minutes=30)
    both = await bor.wait_for(lambda messages: announcements(messages)[1:])
    assert both and await game.step()
    assert len(announcements(await bor.messages())) == 2


async def test_drain_refuses_new_tables_until_it_ends_and_open_ones_go_on(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    """A restart does not end it."""
    ana, bor = people[:2]
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    text = await private_text(ana, "tarok host drain", minutes=30)
    end = text.partition("<t:")[2].partition(":")[0]
    bor.channel = (await sandbox.send("channel", name="other"))["id"]
    await bot.kill()
    await bot.start()
    for _ in range(2):
        refusal = await private_text(bor, "tarok new", game="slovenian")
        assert f"no new tables can be opened until <t:{end}:t>" in refusal
    assert await game.step()
    assert "can be opened" in await private_text(ana, "tarok host drain", minutes=0)
    assert "The table is open" in await private_text(bor, "tarok new", game="slovenian")


async def test_commands_of_the_host_are_granted_to_accepted_members_of_a_team(
    bot: BotProcess, server: Server, people: tuple[User, ...]
) -> None:
    """A team's application has an account of the team as its owner."""
    ana, bor, cilka, dane = people
    server.world.switches["team"] = team(
        server,
        ana,
        (ana, ACCEPTED, "admin"),
        (bor, ACCEPTED, "developer"),
        (cilka, INVITED, "admin"),
        (dane, ACCEPTED, "read_only"),
    )
    granted = [
        REFUSED not in await private_text(person, "tarok host log", level="info")
        for person in people
    ]
    assert granted == [True, True, False, False]
