"""A player sees the commitment, gives a word, plays a deal, and checks its cards without us."""

import random
import re
from pathlib import Path

from sandbox import Body, BotProcess, Sandbox, User, files_of, text_of
from tests.databases import on_each_database
from tests.engine.fairness_checker import run_checker
from tests.wire.playing import Game, control, controls_of, is_over, lobby_panel_of
from tests.wire.screens import submit_form

pytestmark = on_each_database

MODAL = 9
COMMITMENT = re.compile(r"`([0-9a-f]{64})`")


async def add_word(user: User, details: Body, text: str) -> Body:
    """Press *Add a word…*, type one and send it; returns what is shown then."""
    asked = await user.click(details, control(details, "word").id)
    assert asked.kind == MODAL, "a window opens"
    answer = await submit_form(user, asked.data["custom_id"], text)
    assert answer.message is not None
    return answer.message


async def test_a_person_checks_the_cards_of_a_deal(
    bot: BotProcess, sandbox: Sandbox, people: tuple[User, ...], tmp_path: Path
) -> None:
    ana = people[0]
    await ana.slash("tarok new", game="slovenian", deals=1)
    seen = await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    lobby = next(message for message in seen if controls_of(message))
    await ana.click(lobby, control(lobby, "lobby").id)
    panel = lobby_panel_of(await ana.wait_for(lobby_panel_of))
    assert panel is not None
    menu = (await ana.click(panel, control(panel, "menu").id)).message
    assert menu is not None
    details = (await ana.click(menu, control(menu, "details").id)).message
    assert details is not None
    commitment = COMMITMENT.search(text_of(details))
    assert commitment is not None
    shown = await add_word(ana, details, "  Modra žaba 7! ")
    assert "Modražaba7" in text_of(shown) and commitment[1] in text_of(shown)
    refused = await add_word(ana, shown, "♠ ♥")
    assert "letters or digits" in text_of(refused)
    await ana.click(lobby, control(lobby, "fill").id)
    game = Game((ana,), random.Random(3))
    await game.play()
    await ana.wait_for(is_over)
    sent = [str(entry) for entry in await sandbox.journal()]
    checked = (await ana.slash("tarok match verify")).message
    assert checked is not None and commitment[1] in text_of(checked)
    assert "settled beforehand" in text_of(checked) and "Modražaba7” is in it" in text_of(checked)
    exported = (await ana.slash("tarok match export")).message
    assert exported is not None
    for number, message in enumerate((checked, exported)):
        (attached,) = files_of(message)
        file = tmp_path / f"{number}.game"
        file.write_bytes(await sandbox.file(attached["url"]))
        done = run_checker(file, commitment[1])
        assert done.returncode == 0 and "YES" in done.stdout, done.stderr
    secret = re.findall("# fair secret ([0-9a-f]{64})", file.read_text("utf-8"))
    assert len(secret) == 1 and not [request for request in sent if secret[0] in request]
