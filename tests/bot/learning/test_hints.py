"""Hints at a table: permission, counting, and staleness."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from bot.choices.languages import Languages
from bot.deals.board import board
from bot.deals.hand import hand
from bot.games.hints_given import MOVE as UP_TO_MOVE
from bot.games.hints_given import REASONS
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.limits import WaitingLimits
from bot.kit.wishes import Shown
from bot.learning.hints.desk import HintDesk
from bot.learning.hints.service import FindHint, Hints
from bot.store import StoreError
from bot.tables.desk.lobby import LobbyDesk
from bot.tables.desk.playing import PlayDesk
from bot.tables.model.hints import given_to
from bot.tables.model.table import Finished, Table
from bot.tables.private.private_views import PrivateViews
from bot.thinkers import hinting
from bot.thinkers.study import Study
from engine import View, choose, encode, read
from search.explain.grades import Gap
from search.explain.nudges import Hint, Reason, Tried, hint_by_thumb
from tests.bot.deals.announcing import play_to_announcements
from tests.bot.discord_stub import RESPONSE, Screen, StubInteraction
from tests.bot.tables.desk.desk_parts import PEOPLE, WORDS, page_of, pressed_move, scores_of
from tests.bot.tables.desk.desk_parts import desk_of as table_desk
from tests.bot.tables.drawing import private_views
from tests.bot.tables.private.secret_deals import VOID, deck_with_hands
from tests.bot.thinkers import thinking
from tests.bot.thinkers.running_workers import running_workers
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, GUILD, World, refuse_write
from tests.pages.drawn import WORDS as STRICT
from tests.timeout import TIMEOUT

ASK = "Hint"
MOVE = "The move?"
WHY = "Why?"
PROMPT_SECONDS = "bot.learning.hints.desk.PROMPT_SECONDS"


async def search_hint(view: View, user: int = 0, *_: object) -> Hint:
    """Return a hint as a search would."""
    move = encode(view.rules.pack, choose(view))
    return Hint(
        Reason("unseen", {}),
        move,
        (Tried(move, 6.1, 0.5, Gap(0.0, 0.0, 200)),),
        (Reason("game-now", {"share": 71}),),
        200,
    )


class Hinted(NamedTuple):
    """The desks for hands and hints."""

    lobby: LobbyDesk
    play: PlayDesk
    hints: HintDesk


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let answers wait for hints on a busy machine, too."""
    monkeypatch.setattr(PROMPT_SECONDS, TIMEOUT)


def desk_of(
    world: World, think: FindHint = search_hint, hands: PrivateViews | None = None
) -> Hinted:
    tables = table_desk(world, languages=Languages(lambda _: WORDS))
    hints = Hints(world.rows, think, WaitingLimits())
    return Hinted(tables.lobby, tables.play, HintDesk(hints, tables.play, hands or private_views()))


async def alone(world: World, game: str = "slovenian", *, first_deals: bool = False) -> Table:
    """Start Ana's solo table, as in her ``first_deals`` or long after them."""
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game=game, players=4,
        options={}, length=2, language="en",
    )  # fmt: skip
    await world.tables.lobbies.fill(table, ANA)
    await house(world, table)
    if not first_deals:
        async with table.lock:
            table.newcomers = {}
    return table


async def house(world: World, table: Table) -> None:
    """Let house players move until Ana is asked."""
    while table.turn is not None and (table.awaited is None or table.forced):
        code = world.code(table, choose(table.view(table.turn)))
        await world.tables.play.act_for_house(table, table.seq, code)


async def press(desk: Hinted, table: Table, label: str, user: int = ANA) -> Shown:
    """Press a button of the current hand."""
    shown = await desk.play.hand(PEOPLE[user], table)
    buttons = {getattr(control, "label", ""): control for control in page_of(shown).controls()}
    seq, code = pressed_move(buttons[label])
    return await desk.hints.hint(PEOPLE[user], table, int(code.partition(":")[2]), seq)


def labels(shown: Shown) -> set[str]:
    return {getattr(control, "label", "") for control in page_of(shown).controls()}


async def test_hint_steps_are_nudge_then_move_then_reasons(world: World) -> None:
    desk = desk_of(world)
    table = await alone(world)
    nudge = await press(desk, table, ASK)
    assert "💡" in page_of(nudge).text
    assert "I'd choose" not in page_of(nudge).text
    move = await press(desk, table, MOVE)
    assert "I'd choose" in page_of(move).text
    assert "71%" not in page_of(move).text
    why = await press(desk, table, WHY)
    for text in ("200 deals", "+6.1", "71%"):
        assert text in page_of(why).text
    assert not labels(why) & {ASK, MOVE, WHY}
    seq = table.shown_seq(table.turn)
    assert "71%" in page_of(await desk.hints.hint(PEOPLE[ANA], table, 1, seq)).text
    redrawn = await desk.play.hand(PEOPLE[ANA], table)
    assert "71%" in page_of(redrawn).text, "it stays until the move is made"


async def test_hint_disappears_with_next_move(world: World) -> None:
    desk = desk_of(world)
    table = await alone(world)
    await press(desk, table, ASK)
    code = world.code(table, choose(table.view(table.turn)))
    after = await desk.play.act(PEOPLE[ANA], table, code, table.shown_seq(table.turn))
    assert "💡" not in page_of(after).text


async def test_hinted_decision_counts_once_and_is_reported(world: World) -> None:
    desk = desk_of(world)
    table = await alone(world)
    ana = table.seat_of(ANA)
    asked = 0
    while table.live is not None:
        if asked < 2:
            for label in (ASK, MOVE):
                await press(desk, table, label)
            asked += 1
        code = world.code(table, choose(table.view(ana)))
        await world.tables.play.act(table, ANA, code, table.shown_seq(ana))
        await house(world, table)
    number = next(event.told for event in world.events if isinstance(event, Finished))
    assert (await world.tables.reports.help_counts(table, number))[0][ana] == 2
    record = page_of(await scores_of(world).export(PEOPLE[ANA], CHANNEL, 1)).attachment
    assert record is not None
    assert f"# player {ana}: 2 hints\n" in record.text
    assert read(record.text).deals[0].over
    await world.restart()
    assert (await world.tables.reports.help_counts(table, number))[0][ana] == 2


async def test_hint_that_cannot_be_recorded_is_not_shown(world: World) -> None:
    desk = desk_of(world)
    table = await alone(world)
    with refuse_write(world.rows, "note_hint"), pytest.raises(StoreError):
        await press(desk, table, ASK)
    assert given_to(table, table.seat_of(ANA)) is None


async def test_hint_is_invisible_to_others(world: World) -> None:
    desk = desk_of(world)
    table = await table_with_hints(world)
    user = table.awaited
    assert user is not None

    def sent() -> list[str]:
        seats = (seat for seat in range(4) if table.chairs[seat].user != user)
        hands = (hand(table.info(seat), table.view(seat), STRICT) for seat in seats)
        return [board(table.info(), table.view(None), STRICT).text, *(page.text for page in hands)]

    before = sent(), table.seq, table.moved_at
    await press(desk, table, ASK, user)
    assert (sent(), table.seq, table.moved_at) == before


async def table_with_hints(world: World) -> Table:
    table = await world.open_table()
    await world.tables.settings.set_hints(table, ANA, allowed=True)
    await world.tables.lobbies.start(table, ANA)
    return table


async def test_hints_among_people_require_founders_permission(world: World) -> None:
    desk = desk_of(world)
    table = await world.open_table()
    assert not table.info().hints
    with pytest.raises(Denied, match="founder-only"):
        await desk.lobby.allow_hints(PEOPLE[BOR], table)
    assert "may ask" in page_of(await desk.lobby.allow_hints(PEOPLE[ANA], table)).text
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.info().hints
    await desk_of(world).lobby.forbid_hints(PEOPLE[ANA], table)
    desk = desk_of(world)
    await desk.lobby.start(PEOPLE[ANA], table)
    user = table.awaited
    assert user is not None
    assert ASK not in labels(await desk.play.hand(PEOPLE[user], table))
    with pytest.raises(Denied, match="no-hints"):
        await desk.hints.hint(PEOPLE[user], table, 1, table.shown_seq(table.turn))
    with pytest.raises(Denied, match="already-started"):
        await desk.lobby.allow_hints(PEOPLE[ANA], table)


async def test_rematch_keeps_hints_setting(world: World) -> None:
    table = await table_with_hints(world)
    await world.play_moves(table, 3)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    rematch = await world.tables.lobbies.rematch(table.id, ANA, "Ana", home=GUILD)
    assert rematch.info().hints
    await world.restart()
    assert (await world.tables.register.table(rematch.id)).info().hints


async def test_slow_hint_is_announced_and_then_comes_to_the_hand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PROMPT_SECONDS, 0)
    go_on = asyncio.Event()

    async def slow(view: View, user: int, *_: object) -> Hint:
        await go_on.wait()
        return await search_hint(view, user)

    table, hands, screen = await alone(world), private_views(), Screen()
    token: Any = StubInteraction(user=ANA, screen=screen)
    hands.remember(table, token, message=RESPONSE)
    shown = await press(desk_of(world, slow, hands), table, ASK)
    assert "weighing" in page_of(shown).text and "💡" not in page_of(shown).text
    go_on.set()
    await screen.until(lambda: "💡" in screen.text)
    assert "weighing" not in screen.text


async def test_hint_computed_too_late_is_not_shown(world: World) -> None:
    async def slow(view: View, user: int, *_: object) -> Hint:
        """Return a hint after the move was made."""
        assert user is not None
        code = world.code(table, choose(view))
        await world.tables.play.act(table, user, code, table.shown_seq(table.turn))
        return await search_hint(view, user)

    table = await table_with_hints(world)
    user = table.awaited
    assert user is not None
    shown = await press(desk_of(world, slow), table, ASK, user)
    assert "💡" not in page_of(shown).text


@pytest.mark.parametrize("steps", [(1, 1, 1, 1, 1), (1, 2, 3), (3, 1), (1, 3, 2)])
async def test_concurrent_hint_presses_share_job_and_show_furthest_step(
    world: World, steps: tuple[int, ...]
) -> None:
    jobs = 0
    begun = asyncio.Event()
    go_on = asyncio.Event()

    async def slow(view: View, user: int, *_: object) -> Hint:
        nonlocal jobs
        jobs += 1
        begun.set()
        await go_on.wait()
        return await search_hint(view, user)

    table = await alone(world)
    desk = desk_of(world, slow)
    ana = table.seat_of(ANA)
    seq = table.shown_seq(ana)
    presses = [
        asyncio.create_task(desk.hints.hint(PEOPLE[ANA], table, step, seq)) for step in steps
    ]
    await begun.wait()
    for _ in steps:  # the store runs calls in order: each press has reached it
        await world.rows.hints(table.id, table.deals)
    go_on.set()
    shown = await asyncio.gather(*presses)
    given = given_to(table, ana)
    assert jobs == 1
    assert given is not None
    assert given.step == max(steps)
    for step, page in zip(steps, shown, strict=True):  # at least the step requested
        assert ("I'd choose" in page_of(page).text) >= (step >= UP_TO_MOVE)
        assert ("71%" in page_of(page).text) >= (step >= REASONS)
    assert await world.rows.hints(table.id, table.deals) == {ana: 1}


@pytest.mark.parametrize("wrong", [lambda seq: seq + 1, lambda seq: seq - 1, lambda _: 10**9])
async def test_hint_button_of_other_move_is_stale(
    world: World, wrong: Callable[[int], int]
) -> None:
    desk = desk_of(world)
    table = await alone(world)
    shown = await desk.hints.hint(PEOPLE[ANA], table, 3, wrong(table.shown_seq(table.turn)))
    assert "💡" not in page_of(shown).text
    assert not await world.rows.hints(table.id, table.deals)


async def test_hint_for_player_not_on_turn_is_stale(world: World) -> None:
    desk = desk_of(world)
    table = await table_with_hints(world)
    user = next(person for person in (ANA, BOR, CILKA) if person != table.awaited)
    assert ASK not in labels(await desk.play.hand(PEOPLE[user], table))
    seat = table.seat_of(user)
    shown = await desk.hints.hint(PEOPLE[user], table, 1, table.shown_seq(seat))
    assert "💡" not in page_of(shown).text
    assert not await world.rows.hints(table.id, table.deals)


async def test_hint_out_of_turn_is_offered_only_on_turn(world: World) -> None:
    """SLO-OPT-34: before their turn they need not decide anything."""
    table, _ = await play_to_announcements(world, free_announcement_order="on")
    assert table.awaited is not None
    await world.tables.play.act(table, table.awaited, "pass", table.seq)  # the declarer
    spoken = 0
    for seat in range(4):
        info = replace(table.info(seat), hints=True)
        view = table.view(seat)
        asks = any(":hint:" in control.id for control in hand(info, view, STRICT).controls())
        assert asks == (seat == table.turn)
        spoken += bool(view.offers)
    assert spoken > 1


async def test_hint_in_first_deals_gives_one_reason_without_figures(world: World) -> None:
    """A phone showed half of the page, and beginners know no averages."""
    desk = desk_of(world)
    table = await alone(world, first_deals=True)
    for label in (ASK, MOVE):
        await press(desk, table, label)
    text = page_of(await press(desk, table, WHY)).text
    advice = text[text.index("I'd choose") :].split("\n")
    assert advice[1].startswith("-# ")
    assert "You hold" not in text
    assert "200 deals" not in text
    assert "about the same" not in text


async def test_hint_for_secret_question_is_not_counted(world: World) -> None:
    """ROM-DEAL-9: a count would reveal that they were asked."""

    async def never(view: View, user: int, *_: object) -> Hint:
        raise AssertionError(view.phase)

    world.shuffle = lambda pack: deck_with_hands(pack, 2, VOID, "T2")
    table = await world.open_table(4, "romanian", knock="off")
    await world.tables.settings.set_hints(table, ANA, allowed=True)
    await world.tables.lobbies.start(table, ANA)
    assert table.deal is not None
    assert table.deal.in_secret
    assert table.awaited is not None
    shown = await press(desk_of(world, never), table, ASK, table.awaited)
    assert "💡" in page_of(shown).text
    assert not await world.rows.hints(table.id, table.deals)


async def test_hints_are_computed_by_study_worker(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "MAX_SECONDS", TIMEOUT)
    monkeypatch.setattr(hinting, "hint", thinking.nudged_hint)
    async with running_workers(1, thinking.warm) as pool:
        desk = desk_of(world, hinting.Hinting(Study(pool)).think)
        table = await alone(world)
        for label in (ASK, MOVE):
            await press(desk, table, label)
        assert "67%" in page_of(await press(desk, table, WHY)).text


async def test_slow_hint_search_falls_back_to_rule_of_thumb(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "MAX_SECONDS", 0.01)
    monkeypatch.setattr(hinting, "EXPECTED_SECONDS", 3600.0)
    monkeypatch.setattr(hinting, "hint", thinking.asleep)
    async with running_workers(1, thinking.warm) as pool:
        desk = desk_of(world, hinting.Hinting(Study(pool)).think)
        table = await alone(world)
        for label in (ASK, MOVE):
            await press(desk, table, label)
        assert "A rule of thumb" in page_of(await press(desk, table, WHY)).text
        assert pool.awake  # it is slow, not lost


@pytest.mark.parametrize("workers", [0, 1], ids=["none", "cold"])
async def test_hint_without_workers_is_rule_of_thumb(world: World, workers: int) -> None:
    async with running_workers(workers, thinking.cold) as pool:
        desk = desk_of(world, hinting.Hinting(Study(pool)).think)
        table = await alone(world)
        for label in (ASK, MOVE):
            await press(desk, table, label)
        shown = page_of(await press(desk, table, WHY))
        assert "A rule of thumb" in shown.text
        view = table.view(table.turn)
        assert given_to(table, table.seat_of(ANA)) is not None
        assert hint_by_thumb(view).move == world.code(table, choose(view))
