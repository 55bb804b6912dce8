"""The poster of a finished deal shows only cards that were played for all to see."""

from itertools import pairwise

from bot.deals.board import board
from bot.deals.poster import decisive, honours, last_scene
from bot.deals.scenes import table_scene
from bot.deals.wording.alt_texts import MAX_ALT
from bot.kit.look import Look
from bot.kit.page import Picture
from bot.pictures import poster
from bot.pictures.draw import draw
from bot.pictures.layouts import WIDTH
from bot.pictures.palette import MOST_BYTES
from bot.pictures.scenes import PosterScene, TableScene
from engine import View, observe, union
from tests.laws.playing import each_table, sizes
from tests.pages.drawn import WORDS, worst_info
from tests.pages.signs import cards_in
from tests.pictures.views import Table, info_of, random_deals, set_of

tables = each_table()
PICTURES = Look("pictures")


def end_views(table: Table, number: int = 6) -> list[View]:
    return [observe(played.end, None) for played in random_deals(table, number)]


def posters(table: Table, number: int = 6) -> list[tuple[View, PosterScene]]:
    views = end_views(table, number)
    scenes = [(view, last_scene(info_of(table), view, WORDS).scene) for view in views]
    return [(view, scene) for view, scene in scenes if isinstance(scene, PosterScene)]


@tables
def test_played_deal_ends_with_a_poster(table: Table) -> None:
    posters_drawn = 0
    for view in end_views(table):
        picture = last_scene(info_of(table), view, WORDS)
        has_poster = bool(view.tricks) and not view.ended and view.settlement is not None
        assert isinstance(picture.scene, PosterScene if has_poster else TableScene)
        posters_drawn += has_poster
    assert posters_drawn


@tables
def test_poster_names_winner_and_points(table: Table) -> None:
    """Winners are also named without a declarer, if a line of the score is theirs alone."""
    for view, scene in posters(table):
        settlement = view.settlement
        assert settlement is not None
        best = max(settlement.scores[player] for player in view.order)
        winners = [player for player in view.order if settlement.scores[player] == best]
        alone = any(set(line.players) == set(winners) for line in settlement.lines if line.points)
        if view.declarer is not None or alone:
            assert scene.status != WORDS("board-over")
        if view.declarer is None and alone:
            assert all(info_of(table).chairs[player].name in scene.status for player in winners)


@sizes(4, 60)
@tables
def test_poster_shows_only_played_cards(table: Table, deals: int) -> None:
    """Posters show one trick and honours of all tricks, but no discards and no talon."""
    for view, scene in posters(table, deals):
        pack = view.rules.pack
        number = decisive(view)
        assert number is not None
        trick = set_of(pack, *(card.code for card in scene.trick))
        assert trick == union(view.tricks[number].cards)
        assert [pack[card.code] for card in scene.trick if card.wins] == [
            view.tricks[number].winning
        ]
        honours_shown = set_of(pack, *(code for row in scene.rows for code in row.honours))
        assert honours_shown == union(honours(view))
        assert not honours_shown & ~union([union(trick.cards) for trick in view.tricks])


@tables
def test_poster_ranks_by_score(table: Table) -> None:
    for view, scene in posters(table):
        assert view.settlement is not None
        changes = [int(row.change) for row in scene.rows]
        assert sorted(changes) == sorted(view.settlement.scores[player] for player in view.order)
        assert changes == sorted(changes, reverse=True)
        assert [row.best for row in scene.rows] == [change == changes[0] > 0 for change in changes]
        if view.declarer is not None:
            assert int(scene.result) == view.settlement.scores[view.declarer]


@sizes(4, 60)
@tables
def test_deciding_trick_was_taken_by_the_winners(table: Table, deals: int) -> None:
    """A contract that a single trick breaks is decided by that trick."""
    for view, _ in posters(table, deals):
        number, contract, settlement = decisive(view), view.contract, view.settlement
        assert number is not None
        assert contract is not None
        assert settlement is not None
        before, trick = view.tricks[:number], view.tricks[number]
        if settlement.made is False and contract.aim in ("no_trick", "all_tricks"):
            breaks = [(taken.winner in settlement.declaring) == (contract.aim == "no_trick")
                      for taken in (*before, trick)]  # fmt: skip
            assert breaks[-1]
            assert not any(breaks[:-1])
        elif settlement.made is not None and contract.aim == "points":
            won = {taken.winner for taken in view.tricks if
                   (taken.winner in settlement.declaring) == settlement.made}  # fmt: skip
            assert trick.winner in won or not won


@tables
def test_alt_text_of_a_poster_names_table_trick_and_honours(table: Table) -> None:
    """The alt text of the table comes first; the rest follows as far as there is room."""
    words = WORDS.of(table[0])
    for view in end_views(table):
        picture, table_picture = (
            last_scene(info_of(table), view, WORDS),
            table_scene(info_of(table), view, WORDS),
        )
        assert picture.alt.startswith(table_picture.alt)
        assert len(picture.alt) <= MAX_ALT
        number = decisive(view)
        if number is not None and len(picture.alt) < MAX_ALT - 200:
            named = cards_in(view.rules.pack, picture.alt, words)
            assert not (union(view.tricks[number].cards) | union(honours(view))) & ~named


@tables
def test_the_board_of_a_finished_deal_is_its_poster(table: Table) -> None:
    """The text of the board stays unchanged."""
    info, view = info_of(table), posters(table)[0][0]
    page = board(info, view, WORDS, look=PICTURES)
    assert isinstance(page.pictures[0], Picture)
    assert isinstance(page.pictures[0].scene, PosterScene)
    assert page.instead is not None
    assert page.instead().blocks == board(info, view, WORDS).blocks


@tables
def test_the_longest_names_and_numbers_are_drawn(table: Table) -> None:
    info = worst_info(table[1], variant=table[0])
    for view in end_views(table)[:2]:
        assert len(draw(last_scene(info, view, WORDS).scene)) <= MOST_BYTES


def test_parts_of_a_poster_row_do_not_overlap() -> None:
    rooms = (
        (poster.NAMES, poster.NAMES + poster.NAME_ROOM),
        (poster.HONOURS, poster.HONOURS + poster.HONOUR_ROOM),
        (poster.CHANGE - poster.CHANGE_ROOM, poster.CHANGE),
        (poster.TOTAL - poster.TOTAL_ROOM, poster.TOTAL),
    )
    assert all(left[1] < right[0] for left, right in pairwise(rooms))
    assert rooms[0][0] > poster.EDGE + 10 + poster.STRIPE
    assert rooms[-1][1] < WIDTH - poster.EDGE
