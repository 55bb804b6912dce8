"""Set-up of all tests: shared fixtures, the tests' own family of games, and the order of tests."""

import gc
import os
import shutil
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import aiosqlite.core
import pytest
from _pytest.nodeid import NodeId

from tests.databases import (
    database_address,
    database_kind,
    long_leases,
    postgres,
    proxy,
    runnable_tests,
    store,
)
from tests.laws.families import add_family, add_words
from tests.minigame.rules import LITTLE

__all__ = [
    "database_address",
    "database_kind",
    "long_leases",
    "postgres",
    "proxy",
    "store",
]  # fixtures

add_family(LITTLE, "tests/minigame")
add_words("tests/minicontest")

WIRE_TESTS = "tests/wire/"
"""Tests that mostly wait for other processes."""
HEAVY_TESTS = ("tests/laws/", "tests/search/", "tests/pages/")
"""Files that compute for long: they run first, so that none is left over at the end."""

MEMORY, MIN_FREE_BYTES = Path("/dev/shm"), 2**30
"""A folder in memory, and the bytes that must be free in it."""

LONG = (
    "tests/bot/host/test_puzzles.py::test_file_grows_from_where_it_ended",
    "tests/bot/learning/test_earlier.py::test_hint_and_analysis_agree",
    "tests/bot/learning/test_lesson_law.py::test_right_answer_is_never_clearly_worse",
    "tests/bot/store/test_earlier_schemas.py",
    "tests/bot/store/test_restore.py::test_terminal_commands",
    "tests/bot/thinkers/test_workers.py",
    "tests/browser/",
    "tests/cards/test_drawings.py::test_pips_stand_clear",
    "tests/cards/test_drawings.py::test_trula_alone_is_framed_in_gold",
    "tests/cards/test_faces.py",
    "tests/engine/test_fairness.py::test_checker_accepts_and_rejects",
    "tests/engine/test_house_",
    "tests/engine/test_lombardia_house.py",
    "tests/engine/test_replay_refused.py",
    "tests/engine/test_romanian_random.py",
    "tests/languages/test_limits.py",
    "tests/laws/test_house.py::test_house_plays_better_than_chance",
    "tests/pages/test_schema.py",
    "tests/pictures/test_contrast.py::test_words_in_pictures_have_enough_contrast",
    "tests/ratings/test_foresight.py",
    "tests/search/test_advice.py",
    "tests/search/test_advice_read.py::test_bonus_of_a_trump_is_mentioned_in_straw_man_tarock",
    "tests/search/test_advice_read.py::test_late_hint_never_says_that_no_single_trick_decides",
    "tests/search/test_advice_read.py::test_surest_reason_of_two_bids_comes_first",
    "tests/search/test_advice_read.py::test_usual_move_is_hinted_where_none_is_better",
    "tests/search/test_exact_endings.py::test_late_on_a_card_has_its_exact_value",
    "tests/search/test_judge.py::test_every_decision_about_a_fool",
    "tests/search/test_kept.py::test_worker_decides_the_same",
    "tests/search/test_likelihood.py",
    "tests/search/test_shown.py::test_known_style_improves_the_worlds",
    "tests/search/test_worlds.py::test_worlds_are_drawn_evenly",
    "tests/strength/test_calibration.py::test_calibration_of_a_deal",
    "tests/strength/test_duplicate.py::test_deal_is_reproducible",
    "tests/strength/test_duplicate.py::test_equal_players_gain",
    "tests/strength/test_duplicate.py::test_master_deal_is_reproducible",
    "tests/test_image.py::test_built_image_runs_the_bot",
    "tests/test_image.py::test_image_without_masters_plays",
    "tests/train/test_policies.py::test_kept_policy",
    "tests/wire/test_analysing.py",
    "tests/wire/test_anywhere.py::test_a_person_plays_with_the_house",
    "tests/wire/test_anywhere.py::test_no_board_is_left_behind",
    "tests/wire/test_anywhere.py::test_person_without_direct_messages",
    "tests/wire/test_anywhere.py::test_table_that_only_its_founder_sees",
    "tests/wire/test_anywhere.py::test_two_people_play",
    "tests/wire/test_bad_days.py",
    "tests/wire/test_boards.py::test_a_board_in_a_thread_that_fell_asleep",
    "tests/wire/test_boards.py::test_a_score_sheet",
    "tests/wire/test_boards.py::test_a_start_draws_nothing",
    "tests/wire/test_boards.py::test_a_table_closes_with_its_channel",
    "tests/wire/test_boards.py::test_after_a_start",
    "tests/wire/test_boards.py::test_no_board_is_left_behind",
    "tests/wire/test_boards.py::test_restarts_call_nobody",
    "tests/wire/test_careers.py::test_people_look_at_each_others",
    "tests/wire/test_cogs.py::test_each_cog",
    "tests/wire/test_comings.py",
    "tests/wire/test_commands.py::test_a_table_of_another_size",
    "tests/wire/test_commands.py::test_after_a_match",
    "tests/wire/test_commands.py::test_taper_has_its_rules",
    "tests/wire/test_crashes.py",
    "tests/wire/test_doctor.py",
    "tests/wire/test_fairness.py",
    "tests/wire/test_forgotten.py",
    "tests/wire/test_forms.py",
    "tests/wire/test_free_order.py",
    "tests/wire/test_health.py",
    "tests/wire/test_host.py::test_a_gateway_that_turns_the_bot_away",
    "tests/wire/test_host.py::test_a_store_that_cannot_write",
    "tests/wire/test_host.py::test_commands_are_written",
    "tests/wire/test_host.py::test_discord_in_trouble",
    "tests/wire/test_host.py::test_gateway_that_refuses",
    "tests/wire/test_host.py::test_refusal_at_login",
    "tests/wire/test_host.py::test_tables_are_served",
    "tests/wire/test_host.py::test_two_bots",
    "tests/wire/test_knock.py",
    "tests/wire/test_languages.py::test_a_choice_in_the_list_outlives",
    "tests/wire/test_levels.py",
    "tests/wire/test_match.py",
    "tests/wire/test_measured.py",
    "tests/wire/test_names_stay.py",
    "tests/wire/test_one_person.py",
    "tests/wire/test_patience.py::test_late_reminded",
    "tests/wire/test_pictures.py::test_a_hand_whose_picture",
    "tests/wire/test_pictures.py::test_board_without_attach_permission",
    "tests/wire/test_pictures.py::test_emojis_stand",
    "tests/wire/test_practice.py",
    "tests/wire/test_privacy.py",
    "tests/wire/test_searched_hints.py",
    "tests/wire/test_shards.py::test_cut_shard",
    "tests/wire/test_shards.py::test_shards_come_in",
    "tests/wire/test_slow_line.py",
    "tests/wire/test_soak.py",
    "tests/wire/test_stopping.py",
    "tests/wire/test_strangers.py",
    "tests/wire/test_tournaments.py::test_kills",
    "tests/wire/test_trouble.py::test_faults_do_not_stop_a_game",
    "tests/wire/test_trouble.py::test_the_game_goes_on_after_a_reconnect",
    "tests/wire/test_undo.py::test_a_move_comes_back",
)
"""Tests too long for each change: whole matches, many restarts, hundreds of deals, a browser."""


class FailedNames:
    """Names each failed test at once: a run that is cut off never comes to its summary."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the name and the first line of the reason."""
        if report.failed:
            reason = report.longreprtext.partition("\nE   ")[2].partition("\n")[0].strip()
            self._terminal.write_line(f"\n{report.nodeid}: {reason}")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep the tests' databases in memory where there is room, and name failed tests at once.

    A disk makes every written move wait, and survives no more of the tested crashes than memory.
    """
    # A failed test may leave its store open, whose thread would keep pytest from ending.
    vars(aiosqlite.core)["Thread"] = partial(Thread, daemon=True)
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > MIN_FREE_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        config.pluginmanager.register(FailedNames(terminal))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Ignore files that hold only long tests when no long tests are run."""
    name = str(collection_path.relative_to(config.rootpath))
    is_long_file = name.startswith(LONG) and collection_path.suffix == ".py"
    return True if is_long_file and "not long" in config.option.markexpr else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """Mark the long tests, keep each file in one process, and spread the files that wait.

    Each file's fixtures are built once, and some workers compute while others wait, so that no
    processor is idle. A test that waits builds nothing for others, and goes to any free worker.
    """
    items[:] = runnable_tests(items)
    for item in items:
        if item.nodeid.startswith(LONG):
            item.add_marker("long")
        waits = item.nodeid.startswith(WIRE_TESTS)
        if not waits and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
    waiting = [item for item in items if item.nodeid.startswith(WIRE_TESTS)]
    others = [item for item in items if not item.nodeid.startswith(WIRE_TESTS)]
    others.sort(key=lambda item: not item.nodeid.startswith(HEAVY_TESTS))
    shares = [(n / len(group), item) for group in (waiting, others) for n, item in enumerate(group)]
    items[:] = [item for _, item in sorted(shares, key=lambda share: share[0])]
    if config.getoption("loadgroup", default=False):
        keep_together(items)


def keep_together(items: list[pytest.Item]) -> None:
    """Write each test's group into its id, where xdist looks for it.

    xdist writes it where pytest 9.2 no longer keeps ids: groups are silently scattered (issue 1386
    of pytest-xdist), and each worker builds the fixtures of all of them.
    """
    for item in items:
        groups = sorted({str(mark.args[0]) for mark in item.iter_markers("xdist_group")})
        if groups:
            item._id = NodeId.parse(f"{item.nodeid}@{'_'.join(groups)}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector from searching the collected tests.

    They stay to the end, so it neither runs during the collection nor looks at them later.
    """
    gc.disable()
    result = yield
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)
    gc.enable()
    return result


@pytest.fixture(scope="module", autouse=True)
def leaks_are_found_in_their_file() -> Iterator[None]:
    """Collect what a file's tests left open: else whichever test runs later fails for it."""
    yield
    gc.collect()
