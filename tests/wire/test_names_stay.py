"""Whatever the bot sends is searched for nicknames of another server than the one it is read in.

People of three names go through all there is in two servers, and then press whatever is offered to
them there and in direct messages: a page that is new is read, too, once something leads to it.
"""

import contextlib
import random
import re
from collections.abc import Iterator, Sequence

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import (
    BUTTON,
    EVERYTHING,
    GUILD,
    Attached,
    Body,
    Message,
    Refusal,
    Sandbox,
    Server,
    User,
    controls,
)
from tests.databases import direct_connection
from tests.wire.conftest import ONE_DAY, StartBot
from tests.wire.contest_steps import (
    ENDED,
    GHOSTS,
    accept_challenge,
    announce_tournament,
    fill_duplicates,
    open_challenge_deal,
    open_daily_deal,
    open_tournament_deal,
    play_duplicate,
    play_try,
)
from tests.wire.contest_steps import open_challenge as at_challenge
from tests.wire.daily_channels import choose_daily_channel
from tests.wire.playing import SELECT, Game
from tests.wire.table_steps import is_rematch_offered
from tests.wire.team_match_steps import OTHER, seated_users, start_server_match, take_step

MARKS = {GUILD: "OfHome", OTHER: "OfAway"}
"""A part of every nickname in a server, and of no other name."""
LEFT_OUT = "stop", "leave", "privacy forget", "new", "pass"
"""Commands that end what there is to look at, or have no page."""
NOT_PRESSED = re.compile(r"look:|forget:|course:|manual:|rule|server:|defaults")
"""Controls that lead to no name, or change what somebody reads."""
EXPORT = "tarok.json"
"""The file with all that is stored of whoever asks for it."""
MOST_PAGES = 800
"""So many presses by somebody in a place: there is an end to what is offered."""


def typable_commands(command: Body, path: str = "") -> Iterator[str]:
    """The commands that can be typed without options."""
    path = f"{path} {command['name']}".strip()
    options = command.get("options") or ()
    inside = [option for option in options if option["type"] <= 2]
    for inner in inside:
        yield from typable_commands(inner, path)
    if not inside and not any(option.get("required") for option in options):
        yield path


class Reader:
    """A user who opens every page in one place."""

    def __init__(self, user: User, kind: str = "") -> None:
        """``kind``: begins the ids of what is pressed."""
        self._user, self._kind = user, kind
        self._pressed: set[str] = set()
        self._waiting: list[tuple[Body, str, tuple[str, ...]]] = []

    async def read_all_pages(self, commands: Sequence[str]) -> int:
        """Type the commands, and press whatever is offered; returns how many presses."""
        for command in commands:
            with contextlib.suppress(Refusal):
                self._look((await self._user.slash(command)).message)
            await self._press_all()
        for message in await self._user.messages():
            self._look(message)
        await self._press_all()
        return len(self._pressed)

    async def forge(self, sent: Sequence[Body]) -> None:
        """Press, as old clients may, what was offered elsewhere, and whatever that brings."""
        shown = (await self._user.slash("tarok help")).message or {}
        for request in sent:
            for control in controls(request["payload"]):
                self._look({"id": shown["id"], "components": [{**control, "type": BUTTON}]})
        await self._press_all()

    def _look(self, message: Body | None) -> None:
        """Keep what is offered and of another kind than what was pressed before."""
        for control in controls(message or {}):
            if not control["custom_id"].startswith(self._kind):
                continue
            for values in _choices(control):
                kind = re.sub(r"\d+", "#", f"{control['custom_id']} {values}")
                if kind not in self._pressed and not NOT_PRESSED.match(control["custom_id"]):
                    self._pressed.add(kind)
                    self._waiting.append((message or {}, control["custom_id"], values))

    async def _press_all(self) -> None:
        while self._waiting:
            assert len(self._pressed) < MOST_PAGES
            message, custom_id, values = self._waiting.pop()
            with contextlib.suppress(Refusal):
                if values:
                    answer = await self._user.select(message, custom_id, list(values))
                else:
                    answer = await self._user.click(message, custom_id, stale=True)
                self._look(answer.message)


def _choices(control: Body) -> list[tuple[str, ...]]:
    """The first and the last choice of a control; none for a button."""
    if control["type"] != SELECT:
        return [()]
    values = [option["value"] for option in control["options"]]
    least = max(1, control.get("min_values", 1))
    return list(dict.fromkeys((tuple(values[:least]), tuple(values[-least:]))))


def stray_nicknames(sent: Sequence[Body], server: Server) -> Iterator[str]:
    """Nicknames where they should not be, with what was sent."""
    for request in sent:
        for guild, mark in MARKS.items():
            if guild != request["guild"] and mark in str(request["payload"]):
                yield f"{mark} in {request['guild']} for {request['viewer']}: {request['payload']}"
    for channel in server.world.channels.values():
        for guild, mark in MARKS.items():
            if guild != channel.guild and mark in channel.name:
                yield f"{mark} names a channel of {channel.guild}: {channel.name}"
            for message in channel.messages.values():
                for file in message.files:
                    if guild != channel.guild and mark in _file_text(file, message, server):
                        yield f"{mark} in {file.name} in {channel.guild} for {message.viewer}"


def _file_text(file: Attached, message: Message, server: Server) -> str:
    """The text of a file; of its reader's stored data, all but their own names."""
    text = file.data.decode(errors="replace")
    if file.name == EXPORT and message.viewer is not None:
        for nick in server.world.people[message.viewer].nicks.values():
            text = text.replace(nick, "")
    return text


def user_in_channel(user: User, channel: int | str) -> User:
    """A user in another channel."""
    return User(user.sandbox, user.id, user.name, str(channel))


async def play_contests(home: Sequence[User], away: Sequence[User]) -> None:
    """The deal of the day, a challenge and tournaments, each in both servers."""
    for captain in (home[0], away[0]):
        await choose_daily_channel(captain)
        await announce_tournament(captain, 1)
    for place in (home, away):
        for seed, user in enumerate(place):
            await play_try(user, await open_tournament_deal(user), random.Random(seed))
    for seed, user in enumerate((home[0], away[1])):
        await play_try(user, await open_daily_deal(user), random.Random(seed))
    await home[0].slash("tarok challenge", friend=f"<@{home[1].id}>", deals=1)
    await accept_challenge(away[1], await at_challenge(away[1]))
    for seed, user in enumerate((home[1], away[0])):
        await play_try(user, await open_challenge_deal(user), random.Random(seed))
    await away[1].slash("tarok challenge", friend=f"<@{away[0].id}>", deals=1)


async def play_team_match(
    server: Server, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """A team match between the two servers."""
    await start_server_match(server, people)
    chance, waiting = random.Random(4), []
    for seated in await seated_users(people, people[0].sandbox, database):
        waiting += seated
    while waiting:
        user = chance.choice(waiting)
        if await take_step(user, chance):
            waiting.remove(user)


async def play_tables(server: Server, home: Sequence[User], away: Sequence[User]) -> None:
    """In both servers a table to its end; in one of them also one that goes on."""
    for place in (home, away):
        game = Game(tuple(place), random.Random(3))
        await game.open(deals=1, house=2)
        await game.play()
        await place[0].wait_for(is_rematch_offered)
    channel = server.world.add_channel("running").id
    running = Game(tuple(user_in_channel(user, channel) for user in home), random.Random(3))
    await running.open(deals=2, house=2)
    for _ in range(4):
        await running.step()


async def read_all_pages(
    server: Server, people: Sequence[User], away: int, alone: Sequence[User]
) -> int:
    """Let people type and press all there is, and return how much that was.

    At home, away and in direct messages, and where they were alone.
    """
    commands = [path for command in server.world.commands for path in typable_commands(command)]
    commands = [command for command in commands if command.partition(" ")[2] not in LEFT_OUT]
    pressed = 0
    for user in alone:
        pressed += await Reader(user).read_all_pages(commands)
    for user, other in zip(people, reversed(people), strict=True):
        direct = server.world.add_private("Bot", [int(user.id)]).id
        for where in (user.channel, away, direct):
            reader = user_in_channel(user, where)
            await reader.slash("tarok profile", player=f"<@{other.id}>")
            pressed += await Reader(reader).read_all_pages(commands)
    return pressed


@ONE_DAY
@pytest.mark.timeout(600)
async def test_no_nickname_of_a_server_is_sent_to_another_or_in_direct_messages(
    server: Server,
    start_bot: StartBot,
    sandbox: Sandbox,
    people: tuple[User, ...],
    database: DatabaseAddress,
) -> None:
    """Controls are also forged in the other server, and pressed once the day is over."""
    server.world.add_guild(OTHER, "Another")
    for person in server.world.people.values():
        person.nicks = {str(guild): person.name + mark for guild, mark in MARKS.items()}
        person.permissions = EVERYTHING
    bot = await start_bot()
    await play_team_match(server, people, database)
    channel = server.world.add_channel("away", guild=OTHER).id
    home = people[:2]
    away = [user_in_channel(user, channel) for user in home]
    await play_contests(home, away)
    alone = [
        user_in_channel(user, server.world.add_channel("alone", guild=guild).id)
        for user, guild in zip(home, MARKS, strict=True)
    ]
    await play_duplicate(alone[0], random.Random(4))
    await bot.stop()
    await fill_duplicates(database)
    with direct_connection(database) as db:
        db.execute(ENDED)
        db.execute(GHOSTS)
    await bot.start()
    await play_duplicate(alone[1], random.Random(4))  # with the same cards
    await play_tables(server, home, away)
    sent = await sandbox.journal()
    for user, guild in ((home[1], OTHER), (away[0], GUILD)):
        await Reader(user).forge([request for request in sent if request["guild"] == guild])
    assert await read_all_pages(server, home, channel, alone) > 500
    await bot.stop()
    with direct_connection(database) as db:
        db.execute(ENDED.replace("tournament", "daily"))
    await bot.start()
    sent = await sandbox.journal()
    for user in (*home, *away):
        await Reader(user, "daily:").forge(sent)
    await bot.stop()
    sent = await sandbox.journal()
    for guild, mark in MARKS.items():
        assert (
            sum(mark in str(request["payload"]) for request in sent if request["guild"] == guild)
            > 20
        )
    assert list(stray_nicknames(sent, server)) == []
