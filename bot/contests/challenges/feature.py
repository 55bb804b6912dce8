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
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.limits import Preparations


def build(context: FeatureContext) -> Built:
    """Build the desk of challenges, and what tells people of theirs."""
    rows, languages = ChallengeRows(context.store), context.part(Languages)
    challenges = Challenges(
        rows=rows,
        contests=context.part(ContestRows),
        keeping=context.part(ContestMaintenance),
        secret=context.draw_secret,
        now=context.now,
        searching=context.searching,
        jobs=context.side_jobs,
        preparations=context.part(Preparations),
    )
    news = ChallengeNews(
        rows=rows,
        challenges=challenges,
        messages=context.part(Postboxes).plain,
        languages=languages,
        directly=context.part(Postboxes).directly,
    )
    desk = ChallengeDesk(challenges, context.part(TryDesk), languages, news.changed)
    context.part(Kinds).add(ChallengeKind(rows, desk))
    return Built(
        parts=(challenges, desk),
        routes=desk.routes(),
        jobs=(
            Job(start=_start_on_request, close=challenges.close),
            Job(news.start, news.close, by_one_process=True),
        ),
    )


def _start_on_request() -> None:
    """Nothing: deals are drawn once a challenge is sent."""


FEATURE = Feature(build=build, cogs=("challenges",), personal=(PERSONAL,))
