"""Challenges through Discord's wire: one try stays one try, whenever the bot is killed."""

import asyncio
import random

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Body, BotProcess, Sandbox, Server, User, controls, text_of
from tests.databases import direct_connection, on_each_database, sqlite_only
from tests.wire.conftest import ONE_COMPILES, STUDIED, WAITS_FOR_STUDY, StartBot
from tests.wire.contest_steps import (
    accept_challenge,
    count_steps,
    move_controls,
    open_challenge,
    open_challenge_deal,
    play_try,
    send_challenge,
    step_of,
    use_control,
)
from tests.wire.killing import kill_during_click, wait_for_release
from tests.wire.playing import EPHEMERAL, wait_for_query

pytestmark = on_each_database

KILL_EVERY = 3


async def accept_between_kills(server: Server, bot: BotProcess, ana: User, bor: User) -> None:
    """Ana challenges Bor to two deals, and he accepts; the bot is killed both times."""
    asking = asyncio.create_task(ana.slash("tarok challenge", friend=f"<@{bor.id}>", deals=2))
    await kill_during_click(server, bot, asking, 1)
    await bot.start()
    listed = (await bor.slash("tarok challenge")).message
    if listed is None or not controls(listed):  # nothing was acknowledged, and nothing is kept
        await send_challenge(ana, bor, 2)
    shown = await open_challenge(bor)
    accepting = asyncio.create_task(bor.press(shown, "Accept"))
    await kill_during_click(server, bot, accepting, 1)
    await bot.start()
    shown = await open_challenge(bor)
    if "Accept" in {control.get("label") for control in controls(shown)}:
        await bor.press(shown, "Accept")


@pytest.mark.parametrize(
    "most", [3, pytest.param(16, marks=(pytest.mark.long, sqlite_only))], ids=str
)
async def test_kills_leave_one_challenge_try(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, most: int
) -> None:
    """Killed when it is asked, accepted and opened, and ``most`` times in Ana's two deals."""
    ana, bor = people[:2]
    chance, kills = random.Random(5), 0
    await accept_between_kills(server, bot, ana, bor)
    page = await open_challenge(ana)
    while offered := move_controls(page) or "duel:play:" in str(page := await open_challenge(ana)):
        if not isinstance(offered, list):
            page = await open_challenge_deal(ana)
            continue
        press = chance.choice(offered)
        if kills < most and chance.randrange(KILL_EVERY) == 0:
            click = asyncio.create_task(use_control(ana, page, press, chance))
            await kill_during_click(server, bot, click, chance.randrange(2))
            kills += 1
            await wait_for_release(database)
            made = count_steps(database, press)
            assert made in (press.step, press.step + 1)
            await bot.start()
            page = await open_challenge(ana)
            if "duel:play:" in str(page):
                page = await open_challenge_deal(ana)
                same = move_controls(page)[0].id.split(":")[1] == press.id.split(":")[1]
                assert not same or step_of(page) == made, "as its last written move left it"
            continue
        answer = await use_control(ana, page, press, chance)
        assert answer.message is not None
        page = answer.message
    with direct_connection(database) as db:
        tries = db.execute("SELECT deal, count(*) FROM entries GROUP BY deal").fetchall()
        finished = db.execute("SELECT count(*) FROM entries WHERE points IS NOT NULL").fetchone()
    assert tries == [(0, 1), (1, 1)] and finished == (2,)


async def test_two_play_it_and_the_channel_learns_nothing(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """Each sees the other's results once both are done; Cilka learns nothing.

    The message asks Bor, then says that they are playing, and no more.
    """
    del bot
    ana, bor, cilka = people[:3]
    message = await send_challenge(ana, bor, 1)
    await wait_for_query(database, "SELECT message IS NOT NULL FROM challenges_pending")
    refused = await cilka.press(message, "Accept")
    assert refused.ephemeral and "no such challenge" in text_of(refused.message or {})
    message = await accept_challenge(bor, message)
    assert [control["label"] for control in controls(message)] == ["The challenge"]
    seen = await ana.press(message, "The challenge")
    assert seen.ephemeral and seen.message is not None and "?" in text_of(seen.message)
    stranger = await cilka.press(message, "The challenge")
    assert stranger.ephemeral and "no such challenge" in text_of(stranger.message or {})
    for user in (ana, bor):
        last = await play_try(user, await open_challenge_deal(user), random.Random(1))
    assert "Look at the deal" in str(last)
    text = text_of(await open_challenge(ana))
    assert "A draw" in text or "won" in text
    public = [message for message in await cilka.messages() if not message["flags"] & EPHEMERAL]
    with direct_connection(database) as db:
        secrets = [row[0] for row in db.execute("SELECT secret FROM contest_deals")]
    assert not any(secret in str(public) for secret in secrets)
    assert len(public) == 1 and "won" not in text_of(public[0])


ACCEPTED = "has accepted your challenge"


async def wait_for_direct_messages(
    server: Server, *users: User, what: str = "Challenge with", patience: float = 120.0
) -> list[str]:
    """A user's direct messages, once this text is among them."""
    texts = []
    for user in users:
        before, user.channel = (
            user.channel,
            str(server.world.add_private("Bot", [int(user.id)]).id),
        )
        seen = await user.wait_for(
            lambda seen: any(_says(message, what) for message in seen), patience
        )
        user.channel = before
        texts.append("\n".join(text_of(message) for message in seen if _says(message, what)))
        for message in seen:
            assert [control["label"] for control in controls(message)] == ["The challenge"]
        assert sum(ACCEPTED in text_of(message) for message in seen) <= 1
    return texts


def _says(message: Body, what: str) -> bool:
    """Whether a message says this; one about acceptance says nothing else."""
    text = text_of(message)
    return what in text and (what == ACCEPTED or ACCEPTED not in text)


async def test_both_are_told_once_whenever_it_is_killed(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """By points, if nobody judges decisions; the challenge says so."""
    ana, bor = people[:2]
    message = await send_challenge(ana, bor, 1, by="cost")
    assert "by points" in text_of(message) and "can't judge mistakes" in text_of(message)
    await accept_challenge(bor, message)
    await wait_for_direct_messages(server, ana, what=ACCEPTED)
    for user in (ana, bor):
        await play_try(user, await open_challenge_deal(user), random.Random(1))
    await wait_for_direct_messages(server, ana, bor)
    await bot.kill()
    await bot.start()
    await wait_for_query(database, "SELECT count(*) = 0 FROM challenges_untold")
    texts = await wait_for_direct_messages(server, ana, bor)
    assert all(text.count("Challenge with") == 1 and "A draw" in text for text in texts)
    with direct_connection(database) as db:
        assert db.execute("SELECT decided FROM challenges").fetchall() == [("points",)]


@sqlite_only
@pytest.mark.long
@WAITS_FOR_STUDY
@ONE_COMPILES
async def test_challenge_is_decided_by_costs_of_decisions(
    server: Server, searching: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """Said when it is asked and played; judged once both have played, and both are told."""
    del searching
    ana, bor = people[:2]
    message = await send_challenge(ana, bor, 1)
    assert "by mistakes" in text_of(message)
    await accept_challenge(bor, message)
    for seed, user in enumerate((ana, bor)):
        page = await open_challenge_deal(user)
        assert "Whoever loses fewer points to mistakes" in text_of(page)
        await play_try(user, page, random.Random(seed))
    texts = await wait_for_direct_messages(server, ana, bor, patience=STUDIED)
    assert sum("You have won" in text for text in texts) <= 1
    with direct_connection(database) as db:
        ((decided, *costs),) = db.execute(
            "SELECT decided, challenger_cost, opponent_cost FROM challenges"
        )
    assert decided == "cost" and None not in costs
    for user in (ana, bor):
        shown = text_of(await open_challenge(user))
        assert all(f"{cost / 10:.1f} (" in shown for cost in costs)
        winner = "You have won" in shown
        assert winner is (costs[0] < costs[1]) if user is ana else winner is (costs[1] < costs[0])


async def test_declined_it_is_off_and_a_rematch_asks_anew(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    ana, bor = people[:2]
    message = await send_challenge(ana, bor, 1)
    await bor.press(message, "Decline")
    assert [text_of(message) for message in await ana.messages()][-1:] == ["This challenge is off."]
    again = await send_challenge(ana, bor, 1)
    await ana.press(again, "Withdraw challenge")
    offs = [
        message for message in await bor.messages() if text_of(message) == "This challenge is off."
    ]
    assert len(offs) == 2


async def test_challenge_whose_late_answer_is_lost_is_posted_once(
    start_bot: StartBot, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    """It follows a first answer, and was sent twice when nobody heard that it had arrived."""
    bot = await start_bot(hurried=True)
    ana, bor = people[:2]
    slow = {"method": "GET", "path": r"/users/\d+$", "kind": "slow", "retry_after": 2.5}
    await sandbox.send("fault", **slow)
    await sandbox.send("fault", method="POST", path="/webhooks/", kind="drop-after")
    await ana.slash("tarok challenge", friend=f"<@{bor.id}>")
    await bor.wait_for(lambda ms: any("challenges you" in text_of(message) for message in ms))
    await bot.stop()
    posted = [message for message in await bor.messages() if "challenges you" in text_of(message)]
    assert len(posted) == 1
