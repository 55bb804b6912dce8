"""Discord's charges: own requests, free ones, and bytes, by channel."""

from sandbox.callbacks import MESSAGE
from sandbox.charges import Charge
from sandbox.client import Sandbox
from sandbox.server import Server
from tests.sandbox.botside import CHANNEL, OTHER_CHANNEL, Bot, layout, text


async def test_posts_count_against_the_token_and_answers_do_not(server: Server, bot: Bot) -> None:
    before = server.world.charges.charge_of(CHANNEL)
    await bot.post(layout(text()))
    posted = server.world.charges.charge_of(CHANNEL).since(before)
    assert (posted.own, posted.free) == (1, 0)
    assert posted.bytes > len("Hello")
    await bot.acknowledge(bot.asked(), MESSAGE, layout(text()))
    answered = server.world.charges.charge_of(CHANNEL).since(before)
    assert (answered.own, answered.free) == (1, 1)
    assert answered.bytes > posted.bytes


async def test_refused_request_is_charged_to_its_channel_alone(server: Server, bot: Bot) -> None:
    await bot.call("PATCH", f"/channels/{CHANNEL}/messages/5", layout(text()))
    assert server.world.charges.charge_of(CHANNEL).own == 1
    assert server.world.charges.kinds == {(CHANNEL, "PATCH"): 1}
    assert server.world.charges.charge_of(OTHER_CHANNEL) == Charge()


async def test_charges_can_be_queried(server: Server, bot: Bot, sandbox: Sandbox) -> None:
    await bot.post(layout(text()))
    await bot.call("GET", "/users/@me")
    charge = await sandbox.get("charges", channel=str(CHANNEL))
    assert charge == server.world.charges.charge_of(CHANNEL)._asdict()
    assert (charge["own"], (await sandbox.get("charges"))["own"]) == (1, 2)
