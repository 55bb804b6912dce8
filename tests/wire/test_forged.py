"""Interactions as no client of today sends them: all are told kindly, and none leaves a trace."""

import random
from typing import Any

import pytest

from sandbox import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    BotProcess,
    Interaction,
    Server,
    User,
    Users,
    text_of,
)
from tests.timeout import TIMEOUT
from tests.wire.playing import Game, board_of

STRING, INTEGER, NUMBER, SUBCOMMAND, GROUP = 3, 4, 10, 1, 2
OPTIONS = {
    "new": ("game", "players", "deals"),
    "export": ("deal",),
    "match export": ("deal",),
    "server defaults": ("game",),
    "server call": ("role",),
    "host stats": ("days",),
    "host log": ("level",),
    "host maintenance": ("minutes",),
    "rules": ("game",),
    "leaderboard": ("game", "players", "period"),
    "profile": ("player", "game", "players", "period"),
    "move bid": ("contract",),
    "move call": ("king",),
    "move say": ("bonus",),
    "move kontra": ("on",),
    "move play": ("card",),
    "move pass": (),
    "daily": (),
    "challenge": ("friend", "deals", "by"),
    "tournament teams": ("game", "players", "deals", "teams", "first", "second"),
    "tournament new": ("game", "players", "deals", "starts", "lasts", "places", "title", "weekly"),
    "tournament show": (),
    "hand": (),
    "last": (),
    "match score": (),
    "puzzles": ("theme", "game"),
    "match evaluate": ("cards", "seat", "game", "players"),
    "help": (),
    "table": (),
    "skis": (),
    "match skis": (),
    "match": (),
    "match gone": ("away",),
    "help match": (),
    "gone": ("away",),
}
MOVED = (
    "invite", "pause", "resume", "skis", "export", "defaults", "analyse", "rule", "score",
    "bid", "call", "say", "kontra", "pass", "play",
)  # fmt: skip
"""Commands that once stood at the top; a client may still know them there."""
VALUES: tuple[Any, ...] = (
    -1, 0, 1, 3, 7, 10**6, 10**30, -(2**63), 1.5, True, "", "slovenian", "taper", "T21", "three",
    "game", "ana", "0", "x" * 6000, "\u0000", "`*_~|<@1>", "S7+S7", "@1", "²", "nobody:1", "a=b=c",
)  # fmt: skip
IDS = (
    "t:1:0:{}", "t:1:{}:pass", "t:{}:0:hand", "t:1:0:option:{}", "t:1:0:options:{}", "t:1:0:why",
    "t:1:0:options-at", "t:1:0:pick:{}", "t:1:0:lay", "t:1:0:lay:{}", "manual:slovenian:{}:n",
    "look:person:{}:x", "look:{}:style:text", "look:person:style:{}", "look:person:trumps:{}",
    "look:person:{}:never",
    "manual:{}:0:b", "{}", "t:1:0:play:{}", "t:1:0:bid:{}", "t:1:0:kontra:{}", "t:1:0:cut:{}",
    "t:1:0:take:{}", "t:1:0:method:{}", "t:1:0:pile:{}",

    "t:1:0:preset", "t:1:0:remove", "t:1:0:sit", "again:{}", "again:1",
    "bring:{}", "bring:1", "t:1:0:undo:{}", "t:1:{}:undo", "t:1:0:undo:yes", "t:1:0:undo:no",
    "t:1:0:option:{}:r", "d:slovenian:{}", "d:{}:option:deals", "d:taper:option:{}",
    "daily:{}:1", "daily:open:{}", "daily:show:{}", "daily:day:{}", "daily:result:{}",
    "daily:share:{}",
    "e:1:{}:pass", "e:{}:0:hint:1", "e:1:0:play:{}", "e:1:0:{}", "e:1:0:pick:{}",
    "daily:rated:{}", "rated:week:{}:0::o", "rated:{}:1:0::o", "rated:week:1:{}::r",
    "dailies:{}", "calls:{}", "ladder:week:{}:0::o", "ladder:{}:1:0::o", "ladder:week:1:0:{}:o",
    "duel:{}:1", "duel:show:{}", "duel:accept:{}", "duel:play:{}", "duel:try:{}", "duel:past:{}",
    "teams:{}:1", "teams:sit:1:{}", "teams:show:{}", "teams:start:{}", "teams:table:{}",
    "cup:{}:1", "cup:show:{}", "cup:enter:{}", "cup:play:{}", "cup:ranks:1:{}", "cup:{}:1:2",
    "evaluate:{}:slovenian:4:0:fff", "evaluate:go:{}:4:0:fff", "evaluate:T:slovenian:{}:0:0",
    "evaluate:go:slovenian:4:{}:fff", "evaluate:seat:slovenian:4:0:{}",
    "puzzle:1:1:{}", "puzzle:{}:1:next", "puzzle:1:{}:same",
    "t:1:{}:hint:1", "t:1:0:hint:{}", "t:1:0:hints-{}", "t:1:0:level:{}", "analyse:1:{}:0:next",
    "analyse:{}:1:0:x", "practise:1:{}:0", "practise:1:1:{}", "p:1:{}:pass", "p:{}:0:hint:1",
    "profile:{}:slovenian:0:0:o", "profile:11:{}:0:0:s", "profile:11:slovenian:{}:0:game",
    "leaders:{}:slovenian:0:0:n", "leaders:0:taper:0:{}:when", "leaders:0:slovenian:0:0:{}",
)  # fmt: skip


class Forger:
    """A user whose client checks nothing, at a table with a match."""

    def __init__(self, server: Server, user: User, source: int, chance: random.Random) -> None:
        self.users = Users(server.world)
        self.user, self.channel = int(user.id), int(user.channel)
        self.source = server.world.channels[self.channel].messages[source]
        self.chance = chance

    def _option(self, name: str) -> dict[str, Any]:
        value = self.chance.choice(VALUES)
        kind = INTEGER if isinstance(value, int) else STRING
        return {"name": name, "type": kind, "value": value}

    async def command(self) -> Interaction:
        """A command with options left out, of wrong kinds, out of range, or unknown."""
        name = self.chance.choice(list(OPTIONS))
        given = [option for option in (*OPTIONS[name], "older") if self.chance.random() < 0.8]
        options = [self._option(option) for option in given]
        return await self.send(COMMAND, name, options)

    async def suggestion(self) -> Interaction:
        """Typing into an option that suggests something, or doesn't, or doesn't exist."""
        name = self.chance.choice(list(OPTIONS))
        focused = self.chance.choice((*OPTIONS[name], "older"))
        option = {**self._option(focused), "focused": self.chance.random() < 0.9}
        return await self.send(AUTOCOMPLETE, name, [option])

    async def send(self, kind: int, name: str, options: list[dict[str, Any]]) -> Interaction:
        group, _, name = name.rpartition(" ")
        leaf: dict[str, Any] = {"name": name, "type": SUBCOMMAND, "options": options}
        if group:
            leaf = {"name": group, "type": GROUP, "options": [leaf]}
        data = {"id": "1", "name": "tarok", "type": 1, "options": [leaf]}
        return await self.users.send(kind, self.user, self.channel, data)

    async def press(self) -> Interaction:
        """A button or a select with any id and any values."""
        custom_id = self.chance.choice(IDS).format(self.chance.choice(VALUES))[:100]
        number = self.chance.randrange(3)
        values = [str(self.chance.choice(VALUES))[:100] for _ in range(number)]
        data = {"custom_id": custom_id, "component_type": 3, "values": values}
        return await self.users.send(COMPONENT, self.user, self.channel, data, self.source)


@pytest.fixture
async def forger(bot: BotProcess, server: Server, people: tuple[User, ...]) -> Forger:
    game = Game(people, random.Random(2))
    await game.open(deals=1)
    board = board_of(await people[0].wait_for(board_of))
    assert board is not None
    return Forger(server, people[0], int(board["id"]), random.Random(7))


def reply_text(made: Interaction) -> str:
    """The last answer to the forger."""
    assert made.answered
    return text_of(made.original.body) if made.original else ""


async def test_whatever_is_sent_is_told_kindly(forger: Forger) -> None:
    for _ in range(150):
        for kind in (forger.command, forger.suggestion, forger.press):
            made = await kind()
            await forger.users.wait_until_settled(made, TIMEOUT)
            assert "wrong on my side" not in reply_text(made), made


YESTERDAY: tuple[tuple[str, list[dict[str, Any]], str], ...] = (
    ("gone", [], "has changed"),
    ("bid", [], "has changed"),
    ("match gone", [], "has changed"),
    ("match", [], "has changed"),
    ("match export", [{"name": "deal", "type": INTEGER, "value": 0}], "can't use that value"),
    ("match export", [{"name": "deal", "type": INTEGER, "value": -5}], "can't use that value"),
    ("match export", [{"name": "deal", "type": STRING, "value": "1"}], "can't use that value"),
    ("match export", [{"name": "deal", "type": INTEGER, "value": 9}], "No deal of this table"),
    *((name, [], "has changed") for name in MOVED),
)
"""Commands that no longer exist and values that nobody can choose, and the answers."""


async def test_commands_of_yesterday_and_values_of_nobody(forger: Forger) -> None:
    for name, options, answer in YESTERDAY:
        assert answer in reply_text(await forger.send(COMMAND, name, options)), name


async def test_a_group_alone_or_another_name_is_a_command_of_yesterday(forger: Forger) -> None:
    for data in ({"id": "1", "name": "tarok", "type": 1}, {"id": "1", "name": "old", "type": 1}):
        made = await forger.users.send(COMMAND, forger.user, forger.channel, data)
        assert "has changed" in reply_text(made)


async def test_forged_autocomplete_gets_no_choices(forger: Forger) -> None:
    unknown = ("gone", "match", "match gone", "export", "help")
    for name, option in (
        ("move bid", "older"),
        ("match export", "deal"),
        *((n, "x") for n in unknown),
    ):
        typed = [{"name": option, "type": STRING, "value": "", "focused": True}]
        made = await forger.send(AUTOCOMPLETE, name, typed)
        assert made.answered and made.answer.get("choices") == []
