"""The result of a team match is announced in its channel, once."""

import pytest

from bot.choices.languages import Languages
from bot.contests.teams.news import TeamNews
from bot.contests.teams.pages import shown
from bot.contests.teams.rows import TeamMatchRows
from bot.discord.sending.messages import SendOutcome
from bot.kit.l10n import load_words
from bot.store import StoreError
from tests.bot.contests.teams.teams import Teams, begun
from tests.bot.discord_stub import StubMessages
from tests.bot.tables.desk.desk_parts import WORDS
from tests.bot.world import CHANNEL, World, refuse_write


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


def news_of(teams: Teams, channels: StubMessages, *guilds: int) -> TeamNews:
    """``guilds``: those this process hears nothing from."""
    languages = Languages(load_words(strict=True))
    return TeamNews(
        rows=TeamMatchRows(teams.world.store),
        matches=teams.matches,
        messages=channels,
        languages=languages,
        serves=lambda guild: guild not in guilds,
    )


async def test_team_result_is_posted_once_after_last_table(teams: Teams) -> None:
    channels = StubMessages()
    news, (first, second) = news_of(teams, channels), await begun(teams)
    teams.world.tables.register.listen(news.heard)
    news.start()
    await teams.play_to_end(first)
    await news.attend()
    assert not channels.requests, "it waits for the other table"
    await teams.play_to_end(second)
    await channels.until(lambda: channels.messages)
    await news.close()
    (text,) = channels.texts()
    assert "Team match 1" in text and "Σ" in text
    await news_of(teams, channels).attend()
    assert len(channels.messages) == 1


async def test_message_of_match_names_winner_once_match_is_over(teams: Teams) -> None:
    """It still said until when the match can be played."""
    channels = StubMessages()
    tables = await begun(teams)
    first = await channels.post(CHANNEL, shown(await teams.seen(), WORDS), "first")
    assert first.message is not None
    assert "can be played until" in channels.messages[first.message].page.text
    for table in tables:
        await teams.play_to_end(table)
    await news_of(teams, channels).attend()
    text, results = channels.texts()
    assert "can be played until" not in text and "Team match 1" in text
    assert results == shown(await teams.seen(), WORDS).text
    assert "A draw." in text


async def test_team_result_is_told_where_message_of_match_is_gone(teams: Teams) -> None:
    for table in await begun(teams):
        await teams.play_to_end(table)
    channels = StubMessages()
    await news_of(teams, channels).attend()
    assert channels.count("find") == channels.count("post") == 1 and not channels.count("edit")


async def test_kill_after_post_repeats_same_team_result(teams: Teams) -> None:
    channels = StubMessages()
    for table in await begun(teams):
        await teams.play_to_end(table)
    with refuse_write(TeamMatchRows, "note_told"), pytest.raises(StoreError):
        await news_of(teams, channels).attend()
    await teams.restart()
    await news_of(teams, channels).attend()
    assert len(channels.messages) == 1 and channels.count("post") == 2
    assert await TeamMatchRows(teams.world.store).to_tell() == ()


async def test_team_result_is_retried_unless_channel_is_missing(teams: Teams) -> None:
    for table in await begun(teams):
        await teams.play_to_end(table)
    failing = StubMessages(outcome_of=lambda what, page: SendOutcome.FAILED)
    await news_of(teams, failing).attend()
    await news_of(teams, StubMessages(), 1).attend()
    assert len(await TeamMatchRows(teams.world.store).to_tell()) == 1
    await news_of(teams, StubMessages(channel_exists=False)).attend()
    assert await TeamMatchRows(teams.world.store).to_tell() == ()


@pytest.mark.parametrize("edited", [[], [SendOutcome.DONE]], ids=["not found", "not edited"])
async def test_team_result_does_not_wait_for_an_edit_that_fails(
    teams: Teams, edited: list[SendOutcome]
) -> None:
    channels = StubMessages()
    tables = await begun(teams)
    await channels.post(CHANNEL, shown(await teams.seen(), WORDS), "first")
    for table in tables:
        await teams.play_to_end(table)
    channels.next_outcomes = [*edited, SendOutcome.FAILED]
    for _ in range(2):
        await news_of(teams, channels).attend()
    assert len(channels.messages) == 2 and channels.count("post") == 2
    _, results = channels.texts()
    assert results == shown(await teams.seen(), WORDS).text
