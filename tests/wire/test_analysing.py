"""Where points were lost, found by a real worker and shown through the real discord.py."""

import random
import re

from sandbox import Body, BotProcess, User, controls, text_of
from tests.wire.conftest import ONE_COMPILES, STUDIED, WAITS_FOR_STUDY
from tests.wire.playing import Game, labels

FOUND = re.compile(r"where points were lost · 1 of|Well played")


async def sheet_of(ana: User) -> Body:
    """The score sheet in the channel."""
    seen = await ana.wait_for(lambda ms: any("Analyse" in labels(m) for m in ms))
    return next(message for message in seen if "Analyse" in labels(message))


async def wait_for_analysis(ana: User, sheet: Body) -> Body:
    """The page that the button finally opens."""
    answer = await ana.press(sheet, "Analyse")
    assert answer.message is not None and answer.ephemeral
    here = answer.message["id"]
    seen = await ana.wait_for(
        lambda ms: any(m["id"] == here and FOUND.search(text_of(m)) for m in ms), patience=STUDIED
    )
    return next(message for message in seen if message["id"] == here)


@WAITS_FOR_STUDY
@ONE_COMPILES
async def test_a_deal_is_analysed_by_a_worker(
    searching: BotProcess, people: tuple[User, ...]
) -> None:
    ana = people[0]
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, variant="slovenian", house=3)
    await game.play()
    sheet = await sheet_of(ana)
    first = await wait_for_analysis(ana, sheet)
    if any(part.get("label") == "All decisions" and not part.get("disabled")
           for part in controls(first)):  # fmt: skip
        listed = (await ana.press(first, "All decisions")).message
        assert listed is not None and listed["id"] == first["id"]
        assert "all your decisions" in text_of(listed)
    again = (await ana.slash("tarok match analyse")).message
    assert again is not None and text_of(again) == text_of(first)
    await searching.kill()
    await searching.start()
    kept = (await ana.slash("tarok match analyse")).message
    assert kept is not None and text_of(kept) == text_of(first)


async def test_without_workers_it_is_said_kindly(bot: BotProcess, people: tuple[User, ...]) -> None:
    assert bot
    ana = people[0]
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, variant="slovenian", house=3)
    await game.play()
    answer = await ana.press(await sheet_of(ana), "Analyse")
    assert answer.message is not None
    assert "can't think that far" in text_of(answer.message)
