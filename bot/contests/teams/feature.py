"""Team matches, put together."""

from functools import partial

from bot.archive.archive import Archive
from bot.base.background import close_all
from bot.choices.languages import Languages
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.teams import round_pages
from bot.contests.teams.desk import TeamDesk
from bot.contests.teams.drawing import MAX_DECKS
from bot.contests.teams.kind import TeamKind
from bot.contests.teams.news import TeamNews
from bot.contests.teams.rounds import TeamRounds
from bot.contests.teams.rows import PERSONAL, TeamMatchRows
from bot.contests.teams.service import TeamMatches
from bot.discord.sending.messages import Postboxes, Threads
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.limits import Preparations
from bot.tables.desk.additions import TableAdditions
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


def additions(context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Deal a round's cards at its tables, whose boards show nothing of them."""
    rounds = TeamRounds(ContestRows(context.store), context.store)
    return (TableAdditions(rounds=rounds, shared_deals=(rounds,), veiled=round_pages),)


def build(context: FeatureContext) -> Built:
    """Build the desk of team matches, and what posts their results."""
    rows, tables, languages = (
        TeamMatchRows(context.store),
        context.part(Tables),
        context.part(Languages),
    )
    matches = TeamMatches(
        rows=rows,
        contests=context.part(ContestRows),
        store=context.store,
        register=tables.register,
        defaults=tables.defaults,
        secret=context.draw_secret,
        now=context.now,
        names=languages.house_names,
        archive=context.part(Archive),
        jobs=context.side_jobs,
        max_decks=MAX_DECKS,
        preparations=context.part(Preparations),
    )
    news = TeamNews(
        rows=rows,
        matches=matches,
        messages=context.part(Postboxes).plain,
        languages=languages,
        serves=context.serves,
    )
    tables.register.listen(news.heard)
    context.part(Kinds).add(TeamKind(TableRows(context.store)))
    desk = TeamDesk(matches, languages, context.part(Threads).open, context.now)
    return Built(
        parts=(desk,),
        routes=desk.routes(),
        jobs=(Job(news.start, partial(close_all, matches, news)),),
    )


FEATURE = Feature(additions=additions, build=build, cogs=("teams",), personal=(PERSONAL,))
