"""A hand from home through the real discord.py: typed, refused, chosen in selects, evaluated."""

from sandbox import Body, BotProcess, User, controls, text_of
from tests.wire.conftest import ONE_COMPILES
from tests.wire.playing import labels

CODES = "T1 T7 T20 T21 F SK S7 HK HQ D4 DK C7"
LONGEST = 240
"""Seconds within which a worker on a busy machine has surely answered."""


async def answer_of(user: User, **options: str) -> Body:
    """The private page that the command opens."""
    answer = await user.slash("tarok match evaluate", **options)
    assert not answer.failed and answer.ephemeral and answer.message is not None
    return answer.message


async def wait_for_figures(user: User, page: Body) -> str:
    """The text of the page once the deals are played."""
    seen = await user.wait_for(
        lambda messages: any(
            m["id"] == page["id"] and "on average" in text_of(m) for m in messages
        ),
        patience=LONGEST,
    )
    return next(text_of(message) for message in seen if message["id"] == page["id"])


@ONE_COMPILES
async def test_typed_hand_is_evaluated_by_a_worker(
    searching: BotProcess, people: tuple[User, ...]
) -> None:
    assert searching
    page = await answer_of(people[0], cards=CODES, seat="dealer")
    text = await wait_for_figures(people[0], page)
    assert "deals that fit this hand" in text and "Pass" in text and "dealer" in text


async def test_hand_with_an_unknown_card_is_refused_kindly(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    assert bot
    assert "I don't know the card “T23”" in text_of(await answer_of(people[0], cards="T1 T23"))
    assert "is there twice" in text_of(await answer_of(people[0], cards="T1 pagat"))
    suggested = await people[0].autocomplete("tarok match evaluate", "seat")
    assert [choice["name"] for choice in suggested][::3] == ["forehand", "dealer"]


async def test_hand_is_chosen_in_selects_after_a_restart(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    """The page has it all: a bot that never saw it goes on."""
    ana = people[0]
    page = await answer_of(ana)
    for prefix in ("TF", "S", "H", "D", "C"):
        codes = [code for code in CODES.split() if code[0] in prefix]
        where = next(
            control["custom_id"]
            for control in controls(page)
            if control["custom_id"].startswith(f"evaluate:{prefix[0]}:")
        )
        answer = await ana.select(page, where, codes)
        assert answer.message is not None
        page = answer.message
        if prefix == "S":
            await bot.kill()
            await bot.start()
    assert "All 12 cards are there" in text_of(page)
    picked = {
        option["value"]
        for control in controls(page)
        for option in control.get("options", ())
        if option.get("default") and not control["custom_id"].startswith("evaluate:seat:")
    }
    assert picked == set(CODES.split()), "Discord shows them in the selects"
    assert "Evaluate" in labels(page)
    refused = (await ana.press(page, "Evaluate")).message
    assert refused is not None and "can't think that far" in text_of(refused), "it has no worker"
