"""Cards that anybody can check, put together."""

from functools import partial

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk
from bot.fairness.desk import FairnessDesk, VerifyDesk
from bot.fairness.rows import PERSONAL, FairnessRows
from bot.fairness.service import Fairness
from bot.fairness.verification import Verification
from bot.kit.feature import Built, Feature, House
from bot.tables.desk.additions import TableAdditions
from bot.tables.desk.clicks import TableClicks
from bot.tables.rows.repository import TableRows
from engine import fair_deck


def add(house: House) -> tuple[TableAdditions, ...]:
    """Make the cards of all tables."""
    rows = FairnessRows(house.store)
    table_rows = TableRows(house.store)
    return (TableAdditions(cards=partial(Fairness, rows, table_rows, house.secret, fair_deck)),)


def build(house: House) -> Built:
    """Build the controls at tables, and the check of finished deals."""
    archive = house.part(Archive)
    verification = Verification(FairnessRows(house.store), archive)
    archive.record_lines.append(verification.record_lines)
    controls = FairnessDesk(house.part(Fairness)).controls()
    return Built(
        parts=(VerifyDesk(verification, house.part(ReplayDesk)),),
        routes=house.part(TableClicks).routes_of(*controls),
    )


FEATURE = Feature(name="fairness", add=add, build=build, cogs=("fairness",), personal=(PERSONAL,))
