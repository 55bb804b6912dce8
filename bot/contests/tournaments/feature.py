"""Tournaments, put together."""

from collections.abc import Callable

from bot.careers.additions import ProfileAdditions
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import Whose
from bot.contests.core.desk import TryDesk
from bot.contests.core.keeping import OverdueContests
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.tournaments.board import TournamentBoards
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.kind import TournamentKind
from bot.contests.tournaments.news import TournamentNews
from bot.contests.tournaments.rows import PERSONAL, TournamentRows
from bot.contests.tournaments.service import Tournaments
from bot.contests.tournaments.trophies import TrophyShelf
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, FeatureContext, Job


def additions(context: FeatureContext) -> tuple[ProfileAdditions, ...]:
    """Let trophies stand in profiles."""
    return (ProfileAdditions(line=TrophyShelf(TournamentRows(context.store)).line),)


def build(context: FeatureContext) -> Built:
    """Build the desk of tournaments, and their boards in channels."""
    rows, contests = TournamentRows(context.store), context.part(ContestRows)
    tournaments = Tournaments(
        rows=rows,
        contests=contests,
        secret=context.draw_secret,
        now=context.now,
        searching=context.searching,
        jobs=context.side_jobs,
    )

    def over(number: int) -> None:
        """The places are known: the news do not wait for their next round."""
        news.changed(number)

    boards = _boards(context, rows, over)
    news = TournamentNews(
        rows=rows,
        tournaments=tournaments,
        messages=context.part(Postboxes).plain,
        languages=context.part(Languages),
        serves=context.serves,
        changed=boards.changed,
        now=context.now,
    )
    desk = TournamentDesk(tournaments, context.part(TryDesk), boards.changed)

    def ranked(number: int) -> None:
        """The outcome is known: nobody waits for the next round of the boards and of the news."""
        boards.changed(number)
        news.changed(number)

    context.part(Kinds).add(TournamentKind(rows, contests, desk, ranked))
    return Built(
        parts=(tournaments, desk),
        routes=desk.routes(),
        jobs=(
            Job(_start_on_request, tournaments.close),
            Job(boards.start, boards.close),
            Job(news.start, news.close),
        ),
        remembers=(tournaments,),
    )


def _start_on_request() -> None:
    """Nothing: deals are drawn once a tournament is announced, or by the news after a restart."""


def _boards(
    context: FeatureContext, rows: TournamentRows, over: Callable[[int], None]
) -> TournamentBoards:
    languages, looks = context.part(Languages), context.part(Looks)
    boards = TournamentBoards(
        rows=rows,
        store=context.store,
        messages=context.part(Postboxes).pictured,
        languages=languages,
        looks=looks,
        now=context.now,
        over=over,
        serves=context.serves,
        closes=context.part(OverdueContests).hurry,
    )

    def chosen(whose: Whose, number: int) -> None:
        """A server has chosen its language, or how its boards are drawn."""
        del number
        if whose == "server":
            boards.mark_all_changed()

    languages.listen(chosen)
    looks.listen(chosen)
    return boards


FEATURE = Feature(additions=additions, build=build, cogs=("tournaments",), personal=(PERSONAL,))
