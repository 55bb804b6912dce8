"""Challenges, put together."""

from bot.choices.languages import Languages
from bot.contests.challenges.desk import ChallengeDesk
from bot.contests.challenges.kind import ChallengeKind
from bot.contests.challenges.news import ChallengeNews
from bot.contests.challenges.rows import PERSONAL, ChallengeRows
from bot.contests.challenges.service import Challenges
from bot.contests.core.desk import TryDesk
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, House, Job
from bot.kit.limits import Preparations


def build(house: House) -> Built:
    """Build the desk of challenges, and what tells people of theirs."""
    rows, languages = ChallengeRows(house.store), house.part(Languages)
    challenges = Challenges(
        rows=rows,
        contests=house.part(ContestRows),
        keeping=house.part(ContestMaintenance),
        secret=house.secret,
        now=house.now,
        searching=house.searching,
        jobs=house.jobs,
        preparations=house.part(Preparations),
    )
    news = ChallengeNews(
        rows=rows,
        challenges=challenges,
        messages=house.part(Postboxes).plain,
        languages=languages,
        directly=house.part(Postboxes).directly,
    )
    desk = ChallengeDesk(challenges, house.part(TryDesk), languages, news.changed)
    house.part(Kinds).add(ChallengeKind(rows, desk))
    return Built(
        parts=(challenges, desk),
        routes=desk.routes(),
        jobs=(Job(news.start, news.close, first=True),),
    )


FEATURE = Feature(name="challenges", build=build, cogs=("challenges",), personal=(PERSONAL,))
