"""Scores, records and the leaderboard."""

from discord import app_commands

from bot.cogs.group import Interaction, answer, sentence, tarok
from bot.cogs.tables import games, known_game
from bot.interactions.reply import Reply
from bot.pages.page import Attachment, Page, Text
from bot.pages.score import leaderboard as leaderboard_page
from bot.pages.score import scores as scores_page
from bot.tables.denied import Denied


@tarok.command(name="score", description=sentence("command-score"))
async def score(interaction: Interaction) -> None:
    """Show all finished deals."""
    client = interaction.client

    async def work(reply: Reply) -> None:
        sheet = await client.archive.sheet(interaction.channel_id or 0)
        await reply.show(scores_page(sheet.info, sheet.deals, sheet.struck, reply.words))

    await answer(interaction, work)


@tarok.command(name="export", description=sentence("command-export"))
@app_commands.describe(deal=sentence("parameter-deal"))
async def export(
    interaction: Interaction, deal: app_commands.Range[int, 1, 1000] | None = None
) -> None:
    """Give the record file of a finished deal."""
    client = interaction.client

    async def work(reply: Reply) -> None:
        name, record = await client.archive.record(interaction.channel_id or 0, deal)
        text = Text(reply.words("reply-record", file=name))
        await reply.show(Page((text,), attachment=Attachment(name, record)))

    await answer(interaction, work)


@tarok.command(name="leaderboard", description=sentence("command-leaderboard"))
@app_commands.describe(variant=sentence("parameter-variant"))
@app_commands.autocomplete(variant=games)
async def leaderboard(interaction: Interaction, variant: str = "slovenian") -> None:
    """Show the leaderboard of the server."""
    client = interaction.client

    async def work(reply: Reply) -> None:
        if interaction.guild_id is None:
            raise Denied("servers-only")
        rows = await client.store.leaderboard(interaction.guild_id, known_game(variant))
        await reply.show(leaderboard_page(variant, rows, reply.words))

    await answer(interaction, work)
