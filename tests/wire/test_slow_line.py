"""A slow line to Discord: every click is acknowledged in time, and answered as soon as possible."""

import random

from sandbox import DEFERRED, FAR, Sandbox, Server, User, Users, pictures, text_of
from tests.wire.conftest import StartBot
from tests.wire.playing import Game, control, controls_of
from tests.wire.screens import open_hand, wait_for_calling_board, wait_for_pictures

HARDNESS = FAR
LATE = 2.0
"""Seconds that a click takes to arrive: Discord waits one more."""


async def test_acknowledging_waits_for_no_upload(
    start_bot: StartBot, people: tuple[User, ...], server: Server
) -> None:
    await start_bot(hurried=True, TAROK_LOOK="pictures")
    game = Game(people, random.Random(12))
    await game.open(deals=1)
    ana = people[0]
    first = await wait_for_pictures(
        ana, await open_hand(game)
    )  # from now on the picture needn't be drawn
    place = await wait_for_calling_board(game)
    server.weather.uplink.hold()
    where = int(ana.id), int(ana.channel), int(place["id"])
    made = await Users(server.world).forge(*where, control(place, "hand").id)
    assert made.answered == str(DEFERRED)
    server.weather.uplink.free()
    seen = await ana.wait_for(lambda ms: pictures(ms[-1]) and ms[-1]["id"] != first["id"])
    assert controls_of(seen[-1])


async def test_a_late_invitation_is_public_and_calls_people(
    start_bot: StartBot, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    await start_bot(hurried=True)
    ana, bor, *_ = people
    await ana.slash("tarok new", game="slovenian")
    await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    await ana.use_discord_in("de")  # these words have to be read first
    await sandbox.send("advance", seconds=-LATE)
    answer = await ana.slash("tarok match invite", who=f"<@{bor.id}>")
    assert answer.kind == DEFERRED and answer.ephemeral
    seen = await bor.wait_for(lambda ms: any("invites you" in text_of(m) for m in ms))
    (invitation,) = [message for message in seen if "invites you" in text_of(message)]
    assert invitation["pinged"] == [bor.id]
