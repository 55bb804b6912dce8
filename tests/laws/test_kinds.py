"""Kinds of contests differ by their attributes; no code compares their names."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.contests.challenges.kind import ChallengeKind
from bot.contests.daily.ranked import RANKED
from bot.contests.teams.kind import TeamKind
from bot.contests.tournaments.kind import TournamentKind
from tests.laws.sources import files_of, nodes, sources_group

NAMES = {*RANKED, ChallengeKind.name, TournamentKind.name, TeamKind.name}

pytestmark = sources_group


def comparisons(file: Path) -> Iterator[str]:
    """Comparisons with a contest's kind, or with the name of a kind.

    A kind as a key of a dict is allowed.
    """
    for node in nodes(file):
        if isinstance(node, ast.Compare):
            constants = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
            equal = any(isinstance(op, ast.Eq | ast.NotEq | ast.Is | ast.IsNot) for op in node.ops)
            sides = map(ast.unparse, (node.left, *node.comparators))
            if constants & NAMES or (
                equal and any(side.endswith("contest.kind") for side in sides)
            ):
                yield ast.unparse(node)
        elif isinstance(node, ast.MatchValue) and ast.unparse(node).strip("'") in NAMES:
            yield ast.unparse(node)


def test_kind_of_a_contest_is_compared_nowhere() -> None:
    compared = [(str(file), text) for file in files_of("bot") for text in comparisons(file)]
    assert not compared


def test_core_of_contests_names_no_kind() -> None:
    for file in files_of("bot/contests/core"):
        written = {node.value for node in nodes(file) if isinstance(node, ast.Constant)}
        assert not written & NAMES, file
