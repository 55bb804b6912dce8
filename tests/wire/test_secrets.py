"""Whatever the bot sends is searched for cards that its reader may not see."""

import random
from pathlib import Path

from engine import decode
from sandbox import BotProcess, Sandbox, User
from tests.laws.playing import RULES
from tests.wire.playing import Game
from tests.wire.visible_cards import (
    CARD,
    SLOVENIAN,
    Log,
    cards_in,
    seqs_in,
    shown_to,
    words_in,
)


async def test_nothing_sent_shows_a_card_to_a_wrong_eye_and_the_log_names_none(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, database: Path, log: Path
) -> None:
    game = Game(people, random.Random(12))
    await game.open(deals=2)
    await game.play()
    await bot.stop()
    assert not CARD.search(log.read_text("utf-8"))
    assert "play:" not in log.read_text("utf-8")
    card_log, searched = Log(database), {"public": 0, "private": 0}
    for sent in await sandbox.journal():
        text, viewer = words_in(sent["payload"]), sent["viewer"]
        seqs, named = seqs_in(text), cards_in(text)
        if not seqs or not card_log.moves or ":chair" in text:
            continue
        view = card_log.view(max(seqs), viewer)
        assert not named & ~shown_to(view), text
        searched["public" if viewer is None else "private"] += 1
    assert searched["public"] > 20
    assert searched["private"] > 20


def test_the_search_would_find_a_card() -> None:
    pack = RULES[SLOVENIAN].pack
    assert cards_in("♠K T17 Mond 21 t:1:2:play:H4 Škis") == pack.cards("SK T17 T21 H4 F")
    assert decode(pack, "play:H4")
