"""Every sentence that the code uses exists, and every sentence that exists is used."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from bot.base.settings import STYLES
from bot.calls.pages import CALL_NOBODY, INVITE, JOIN, KEEP_LIST, LEAVE
from bot.careers.profile import ROWS as PROFILE_ROWS
from bot.choices.habits import CHOICES as HABITS
from bot.contests.tournaments.service import STATES
from bot.contests.traveller.lines import LINE_ROLES
from bot.deals.wording.meanings import BONUS_DETAILS, DETAILS, PARTS
from bot.deals.wording.words import LEAD, plain
from bot.games.forms import DOCUMENT, FORMS, SERVER
from bot.games.hints_given import MOVE, NUDGE, REASONS
from bot.games.levels import LEVELS
from bot.games.patience import UNITS
from bot.help.course import rows_taught
from bot.help.manual import course
from bot.help.rulebook import rulebook
from bot.kit.figures import game_points, points, signed_tenths, tenths, with_error
from bot.kit.l10n import MissingWords, load_words
from bot.learning.puzzles.library import THEMES
from bot.learning.puzzles.pages import VOTES
from bot.pictures.faces import DECKS
from bot.privacy.pages import DATA_KINDS
from bot.tables.desk.explaining import refusal
from bot.tables.model.takeback_rules import UNDOABLE, WORD
from engine import VARIANTS, Refused
from engine.actions import WORDS as ACTION_WORDS
from engine.deal import GAME
from engine.refusals import SENTENCES
from engine.registry import OWN_NAMES
from tests.languages.complete import base, every_language
from tests.laws.families import document
from tests.laws.playing import RULES
from tests.minicontest.service import HOURLY
from tests.pages.commands import NAMES, SECTIONS
from tests.pages.drawn import WORDS, plain_info, worst_info, worst_name
from tests.pages.refusals import refusals
from tests.pages.source import MESSAGES, denials, refusal_calls, sentences, word_entries

ALL_RULES = [
    *RULES.values(),
    *(
        game.build(players, {option.key: value})
        for game in VARIANTS.values()
        for players in game.players
        for option in game.options
        for value in option.values
    ),
]
"""The rules of every table, with every value of every option once."""

PRESETS = {preset.key for game in VARIANTS.values() for preset in game.presets}
PHASES = {phase.name for rules in ALL_RULES for phase in rules.phases}
ANSWER = "answer"
"""Questions in place of the phase where a proposal is open (LOM-MONTE-2)."""
CONTRACTS = {key.replace("_", "-") for rules in ALL_RULES for key in rules.contracts}
BONUSES = {key.replace("_", "-") for rules in ALL_RULES for key in rules.bonuses}
TOLD_AS = {row.key.replace("_", "-") for rules in ALL_RULES for row in rules.bonuses.values()
           if row.told_as}  # fmt: skip
LAST_STEP = 5
"""The longest ladder has five steps (ROM-ANN-5)."""
BIDS = ("la-mine",)
"""Bids that are no contracts (ROM-BID-4)."""
PAYS = {key for game in VARIANTS.values() for key in game.searching.pays}
"""Lines of a score that hints tell of by name."""
COUNTS = tuple(f"taroks-{number}" for number in range(8, 13))
"""Declared numbers of trumps (ROM-ANN-2)."""

NUDGES = (
    *(
        "unseen",
        "hand",
        "said",
        "doubles",
        "discard",
        "discard-none",
        "discard-keep",
        "discard-suits",
        "give-up",
        "call",
        "call-own",
        "talon",
        "fool",
    ),
    *("promise", "promise-valat", "promise-trula", "promise-pagat", "kontra", "kontra-promise"),
    *("promise-trumps", "promise-king", "kontra-own"),
    *("lead", "lead-no-trumps", "lead-void", "lead-void-player", "lead-mond", "lead-pagat"),
    "lead-suit",
    *("lead-hunt", "trick-hunt"),
    *("lead-shun", "trick-shun", "trick-ours", "trick-theirs", "trick-open", "trick-another"),
)
"""Keys of nudges in hints (``search.explain.nudges``)."""
REASONS_TOLD = (
    *(
        f"thumb-{what}"
        for what in (
            *(
                "hand",
                "said",
                "play",
                "discard",
                "discard-none",
                "talon",
                "call",
                "call-own",
                "fool",
                "cut",
            ),
        )
    ),
    *("equal", "close", "held-back", "trick", "avoids", "saves-lost", "saves-won", "feeds"),
    *("sheds", "takes-high", "would-lose", "pagat-last", "game", "ahead", "bonus", "empties"),
    *("bid-made", "bid-seldom", "bid-alike", "bid-dear"),
    *("bonus-made", "bonus-seldom", "bonus-said", "bonus-unsaid", "bonus-costs"),
    *("game-now", "game-doubtful", "trick-alone", "no-matter", "in-all", "trumps-pay"),
    *("not-sure", "lays-points", "points", "turns-up"),
    *("monte-kept", "monte-rid", "monte-seldom", "monte-free", "fool-stays"),
    *("played-on", "played-on-seldom", "looks-on", "takes-now"),
    *("pagat-kept", "searched", "close-all", "calls-own", "points-fewer"),
)
"""Keys of reasons in hints (``search.explain.reasons``)."""

DENIED = "denied-{}"
"""Every wish that is denied is looked for in the source: when a test asks, not before."""
HOLES: dict[str, set[tuple[str, ...]]] = {
    "variant-{}": {(key,) for key in (*VARIANTS, *OWN_NAMES)},
    "contract-{}": {(key,) for key in (*CONTRACTS, *BIDS)},
    "board-{}": {("last",), ("trick-open",)},
    "calls-{}": {(code,) for code in (JOIN, LEAVE, KEEP_LIST, CALL_NOBODY, INVITE)},
    "do-{}": {(word.replace("_", "-"),) for word in ACTION_WORDS},
    "board-monte-{}": {("pass",), ("monte",), ("agree",), ("refuse",)},
    "sure-{}": {("stop",), ("skis",), ("claim",), ("end",)},
    "undo-asks-{}": {(what,) for what in (*UNDOABLE.values(), WORD)},
    "score-ended-{}": {
        (reason,)
        for reason in ("annulled", "redeal", "thrown-in", "passed-out", "monte", "surrendered")
    },
    "sit-{}": {("yes",), ("no",), ("late",), ("nobody",), ("closed",)},
    "sit-you-said-{}": {("yes",), ("no",)},
    "challenge-{}": {(w,) for w in "accept decline withdraw show play again past".split()},
    "challenge-state-{}": {("mine",), ("asked",), ("declined",), ("withdrawn",), ("lapsed",)},
    "challenge-result-{}": {("won",), ("lost",), ("drawn",), ("void",)},
    **{f"challenge-{what}-{{}}": {("won",), ("lost",)} for what in ("unplayed", "cost")},
    "challenge-by-{}": {("cost",), ("points",)},
    "challenge-wins-{}": {("cost",), ("points",), ("ahead",)},
    "choice-by-{}": {("cost",), ("points",)},
    "challenge-is-{}": {
        *(("waiting",), ("yours",), ("open",), ("done",), ("judging",)),
        *(("won",), ("lost",), ("drawn",), ("void",)),
    },
    "traveller-as-{}": {(role,) for role in LINE_ROLES},
    "tournament-{}": {(action,) for action in "enter leave show play ranks".split()},
    **{key: {(state,) for state in STATES} for key in ("tournament-state-{}", "tournament-is-{}")},
    "choice-places-{}": {("matchpoints",), ("differences",)},
    "ladder-{}": {("week",), ("month",), ("season",)},
    **{f"ladder-{what}-{{}}": {("daily",), ("rated",)} for what in ("of", "title")},
    "days-{}": {("open",), ("missed",), ("spare",), ("puzzle",)},
    "alt-share-{}": {("good",), ("fair",), ("poor",)},
    "puzzle-theme-{}": {(theme,) for theme in THEMES},
    "puzzle-vote-{}": {(vote,) for vote in VOTES},
    "evaluate-seat-{}": {("2",), ("3",), ("4",)},
    **{f"{{}}-{what}": {("daily",), ("rated",)} for what in ("intro", "name", "secret")},
    "{}-title": {("daily",), ("rated",), ("challenge",), ("tournament",), (HOURLY,)},
    "{}-note": {("daily",), ("rated",), (HOURLY,)},
    "{}-when": {("challenge",), ("tournament",), (HOURLY,)},
    "rated-{}": {("yes",), ("hint",), ("often",), ("partners",)},
    "privacy-{}": {(kind,) for kind in DATA_KINDS},
    "means-{}": {(part,) for part, _ in PARTS},
    "explain-{}": {(what,) for what, _ in (*DETAILS, *BONUS_DETAILS)},
    "term-{}": {(key,) for rules in ALL_RULES for key in rules.terms},
    "explain-term-{}": {(key,) for rules in ALL_RULES for key in rules.terms},
    "explain-bonus-{}": {(key,) for key in BONUSES - TOLD_AS},
    "native-{}": {(key,) for key in CONTRACTS},
    "bonus-{}": {(key,) for key in (*BONUSES, *COUNTS, *PAYS, GAME)},
    "options-of-{}": {(option.group,) for game in VARIANTS.values() for option in game.options},
    "method-{}": {(key,) for rules in ALL_RULES if rules.knock for key in rules.knock.methods},
    "step-{}": {(str(level),) for level in range(1, LAST_STEP + 1)},
    "turn-{}": {(name,) for name in (*PHASES, ANSWER, LEAD)},
    "ask-{}": {(name,) for name in (*PHASES, ANSWER, LEAD)},
    "refused-{}": {(reason,) for reason in SENTENCES},
    "help-{}": {(heading,) for heading, _ in SECTIONS},
    "command-{}": {
        (said,) for name in NAMES for said in (name.replace(" ", "-"), name.partition(" ")[0])
    },
    "name-{}": {(word,) for name in NAMES for word in name.split()},
    "level-{}": {(level,) for level in LEVELS},
    "name-of-{}": {(option,) for option in ("language", "level", "patience", "period", "players")},
    "levels-note-{}": {(level,) for level in LEVELS},
    "time-{}": {(unit,) for unit in UNITS},
    "preset-{}": {(key,) for key in (DOCUMENT, SERVER, *PRESETS)},
    **{f"language-{part}-{{}}": {("person",), ("server",)} for part in ("title", "note", "auto")},
    "look-title-{}": {("person",), ("server",)},
    "look-note-{}": {(style,) for style in STYLES},
    "look-{}-{}": {
        *(("style", style) for style in STYLES),
        *(("deck", deck) for deck in DECKS),
        *(
            (part.replace("_", "-"), value)
            for part in ("forced_cards", "trumps", "suits", "ranks", "coach", "puzzles")
            for value in HABITS[part]
        ),
        *(("for", whose) for whose in ("person", "server")),
    },
    "side-of-{}": {("declaring",), ("defence",)},
    "hint-ask-{}": {(str(step),) for step in (NUDGE, MOVE, REASONS)},
    "nudge-{}": {(key,) for key in NUDGES},
    "reason-{}": {(key,) for key in REASONS_TOLD},
    "score-aim-{}": {("no-trick",), ("all-tricks",)},
    "taught-{}": {
        (name,) for form in FORMS for page in course(form, "en") for name, _ in rows_taught(page)
    },
    "replay-{}": {("first",), ("back",), ("next",), ("last",)},
    "analysis-{}": {("back",), ("next",), ("all",)},
    "analysis-is-{}": {("best",), ("as-good",), ("not-sure",)},
    "leaderboard-{}": {("rating",), ("matches",), ("wins",), ("average",)},
    "profile-{}": {("people",), ("house",), *((key,) for key, _ in PROFILE_ROWS)},
}
"""Values for the holes of keys that are put together at run time."""

TOLD = ("line-{}", "score-note-{}", "match-note-{}", "board-note-{}")
"""Sentences for what a game tells of a deal: ``test_told`` looks at each of them."""

OPTIONAL = (*TOLD, "do-pass-{}", "option-{}", "note-{}", "value-of-{}")
"""Sentences that the code asks for if they are there, whatever stands in the hole."""

ONLY_SOME = {
    "card-{}": {(code,) for rules in RULES.values() for code in rules.pack.codes},
    "rule-text-{}": {(number,) for game in VARIANTS for number in rulebook(game)},
    "means-of-{}": {(key,) for key in (*CONTRACTS, *BIDS)},
    "explain-of-{}": {(key,) for key in CONTRACTS},
}
"""Values for keys whose existence the code checks first."""


def message_names(key: str) -> list[str]:
    """Names of the messages for a key: that of all games, and those of single games."""
    own_keys = (f"{game}-{key}" for game in VARIANTS)
    return [name for name in (key, *own_keys) if name in MESSAGES]


def hole_values(key: str) -> set[tuple[str, ...]]:
    """Values for the holes of a key."""
    return {(use.key,) for use in denials()} if key == DENIED else HOLES[key]


def possible_keys(key: str) -> list[str]:
    """The keys that a key with holes stands for."""
    if "{}" not in key:
        return [key]
    if key in OPTIONAL:
        start = key.partition("{")[0]
        return [name for name in MESSAGES if base(name).startswith(start)]
    if key in ONLY_SOME:
        return [full for fill in ONLY_SOME[key] if (full := key.format(*fill)) in MESSAGES]
    return [key.format(*fill) for fill in hole_values(key)]


def test_every_key_with_a_hole_has_values() -> None:
    """A new key needs a row above, so that its sentences are looked for."""
    with_holes = {use.key for use in sentences() if "{}" in use.key}
    assert with_holes == {DENIED, *HOLES, *ONLY_SOME, *OPTIONAL} - {"value-of-{}"}


def test_every_sentence_that_the_code_uses_exists() -> None:
    missing = [(use.place, key) for use in sentences() for key in possible_keys(use.key)
               if not message_names(key)]  # fmt: skip
    assert not missing


def test_every_sentence_that_exists_is_used() -> None:
    used = {key for use in sentences() for key in possible_keys(use.key)}
    used |= set(possible_keys("value-of-{}")) | {"language-name"}  # which l10n reads by itself
    used |= {key for key in MESSAGES if key.startswith("name-of-")}  # tests/languages looks at them
    assert {key for key in MESSAGES if key not in used and base(key) not in used} == set()


def test_every_sentence_gets_the_facts_that_it_uses() -> None:
    lacking = [
        (use.place, key)
        for use in sentences()
        if use.facts is not None
        for key in possible_keys(use.key)
        for message in message_names(key)
        if use.key not in OPTIONAL  # its facts are the line's own
        if not use.facts >= MESSAGES[message]
    ]
    assert not lacking


def test_every_denial_gets_the_facts_that_it_uses() -> None:
    for use in denials():
        assert use.facts is not None, use.place
        assert use.facts >= MESSAGES[f"denied-{use.key}"], use.place


def test_every_refusal_gets_the_facts_that_it_uses() -> None:
    assert {use.key for use in refusal_calls()} <= set(SENTENCES)
    for use in refusal_calls():
        assert use.facts is not None, use.place
        assert use.facts >= MESSAGES[f"refused-{use.key}"], use.place


@every_language
def test_word_files_can_be_parsed_and_have_no_key_twice(language: str) -> None:
    messages = word_entries(language)
    assert not [entry.content for entry in messages if isinstance(entry, ast.Junk)]
    names = Counter(entry.id.name for entry in messages if isinstance(entry, ast.Message))
    assert not [name for name, times in names.items() if times > 1]


@every_language
@pytest.mark.parametrize("fact", [0, 1, 2, 5, -9999, "a name"], ids=str)
def test_every_sentence_can_be_formatted(language: str, fact: str | int) -> None:
    words = load_words(strict=True)(language)
    for key, facts in MESSAGES.items():
        text = words(key, **dict.fromkeys(facts, fact))
        assert text.strip(), key
        assert "{" not in text, key


def test_strict_words_raise_for_missing_keys_and_facts() -> None:
    with pytest.raises(MissingWords):
        WORDS("no-such-key")
    with pytest.raises(MissingWords):
        WORDS("board-dealer")


def test_lenient_words_show_a_missing_key_and_log_it(caplog: pytest.LogCaptureFixture) -> None:
    lenient = load_words()("en")
    assert lenient("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


@pytest.mark.parametrize("locale", ["en", "en-GB", "de", "zh-CN", ""])
def test_every_locale_gets_words(locale: str) -> None:
    assert load_words(strict=True)(locale)("lobby-join")


def test_refusal_names_a_rule_of_a_document() -> None:
    rules = "".join(map(document, VARIANTS))
    for refused in refusals():
        text = refusal(WORDS, refused, plain_info(4))
        assert refused.rule in text
        assert refused.rule in rules


def test_refusal_has_signs_and_names_but_no_codes() -> None:
    """Refusals name cards and players, and show no code, key or number of theirs."""
    for refused in refusals():
        text = refusal(WORDS, refused, plain_info(4))
        texts = {"card": "Mond 21", "suit": "♥", "contract": "Colour valat without",
                 "high": "Colour valat without", "turn": "Bor", "owner": "Cilka"}  # fmt: skip
        for fact in MESSAGES[f"refused-{refused.reason}"] & set(texts):
            assert texts[fact] in text
        assert "_" not in text


def test_refusal_escapes_typed_text() -> None:
    """Names of players and typed names of contracts are escaped."""
    name = worst_info(4).chairs[1].name
    turn = Refused("not-your-turn", "SLO-PLAY-2", turn=1)
    assert plain(name) in refusal(WORDS, turn, worst_info(4))
    typed = Refused("no-such-contract", "SLO-BID-4", contract=name)
    assert plain(name) in refusal(WORDS, typed, worst_info(4))


def test_plain_name_without_escapes_is_the_name() -> None:
    """Every sign of markdown is escaped, and removing the escapes gives the name."""
    for name in ("Ana", "", worst_name(0), "Škrjanc 3"):
        escaped = plain(name)
        assert re.sub(r"\\(.)", r"\1", escaped) == name
        assert not re.search(r"(?<!\\)[`*_~|<>\[\]()#@]", re.sub(r"\\\\", "", escaped))


def test_tenths_have_the_decimal_sign_of_the_language() -> None:
    words = load_words(strict=True)
    assert tenths(1.25, words("en")) == "1.2"
    assert signed_tenths(3, words("de")) == "+3,0"
    assert signed_tenths(-0.5, words("ja")) == "-0.5"
    assert signed_tenths(0.04, words("sl")) == "0,0"
    assert signed_tenths(-1633.3, words("en")) == "-1633.3"
    assert [tenths(-0.04, words("en")), points(-0.0, words("en"))] == ["0.0", "0"]
    assert points(-0.04, words("de")) == "0,0"


def test_tenths_are_rounded_alike_whether_a_page_rounds_before() -> None:
    """Boards and direct messages showed the same 39.15 as 39.1 and 39.2."""
    words = load_words(strict=True)("en")
    for number in (39.15, 0.35, 2.25, 2.675):
        shown = {points(number, words), points(round(number, 1), words), tenths(number, words)}
        assert shown == {f"{round(number, 1):.1f}"}
        assert with_error(number, 0.9, words).startswith(f"{tenths(round(number, 1), words)} ± ")


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", ["1 game point", "2 game points", "2.5 game points", "+12 game points"]),
        ("sl", ["1 točko obračuna", "2 točki obračuna", "2,5 točke obračuna", "+12 točk obračuna"]),
        ("de", ["1 Spielpunkt", "2 Spielpunkte", "2,5 Spielpunkte", "+12 Spielpunkte"]),
        ("it", ["1 punto partita", "2 punti partita", "2,5 punti partita", "+12 punti partita"]),
        ("pl", ["1 pkt", "2 pkt", "2,5 pkt", "+12 pkt"]),
        ("ro", ["1 punct la scor", "2 puncte la scor", "2,5 puncte la scor", "+12 puncte la scor"]),
        ("ja", ["ゲーム点1点", "ゲーム点2点", "ゲーム点2.5点", "ゲーム点+12点"]),
    ],
)
def test_game_points_are_inflected_by_their_number(language: str, figures: list[str]) -> None:
    words = load_words(strict=True)(language)
    whole = [game_points(number, words) for number in (1, 2, 2.5)]
    assert [*whole, game_points(12, words, signed=True)] == figures
