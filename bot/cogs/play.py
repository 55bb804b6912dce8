"""Playing by command: bids, calls, statements, passes and cards, with the effect of the buttons.

Talon sets, discards and the rarer words have buttons alone.
"""

from discord import app_commands

from bot.cogs.group import Interaction, answer, sentence, table_here, tarok
from bot.interactions.reply import Reply
from bot.pages.page import MAX_CHOICES
from bot.pages.words import action_label
from bot.tables.denied import Denied
from engine.actions import Action, Bid, Call, Kontra, Play, Say, actions_of
from engine.codec import encode


async def _act(interaction: Interaction, code: str) -> None:
    async def work(reply: Reply) -> None:
        await interaction.client.desk.act(reply, await table_here(interaction), code)

    await answer(interaction, work)


async def _legal(
    interaction: Interaction, kind: type[Action], typed: str
) -> list[app_commands.Choice[str]]:
    """Exactly the legal choices of this player now, as far as they fit what he has typed."""
    words = interaction.client.words_for(interaction)
    try:
        table = await table_here(interaction)
        view = table.view(table.seat_of(interaction.user.id))
    except Denied:
        return []
    found = []
    for action in actions_of(tuple(offer for offer in view.offers if offer.kind is kind)):
        code = encode(view.rules.pack, action)
        label = action_label(action, view, words, table.info())
        if typed.casefold() in f"{label} {code}".casefold():
            found.append(app_commands.Choice(name=label, value=code.partition(":")[2]))
    return found[:MAX_CHOICES]


async def bids(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The contracts this player may bid now."""
    return await _legal(interaction, Bid, typed)


async def kings(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The kings this player may call now."""
    return await _legal(interaction, Call, typed)


async def statements(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What this player may announce now."""
    return await _legal(interaction, Say, typed)


async def ladders(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The items on which this player may make the next step now."""
    return await _legal(interaction, Kontra, typed)


async def cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cards this player may play now."""
    return await _legal(interaction, Play, typed)


@tarok.command(name="hand", description=sentence("command-hand"))
async def hand(interaction: Interaction) -> None:
    """Show the hand to its player alone."""

    async def work(reply: Reply) -> None:
        await interaction.client.desk.hand(reply, await table_here(interaction))

    await answer(interaction, work)


@tarok.command(name="last", description=sentence("command-last"))
async def last(interaction: Interaction) -> None:
    """Show the last trick."""

    async def work(reply: Reply) -> None:
        await interaction.client.desk.last(reply, await table_here(interaction))

    await answer(interaction, work)


@tarok.command(name="bid", description=sentence("command-bid"))
@app_commands.describe(contract=sentence("parameter-contract"))
@app_commands.autocomplete(contract=bids)
async def bid(interaction: Interaction, contract: str) -> None:
    """Bid."""
    await _act(interaction, f"bid:{contract}")


@tarok.command(name="call", description=sentence("command-call"))
@app_commands.describe(king=sentence("parameter-king"))
@app_commands.autocomplete(king=kings)
async def call(interaction: Interaction, king: str) -> None:
    """Call a king."""
    await _act(interaction, f"call:{king}")


@tarok.command(name="say", description=sentence("command-say"))
@app_commands.describe(bonus=sentence("parameter-bonus"))
@app_commands.autocomplete(bonus=statements)
async def say(interaction: Interaction, bonus: str) -> None:
    """Announce."""
    await _act(interaction, f"say:{bonus}")


@tarok.command(name="kontra", description=sentence("command-kontra"))
@app_commands.describe(on=sentence("parameter-on"))
@app_commands.autocomplete(on=ladders)
async def kontra(interaction: Interaction, on: str) -> None:
    """Say kontra, rekontra, subkontra or mordkontra."""
    await _act(interaction, f"kontra:{on}")


@tarok.command(name="pass", description=sentence("command-pass"))
async def pass_(interaction: Interaction) -> None:
    """Pass."""
    await _act(interaction, "pass")


@tarok.command(name="play", description=sentence("command-play"))
@app_commands.describe(card=sentence("parameter-card"))
@app_commands.autocomplete(card=cards)
async def play(interaction: Interaction, card: str) -> None:
    """Play a card."""
    await _act(interaction, f"play:{card}")
