"""Scores of deals of Taroki z królami (docs/rules/krolami.md, vectors 30 to 48)."""

from dataclasses import replace

import pytest

from engine import Deal, variant
from engine.games.krolami.rules import KROLAMI
from engine.match import close_deal, open_match, places
from tests.engine.krolami_cases import B1, B2, DECLARER, PARTNER, RULES, Wanted, random_deal

D, P = DECLARER, PARTNER
TRUL_A = {"F": (D, D, 1), "T21": (D, D, 3), "T1": (D, D, 2)}
KINGS_A = {"SK": (D, D, 7), "CK": (P, P, 8), "DK": (P, D, 9)}
KINGS_ALONE = {"SK": (D, D, 7), "CK": (D, D, 8), "DK": (D, D, 9)}
BY_FOOL = {"T21": (D, B1, 4), "F": (B1, B1, 4)}
BY_PARTNER = {"T21": (D, P, 4), "F": (P, P, 4), "T1": (B2, B2, 2)}
SWEEP = {
    **KINGS_A, "F": (P, P, 1), "T1": (D, D, 12), "T21": (D, D, 3), "HK": (P, P, 5),
}  # fmt: skip

VECTORS: dict[str, tuple[Wanted, int]] = {
    "30": (Wanted("two", True, points=107), 2),
    "31": (Wanted("four", False, points=105), -4),
    "32 lost": (Wanted("three", False, level=1), -6),
    "32 won": (Wanted("two", True, level=4), 32),
    "33": (Wanted("two", True, pair=False, fates={**TRUL_A, "T1": (D, D, 12)}), 5),
    "34": (
        Wanted("one", True, said=(("pagat_ultimo", D, 1),), fates={"T1": (D, B1, 5),
               "HK": (D, D, 6), "SK": (B2, B2, 7)}),
        -3,
    ),
    "35": (Wanted("one", True, fates={"T1": (D, P, 12)}), 0),
    "36": (Wanted("one", True, fates={"T1": (B1, D, 6), "SK": (B2, B2, 7)}), 2),
    "37": (Wanted("three", True, said=(("king_ultimo", P, 2),), fates={"HK": (P, D, 12)}), 11),
    "38": (Wanted("three", False, said=(("king_ultimo", P, 0),), fates={"HK": (P, B1, 7)}), -5),
    "39": (Wanted("two", False, fates={**BY_FOOL, "HK": (P, B1, 7)}), -5),
    "39 to the partner": (Wanted("two", False, fates={**BY_PARTNER, "HK": (P, B1, 7)}), -3),
    "40": (Wanted("four", True, wins=12, fates=SWEEP), 14),
    "41": (
        Wanted("four", True, wins=11, fates=TRUL_A, said=(("trul", D, 0), ("walat", D, 0))),
        -12,
    ),
    "42": (Wanted("one", True, fates=KINGS_A, said=(("kings", P, 0),)), 9),
    "42 king lost": (
        Wanted("one", True, fates={**KINGS_A, "CK": (P, B1, 8)}, said=(("kings", P, 0),)), -7,
    ),
    "42 called king lost": (
        Wanted("one", True, fates={**KINGS_A, "HK": (P, B1, 5)}, said=(("kings", P, 0),)), -8,
    ),
    "43": (
        Wanted("three", True, pair=False, said=(("kings", D, 0),),
               fates={**KINGS_ALONE, "CK": (D, B1, 8)}),
        -5,
    ),
    "44": (
        Wanted("two", False, level=3, said=(("taroki_10", B1, 0),),
               fates={"F": (B1, B1, 4), "T21": (B1, B1, 3), "T1": (B1, B1, 2)}),
        -19,
    ),
    "45": (Wanted("two", False, pair=False, face_up="H4 HK"), -3),
    "46": (Wanted("three", True, said=(("taroki_12", D, 0), ("taroki_0", B2, 0))), 3),
    "47": (Wanted("two", True, wins=7, said=(("walat", D, 0), ("walat", B1, 0))), 2),
}  # fmt: skip


@pytest.mark.parametrize("number", VECTORS)
def test_deal_scores_as_documented(number: str) -> None:
    """POL-BON-1 to POL-BON-11, POL-KU-3, POL-GEN-4."""
    wanted, total = VECTORS[number]
    settlement = wanted.settle()
    declarers = {D, P} if wanted.pair else {D}
    gets = total if wanted.pair else 3 * total
    assert settlement.scores == tuple(
        gets if player in declarers else -total for player in range(4)
    )
    assert settlement.made is wanted.won


def deal_that_scores(end: Deal, scores: tuple[int, ...]) -> Deal:
    """Return a finished deal with rules that give it these scores."""
    settlement = RULES.settle(end)._replace(scores=scores)
    return end._replace(rules=replace(RULES, settle=lambda _: settlement))


def test_48_match_is_the_sum_of_its_deals() -> None:
    """POL-MATCH-2."""
    end = next(d.end for d in map(random_deal, range(300)) if d.end.ended == "passed_out")
    match = open_match(RULES, dealer=0, length=8)
    for scores in ((2, 2, -2, -2), (0, 0, 0, 0), (-6, 2, 2, 2), (5, -5, -5, 5)):
        match = close_deal(match, deal_that_scores(end, scores))
    assert match.scores == (1, -1, -5, 5)
    assert places(match.scores) == (2, 3, 4, 1)


OPTIONS: dict[str, tuple[str, str, Wanted, int]] = {
    "POL-COUNT-4": ("count_rule", "rounded36", Wanted("three", True, points=106), -3),
    "POL-BON-6": (
        "king_ultimo_must_win", "true",
        Wanted("three", True, said=(("king_ultimo", P, 0),), fates={"HK": (P, D, 12)}), 1,
    ),
    "POL-BON-10": (
        "trump_counts_per_side", "best",
        Wanted("two", True, said=(("taroki_10", D, 0), ("taroki_0", P, 0))), 5,
    ),
    "POL-BON-7": (
        "open_king_penalty", "2", Wanted("two", False, pair=False, face_up="H4 HK"), -4,
    ),
    "POL-BON-9": ("walat_exclusive", "true", Wanted("two", True, said=(("walat", B1, 0),)), 20),
}  # fmt: skip


@pytest.mark.parametrize("rule", OPTIONS)
def test_option_changes_the_score(rule: str) -> None:
    key, value, wanted, total = OPTIONS[rule]
    assert next(option for option in KROLAMI.options if option.key == key).rule == rule
    changed, usual = KROLAMI.build(4, {key: value}), wanted.settle()
    if key == "count_rule":
        assert usual.scores[D] == 3
    scores = wanted.settle(changed).scores
    assert scores != usual.scores
    assert scores[D] == (total if wanted.pair else 3 * total)


def test_match_has_eight_deals_and_thrown_in_deals_count() -> None:
    assert RULES.length == 8
    lenient = variant("krolami").build(4, {"thrown_in_counts": "false"})
    for rules, finished in ((RULES, 1), (lenient, 0)):
        end = next(d.end for d in map(random_deal, range(300)) if d.end.ended == "passed_out")
        end = end._replace(rules=rules, dealer=2)
        match = close_deal(open_match(rules, dealer=2, length=8), end)
        assert (match.finished, match.dealer, match.scores) == (finished, 3, (0, 0, 0, 0))
