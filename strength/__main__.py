"""Measure how strong players are, and print it; ``make strength`` writes docs/strength.md.

``--write`` replaces the rows of the page that were measured, and leaves all others as they are;
``--kept --write`` does so with what there is of a run that still goes on or was broken off.
``--player NAME=COMMAND`` seats a program of your own (docs/engine.md); its figures are not kept.
"""

import argparse
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from engine import FORMS
from players.program import SECONDS, ProgramFailed
from strength.players import PLAYERS, seat
from strength.plot import SAME_TABLE, all_levels, plot
from strength.report import Run, measured_tables, page
from strength.run import KINDS, Kept, gathered, questions, run
from strength.standing import tables_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
PLOT = PAGE.with_suffix(".svg")
KEPT = ROOT / "var" / "strength.jsonl"
TELLING = "__main__ foolish foolish_kinds foreseen plot report standing texts".split()
"""Files that measure nothing of what the page tells."""
OF_PROGRAMS = ("table",)
"""Asked of programs, if nothing else is wished for."""
PAIRS = [
    *("master:club", "master:plain", "master:greedy", "master:novice", "master:random"),
    *("club:plain", "club:greedy", "club:random cards", "club:random", "club:novice"),
    *("novice:greedy", "novice:random"),
]


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m strength", description=__doc__)
    parser.add_argument("--deals", type=int, help="deals of each question")
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=list(FORMS), metavar="FORM")
    parser.add_argument("--pairs", nargs="+", default=PAIRS, metavar="CHALLENGER:OTHER")
    parser.add_argument(
        "--of", nargs="+", choices=KINDS, metavar="KIND", help="all; with a --player: table"
    )
    parser.add_argument(
        "--player", action="append", default=[], metavar="NAME=COMMAND", help="seat a program"
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="how long a program may think about a move"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--afresh", action="store_true", help="keep nothing of an earlier run")
    parser.add_argument(
        "--kept", action="store_true", help="tell what was played, and play nothing"
    )
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.relative_to(ROOT)}")
    chosen = parser.parse_args(arguments)
    chosen.pairs = [tuple(pair.split(":")) for pair in chosen.pairs]
    chosen.programs = dict(player.partition("=")[::2] for player in chosen.player)
    chosen.of = chosen.of or (OF_PROGRAMS if chosen.programs else KINDS)
    if misnamed := [name for name in chosen.programs if name in PLAYERS or ":" in name or not name]:
        parser.error(f"a player cannot be named {misnamed[0]!r}: write --player NAME=COMMAND")
    if chosen.programs and (chosen.write or chosen.kept):
        parser.error("figures of a --player are neither kept nor written")
    if chosen.kept and chosen.deals:
        parser.error("--kept tells all that was played: leave --deals out")
    known = (*PLAYERS, *chosen.programs)
    unknown = {name for pair in chosen.pairs for name in pair} - set(known)
    if unknown or any(len(pair) != 2 for pair in chosen.pairs):
        parser.error(f"a pair is two of {', '.join(known)}, with a colon between them")
    return chosen


def commit() -> tuple[str, bool]:
    """The last commit of the measured code, and whether the code is unchanged since."""
    code = (
        "--",
        "engine",
        "search",
        "strength",
        "data/policies",
        *(f":!strength/{module}.py" for module in TELLING),
    )
    return _git("log", "-1", "--format=%h", *code), not _git("status", "--porcelain", *code)


def _git(*words: str) -> str:
    asked = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return asked.stdout.strip()


def machine() -> str:
    """The processor, by name if it tells one, and Python."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.is_file() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    name = names[0] if names else platform.machine()
    return f"{name}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main(arguments: list[str]) -> int:
    """Measure what is asked for; the exit status."""
    chosen = parsed(arguments)
    head, clean = commit()
    if chosen.afresh:
        KEPT.unlink(missing_ok=True)
    if chosen.programs:
        kept = Kept(Path(os.devnull), "")
    else:
        kept = Kept(KEPT, None if chosen.kept else head if clean else "")
    asked = questions(chosen.forms, chosen.pairs, chosen.of)
    seating = partial(seat, chosen.programs, chosen.seconds)
    try:
        seating()
        for left in (
            () if chosen.kept else run(asked, chosen.deals, kept, chosen.processes, seating)
        ):
            if left % 50 == 0:
                print(f"{left} pieces to come", file=sys.stderr, flush=True)
    except ProgramFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    measured = Run(
        machine=machine(),
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        commit=kept.of or f"{head}, with changes",
        forms=chosen.forms,
        pairs=chosen.pairs,
    )
    answers = partial(gathered, deals=chosen.deals, kept=kept)
    if chosen.write:
        text = page(measured, answers, PAGE.read_text("utf-8"))
        PAGE.write_text(text, "utf-8")
        PLOT.write_text(plot(all_levels(tables_of(text)[SAME_TABLE])), "utf-8")
    else:
        print(measured_tables(measured, answers))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
