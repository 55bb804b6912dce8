"""Opening, finding, leaving and closing tables."""

import discord
from discord import app_commands

from bot.cogs.group import Interaction, answer, sentence, table_here, tarok
from bot.interactions.reply import Reply
from bot.tables.denied import Denied
from bot.tables.info import Chair
from engine.games import OWN_NAMES, VARIANTS

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")


def missing_permission(interaction: Interaction) -> str | None:
    """A permission that the bot lacks in this channel and cannot keep a table without."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    for name in NEEDED_IN_THREADS if in_thread else NEEDED:
        if not getattr(allowed, name):
            return name
    return None


FORMS = {**{key: (key, VARIANTS[key].players[0]) for key in VARIANTS}, **OWN_NAMES}
"""What can be opened, by name: the variant and the number of players if nobody says another."""


async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The variants there are."""
    words = interaction.client.words_for(interaction)
    named = {key: words(f"variant-{key}") for key in VARIANTS}
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in named.items()
        if typed.casefold() in f"{key} {name}".casefold()
    ]


def known_game(variant: str) -> str:
    """The variant, which may have been typed by hand. Raises Denied."""
    if variant not in VARIANTS:
        raise Denied("no-such-game")
    return variant


@tarok.command(name="new", description=sentence("command-new"))
@app_commands.describe(
    variant=sentence("parameter-variant"),
    players=sentence("parameter-players"),
    deals=sentence("parameter-deals"),
)
@app_commands.choices(
    variant=[app_commands.Choice(name=sentence(f"variant-{key}"), value=key) for key in FORMS]
)
async def new(
    interaction: Interaction,
    variant: str,
    players: app_commands.Range[int, 2, 5] | None = None,
    deals: app_commands.Range[int, 1, 100] | None = None,
) -> None:
    """Open a lobby."""
    client = interaction.client

    async def work(reply: Reply) -> None:
        if interaction.guild_id is None:
            raise Denied("servers-only")
        if lacking := missing_permission(interaction):
            raise Denied("permission-missing", permission=lacking)
        if variant not in FORMS:
            raise Denied("no-such-game")
        game, usual = FORMS[variant]
        table = await client.tables.open(
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            founder=Chair(reply.name, reply.user),
            game=game,
            players=players or usual,
            options={},
            length=deals,
            language=str(interaction.guild_locale or interaction.locale),
        )
        client.hands.remember(table, interaction, shown=False)
        await reply.say(reply.words("reply-table-opened"))

    await answer(interaction, work)


@tarok.command(name="table", description=sentence("command-table"))
async def table(interaction: Interaction) -> None:
    """Post the board again."""

    async def work(reply: Reply) -> None:
        interaction.client.boards.repost(await table_here(interaction))
        await reply.say(reply.words("reply-board-posted"))

    await answer(interaction, work)


@tarok.command(name="leave", description=sentence("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave."""

    async def work(reply: Reply) -> None:
        here = await table_here(interaction)
        playing = here.state == "playing"
        await interaction.client.tables.leave(here, reply.user)
        await reply.say(reply.words("reply-left-game" if playing else "reply-left-lobby"))

    await answer(interaction, work)


@tarok.command(name="skis", description=sentence("command-skis"))
async def skis(interaction: Interaction) -> None:
    """Declare the Škis round."""

    async def work(reply: Reply) -> None:
        await interaction.client.tables.declare_skis(await table_here(interaction), reply.user)
        await reply.say(reply.words("reply-skis"))

    await answer(interaction, work)


@tarok.command(name="stop", description=sentence("command-stop"))
async def stop(interaction: Interaction) -> None:
    """Close the table."""

    async def work(reply: Reply) -> None:
        manage, channel = interaction.permissions.manage_channels, interaction.channel_id or 0
        if not await interaction.client.tables.stop_unreadable(channel, may_manage=manage):
            await interaction.client.desk.stop(reply, await table_here(interaction))
        await reply.say(reply.words("reply-stopped"))

    await answer(interaction, work)
