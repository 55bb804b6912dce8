"""Team matches, put together."""

from bot.archive.archive import Archive
from bot.choices.languages import Languages
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.teams import round_pages
from bot.contests.teams.desk import TeamDesk
from bot.contests.teams.kind import TeamKind
from bot.contests.teams.news import TeamNews
from bot.contests.teams.rounds import TeamRounds
from bot.contests.teams.rows import PERSONAL, TeamMatchRows
from bot.contests.teams.service import TeamMatches
from bot.discord.sending.messages import Postboxes, Threads
from bot.kit.feature import Built, Feature, House, Job
from bot.kit.limits import Preparations
from bot.tables.desk.additions import TableAdditions
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


def add(house: House) -> tuple[TableAdditions, ...]:
    """Deal a round's cards at its tables, whose boards show nothing of them."""
    rounds = TeamRounds(ContestRows(house.store), house.store)
    return (TableAdditions(rounds=rounds, shared_deals=(rounds,), veiled=round_pages),)


def build(house: House) -> Built:
    """Build the desk of team matches, and what posts their results."""
    rows, tables, languages = TeamMatchRows(house.store), house.part(Tables), house.part(Languages)
    matches = TeamMatches(
        rows=rows,
        contests=house.part(ContestRows),
        store=house.store,
        register=tables.register,
        defaults=tables.defaults,
        secret=house.secret,
        now=house.now,
        names=languages.house_names,
        archive=house.part(Archive),
        preparations=house.part(Preparations),
    )
    news = TeamNews(
        rows=rows,
        matches=matches,
        messages=house.part(Postboxes).plain,
        languages=languages,
        hears=house.hears,
    )
    tables.register.listen(news.heard)
    house.part(Kinds).add(TeamKind(TableRows(house.store)))
    desk = TeamDesk(matches, languages, house.part(Threads).open, house.now)
    return Built(parts=(desk,), routes=desk.routes(), jobs=(Job(news.start, news.close),))


FEATURE = Feature(name="teams", add=add, build=build, cogs=("teams",), personal=(PERSONAL,))
