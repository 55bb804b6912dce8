"""Blocks, put together: the gate of all requests, and what happens at tables."""

from bot.blocks.rows import PERSONAL, BlockRows
from bot.blocks.service import Blocks
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.tables.play.tables import Tables


def build(context: FeatureContext) -> Built:
    """Build what follows the host's list."""
    blocks = Blocks(BlockRows(context.store), context.part(Tables), context.serves)
    return Built(parts=(blocks,), jobs=(Job(blocks.start, blocks.close),), gate=blocks.refusal)


FEATURE = Feature(build=build, personal=(PERSONAL,))
