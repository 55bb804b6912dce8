"""Profiles and leaderboards through Discord's wire, in two languages, over a restart."""

import random

import pytest

from bot.kit.l10n import load_words
from sandbox import Body, User, controls, text_of
from tests.databases import on_each_database
from tests.wire.conftest import StartBot
from tests.wire.playing import Game

pytestmark = on_each_database


async def type_command(user: User, command: str, **options: object) -> Body:
    """The answer to a command, which only its user sees."""
    answer = await user.slash(f"tarok {command}", **options)
    assert answer.message is not None and answer.ephemeral
    return answer.message


def control_ids(message: Body) -> list[str]:
    return [control["custom_id"] for control in controls(message)]


@pytest.mark.parametrize("language", ["sl", pytest.param("de", marks=pytest.mark.long)])
async def test_people_look_at_each_others_profiles(
    start_bot: StartBot, people: tuple[User, ...], language: str
) -> None:
    bot = await start_bot()
    ana, bor, *_ = people
    words = load_words(strict=True)(language)
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    await game.play()
    for user in (ana, bor):
        await user.slash("tarok language", language=language)
    own_profile = text_of(await type_command(ana, "profile"))
    theirs = await type_command(bor, "profile", player=f"<@{ana.id}>")
    assert ana.name in own_profile and words("profile-deals") in own_profile
    assert text_of(theirs) == own_profile
    month = next(control for control in controls(theirs) if control["custom_id"].endswith(":when"))
    season = month["options"][1]
    chosen = await bor.select(theirs, month["custom_id"], [season["value"]])
    assert chosen.message is not None and season["label"] in text_of(chosen.message)
    leaders = await type_command(bor, "leaderboard", game="slovenian")
    assert all(person.name in text_of(leaders) for person in people)
    shown = await bor.click(
        leaders,
        next(control_id for control_id in control_ids(leaders) if control_id.endswith(":s")),
    )
    assert shown.message is not None and not shown.ephemeral
    await bot.kill()
    await start_bot()
    (look,) = control_ids(shown.message)
    again = await ana.click(shown.message, look)
    assert again.message is not None and again.ephemeral
    assert [person.name in text_of(again.message) for person in people] == [True] * len(people)
    assert text_of(await type_command(ana, "profile")) == own_profile


async def test_only_one_person_can_be_looked_at(
    start_bot: StartBot, people: tuple[User, ...]
) -> None:
    await start_bot()
    ana, bor, *_ = people
    for wrong in ("Bor", "<@1> <@2>", f"<@{1 << 64}>"):
        assert "mentioning them" in text_of(await type_command(ana, "profile", player=wrong))
    empty = text_of(await type_command(ana, "profile", player=f"<@{bor.id}>"))
    assert f"<@{bor.id}> hasn't finished" in empty
    months = await ana.autocomplete("tarok leaderboard", "period")
    assert len(months) == 2 and months[0]["value"] == "0"
