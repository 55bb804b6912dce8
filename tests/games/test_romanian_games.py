"""Golden games of Romanian tarok and Taper: reckoned by a second scorer, which knows no engine."""

import re
from pathlib import Path

import pytest

from engine.records.read import read
from tests.games.golden import HERE, files_of, for_each_file, judge_game, read_golden, tricks_of
from tests.games.romanian_reckoner import Game

FILES = files_of("romanian")
SIDES = "DO"
MUST_BE_SHOWN = {
    *(f"4 {kind} {end}" for kind in ("doi", "unu", "solo") for end in ("made", "lost")),
    *(f"3 {kind} {end}" for kind in ("trei", "doi", "unu", "solo") for end in ("made", "lost")),
    "4 doi surrendered", "4 unu surrendered", "passed out", "michi-michi x 1", "michi-michi x 2",
    *(f"{key} silent made by {side}" for key in ("trula", "kings", "luna", "pagat", "valat")
      for side in SIDES),
    *(f"{key} announced {end} by {side}" for key in ("trula", "kings", "luna", "valat")
      for end in ("made", "lost") for side in SIDES),
    *(f"pagat silent lost by {side}" for side in SIDES),
    *(f"{key} announced {end} by D" for key in ("pagat", "king") for end in ("made", "lost")),
    *(f"king silent {end} by D" for end in ("made", "lost")),
    *(f"king {status}" for status in ("hand", "taken", "seen", "unseen")),
    "regele prins 1", "regele prins 2", "radler",
    *(f"{fact} x {2 ** step}" for fact in ("game", "bonus") for step in range(6)),
    *(f"class {number} by {side}" for number in (1, 2, 3) for side in SIDES),
    "pool taken x 1", "pool taken x 2", "pool lost x 1", "pool lost x 2",
}  # fmt: skip


def game_of(file: Path) -> Game:
    """The game of a file, for the second scorer."""
    text = read_golden(file)
    (pool,) = text.words_after("carry", "pool")
    return Game(
        int(text.words_after("players")[0]),
        dealer=text.dealer,
        deck=text.deck,
        moves=text.moves,
        pool=None if pool == "-" else int(pool),
        radler=int(text.words_after("carry", "radler")[0]),
    )


def carry_after(file: Path) -> tuple[int, int]:
    """The carry after the deal, as the heading has it: chips in the pool, radler deals."""
    ((pool, radler),) = re.findall(
        r"# pool (-?\d+) radler (\d+)", "\n".join(read_golden(file).comments)
    )
    return int(pool), int(radler)


games = for_each_file(FILES)


@games
def test_engine_scores_as_reckoned(file: Path) -> None:
    answer = judge_game(file)
    assert answer["deals"][0]["scores"] == read_golden(file).scores
    assert answer["carry"] == dict(zip(("pool", "radler"), carry_after(file), strict=True))


@games
def test_heading_matches_second_scorer(file: Path) -> None:
    text, game = read_golden(file), game_of(file)
    assert (game.why, game.scores) == (text.reckoning, text.scores)
    assert (game.chips, game.after) == carry_after(file)
    assert text.heading == "# " + "; ".join(sorted(game.shows))


@games
def test_tricks_match_second_scorer(file: Path) -> None:
    assert tricks_of(judge_game(file)) == [
        (trick.cards[0][0], trick.codes, trick.winner) for trick in game_of(file).tricks
    ]


def test_every_result_and_bonus_is_shown_by_a_game() -> None:
    shown = set()
    for file in FILES:
        game = game_of(file)
        shown |= game.shows | {f"{game.players} {fact}" for fact in game.shows}
    assert MUST_BE_SHOWN - shown == set()


# The complete deals of the document -----------------------------------------------------------

DEAL_A = (HERE / "romanian" / "tv_deala_1.game").read_text("utf-8")
SAID = "2 say:taroks\n2 pass\n3 kontra:game\n3 pass\n0 pass\n1 pass\n2 pass\n"
DOCUMENTED = {
    "TV-DEALA-1": (SAID, "", 15, [15, -15, 15, -15]),
    "TV-DEALA-2, no contra": ("2 say:taroks\n2 pass\n3 pass\n0 pass\n1 pass\n", "", 5,
                              [5, -5, 5, -5]),
    "TV-DEALA-2, recontra": ("2 say:taroks\n2 pass\n3 kontra:game\n3 pass\n0 kontra:game\n0 pass\n"
                             "1 pass\n2 pass\n3 pass\n", "", 27, [27, -27, 27, -27]),
    "TV-DEALA-2, radler": (SAID, "radler", 30, [30, -30, 30, -30]),
    "TV-DEALA-3": (SAID.replace("2 say:taroks", "2 say:taroks\n2 say:pagat"), "", 21,
                   [25, -21, 26, -21]),
    "TV-DEALA-4": (SAID.replace("2 say:taroks", "2 say:taroks\n2 say:pagat").replace(
        "3 kontra:game", "3 kontra:game\n3 kontra:pagat@2"), "", 28, [32, -37, 33, -37]),
    "TV-DEALA-5": ("2 say:taroks\n2 say:trula\n2 pass\n3 kontra:game\n3 pass\n0 pass\n1 say:luna\n"
                   "1 pass\n2 kontra:luna@1\n2 pass\n3 pass\n0 pass\n1 pass\n", "", 20,
                   [20, -20, 20, -20]),
    "TV-DEALA-6": (SAID.replace("2 say:taroks", "2 say:taroks\n2 say:valat"), "", -13,
                   [-13, 13, -13, 13]),
    "TV-DEALA-7": (SAID, "option talon_owner opponents", -9, [-9, 9, -9, 9]),
}  # fmt: skip


@pytest.mark.parametrize("number", DOCUMENTED)
def test_deals_of_the_document_score_as_stated(number: str) -> None:
    statements, more, value, expected = DOCUMENTED[number]
    text = DEAL_A.replace(SAID, statements)
    if more.startswith("option"):
        text = text.replace("players 4\n", f"players 4\n{more}\n")
    elif more:
        text = text.replace("carry radler 0", "carry radler 1")
    deal = read(text).deals[0]
    assert deal.over
    settled = deal.rules.settle(deal)
    stakes = ("stake", "dealer_stake", "alone", "opponents", "pool")
    assert sum(line.points for line in settled.lines if line.key not in stakes) == value
    assert [score + (player == 0) for player, score in enumerate(settled.scores)] == expected


def test_deal_c_scores_as_stated() -> None:
    """TV-DEALC-1."""
    assert read_golden(HERE / "romanian" / "tv_dealc_1.game").scores == [3, 4, -8]
