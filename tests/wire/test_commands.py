"""Everything that buttons do can be typed, and the lists that appear are exactly what is legal."""

import contextlib
import random
from pathlib import Path

import pytest

from bot.deals.wording.typed_moves import roman
from bot.games.forms import FORMS
from engine.cli import replay
from sandbox import BotProcess, Refusal, Server, User, World, controls, files_of, text_of
from tests.databases import on_each_database
from tests.laws.families import ADDED
from tests.wire.playing import (
    NOTICE,
    SURE,
    Control,
    Game,
    board_of,
    confirm_command,
    control,
    controls_of,
    hand_of,
    is_full_lobby,
    is_over,
    labels,
)

pytestmark = on_each_database

OPTIONS = {"bid": "contract", "call": "king", "say": "bonus", "kontra": "on", "play": "card"}


SOME = 9
"""Moves of three people, enough for bids, a talon and cards."""


async def suggested_codes(user: User) -> set[str]:
    """The codes of all moves that the commands suggest."""
    codes = set()
    for verb, option in OPTIONS.items():
        choices = await user.autocomplete(f"tarok move {verb}", option)
        codes |= {f"{verb}:{choice['value']}" for choice in choices}
    return codes


async def type_move(user: User, move: Control) -> str:
    """Make a move with its command; returns the answer."""
    verb, _, argument = move.code.partition(":")
    options = {OPTIONS[verb]: argument} if argument else {}
    answer = await user.slash(f"tarok move {verb}", **options)
    assert not answer.failed
    assert answer.ephemeral
    assert answer.message is not None
    return text_of(answer.message)


async def test_a_deal_is_played_with_commands(bot: BotProcess, people: tuple[User, ...]) -> None:
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    typed = 0
    while called := await game.wait_for_turn():
        user, board = called
        hand = await game.hand(user, board)
        if hand is None:
            continue
        moves = [component for component in controls_of(hand) if component.moves]
        if any(component.code == "more" for component in controls_of(hand)):
            more = (await user.press(hand, "More…")).message
            assert more is not None
            moves += [component for component in controls_of(more) if component.moves]
            hand = (await user.press(more, "Back")).message
            assert hand is not None
        moves = [move._replace(code=move.code.removeprefix(SURE)) for move in moves]
        wanted = {move.code for move in moves if move.code.split(":")[0] in OPTIONS}
        # The house makes moves that all can foresee, and may have come first.
        forced = len(moves) == 1
        assert await suggested_codes(user) in ((wanted, set()) if forced else (wanted,))
        by_command = [move for move in moves if move.code.split(":")[0] in (*OPTIONS, "pass")]
        if by_command:
            text = await type_move(user, game.chance.choice(by_command))
            made = not text.startswith(NOTICE)
            assert made or forced, text
            typed += made
        else:
            with contextlib.suppress(Refusal):
                await game.move(user, hand)
        await game.wait_until_drawn(moves[0].seq)
    assert typed > 5


async def test_autocomplete_filters_by_typed_text(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, _ = called
    solo = await user.autocomplete("tarok move bid", "contract", "solo")
    assert {choice["value"].split("_")[0] for choice in solo} == {"solo"}
    assert await user.autocomplete("tarok move play", "card") == []
    other = next(person for person in people if person is not user)
    assert await other.autocomplete("tarok move bid", "contract") == []


PHONE_CARDS = {"S": "♠\ufe0f", "C": "♣\ufe0f", "D": "♦\ufe0f", "H": "♥\ufe0f"}


def phone_text(code: str) -> str:
    """A card as somebody types it on a phone: with the suit's emoji, or in Roman numerals."""
    if code[0] in PHONE_CARDS:
        return f"\u200b{code[1:]}{PHONE_CARDS[code[0]]}"
    return "Škis" if code == "F" else f"\u200b{roman(int(code[1:])).upper()}"


async def test_cards_typed_on_a_phone_are_played(bot: BotProcess, people: tuple[User, ...]) -> None:
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    played = 0
    while played < 3 and (called := await game.wait_for_turn()):
        user, board = called
        if (hand := await game.hand(user, board)) is None:
            continue
        cards = [
            component
            for component in controls_of(hand)
            if component.moves and component.code.startswith("play:")
        ]
        if len(cards) < 2:
            await game.move(user, hand)
        else:
            card = game.chance.choice(cards)
            typed = phone_text(card.code.removeprefix("play:"))
            assert card.code in {
                f"play:{choice['value']}"
                for choice in await user.autocomplete("tarok move play", "card", typed)
            }
            answer = await user.slash("tarok move play", card=typed)
            assert answer.message is not None
            assert not text_of(answer.message).startswith(NOTICE)
            played += 1
        await game.wait_until_drawn(controls_of(hand)[0].seq)
    assert played == 3


async def test_an_illegal_command_tells_the_rule(bot: BotProcess, people: tuple[User, ...]) -> None:
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, _ = called
    for command, options, sentence in (
        ("tarok move bid", {"contract": "three"}, "SLO-BID-7"),
        ("tarok move play", {"card": "S7"}, "Rule SLO-"),
        ("tarok move play", {"card": "nonsense"}, "don't know that move"),
        ("tarok move kontra", {"on": "game"}, "Rule SLO-"),
    ):
        answer = await user.slash(command, **options)
        assert answer.message is not None
        assert answer.ephemeral
        assert sentence in text_of(answer.message)


async def test_a_commands_answer_is_a_hand_that_can_be_clicked(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    answer = await user.slash("tarok hand")
    assert answer.message is not None
    assert hand_of([answer.message], control(board, "hand").seq)
    await game.move(user, answer.message)
    assert len(game.done) == 1


async def look_back(people: tuple[User, ...], ana: User, world: World) -> None:
    """A finished deal is looked at by its button, by the command, and shared to the channel."""
    seen = await ana.wait_for(lambda ms: any("Look at the deal" in labels(m) for m in ms))
    posted = next(message for message in seen if "Look at the deal" in labels(message))
    cards = (await ana.press(posted, "Look at the deal")).message
    assert cards is not None and "the cards" in text_of(cards)
    talk = await ana.press(cards, "Next ▶")
    assert talk.message is not None and talk.message["id"] == cards["id"]
    assert "before the play" in text_of(talk.message)
    matches = await ana.autocomplete("tarok replay", "match")
    deals = await ana.autocomplete("tarok replay", "deal")
    assert len(matches) == 1 and "1" in {deal["value"] for deal in deals}
    named = await ana.slash("tarok replay", match=matches[0]["value"], deal="1")
    assert named.message is not None and "Deal 1 · the cards" in text_of(named.message)
    await ana.press(named.message, "Share")
    public = await people[1].wait_for(
        lambda ms: any("Deal 1 · the cards" in text_of(m) for m in ms)
    )
    assert any("Deal 1 · the cards" in text_of(message) for message in public)
    again = await ana.press(named.message, "Share")
    assert again.ephemeral and "already shared this here" in text_of(again.message or {})
    shared = next(message for message in public if "Deal 1 · the cards" in text_of(message))
    channel = world.channels[int(ana.channel)]
    world.delete(channel, channel.messages[int(shared["id"])])
    await ana.press(named.message, "Share")
    await people[1].wait_for(lambda ms: any("Deal 1 · the cards" in text_of(m) for m in ms))


async def test_after_a_match_there_are_scores_records_and_a_leaderboard(
    bot: BotProcess, people: tuple[User, ...], server: Server, tmp_path: Path
) -> None:
    game = Game(people, random.Random(5))
    await game.open(deals=1)
    await game.play()
    ana = people[0]
    sheet = await ana.slash("tarok match score")
    assert sheet.message is not None
    assert "Score sheet" in text_of(sheet.message)
    await look_back(people, ana, server.world)
    board = await ana.slash("tarok leaderboard", game="slovenian")
    assert board.message is not None
    assert all(person.name in text_of(board.message) for person in people)
    for options in ({}, {"deal": 1}):
        answer = await ana.slash("tarok match export", **options)
        assert answer.message is not None
        (attachment,) = files_of(answer.message)
        file = server.world.files[int(attachment["attachment_id"])]
        record = tmp_path / file.name
        record.write_bytes(file.data)
        status, replayed = replay(str(record))
        assert status == 0, replayed
    await play_again(people)


async def play_again(people: tuple[User, ...]) -> None:
    """The rematch of a finished match: all are asked, all are called, and it begins."""
    ana, *others = people
    ends = [m for m in await ana.messages() if "Rematch" in [c.get("label") for c in controls(m)]]
    await ana.press(ends[-1], "Rematch")
    await ana.wait_for(lambda ms: any(is_full_lobby(m) for m in ms))
    called = await ana.slash("tarok match invite", who=f"<@{others[0].id}>")
    assert called.message is not None and not called.ephemeral
    seen = await ana.wait_for(lambda ms: ms and is_full_lobby(ms[-1]))
    for person in others:
        await person.press(seen[-1], "I'm ready")
    await ana.press(seen[-1], "Start")
    board = (await ana.wait_for(lambda ms: board_of(ms) is not None))[-1]
    assert "paused" in await type_command(ana, "tarok match pause")
    await ana.wait_for(lambda ms: any("is paused" in text_of(m) for m in ms))
    assert "goes on" in await type_command(others[0], "tarok match resume")
    assert board


async def type_command(user: User, command: str) -> str:
    """The answer to a command."""
    answer = await user.slash(command)
    assert answer.message is not None
    return text_of(answer.message)


ANSWERS: tuple[tuple[str, dict[str, str], str], ...] = (
    ("tarok help", {}, "Tarok"),
    ("tarok match rules", {"game": "slovenian"}, "Page 1 of"),
    ("tarok match rule", {"number": "SLO-PLAY-3"}, "base set"),
    ("tarok match rule", {"number": "SLO-PLAY-99"}, "no rule with that number"),
    ("tarok replay", {}, "played a match here yet"),
    ("tarok match analyse", {}, "played a match here yet"),
    ("tarok hand", {}, "no table in this channel"),
    ("tarok table", {}, "no table in this channel"),
    ("tarok match score", {}, "no table in this channel"),
    ("tarok match export", {}, "no table in this channel"),
    ("tarok match last", {}, "no table in this channel"),
    ("tarok leave", {}, "no table in this channel"),
    ("tarok match skis", {}, "no table in this channel"),
    ("tarok stop", {}, "no table in this channel"),
    ("tarok move pass", {}, "no table in this channel"),
    ("tarok leaderboard", {"game": "slovenian"}, "This leaderboard is empty"),
    ("tarok leaderboard", {"period": "2026-10"}, "October 2026"),
    ("tarok profile", {}, "hasn't finished a deal at a table here"),
)
"""Commands where there is no table: their options, and a part of the answer."""


async def test_commands_without_a_table_are_answered(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    for command, options, sentence in ANSWERS:
        answer = await people[0].slash(command, **options)
        assert not answer.failed, command
        assert answer.ephemeral
        assert answer.message is not None
        assert sentence in text_of(answer.message)


async def test_the_life_of_a_table(bot: BotProcess, people: tuple[User, ...]) -> None:
    ana, bor, *_ = people
    game = Game(people, random.Random(5))
    await game.open(deals=2)

    async def told(user: User, command: str) -> str:
        answer = await user.slash(command)
        assert answer.message is not None
        return text_of(answer.message)

    assert "already a table" in text_of(
        (await ana.slash("tarok new", game="slovenian")).message or {}
    )
    assert "no Škis round" in await told(ana, "tarok match skis")
    assert "No trick is complete" in await told(ana, "tarok match last")
    assert "No deal of this table is finished" in await told(ana, "tarok match export")
    before = board_of(await ana.wait_for(board_of))
    assert before is not None
    assert "bottom of the channel" in await told(ana, "tarok table")
    await ana.wait_for(lambda ms: (board_of(ms) or before)["id"] != before["id"])
    assert "house player plays on" in await told(bor, "tarok leave")
    await ana.wait_for(lambda ms: "Bor (house)" in text_of(board_of(ms) or before))
    assert "You've left already" in await told(bor, "tarok leave")
    assert "Welcome back" in await told(bor, "tarok hand")
    assert "can close it" in await told(bor, "tarok stop")
    assert "Close this table?" in await told(ana, "tarok stop")
    asked = await ana.slash("tarok stop")
    assert asked.message is not None
    assert "Nothing has changed" in text_of((await ana.press(asked.message, "No")).message or {})
    closed = await confirm_command(ana, "tarok stop")
    assert "table is closed" in text_of(closed.message or {})
    seen = await ana.wait_for(lambda ms: board_of(ms) is None)
    assert not is_over(seen)
    assert "no table in this channel" in await told(ana, "tarok hand")


async def test_options_are_chosen_in_the_lobby(bot: BotProcess, people: tuple[User, ...]) -> None:
    ana, bor, *_ = people
    await ana.slash("tarok new", game="slovenian")
    seen = await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    lobby = next(message for message in seen if controls_of(message))
    refused = await bor.press(lobby, "Options…")
    assert refused.message is not None
    assert "aren't sitting" in text_of(refused.message)
    chosen = await Game((ana,), random.Random(1)).choose_option(ana, "mond_penalty", "21")
    assert not chosen.failed and chosen.ephemeral
    await ana.wait_for(lambda ms: any("21" in text_of(message) for message in ms))


async def test_a_page_of_options_goes_away_when_the_match_has_begun(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana = people[0]
    await ana.slash("tarok new", game="slovenian")
    seen = await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    lobby = next(message for message in seen if controls_of(message))
    opened = (await ana.press(lobby, "Options…")).message
    assert opened is not None
    await ana.press(lobby, "Fill and start")
    await ana.wait_for(lambda ms: not any(message["id"] == opened["id"] for message in ms))


@pytest.mark.parametrize("players", [3, 5])
async def test_a_table_of_another_size(
    bot: BotProcess, people: tuple[User, ...], players: int
) -> None:
    game = Game(people[:3], random.Random(8))
    await game.open(deals=1, house=players - 3, players=players)
    await game.play(until=lambda: len(game.done) >= SOME)
    assert len(game.done) >= SOME


async def test_a_wrong_size_is_refused(bot: BotProcess, people: tuple[User, ...]) -> None:
    answer = await people[0].slash("tarok new", game="slovenian", players=2)
    assert answer.message is not None
    assert "4, 3, 5" in text_of(answer.message)


async def test_taper_is_opened_by_its_own_name(bot: BotProcess, people: tuple[User, ...]) -> None:
    await people[0].slash("tarok new", game="taper")
    seen = await people[0].wait_for(lambda ms: any(controls_of(m) for m in ms))
    lobby = next(message for message in seen if controls_of(message))
    assert "Taper, 3 players" in text_of(lobby)


async def test_every_game_is_taught_page_by_page(bot: BotProcess, people: tuple[User, ...]) -> None:
    for variant in (game for game in FORMS if game not in ADDED):
        pages = await course_pages(people[0], variant)
        assert len(set(pages)) == len(pages) >= 2
        assert pages[0].endswith(f"1 of {len(pages)}") or f"Page 1 of {len(pages)}" in pages[0]


async def course_pages(user: User, variant: str) -> list[str]:
    """All pages of a course, turned with its button."""
    answer = await user.slash("tarok match rules", game=variant)
    pages = []
    while answer.message is not None:
        pages.append(text_of(answer.message))
        on = next(part for part in controls(answer.message) if part["label"] == "Next")
        if on.get("disabled"):
            break
        answer = await user.click(answer.message, on["custom_id"])
    return pages


async def test_taper_has_its_rules_and_its_leaderboard(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana = people[0]
    rules = await ana.slash("tarok match rules", game="taper")
    assert rules.message is not None and "34 of the 66" in text_of(rules.message)
    # A bot that is only ready leaves out lists; after an answer it is there.
    choices = await ana.autocomplete("tarok match rules", "game", "tap")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("Taper", "taper")]
    leaders = await ana.slash("tarok leaderboard", game="taper")
    assert leaders.message is not None and "Taper" in text_of(leaders.message)


async def test_the_game_of_the_channel_is_meant_where_none_is_named(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana = people[0]

    async def told(command: str) -> str:
        answer = await ana.slash(f"tarok {command}")
        assert answer.message is not None
        return text_of(answer.message)

    assert "Slovenian" in await told("match rules") and "Slovenian" in await told("leaderboard")
    await ana.slash("tarok new", game="taper")
    assert "Taper" in await told("match rules") and "Taper" in await told("leaderboard")
