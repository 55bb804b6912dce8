"""Deals that others have had: who is dealt them, what is told of them, and what is checked."""

import dataclasses
from collections.abc import AsyncIterator

import pytest

from bot.base.database_address import DatabaseAddress
from bot.contests.core.points_ahead import measure
from bot.contests.duplicates.deals import form_text, opens_alike, solo_seat
from bot.contests.duplicates.desk import read_wish
from bot.contests.duplicates.ghosts import OF_EACH, FilledChair, ghosts
from bot.contests.duplicates.pages import OTHERS, below_score, player_label
from bot.contests.duplicates.rows import DealChair, ToFill
from bot.fairness.rows import FairnessRows
from bot.fairness.verification import is_reused
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.page import Page, Select, Text
from bot.privacy.rows import PrivacyRows
from bot.tables.model.table import Finished
from bot.thinkers.side_jobs import AtOnce
from engine import commitment
from tests.bot.contests.comparing import Solo
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of
from tests.bot.tables.lobby.between_deals import let_in
from tests.bot.world import ANA, BOR, CILKA, DANE, EVA, GUILD
from tests.databases import direct_connection
from tests.engine.fairness_checker import holds
from tests.pages.drawn import WORDS

FORM = form_text("slovenian", 4, ())


@pytest.fixture
async def solo(database_address: DatabaseAddress) -> AsyncIterator[Solo]:
    made = Solo(database_address)
    await made.open()
    yield made
    await made.world.store.close()


def text_of(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Text))


async def two_with_the_same(solo: Solo) -> tuple[int, int]:
    """Return the tables of two people who have had one deal after the other.

    Ana has had it, the house has played it, and then Bor has had it.
    """
    first, deal = await solo.play_deal(ANA)
    await solo.filling.fill()
    second, again = await solo.play_deal(BOR, way=1)
    assert deal.deck == again.deck and deal.dealer == again.dealer
    return first.id, second.id


async def test_second_player_sees_first_result(solo: Solo) -> None:
    first, second = await two_with_the_same(solo)
    page = await solo.page(BOR, f"{OTHERS}:{second}:1")
    assert "Ana" in text_of(page) and "house, club 1" in text_of(page)
    compared = await solo.results.compare(GUILD, BOR, second, 1)
    assert len(compared.others) == 1 + len(list(ghosts(searching=False)))
    (ana,) = [other for other in compared.others if other.outcome.person == ANA]
    stored = await solo.world.rows.load_deal(first, 1)
    assert stored is not None and stored.deal.scores is not None
    assert ana.outcome.points == stored.deal.scores[0]
    mine = await solo.results.compare(GUILD, ANA, first, 1)
    assert any(other.outcome.person == BOR for other in mine.others), "and the first the second's"
    stood = [measure(other.outcome) for other in mine.others]
    assert stood == sorted(stood, reverse=True), "who is furthest ahead first"


async def test_duplicate_results_of_earlier_releases_are_compared(solo: Solo) -> None:
    """They didn't record how far ahead somebody was: it is worked out from the line, once."""
    _, second = await two_with_the_same(solo)
    known = await solo.results.compare(GUILD, BOR, second, 1)
    with direct_connection(solo.world.path) as db:
        db.execute("UPDATE duplicate_results SET ahead = NULL")
    assert await solo.results.compare(GUILD, BOR, second, 1) == known
    with direct_connection(solo.world.path) as db:
        assert db.execute("SELECT 1 FROM duplicate_results WHERE ahead IS NULL").fetchone() is None
        db.execute("UPDATE duplicate_results SET ahead = NULL, line = 'pass' WHERE ghost <> ''")
    left = (await solo.results.compare(GUILD, BOR, second, 1)).others
    assert left == tuple(other for other in known.others if not other.outcome.ghost)


async def test_other_players_line_can_be_replayed(solo: Solo) -> None:
    first, second = await two_with_the_same(solo)
    page = await solo.page(BOR, f"{OTHERS}:{second}:1")
    (pick,) = [control for control in page.controls() if isinstance(control, Select)]
    (anas,) = [choice for choice in pick.choices if choice.label.startswith("Ana")]
    line = await solo.page(BOR, pick.id, (anas.value,))
    assert "Ana" in text_of(line)
    replay = await solo.archive.replay(GUILD, ANA, first, 1)
    compared = await solo.results.compare(GUILD, BOR, second, 1)
    for other in compared.others:
        shown = await solo.results.look(second, 1, other.outcome, "somebody")
        settled = shown.end.settlement
        assert settled is not None and settled.scores[0] == other.outcome.points
        if other.outcome.person == ANA:
            assert shown.moments == replay.moments
        assert shown.dealt == replay.dealt


async def test_unfillable_duplicate_does_not_block_others(
    solo: Solo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Because the rules have changed, say: it is dealt to nobody."""
    _, deal = await solo.play_deal(ANA)
    with monkeypatch.context() as patch:
        patch.setattr(FilledChair, "sit", None)
        assert await solo.filling.fill() == 1
    assert await solo.filling.fill() == 0
    _, other = await solo.play_deal(BOR)
    assert other.deck != deal.deck
    assert await solo.filling.fill() == 1


async def test_duplicate_is_never_dealt_twice_to_a_person(solo: Solo) -> None:
    """While there are deals that others have had, and after that new ones."""
    await two_with_the_same(solo)
    dealt = {ANA: set[str](), BOR: set[str]()}
    for user in (ANA, BOR, ANA, BOR, ANA, BOR):
        table = await solo.table(user)
        assert table.live is not None
        stored = await solo.world.rows.load_deal(table.id, 1)
        assert stored is not None and stored.deal.deck not in dealt[user]
        dealt[user].add(stored.deal.deck)
        await solo.world.tables.stopping.stop(table, user, table.deals, may_manage=True)
        await solo.filling.fill()
    assert dealt[ANA] & dealt[BOR], "what one has begun and left is dealt to the other"


async def test_reused_cards_verify(solo: Solo) -> None:
    first, second = await two_with_the_same(solo)
    checks = []
    for user, table in ((ANA, first), (BOR, second)):
        checked, _, record = await solo.verification.check(GUILD, user, table, 1)
        assert checked.holds and holds(record, checked.commitment or "")
        checks.append(checked)
    assert [check.reused for check in checks] == [False, True]
    assert checks[0].commitment != checks[1].commitment, "they cannot be linked"
    secret = await FairnessRows(solo.world.store).secret(second, 1)
    assert secret is not None and is_reused(secret)
    assert commitment(bytes.fromhex(secret)) == checks[1].commitment
    known = await FairnessRows(solo.world.store).secret(first, 1)
    assert known is not None and known not in secret


async def test_duplicate_has_commitment_before_first_bid(solo: Solo) -> None:
    await solo.play_deal(ANA)
    await solo.filling.fill()
    table = await solo.table(BOR)
    pledge = await solo.world.fairness.pledge(table)
    assert not pledge.coming and pledge.commitment is not None
    await solo.finish(table)
    checked, *_ = await solo.verification.check(GUILD, BOR, table.id, 1)
    assert checked.reused and checked.commitment == pledge.commitment


async def test_shown_commitment_leads_to_new_cards(solo: Solo) -> None:
    """So their word is in it, and nobody has chosen the cards."""
    _, deal = await solo.play_deal(ANA)
    await solo.filling.fill()
    table = await solo.table(BOR, length=2)
    await solo.finish(table)
    pledge = await solo.world.fairness.pledge(table)
    await solo.world.fairness.give_word(table, BOR, 2, "mine")
    await solo.world.ask_for_next_deal(table)
    secret = await FairnessRows(solo.world.store).secret(table.id, 2)
    assert secret is not None and not is_reused(secret)
    assert commitment(bytes.fromhex(secret)) == pledge.commitment
    stored = await solo.world.rows.load_deal(table.id, 2)
    assert stored is not None and stored.deal.words and stored.deal.deck != deal.deck


@pytest.mark.parametrize("seen", ["shared", "file", "verified"])
async def test_public_deal_is_not_dealt_as_duplicate(solo: Solo, seen: str) -> None:
    table, deal = await solo.play_deal(ANA)
    await solo.filling.fill()
    if seen == "shared":
        await solo.archive.share(GUILD, ANA, table.id, 1)
    elif seen == "file":
        await solo.archive.record(ANA, table.channel, 1)
    else:
        await solo.verification.check(GUILD, ANA, table.id, 1)
    assert (await solo.play_deal(BOR))[1].deck != deal.deck


async def test_onlooker_is_not_dealt_duplicate(solo: Solo) -> None:
    table = await solo.table(ANA)
    await desk_of(solo.world).play.watch(PEOPLE[BOR], table)
    deal = await solo.finish(table)
    await solo.filling.fill()
    assert (await solo.play_deal(BOR))[1].deck != deal.deck
    assert (await solo.play_deal(CILKA))[1].deck in {deal.deck, (await _deck_of(solo, BOR))}


async def _deck_of(solo: Solo, user: int) -> str:
    (row,) = await solo.world.rows.tables_of_person(GUILD, user, 1)
    log = await solo.world.rows.load_deal(row.id, 1)
    assert log is not None
    return log.deal.deck


async def test_duplicate_results_are_hidden_during_deal(solo: Solo) -> None:
    await solo.play_deal(ANA)
    await solo.filling.fill()
    table = await solo.table(BOR)
    for user in (BOR, CILKA):
        with pytest.raises(Denied):
            await solo.page(user, f"{OTHERS}:{table.id}:1")
    await solo.finish(table)
    await solo.page(BOR, f"{OTHERS}:{table.id}:1")
    with pytest.raises(Denied, match="not-your-match"):
        await solo.page(CILKA, f"{OTHERS}:{table.id}:1")
    with pytest.raises(Denied, match="no-others"):
        await solo.page(BOR, f"{OTHERS}:{table.id}:1:99999:0:o")


async def test_duplicate_results_hide_names_of_other_servers(solo: Solo) -> None:
    _, second = await two_with_the_same(solo)
    await solo.world.forgetting.forget(ANA)
    page = text_of(await solo.page(BOR, f"{OTHERS}:{second}:1"))
    assert "Ana" not in page and "a player" in page
    table, _ = await solo.play_deal(CILKA)
    await PrivacyRows(solo.world.store).forget_server(PERSONAL, GUILD + 5)
    results = await solo.results.compare(GUILD, CILKA, table.id, 1)
    assert [other for other in results.others if other.outcome.person == BOR]
    for compared in results.others:
        if compared.outcome.person == BOR:
            elsewhere = compared._replace(outcome=compared.outcome._replace(home=GUILD + 1))
            assert (
                player_label(elsewhere, GUILD, WORDS)
                == "a player"
                != player_label(compared, GUILD, WORDS)
            )


async def test_result_of_a_leaver_is_not_that_of_the_newcomer_in_the_seat(solo: Solo) -> None:
    table = await solo.table(ANA, length=2)
    await solo.finish(table)
    await solo.filling.fill()
    await solo.world.tables.attendance.leave(table, ANA)
    for newcomer in (BOR, CILKA, DANE, EVA):
        await let_in(solo.world, table, newcomer)
    assert table.player_of(ANA) is None
    compared = await solo.results.compare(GUILD, ANA, table.id, 1)
    assert compared.own.outcome.person == ANA


async def test_hinted_result_is_not_compared_with(solo: Solo) -> None:
    table = await solo.table(ANA)
    while table.awaited is None or table.has_no_choice:
        await solo.step(table)
    assert table.turn is not None
    await solo.world.rows.note_hint(table.id, 1, table.turn, table.seq)
    await solo.finish(table)
    await solo.filling.fill()
    second, _ = await solo.play_deal(BOR)
    compared = await solo.results.compare(GUILD, BOR, second.id, 1)
    assert compared.own.alone and not [
        other for other in compared.others if not other.outcome.ghost
    ]
    mine = await solo.results.compare(GUILD, ANA, table.id, 1)
    assert not mine.own.alone and mine.others


async def test_result_of_a_deal_whose_rest_the_house_played_is_compared_with(solo: Solo) -> None:
    """The rest is shown only when nothing can change: others lost a result for nothing."""
    table = await solo.table(ANA)
    while table.awaited is None or table.has_no_choice:
        await solo.step(table)
    async with table.lock:
        await solo.world.tables.register.moves.play_out(table)
    await solo.filling.fill()
    await solo.play_deal(BOR)
    mine = await solo.results.compare(GUILD, ANA, table.id, 1)
    assert mine.own.alone and mine.others


async def test_kill_between_two_duplicate_players_loses_nothing(solo: Solo) -> None:
    table = await solo.table(ANA)
    for _ in range(9):
        await solo.step(table)
    await solo.restart()
    table = await solo.world.tables.register.table(table.id)
    deal = await solo.finish(table)
    await solo.restart()
    await solo.filling.fill()
    await solo.restart()
    table = await solo.table(BOR)
    await solo.restart()
    table = await solo.world.tables.register.table(table.id)
    assert (await solo.finish(table)).deck == deal.deck
    await solo.restart()
    compared = await solo.results.compare(GUILD, BOR, table.id, 1)
    assert [other for other in compared.others if other.outcome.person == ANA]
    await solo.results.reckon()
    assert await solo.results.compare(GUILD, BOR, table.id, 1) == compared, "and nothing twice"


async def test_duplicate_requires_solo_table_same_rules_and_seat(solo: Solo) -> None:
    table = await solo.table(ANA, length=2)
    sits = solo_seat(table)
    assert sits is not None and sits.chair.level == "club"
    assert sits.chair.form == FORM, "how long a match lasts is nothing of a deal"
    await solo.finish(table)
    after = solo_seat(table)
    assert after is not None and after.chair.place == (sits.chair.place - 1) % 4
    other = await solo.table(BOR, mond_penalty="21")
    other_seat = solo_seat(other)
    assert other_seat is not None and other_seat.chair.form != FORM
    knocked = await solo.table(CILKA, knock="on")
    assert solo_seat(knocked) is None, "who cuts makes other cards"
    assert await solo.rows.dealt(knocked.id, 1) is None
    several = await solo.world.start_table()
    assert solo_seat(several) is None
    assert await solo.rows.dealt(several.id, 1) is None


async def test_compulsory_deal_is_not_compared(solo: Solo) -> None:
    """SLO-BID-9: nobody bids in it."""
    table = await solo.table(ANA)
    assert table.match is not None and table.live is not None
    carry = table.match.carry
    forced = table.match._replace(carry=dataclasses.replace(carry, compulsory=True))  # type: ignore[call-arg]
    assert opens_alike(table.match, table.live.deck)
    assert not opens_alike(forced, table.live.deck)


async def test_solo_score_links_to_comparison(solo: Solo) -> None:
    await solo.play_deal(ANA)
    (ended,) = (event for event in solo.world.events if isinstance(event, Finished))
    (button,) = below_score(ended.info, ended.view, 1, WORDS)
    assert read_wish(button.id, ()) is not None
    solo.world.duplicates = False
    await solo.restart()
    info = (await solo.table(ANA)).info()
    assert not info.deals_again and not tuple(below_score(info, ended.view, 1, WORDS))
    new, _ = await solo.play_deal(BOR)
    assert await solo.rows.dealt(new.id, 1) is None, "a host may turn it off"


def test_forged_comparison_ids_are_rejected() -> None:
    for forged in (
        "others", "others:1", "others:1:x", "others:1:2:pick", "others:-1:2", "others:1:2:3:4:5:6",
        "others:1:2:²", f"others:{'9' * 30}:1", "other:1:2", "others:1:2:3:x:n",
    ):  # fmt: skip
        assert read_wish(forged, ()) is None, forged
    assert read_wish("others:1:2:pick", ("3",)) == (1, 2, 3, 0)


# The house that sits there -----------------------------------------------------------------------


async def test_house_player_repeats_its_duplicate_result(solo: Solo) -> None:
    chair = ToFill(1, DealChair(FORM, 1, "club"), "5c" * 32)
    requests = list(ghosts(searching=False))
    assert len(requests) >= 2 * OF_EACH >= 10
    once = await FilledChair(chair, AtOnce()).sit(tuple(requests))
    assert once == [(await FilledChair(chair, AtOnce()).sit((request,)))[0] for request in requests]
    assert len({result.line for result in once}) > 1, "they differ a little"


async def test_begun_duplicate_is_not_dealt_again(solo: Solo) -> None:
    """The house's result in a deal still being played is told to nobody."""
    table = await solo.table(ANA)
    await solo.filling.fill()
    second, _ = await solo.play_deal(BOR)
    assert table.live is not None
    first = await solo.world.rows.load_deal(table.id, 1)
    log = await solo.world.rows.load_deal(second.id, 1)
    assert first is not None and log is not None and first.deal.deck == log.deal.deck
    compared = await solo.results.compare(GUILD, BOR, second.id, 1)
    assert all(other.outcome.ghost for other in compared.others)
