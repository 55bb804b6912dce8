"""Two people have the same cards one after the other, through Discord's wire.

Each is alone with the house; the bot is killed in between, and nothing is lost.
"""

import random

from bot.base.database_address import DatabaseAddress
from sandbox import Body, BotProcess, Sandbox, Server, User, controls, text_of
from tests.databases import on_each_database
from tests.wire.contest_steps import OTHERS, fill_duplicates, play_duplicate
from tests.wire.killing import redraw_page
from tests.wire.playing import labels

pytestmark = on_each_database


async def open_comparison(user: User, seen: list[Body]) -> Body:
    """The page that the newest score's button opens."""
    sheet = next(message for message in reversed(seen) if OTHERS in labels(message))
    shown = (await user.press(sheet, OTHERS)).message
    assert shown is not None
    return shown


async def test_the_second_sees_what_the_first_has_made(
    server: Server,
    bot: BotProcess,
    sandbox: Sandbox,
    people: tuple[User, ...],
    database: DatabaseAddress,
) -> None:
    ana, bor = people[:2]
    bor.channel = (await sandbox.send("channel", name="elsewhere"))["id"]
    chance = random.Random(4)
    seen = await play_duplicate(ana, chance)
    assert "Bor" not in text_of(await open_comparison(ana, seen))
    await bot.kill()
    await fill_duplicates(database)
    await bot.start()
    seen = await play_duplicate(bor, chance)
    page = await open_comparison(bor, seen)
    assert "Ana" in text_of(page)
    await bot.kill()
    await bot.start()
    again = next(
        component for component in controls(page) if component["custom_id"].count(":") == 2
    )
    page = await redraw_page(server, bor, page, again["custom_id"])
    assert "Ana" in text_of(page) and "house, club" in text_of(page)
    pick = next(control for control in controls(page) if control["custom_id"].endswith(":pick"))
    anas = next(option["value"] for option in pick["options"] if option["label"].startswith("Ana"))
    line = (await bor.select(page, pick["custom_id"], [anas])).message
    assert line is not None and "Ana" in text_of(line)
    verified = (await bor.slash("tarok match verify")).message
    assert verified is not None and "Others have had these cards before you" in text_of(verified)
