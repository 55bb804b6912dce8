"""Access to replays, and their buttons and commands."""

from dataclasses import replace

import pytest

from bot.archive.desk import ReplayDesk, ReplayPage, parse_replay_id
from bot.archive.replay_page import PLAY
from bot.archive.rows import ShareRows
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.page import Page
from bot.kit.wishes import Person, Public
from bot.tables.model.records import DealLog
from engine import Cards, Pack
from tests.bot.archive.replays import replays_of
from tests.bot.tables.desk.desk_parts import PEOPLE, page_of, scores_of
from tests.bot.world import ANA, BOR, CHANNEL, EVA, GUILD, World

WORDS = load_words(strict=True)("en")
OTHER_SERVER = GUILD + 1


def first(table: int, *, share: bool = False) -> ReplayPage:
    return ReplayPage(table, 1, 0, share)


async def look(replays: ReplayDesk, person: int, request: ReplayPage, guild: int = GUILD) -> Page:
    return page_of(await replays.look(PEOPLE[person], guild, request))


async def test_replay_is_open_to_players_during_and_after_match(world: World) -> None:
    table = await world.start_table(length=2)
    replays = replays_of(world)
    await world.play_deal(table)
    assert "the cards" in (await look(replays, ANA, first(table.id))).text
    await world.play_moves(table)
    assert not table.open
    assert "the cards" in (await look(replays, BOR, first(table.id))).text


async def test_replay_by_solo_player_leads_back_to_score_and_on(world: World) -> None:
    """The replay takes the place of the score on the only page of a solo player."""
    table = await world.start_table(length=2)
    replays = replays_of(world)
    await world.finish_deal(table)

    async def ways() -> set[str]:
        page = await look(replays, ANA, first(table.id))
        return {control.id.rpartition(":")[2] for control in page.controls()} & {"back", "next"}

    assert not await ways(), "among several the score is in the channel"
    alice = Chair("Alice", house=True)
    async with table.lock:
        table.chairs = tuple(chair if chair.user == ANA else alice for chair in table.chairs)
    assert await ways() == {"back", "next"}
    await world.tables.play.ask_for_next(table, ANA)
    assert not await ways()


async def test_replay_of_deal_in_progress_is_denied(world: World) -> None:
    table = await world.start_table(length=2)
    replays = replays_of(world)
    await world.play_deal(table)
    await world.play_moves(table, 5)
    for number in (table.deals, table.deals + 1, 0):
        for share in (False, True):
            with pytest.raises(Denied, match="no-such-deal"):
                await replays.look(PEOPLE[ANA], GUILD, ReplayPage(table.id, number, 0, share))
    assert not await ShareRows(world.store).is_shared(table.id, table.deals)


async def test_replay_of_aborted_deal_is_denied(world: World) -> None:
    """Some players may not have seen their cards yet."""
    table = await world.start_table(length=2)
    replays = replays_of(world)
    await world.play_moves(table, 5)
    number = table.deals
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    with pytest.raises(Denied, match="no-such-deal"):
        await replays.look(PEOPLE[ANA], GUILD, ReplayPage(table.id, number, 0, share=False))


async def test_replay_by_other_users_requires_sharing(world: World) -> None:
    """A shared deal is open to its server, and only that deal."""
    table = await world.start_table(length=2)
    replays = replays_of(world)
    await world.play_moves(table)
    with pytest.raises(Denied, match="not-your-match"):
        await look(replays, EVA, first(table.id))
    with pytest.raises(Denied, match="not-your-match"):
        await look(replays, EVA, first(table.id, share=True))
    shared = await replays.look(PEOPLE[ANA], GUILD, first(table.id, share=True))
    other = await replays.look(PEOPLE[ANA], GUILD, first(table.id, share=True)._replace(step=1))
    assert isinstance(shared, Public)
    assert isinstance(other, Public)
    assert shared.dedupe_key and other.dedupe_key not in ("", shared.dedupe_key), (
        "a page is posted once in a channel"
    )
    assert "the cards" in (await look(replays, EVA, first(table.id))).text
    with pytest.raises(Denied, match="not-your-match"):
        await look(replays, EVA, first(table.id, share=True))
    with pytest.raises(Denied, match="not-your-match"):
        await look(replays, EVA, ReplayPage(table.id, 2, 0, share=False))


async def test_replay_is_shown_though_cached_replays_are_dropped_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player asks to be forgotten while it is noted that a bystander has seen the deal."""
    table = await world.start_table(length=2)
    archive = world.archive()
    replays = ReplayDesk(archive, Looks(), Languages())
    await world.play_deal(table)
    await replays.look(PEOPLE[ANA], GUILD, first(table.id, share=True))
    onlookers = world.tables.register.hooks.onlookers
    note_seen = onlookers.note_seen

    async def note_and_forget(person: int, table_number: int, deal: int) -> None:
        await note_seen(person, table_number, deal)
        archive.forget(BOR)

    monkeypatch.setattr(onlookers, "note_seen", note_and_forget)
    assert "the cards" in (await look(replays, EVA, first(table.id))).text


async def test_name_forgotten_while_a_replay_is_read_is_not_cached(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start_table(length=2)
    archive = world.archive()
    replays = ReplayDesk(archive, Looks(), Languages())
    await world.play_deal(table)
    load_deal = world.rows.load_deal

    async def load_and_forget(table_number: int, deal: int) -> DealLog | None:
        log = await load_deal(table_number, deal)
        archive.forget(BOR)
        return log

    monkeypatch.setattr(world.rows, "load_deal", load_and_forget)
    assert "Bor" in (await look(replays, ANA, first(table.id))).text
    chairs = [
        replace(chair, name="someone") if chair.user == BOR else chair for chair in table.chairs
    ]
    await world.rows.set_seats(table.id, tuple(chairs))
    assert "Bor" not in (await look(replays, ANA, first(table.id))).text


async def test_record_export_requires_access_to_replay(world: World) -> None:
    """A record has all cards. Other users don't even learn how many deals are finished."""
    table = await world.start_table(length=2)
    replays = replays_of(world)
    scores = scores_of(world)
    for moves in (5, 10_000):  # in progress, and when it is over
        await world.play_moves(table, moves)
        for number in (None, 0, 1, 2, 9):
            with pytest.raises(Denied, match="not-your-match"):
                await scores.export(PEOPLE[EVA], CHANNEL, number)
    assert not table.open
    await replays.look(PEOPLE[ANA], GUILD, first(table.id, share=True))
    for person in (EVA, ANA):
        assert page_of(await scores.export(PEOPLE[person], CHANNEL, 1)).attachment is not None
    assert page_of(await scores.export(PEOPLE[BOR], CHANNEL, None)).attachment is not None
    for number in (None, 2, 3):
        with pytest.raises(Denied, match="not-your-match"):
            await scores.export(PEOPLE[EVA], CHANNEL, number)


async def test_replay_in_another_server_is_denied_even_to_players(world: World) -> None:
    """The denial tells only its players that there is such a table, and where to look at it."""
    table = await world.start_table(length=1)
    replays = replays_of(world)
    await world.play_moves(table)
    await replays.look(PEOPLE[ANA], GUILD, first(table.id, share=True))
    with pytest.raises(Denied, match="match-elsewhere"):
        await look(replays, ANA, first(table.id), OTHER_SERVER)
    for user, number in ((EVA, table.id), (ANA, table.id + 1), (ANA, 0)):
        with pytest.raises(Denied, match="not-your-match"):
            await look(replays, user, first(number), OTHER_SERVER)
    assert await replays.matches(PEOPLE[ANA], OTHER_SERVER) == []
    with pytest.raises(Denied, match="no-match-of-yours"):
        await replays.open(PEOPLE[ANA], OTHER_SERVER, None, None)


async def test_replay_pictures_follow_reader_or_server_preference(world: World) -> None:
    """A reader's preference is for private pages, the server's for shared ones."""
    table = await world.start_table(length=1)
    looks = Looks()
    await world.play_moves(table)
    replays = replays_of(world, looks)
    await looks.change("person", ANA, {"style": "pictures"})
    assert (await look(replays, ANA, ReplayPage(table.id, 1, PLAY, share=False))).pictures
    assert not (await look(replays, BOR, ReplayPage(table.id, 1, PLAY, share=False))).pictures
    assert not (await look(replays, ANA, ReplayPage(table.id, 1, PLAY, share=True))).pictures


async def open_replay(
    replays: ReplayDesk, person: Person, match: str | None, deal: str | None
) -> str:
    return page_of(await replays.open(person, GUILD, match, deal)).text


async def test_replay_command_selects_match_and_deal(world: World) -> None:
    """By default the newest match and its last deal."""
    ana = PEOPLE[ANA]
    replays = replays_of(world)
    with pytest.raises(Denied, match="no-match-of-yours"):
        await replays.open(ana, GUILD, None, None)
    older = await world.start_table(length=2)
    await world.play_moves(older)
    newer = await world.start_table(length=1)
    with pytest.raises(Denied, match="no-finished-deal"):
        await replays.open(ana, GUILD, None, None)
    await world.play_moves(newer)
    matches = await replays.matches(ana, GUILD)
    assert [value for _, value in matches] == [str(newer.id), str(older.id)]
    assert "Slovenian tarok: Ana, Bor, Cilka, Dane" in matches[0][0]
    deals = await replays.deals(ana, GUILD, str(older.id))
    assert [value for _, value in deals if value.isdigit()] == ["2", "1"]
    assert "Deal 1 · the cards" in await open_replay(replays, ana, None, None)
    assert "Deal 2 · the cards" in await open_replay(replays, ana, str(older.id), None)
    assert "Deal 1 · the cards" in await open_replay(replays, ana, str(older.id), "1")
    for wrong in ("3", "0", "-1", "½", "void-1", ""):
        with pytest.raises(Denied, match="no-finished-deal"):
            await replays.open(ana, GUILD, str(older.id), wrong)
    for wrong in ("x", "-1", "½", "9" * 30, ""):
        with pytest.raises(Denied, match="not-your-match"):
            await replays.open(ana, GUILD, wrong, None)


async def test_void_deal_has_no_place_but_can_be_replayed(world: World) -> None:
    """SLO-DEAL-6: a hand without trumps."""
    table = await world.open_table()
    pack = table.rules.pack
    usual = world.shuffle
    whole = pack.deck(pack.codes)
    trumps = [card for card in whole if card & pack.trumps]

    def trumpless(_: Pack) -> tuple[Cards, ...]:
        """Deal the first hand no trumps, once."""
        world.shuffle = usual
        suits = [card for card in whole if not card & pack.trumps]
        return (*trumps[:6], *suits, *trumps[6:])

    world.shuffle = trumpless
    await world.tables.lobbies.start(table, ANA)
    await world.play_moves(table)
    deals = await replays_of(world).deals(PEOPLE[ANA], GUILD, str(table.id))
    assert ("A deal that was void, and dealt again", "void-1") in deals
    assert "the cards" in await open_replay(replays_of(world), PEOPLE[ANA], str(table.id), "void-1")


async def test_deals_go_by_the_numbers_on_their_pages_where_thrown_in_ones_do_not_count(
    world: World,
) -> None:
    """POL-FLOW-2: a deal that is thrown in and does not count shares its number with the next."""
    table = await world.start_table(length=4, game="krolami", thrown_in_counts="false")
    while table.deal is not None and table.deals == 1:  # nobody uses a right, and nobody bids
        assert table.turn is not None
        user = table.chairs[table.turn].user
        assert user is not None
        await world.tables.play.act(table, user, "pass", table.shown_seq(table.turn))
        if table.not_ready:
            await world.ask_for_next_deal(table)
    await world.play_moves(table)
    replays, ana = replays_of(world), PEOPLE[ANA]
    names = [name for _, name in await replays.deals(ana, GUILD, str(table.id))]
    assert "void-1" in names and {name for name in names if name.isdigit()} == set("1234")
    for name in "1234":
        assert f"Deal {name} · " in await open_replay(replays, ana, str(table.id), name)
        file, _ = await world.archive().record(ANA, CHANNEL, int(name))
        assert file == f"tarok-{table.id}-{name}.game"
    assert "Deal 1 · " in await open_replay(replays, ana, str(table.id), "void-1")
    with pytest.raises(Denied, match="no-finished-deal"):
        await replays.open(ana, GUILD, str(table.id), "5")
    assert len((await world.archive().sheet(CHANNEL)).deals) == 4


@pytest.mark.parametrize(
    "custom_id", ["replay:1:2", "replay:1:2:x:f", "replay:-1:2:3:f", "replay:²:2:3:f",
                  "share:1:2:3", f"replay:{'9' * 20}:1:1:f", "manual:1:2:3:f"],
)  # fmt: skip
def test_forged_replay_ids_are_rejected(custom_id: str) -> None:
    assert parse_replay_id(custom_id) is None


def test_replay_ids_are_parsed() -> None:
    assert parse_replay_id("replay:7:2:3:n") == ReplayPage(7, 2, 3, share=False)
    assert parse_replay_id("share:7:2:3:s") == ReplayPage(7, 2, 3, share=True)
