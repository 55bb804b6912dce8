"""People are removed from a running match, and onlookers ask before they sit in."""

import contextlib
import random
from pathlib import Path

from sandbox import Answer, BotProcess, Sandbox, User, text_of
from tests.wire.bot_players import DealOver, OneDeal, seats
from tests.wire.playing import (
    Game,
    control,
    controls_of,
    is_over,
    next_deal_message,
    press_on_board,
)
from tests.wire.table_steps import set_language


async def remove_player(user: User, whom: User) -> Answer:
    """Remove somebody from the channel's match."""
    page = await user.slash("tarok match people")
    assert page.message is not None
    sure = await user.select(page.message, control(page.message, "remove").id, [whom.id])
    assert sure.message is not None
    return await user.click(sure.message, control(sure.message, f"dismiss:{whom.id}").id)


async def test_a_stranger_asks_and_a_sitter_is_removed(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, database: Path
) -> None:
    ana, bor, *_ = people
    game = OneDeal((ana, bor), random.Random(6))
    await game.open(deals=2, house=2)
    eva = await sandbox.user("Eva")
    words = await set_language((ana, bor, eva), "en")
    with contextlib.suppress(DealOver):
        await game.play()
    await eva.wait_for(next_deal_message)
    asked = await press_on_board(eva, "sit")
    assert asked.message is not None and "Asked: " in text_of(asked.message)
    await press_on_board(bor, f"guest:no:{eva.id}")
    await eva.wait_for(lambda ms: any(words("sit-no") in text_of(message) for message in ms))
    assert (int(eva.id), 0) not in seats(database)
    dane = await sandbox.user("Dane")
    await press_on_board(dane, "sit")
    await press_on_board(bor, f"guest:yes:{dane.id}")
    assert (int(dane.id), 0) in seats(database)
    refused = await bor.slash("tarok match people")
    text = words("denied-not-yours-to-remove", name="Ana")
    assert refused.message is not None and text in text_of(refused.message)
    gone = await remove_player(ana, dane)
    assert gone.message is not None
    assert words("reply-removed", name="Dane") in text_of(gone.message)
    assert (int(dane.id), 1) in seats(database)
    back = await dane.slash("tarok hand")
    assert back.message is not None
    assert words("denied-removed-from-match") in text_of(back.message)


async def test_channel_manager_removes_match_host(
    bot: BotProcess, people: tuple[User, ...], database: Path
) -> None:
    """Ana may manage the channel, and plays nowhere."""
    ana, bor, cilka, dane = people
    game = Game((bor, cilka), random.Random(6))
    await game.open(deals=1, house=2)
    words = await set_language(people, "en")
    for _ in range(3):
        assert await game.step()
    refused = await dane.slash("tarok match people")
    text = words("denied-not-yours-to-remove", name="Bor")
    assert refused.message is not None and text in text_of(refused.message)
    gone = await remove_player(ana, bor)
    assert gone.message is not None and words("reply-removed", name="Bor") in text_of(gone.message)
    assert (int(bor.id), 1) in seats(database) and (int(cilka.id), 0) in seats(database)
    for refused in (await bor.slash("tarok hand"), await bor.slash("tarok match people")):
        assert refused.message is not None and "denied" not in text_of(refused.message)
        assert not any(component.moves for component in controls_of(refused.message))
    await bot.kill()
    await bot.start()
    left = await cilka.slash("tarok match people")  # whoever stays leads the match now
    assert left.message is not None and words("remove-nobody") in text_of(left.message)
    await Game((cilka,), random.Random(6)).play()
    await bor.wait_for(is_over)
