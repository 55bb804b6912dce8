"""Hints as the search gives them, to be drawn."""

from search.telling.grades import Gap
from search.telling.nudges import Hint, Told, Tried

BY_CARDS = Hint(
    Told("lead-void", {"suit": "C", "players": "1 3", "number": 2}),
    "play:D3",
    tuple(
        Tried(f"play:{code}", 6.1 - less, 1.4, Gap(less, 0.9, 200))
        for code, less in (("D3", 0.0), ("D2", 0.3), ("T20", 3.66), ("T2", 9.1))
    ),
    (
        Told("equal", {"cards": "D2"}),
        Told("close", {"moves": "play:D2"}),
        Told("trick", {"card": "D3", "other_card": "T20", "share": 58, "other": 12}),
        Told("game", {"share": 71, "other": 64, "move": "play:T20"}),
        Told("bonus", {"bonus": "pagat_ultimo", "move": "play:T20"}),
    ),
    200,
)
BY_BIDDING = Hint(
    Told("hand", {"trumps": 5, "usual": 5, "kings": 1, "honours": 2, "cards": "T21 F"}),
    "bid:two",
    tuple(
        Tried(code, 20.2 - less, 5.3, Gap(less, 4.2, 40))
        for code, less in (("bid:two", 0.0), ("bid:one", 3.0), ("pass", 20.4))
    ),
    (
        Told("bid-made", {"share": 79, "move": "bid:two", "kept": 0}),
        Told("bid-seldom", {"share": 31, "move": "bid:one", "kept": 0}),
        Told("bid-alike", {"share": 74, "move": "bid:two"}),
    ),
    40,
)
BY_SAYING = Hint(
    Told("said", {"trumps": 5, "usual": 5, "kings": 1, "honours": 1, "cards": "T1"}),
    "pass",
    tuple(
        Tried(code, 20.8 - less, 5.3, Gap(less, 5.1, 60))
        for code, less in (("pass", 0.0), ("say:pagat_ultimo", -16.4), ("say:kings", 18.9))
    ),
    (
        Told("held-back", {"moves": "say:pagat_ultimo"}),
        Told("bonus-seldom", {"bonus": "kings", "share": 17}),
        Told("bonus-unsaid", {"bonus": "kings"}),
    ),
    60,
)

CARD = {"card": "D3", "other_card": "T20"}
SHARES = {"share": 71, "other": 40}
EVERY_NUDGE = (
    Told("promise", {}),
    Told("promise-valat", {}),
    Told("promise-trula", {"honours": 1}),
    Told("lead-hunt", {"players": "1"}),
    Told("trick-hunt", {"players": "1", "player": "2", "card": "T20", "left": 1}),
    Told("promise-pagat", {"card": "T1", "trumps": 5}),
    Told("promise-trumps", {"trumps": 8}),
    *(Told("promise-king", {"card": "HK", "trumps": trumps}) for trumps in (0, 4)),
    Told("discard-suits", {"suits": "S1 D2"}),
    Told("give-up", {}),
    Told("kontra", {}),
    Told("kontra-promise", {}),
    Told("kontra-own", {}),
    Told("doubles", {"trumps": 5, "usual": 5, "kings": 1, "honours": 1, "cards": "T1"}),
    Told("discard-keep", {}),
    Told("trick-another", {"player": "1", "card": "T20", "left": 1, "dear": 1}),
    *(Told("lead-suit", {"suit": "H", "mine": 2, "theirs": 5, "sure": sure}) for sure in (0, 1)),
    Told("lead-void-player", {"suit": "C", "players": "1", "number": 1}),
)
EVERY_REASON = (
    *(Told(key, {**CARD, **SHARES}) for key in ("trick", "trick-alone", "avoids")),
    *(Told(key, dict(CARD)) for key in ("saves-lost", "saves-won", "feeds", "sheds", "takes-high")),
    Told("would-lose", {"card": "T20", "share": 60}),
    Told("pagat-last", {"pagat": "T1", "card": "T20", **SHARES}),
    *(Told(key, {"move": "play:T20", **SHARES}) for key in ("game", "ahead")),
    *(
        Told(key, {"move": "bid:one", "share": 31, "kept": kept})
        for key in ("bid-made", "bid-seldom")
        for kept in (0, 1)
    ),
    *(Told("bid-alike", {"move": "bid:one", "share": share}) for share in (0, 31)),
    *(Told(key, {"bonus": "trula", "share": 31}) for key in ("bonus-made", "bonus-seldom")),
    *(Told(key, {"bonus": "kings"}) for key in ("bonus-said", "bonus-unsaid")),
    *(Told(key, {"share": 31}) for key in ("game-now", "game-doubtful")),
    *(Told(key, {}) for key in ("no-matter", "in-all", "trumps-pay", "thumb-discard-none")),
    Told("pagat-kept", {"pagat": "T1", "share": 46}),
    *(Told(key, {"share": 31}) for key in ("played-on", "played-on-seldom")),
    *(Told(key, {}) for key in ("searched", "close-all", "monte-free", "fool-stays")),
    *(Told(key, {}) for key in ("looks-on", "takes-now", "calls-own")),
    Told("bid-dear", {"move": "bid:one", "made": 6, "lost": 14}),
    *(Told(key, {}) for key in ("turns-up", "monte-kept", "monte-rid", "monte-seldom")),
    Told("bonus-costs", {"bonus": "kings", "move": "play:T20"}),
    Told("lays-points", {}),
    *(Told(key, {"points": number}) for key in ("points", "points-fewer") for number in (1, 3)),
    Told("empties", {"suit": "H"}),
    Told("held-back", {"moves": "say:trula"}),
    Told("not-sure", {"moves": "play:T20 play:T2"}),
)
EVERYTHING_TOLD = (
    *(BY_CARDS._replace(nudge=nudge) for nudge in EVERY_NUDGE),
    *(BY_CARDS._replace(reasons=(reason,)) for reason in EVERY_REASON),
    BY_CARDS._replace(worlds=12),
)
"""Hints with every nudge and every reason, one at a time."""
