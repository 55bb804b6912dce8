"""Cards that anybody can check, put together."""

from functools import partial

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk
from bot.fairness.desk import FairnessDesk, VerifyDesk
from bot.fairness.pages import menu_buttons
from bot.fairness.rows import PERSONAL, FairnessRows
from bot.fairness.service import Fairness
from bot.fairness.verification import Verification
from bot.kit.feature import Built, Feature, FeatureContext
from bot.tables.desk.additions import TableAdditions
from bot.tables.desk.clicks import TableClicks
from bot.tables.rows.repository import TableRows
from engine import fair_deck


def additions(context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Make the cards of all tables."""
    rows = FairnessRows(context.store)
    table_rows = TableRows(context.store)
    return (
        TableAdditions(
            cards=partial(Fairness, rows, table_rows, context.draw_secret, fair_deck),
            menu=(menu_buttons,),
        ),
    )


def build(context: FeatureContext) -> Built:
    """Build the controls at tables, and the check of finished deals."""
    archive = context.part(Archive)
    verification = Verification(FairnessRows(context.store), archive)
    archive.record_lines.append(verification.record_lines)
    controls = FairnessDesk(context.part(Fairness)).controls()
    return Built(
        parts=(VerifyDesk(verification, context.part(ReplayDesk)),),
        routes=context.part(TableClicks).routes_of(*controls),
    )


FEATURE = Feature(additions=additions, build=build, cogs=("fairness",), personal=(PERSONAL,))
