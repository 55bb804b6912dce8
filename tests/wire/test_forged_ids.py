"""Custom ids of every kind with parts missing, doubled, of wrong types or huge: all told kindly."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox import COMPONENT, Body, BotProcess, Interaction, Sandbox, Server, User, Users, text_of
from tests.timeout import TIMEOUT
from tests.wire.contest_steps import open_daily_deal
from tests.wire.playing import Game, board_of
from tests.wire.valid_ids import VALID

HOSTILE = (
    "", "-1", "0", "1", "person", "self", "x", "٣", "²", "Ⅷ", "9" * 18, "9" * 19, "9" * 40, "1.5",
    "\u0000", "yes:٣", "S7+S7", "__class__", "option:", "%s{}", "null",
)  # fmt: skip
"""Values in place of others."""
LONGEST_ID = 100
QUICK, MANY = 500, 1_000
"""The numbers of ids sent by ``make test`` and ``make long``; ``make soak`` sends all."""


def mutations(custom_id: str) -> Iterator[str]:
    """An id with one part missing, doubled, or replaced; or with more parts than it has."""
    parts = custom_id.split(":")
    for place in range(len(parts)):
        yield ":".join(parts[:place] + parts[place + 1 :])
        yield ":".join([*parts[:place], parts[place], *parts[place:]])
        if place:
            yield from (":".join([*parts[:place], bad, *parts[place + 1 :]]) for bad in HOSTILE)
    yield from (f"{custom_id}:{bad}" for bad in HOSTILE)


def forged_ids() -> list[tuple[str, tuple[str, ...]]]:
    """All ids, each with what was chosen if it were a select; in an order by lot."""
    ids = {custom_id[:LONGEST_ID] for valid in VALID for custom_id in (valid, *mutations(valid))}
    chance = random.Random(9)
    chosen = ((), *((bad,) for bad in HOSTILE), ("S7", "S7"), ("x",) * 26)
    pairs = [
        (custom_id, chance.choice(chosen))
        for custom_id in sorted(ids - {"forget:yes"})
        if custom_id
    ]
    chance.shuffle(pairs)
    return pairs


@pytest.fixture
async def presses(
    bot: BotProcess, server: Server, sandbox: Sandbox, people: tuple[User, ...]
) -> Any:
    """Sends a press on a control that no page has, by somebody who has played everything."""
    ana, bor = people[:2]
    game = Game(people, random.Random(2))
    await game.open(deals=1)
    board = board_of(await ana.wait_for(board_of))
    elsewhere = await sandbox.send("channel", name="elsewhere")
    here, ana.channel = ana.channel, elsewhere["id"]
    await open_daily_deal(ana)
    await ana.slash("tarok tournament teams", game="slovenian", deals=1)
    await ana.slash("tarok challenge", friend=f"<@{bor.id}>", deals=1)
    ana.channel = here
    users, source = Users(server.world), message_of(server, ana, board)

    async def press(custom_id: str, values: tuple[str, ...]) -> Interaction:
        data = {"custom_id": custom_id, "component_type": 3, "values": list(values)}
        made = await users.send(COMPONENT, int(ana.id), int(ana.channel), data, source)
        await users.wait_until_settled(made, TIMEOUT)
        return made

    return press


def message_of(server: Server, user: User, board: Body | None) -> Any:
    """A message of the stand-in."""
    assert board is not None
    return server.world.channels[int(user.channel)].messages[int(board["id"])]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "number",
    [
        QUICK,
        pytest.param(MANY, marks=pytest.mark.long),
        pytest.param(None, marks=pytest.mark.soak),
    ],
)
async def test_forged_id_of_any_kind_is_no_accident(presses: Any, number: int | None) -> None:
    wrong = []
    for custom_id, values in forged_ids()[:number]:
        made = await presses(custom_id, values)
        text = text_of(made.original.body) if made.original else ""
        if not made.answered or "wrong on my side" in text:
            wrong.append((custom_id, values))
    assert not wrong
