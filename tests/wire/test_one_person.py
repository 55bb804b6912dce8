"""One person who presses again and again, over the wire: others are answered meanwhile."""

import asyncio
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Answer, Sandbox, User, controls, text_of
from tests.databases import direct_connection
from tests.wire.conftest import StartBot
from tests.wire.contest_steps import send_challenge
from tests.wire.table_steps import move_to_place

SECONDS = 20.0
DEALS = 12


def challenge_count(database: DatabaseAddress) -> int:
    """How many challenges have their deals: a press is acknowledged before they are drawn."""
    with direct_connection(database) as db:
        ((made,),) = db.execute("SELECT COUNT(*) FROM contests WHERE kind = 'challenge'").fetchall()
    return int(made)


@pytest.mark.parametrize("presses", [16, pytest.param(66, marks=pytest.mark.long)], ids=str)
async def test_challenge_accepted_again_and_again_keeps_no_other_channel_waiting(
    start_bot: StartBot,
    sandbox: Sandbox,
    people: tuple[User, ...],
    database: DatabaseAddress,
    log: Path,
    presses: int,
) -> None:
    """Within the limit of clicks: 66 in 20 seconds.

    The deals are made once, and every press and every command elsewhere is answered.
    """
    await start_bot(TAROK_LIMIT_CLICKS="1")
    ana, bor, cilka = people[:3]
    await move_to_place("elsewhere", sandbox, cilka)
    message = await send_challenge(ana, bor, DEALS)
    accept = next(control for control in controls(message) if control.get("label") == "Accept")

    async def press(number: int) -> Answer:
        await asyncio.sleep(SECONDS * number / 66)  # as fast as a person's clicks may come
        return await bor.click(message, accept["custom_id"], stale=True)

    pressing = [asyncio.create_task(press(number)) for number in range(presses)]
    answers = [await cilka.slash("tarok help")]
    while not (all(task.done() for task in pressing) and challenge_count(database)):
        answers.append(await cilka.slash("tarok help"))
        await asyncio.sleep(SECONDS / 20)  # as the commands of another may come
    pressed = await asyncio.gather(*pressing)
    assert not any(reply.failed for reply in (*answers, *pressed))
    assert all(answer.message and "/tarok" in text_of(answer.message) for answer in answers)
    assert challenge_count(database) == 1
    assert "no worker starts" not in log.read_text("utf-8")
