"""The result of a team match is announced in its channel, once."""

import pytest

from bot.choices.languages import Languages
from bot.contests.teams.news import TeamNews
from bot.contests.teams.rows import TeamMatchRows
from bot.discord.sending.messages import SendOutcome
from bot.kit.l10n import load_words
from bot.store import StoreError
from tests.bot.contests.teams.teams import Teams, begun
from tests.bot.discord.wall import Wall
from tests.bot.world import World, refusing


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


def news_of(teams: Teams, wall: Wall, *guilds: int) -> TeamNews:
    """``guilds``: those this process hears nothing from."""
    languages = Languages(load_words(strict=True))
    return TeamNews(
        rows=TeamMatchRows(teams.world.store),
        matches=teams.matches,
        messages=wall,
        languages=languages,
        hears=lambda guild: guild not in guilds,
    )


async def test_with_the_last_table_its_channel_is_told_once(teams: Teams) -> None:
    wall = Wall()
    news, (first, second) = news_of(teams, wall), await begun(teams)
    teams.world.tables.register.listen(news.heard)
    news.start()
    await teams.to_the_end(first)
    await news.attend()
    assert not wall.seen, "it waits for the other table"
    await teams.to_the_end(second)
    await wall.until(lambda: wall.messages)
    await news.close()
    (text,) = wall.texts()
    assert "Team match 1" in text and "Σ" in text
    await news_of(teams, wall).attend()
    assert len(wall.messages) == 1


async def test_killed_between_posting_and_noting_it_posts_the_same_message(teams: Teams) -> None:
    wall = Wall()
    for table in await begun(teams):
        await teams.to_the_end(table)
    with refusing(TeamMatchRows, "note_told"), pytest.raises(StoreError):
        await news_of(teams, wall).attend()
    await teams.again()
    await news_of(teams, wall).attend()
    assert len(wall.messages) == 1 and wall.count("post") == 2
    assert await TeamMatchRows(teams.world.store).to_tell() == ()


async def test_what_fails_is_told_later_and_a_channel_that_is_gone_never(teams: Teams) -> None:
    for table in await begun(teams):
        await teams.to_the_end(table)
    failing = Wall(mood=lambda what, page: SendOutcome.FAILED)
    await news_of(teams, failing).attend()
    await news_of(teams, Wall(), 1).attend()
    assert len(await TeamMatchRows(teams.world.store).to_tell()) == 1
    await news_of(teams, Wall(channel_there=False)).attend()
    assert await TeamMatchRows(teams.world.store).to_tell() == ()
