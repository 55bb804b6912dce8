"""Rules and help."""

from discord import app_commands

from bot.cogs.group import Interaction, answer, sentence, tarok
from bot.cogs.tables import games, known_game
from bot.interactions.reply import Reply
from bot.pages.manual import help_page
from bot.pages.manual import manual as manual_page


@tarok.command(name="rules", description=sentence("command-rules"))
@app_commands.describe(variant=sentence("parameter-variant"))
@app_commands.autocomplete(variant=games)
async def rules(interaction: Interaction, variant: str = "slovenian") -> None:
    """Show the first page of the course."""

    async def work(reply: Reply) -> None:
        await reply.show(manual_page(known_game(variant), 0, reply.words))

    await answer(interaction, work)


@tarok.command(name="help", description=sentence("command-help"))
async def help_(interaction: Interaction) -> None:
    """Show the help page."""

    async def work(reply: Reply) -> None:
        await reply.show(help_page(reply.words))

    await answer(interaction, work)
