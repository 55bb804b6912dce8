"""Bounds of growth: no cache or container lives long if nothing ever makes it smaller.

A cache says how many answers it keeps (``lru_cache(N)``), unless what it is asked for cannot
become more while the bot runs. A dict that people make grow is a ``Bounded``. What is neither is
listed below, with what takes things out again.
"""

import ast
from collections.abc import Iterator, Sequence

import pytest

from tests.laws.sources import ROOT, files_of, nodes, sources_group

FOLDERS = ("bot", "engine", "search")
pytestmark = sources_group
GROWING_KINDS = (
    "dict",
    "list",
    "set",
    "deque",
    "defaultdict",
    "OrderedDict",
    "Counter",
    "UserDict",
)

CACHES = {
    "bot/discord/sending/emojis.py faces": "its argument is a folder of ours",
    "bot/kit/l10n.py load_words": "two ways of reading words",
    "bot/kit/l10n.py of": "languages of ours: others are read as English",
    "bot/kit/l10n.py sentence_by_language": "two sentences of ours",
    "bot/kit/l10n.py _command_bundles": "languages of ours",
    "bot/kit/l10n.py _file_bundle": "files of ours",
    "bot/kit/l10n.py _bundle": "languages of ours",
    "bot/kit/l10n.py parse_words": "files of ours",
    "bot/pictures/palette.py palette": "decks of ours",
    "bot/learning/lessons/library.py scripts": "languages of ours: others are read as English",
    "bot/learning/lessons/library.py lessons": "languages of ours: others are read as English",
}
"""Caches without a size, each with the reason why it stays small."""

CONTAINERS = {
    # Of the code itself
    "bot/learning/lessons/script.py Script._positions": "one for each step",
    "bot/learning/lessons/script.py _Reader.steps": "the text of a lesson of ours",
    "bot/learning/lessons/script.py _Reader.lines": "the text of a lesson of ours",
    "bot/learning/lessons/script.py _Reader.headings": "the text of a lesson of ours",
    "bot/learning/puzzles/library.py Library._collections": "one for each game",
    "bot/archive/archive.py Archive.record_lines": "put in at the start",
    "bot/archive/desk.py ReplayDesk.extra_controls": "put in at the start",
    "bot/calls/service.py Calls._awaiting_call": "taken out after the call",
    "bot/tables/model/table.py Table.coach_lines": "one for each player",
    "bot/tables/model/table.py Table.lesson_offers": "one for each person at the table",
    "bot/learning/puzzles/making.py PuzzleMaking._solvers": "at most MAX_WAITING",
    "bot/learning/coach/service.py Coach._loading": "taken out once it is loaded",
    "bot/learning/coach/service.py CoachedDeal.verdicts": "the moves of a deal",
    "bot/learning/coach/service.py CoachedDeal.settled": "the moves of a deal",
    "bot/learning/coach/service.py CoachedDeal.taken_back": "the moves of a deal",
    "bot/learning/coach/service.py CoachedDeal.waiting": "taken out two tricks later",
    "bot/choices/languages.py Languages._listeners": "put in at the start",
    "bot/choices/habits.py Habits._listeners": "put in at the start",
    "bot/choices/looks.py Looks._listeners": "put in at the start",
    "bot/kit/routes.py Routes._routes": "put in at the start",
    "bot/kit/dirty_keys.py DirtyKeys._keys": "taken out when they are saved",
    "bot/tables/private/sessions.py Sessions._users": "taken out when their tokens die",
    "bot/tables/private/sessions.py Sessions._tables": "taken out with the sessions",
    "bot/discord/sending/standing.py PeriodicRefresher._dirty": "taken out where it is looked",
    "bot/discord/sending/standing.py StandingMessages._due": "one that is left is taken out",
    "bot/contests/core/kind.py Kinds._kinds": "put in at the start",
    "bot/tables/memory/register.py Register._listeners": "put in at the start",
    "bot/store/postgres/statements.py Statements.looks": "emptied at each transaction",
    "bot/store/store.py Store._doubters": "put in at the start, and no_more takes out of it",
    "bot/discord/commands/command_tree.py Sentences._read": "languages of Discord",
    "bot/discord/commands/command_tree.py Tree._cog_groups": "groups of ours",
    "bot/base/metrics.py Metrics.requests": "statuses of Discord",
    "bot/base/metrics.py Metrics.uploaded": "two kinds of token",
    "bot/base/metrics.py Metrics.log_lines": "two levels",
    "bot/kit/l10n.py Words._games": "games of ours",
    "bot/kit/l10n.py Words._lettered": "one for each of the letters to choose from",
    "bot/thinkers/work.py _cost": "variants, phases and sizes of hands",
    "engine/actions/base.py KINDS": "filled when it is imported",
    "engine/registry.py VARIANTS": "families that are registered",
    "engine/registry.py OWN_NAMES": "families that are registered",
    "engine/registry.py FORMS": "families that are registered",
    "search/kernel/jit.py ENTRIES": "filled when it is imported",
    "search/kernel/kept.py _ENGINES": "one, loaded when it is imported",
    # What the store keeps anyway
    "bot/contests/core/ghosts.py GhostTable._known": "of one deal, let go with its table",
    "bot/contests/duplicates/ghosts.py FilledChair._met": "of one chair, let go with it",
    "bot/choices/languages.py Languages._chosen": "one short row for each that has chosen",
    "bot/choices/habits.py Habits._chosen": "one short row for each that has chosen",
    "bot/choices/looks.py Looks._chosen": "one short row for each that has chosen",
    "bot/blocks/service.py Blocks._blocks": "the host's own list",
    "bot/blocks/service.py Blocks._unapplied": "taken out at the next poll",
    "bot/blocks/service.py Blocks._affected": "taken out at the next poll",
    "bot/store/postgres/leases.py LeaseFollower._lost": "made anew at each look, of all shards",
    "bot/tables/model/deadlines.py Deadlines._due": "open tables; closed ones are taken out",
    "bot/tables/model/deadlines.py Deadlines._heap": "made anew from _due when it is twice as long",
    "bot/discord/gateway/cache.py Cache._threads": "threads awake, of which Discord allows 1,000",
    "bot/discord/gateway/identifying.py KeyedRateLimit._next": "shards",
    "bot/discord/gateway/client.py ShardedBot._holding": "shards",
    "bot/discord/answering/replies.py Replies._running": "taken out once it is answered",
    "bot/discord/answering/press_order.py PressOrder._newest": "taken out once it is answered",
    "bot/base/pulse.py Pulse._latency": "shards",
    "bot/tables/clock/downtime.py Heartbeats.away": "shards",
    "bot/contests/core/drawing_deals.py _Position.next": "of one deal that a few house players try",
    "bot/contests/daily/rated.py _Decks.drawn": "of one deal, at most so many",
    "bot/contests/daily/rated.py _Decks._dull": "some of those",
    # What is under way
    "search/explain/bid_worths.py BidTrials._weights": "of one question, let go with its answer",
    "search/worlds/auctions.py ShiftedHands._worths": "contracts, let go with its hands",
    "bot/kit/limits.py Preparations._people": "taken out when it is ready",
    "bot/kit/limits.py Preparations._things": "taken out when it is ready",
    "bot/contests/core/drawing_deals.py _Waits.people": "taken out once they wait no more",
    "bot/base/background.py Background._running": "a task that ends takes itself out",
    "bot/tables/board/boards.py Boards._redraws": "a table that is drawn and idle is taken out",
    "bot/discord/sending/budget.py Budget._sent": "a second's, of which there are few",
    "bot/discord/sending/budget.py Budget._slots": "lapse after a second",
    "bot/discord/sending/budget.py Budget._waiting": "requests under way, given up after a while",
    "bot/tables/private/hand_page.py PrivatePages._last_tricks": "taken out after a second",
    "bot/takeover/kept_tokens.py KeptTokens._pages": "go with the hands",
    "bot/takeover/kept_tokens.py KeptTokens._stale_messages": "of messages that are remembered",
    "bot/takeover/kept_tokens.py KeptTokens._stale_pages": "go with the hands",
    "bot/takeover/kept_tokens.py KeptTokens._tokens": "those that are over are taken out",
    "bot/tables/board/redraw_queue.py RedrawTask.last_pages": "one an event, emptied with these",
    "bot/discord/sending/messages.py Threads._posting": "requests under way",
    "bot/tables/board/redraw_queue.py RedrawTask.events": "told, and emptied, at each drawing",
    "bot/tables/board/redraw_queue.py RedrawTask.hands_to_send": "drawn, and emptied, each time",
    "bot/pictures/gallery.py Gallery._asked": "a picture that is drawn is taken out",
    "bot/pictures/gallery.py Gallery._queue": "what is drawn is taken out",
    "bot/pictures/gallery.py Gallery._pictures": "so many bytes, then the oldest is taken out",
    "bot/store/lane.py Lane._writing": "all are written at the next turn",
    "bot/store/sqlite/thread.py WorkingConnection.waiting": "each is done at the next turn",
    "bot/learning/analyses/service.py Analyses._running": "a task that ends takes itself out",
    "bot/learning/analyses/service.py Analyses._deciding": "a task that ends takes it out",
    "bot/tables/memory/tables_in_memory.py TablesInMemory._in_use": "idle tables go to sleep",
    "bot/tables/clock/house_players.py HousePlayers._tasks": "a task that ends takes itself out",
    "bot/tables/clock/house_players.py HousePlayers._turns": "taken out at a person's next turn",
    "bot/thinkers/study.py Study._waiting": "whoever has waited is taken out",
    # One value each, of which one thing is asked
    "engine/house/reading.py Reading.ruffed": "players of a deal",
    "engine/records/read.py Replay.deals": "deals of the record that is read",
    "engine/records/read.py _Reader.options": "lines of the record that is read",
    "engine/records/read.py _Reader.carried": "lines of the record that is read",
    "engine/records/read.py _Reader.lines": "lines of the record that is read",
    "engine/view.py Views._made": "players of a deal",
    "search/kernel/exact_value.py Memory._ends": "contracts of a deal that is searched",
    "search/kernel/settle.py Book._contexts": "ends of a deal that is searched",
    "search/kernel/settle.py Book._worth": "ends of a deal that is searched",
    "search/kernel/settle.py Book._tied": "ends of a deal that is searched",
    "search/kernel/settle.py Book._users": "ends of a deal that is searched",
    "search/kernel/settle.py Book._apart": "ends of a deal that is searched",
    "search/kernel/settle.py Settler._books": "contracts of a deal that is searched",
    "search/worlds/reconstruction.py _Reconstruction.bids": "what was said in a deal",
    "search/worlds/reconstruction.py _Reconstruction.said": "what was said in a deal",
    "search/worlds/reconstruction.py _Reconstruction.proposed": "what was said in a deal",
    "search/worlds/reconstruction.py _Reconstruction.played": "cards of a deal",
    "bot/kit/limits.py WaitingLimits._waiting": "who waits no more is taken out",
    "bot/tables/play/sitting_in.py SittingIn._waiting": "who waits ten minutes takes themself out",
    "bot/tables/model/table.py Table.given_hints": "hints for the move at hand",
}
"""Containers without a bound, each with what takes out of them, or what fills them."""


def unbounded_caches(within: Sequence[ast.AST]) -> Iterator[str]:
    """Functions with a cache that keeps results for any number of arguments."""
    for function in within:
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        arguments = function.args
        names = [
            argument.arg
            for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
        ]
        for decorator in map(ast.unparse, function.decorator_list):
            name, _, kept = decorator.removeprefix("functools.").partition("(")
            endless = name == "cache" or (name == "lru_cache" and "None" in kept)
            if endless and (names or arguments.vararg or arguments.kwarg):
                yield function.name


def unbounded_containers(within: Sequence[ast.AST]) -> Iterator[str]:
    """Names and attributes bound to an empty container; the first node is the module."""
    module = within[0]
    assert isinstance(module, ast.Module)
    for statement in module.body:
        yield from _filled_containers(statement)
    for owner in within:
        if isinstance(owner, ast.ClassDef):
            filled = (name for statement in owner.body for name in _filled_containers(statement))
            selves = (
                name.removeprefix("self.")
                for statement in ast.walk(owner)
                for name in _filled_containers(statement)
                if name.startswith("self.")
            )
            yield from (f"{owner.name}.{name}" for name in dict.fromkeys((*filled, *selves)))


def _filled_containers(statement: ast.AST) -> Iterator[str]:
    if (
        isinstance(statement, ast.Assign | ast.AnnAssign)
        and statement.value
        and _is_growing(statement.value)
    ):
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.annotation).startswith(
            "Mapping["
        ):
            return  # it is read only: mypy sees to it that nothing is put in
        for target in (
            statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        ):
            if isinstance(target, ast.Name | ast.Attribute):
                yield ast.unparse(target)


def _is_growing(value: ast.expr) -> bool:
    if isinstance(value, ast.Dict | ast.List):
        return not (value.keys if isinstance(value, ast.Dict) else value.elts)
    if not isinstance(value, ast.Call):
        return False
    named = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
    name = ast.unparse(value.func).partition("[")[0].rpartition(".")[2]
    if name == "field":
        return named.get("default_factory", "") in GROWING_KINDS
    return name in GROWING_KINDS and "maxlen" not in named


def modules() -> Iterator[tuple[str, tuple[ast.AST, ...]]]:
    for folder in FOLDERS:
        for file in files_of(folder):
            yield str(file.relative_to(ROOT)), nodes(file)


def test_every_cache_has_a_bound() -> None:
    caches = {f"{file} {name}" for file, within in modules() for name in unbounded_caches(within)}
    assert caches == CACHES.keys(), "use lru_cache with a named number; or say what bounds it"


def test_every_container_has_a_bound() -> None:
    containers = {
        f"{file} {name}" for file, within in modules() for name in unbounded_containers(within)
    }
    assert containers == CONTAINERS.keys(), (
        "use Bounded (base/bounded.py); or say what takes out of it"
    )


def test_notes_of_the_bot_have_constant_keys() -> None:
    """Notes are never deleted, so their keys must not be built from data, except for shards."""
    keys = [
        ast.unparse(call.args[0])
        for folder in FOLDERS
        for file in files_of(folder)
        for call in nodes(file)
        if isinstance(call, ast.Call)
        if isinstance(call.func, ast.Attribute) and call.func.attr == "set_note"
    ]
    constants = {"NOTE", "NOTE_KEY", "HALF_COPIED", "ANNOUNCED", "DRAINED_UNTIL"}
    assert set(keys) == {*constants, "note_of(shard, self.count)"}


@pytest.mark.parametrize(
    ("text", "caches", "containers"),
    [
        ("@cache\ndef f(x): ...", ["f"], []),
        ("@functools.lru_cache(maxsize=None)\ndef f(*, x): ...", ["f"], []),
        ("@lru_cache(None)\ndef f(*x): ...", ["f"], []),
        ("@cache\ndef f(): ...", [], []),
        ("@lru_cache(64)\ndef f(x): ...", [], []),
        ("kept: dict[int, str] = {}", [], ["kept"]),
        ("kept = {1: 2}\nwords = ['a']", [], []),
        ("class A:\n  def f(self):\n    self.x = defaultdict(list)\n    y = []", [], ["A.x"]),
        ("class A:\n  def f(self): self._x: OrderedDict[int, int] = OrderedDict()", [], ["A._x"]),
        ("class A:\n  x: Mapping[str, int] = {}", [], []),
        ("class A:\n  x: dict = field(default_factory=dict)\n  y: int = 3", [], ["A.x"]),
        ("class A:\n  def f(self): self.x = set[int]()", [], ["A.x"]),
        ("class A:\n  def f(self): self.x = deque((), maxlen=3)", [], []),
        ("class A:\n  def f(self): self.x = Bounded[int, int](MOST)", [], []),
    ],
)
def test_law_finds_unbounded_containers(
    text: str, caches: list[str], containers: list[str]
) -> None:
    module = tuple(ast.walk(ast.parse(text)))
    assert (list(unbounded_caches(module)), list(unbounded_containers(module))) == (
        caches,
        containers,
    )
