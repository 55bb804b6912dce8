"""Naming a person who cannot play is refused with advice."""

import pytest

from sandbox import APPLICATION, Answer, BotProcess, Sandbox, Server, User, text_of

NOBODY = 123_456_789_012_345_678
BOT, UNKNOWN = "Bot accounts don't play", "knows nobody by that mention"


@pytest.fixture
async def other_bot(sandbox: Sandbox, server: Server) -> str:
    """Another bot of the server."""
    made = await sandbox.user("Music")
    server.world.people[int(made.id)].bot = True
    return made.id


def private_text(answer: Answer) -> str:
    """The private answer to a user."""
    assert answer.message is not None and answer.ephemeral
    return text_of(answer.message)


async def test_challenge_of_a_bot_or_of_nobody_is_refused(
    bot: BotProcess, people: tuple[User, ...], other_bot: str
) -> None:
    """It was posted, and waited three days for an answer."""
    del bot
    ana, bor = people[:2]
    for number, refusal in ((APPLICATION, BOT), (other_bot, BOT), (NOBODY, UNKNOWN)):
        assert refusal in private_text(await ana.slash("tarok challenge", friend=f"<@{number}>"))
    await ana.slash("tarok challenge", friend=f"<@{bor.id}>")
    (posted,) = [
        message for message in await bor.messages() if "challenges you" in text_of(message)
    ]
    assert f"<@{bor.id}>" in text_of(posted)


async def test_challenge_is_sent_when_discord_does_not_tell_who_somebody_is(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    del bot
    ana, bor = people[:2]
    await sandbox.send("fault", method="GET", path=r"/users/\d+$", kind="503")
    await ana.slash("tarok challenge", friend=f"<@{bor.id}>")
    assert [message for message in await bor.messages() if "challenges you" in text_of(message)]


async def test_invitation_calls_no_bot_and_nobody_who_sits_there(
    bot: BotProcess, people: tuple[User, ...], other_bot: str
) -> None:
    del bot
    ana, bor = people[:2]
    await ana.slash("tarok new", game="slovenian", deals=1)
    for number, refusal in (
        (APPLICATION, BOT),
        (other_bot, BOT),
        (NOBODY, UNKNOWN),
        (ana.id, "sits at this table already"),
    ):
        assert refusal in private_text(await ana.slash("tarok match invite", who=f"<@{number}>"))
    await ana.slash("tarok match invite", who=f"<@{ana.id}> <@{bor.id}>")
    called = [message for message in await bor.messages() if "invites you" in text_of(message)]
    assert [calling["pinged"] for calling in called] == [[bor.id]]


async def test_team_match_names_no_bot_and_nobody(
    bot: BotProcess, people: tuple[User, ...], other_bot: str
) -> None:
    """A seat kept for a bot can be taken by nobody."""
    del bot
    ana, bor = people[:2]
    teams = {"game": "slovenian", "deals": 1, "first": f"<@{ana.id}>"}
    for number, refusal in ((other_bot, BOT), (NOBODY, UNKNOWN)):
        answer = await ana.slash("tarok tournament teams", second=f"<@{number}>", **teams)
        assert refusal in private_text(answer)
    made = await ana.slash("tarok tournament teams", second=f"<@{bor.id}>", **teams)
    assert not made.ephemeral


async def test_limit_of_challenges_is_told_before_anybody_is_looked_up(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    """Each try asked Discord first."""
    del bot
    ana = people[0]
    refused = private_text(
        await ana.slash("tarok challenge", friend=f"<@{NOBODY}> <@{NOBODY + 1}>")
    )
    assert UNKNOWN not in refused
    for number in range(5):
        friend = await sandbox.user(f"Friend {number}")
        await ana.slash("tarok challenge", friend=f"<@{friend.id}>")
    assert UNKNOWN not in private_text(await ana.slash("tarok challenge", friend=f"<@{NOBODY}>"))


async def test_stranger_at_a_table_invites_nobody_and_has_nobody_looked_up(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    ana, bor = people[:2]
    await ana.slash("tarok new", game="slovenian", deals=1)
    assert UNKNOWN not in private_text(await bor.slash("tarok match invite", who=f"<@{NOBODY}>"))


async def test_team_of_too_many_people_has_nobody_looked_up(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    many = " ".join(f"<@{NOBODY + number}>" for number in range(9))
    teams = {"game": "slovenian", "deals": 1, "first": f"<@{people[0].id}>", "second": many}
    assert UNKNOWN not in private_text(await people[0].slash("tarok tournament teams", **teams))
