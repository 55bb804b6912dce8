"""Several tables in a channel: each in its own thread, if the server allows it."""

from sandbox.client import Sandbox, User, text_of
from sandbox.process import BotProcess
from sandbox.shapes import BOT_PERMISSIONS, OPEN_THREADS
from tests.ground import on_both
from tests.wire.playing import control, controls_of

pytestmark = on_both


async def test_a_table_gets_a_thread_where_the_server_wants_several(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    ana, bor, *_ = people
    denied = await bor.slash("tarok server defaults")
    assert denied.message is not None and "manage this server" in text_of(denied.message)
    settings = (await ana.slash("tarok server defaults")).message
    assert settings is not None
    await ana.press(settings, "Allow several tables")
    told = ""
    for _ in range(2):
        opened = await bor.slash("tarok new", game="stroh")
        assert opened.message is not None and "<#" in text_of(opened.message)
        told = text_of(opened.message)
    number = told.partition("<#")[2].partition(">")[0]
    table = User(sandbox, bor.id, bor.name, number)
    seen = await table.wait_for(lambda ms: any(controls_of(m) for m in ms))
    await table.click(seen[-1], control(seen[-1], "fill").id)
    await table.wait_for(lambda ms: any("watch" in [c.code for c in controls_of(m)] for m in ms))
    await sandbox.send("channel", id=bor.channel, bot_permissions=BOT_PERMISSIONS & ~OPEN_THREADS)
    refused = await bor.slash("tarok new", game="taper")
    assert refused.message is not None and "open a thread" in text_of(refused.message)
