"""Hints as the search gives them, to be drawn."""

from search.explain.grades import Gap
from search.explain.nudges import Hint, Reason, Tried

BY_CARDS = Hint(
    Reason("lead-void", {"suit": "C", "players": "1 3", "number": 2}),
    "play:D3",
    tuple(
        Tried(f"play:{code}", 6.1 - less, 1.4, Gap(less, 0.9, 200))
        for code, less in (("D3", 0.0), ("D2", 0.3), ("T20", 3.66), ("T2", 9.1))
    ),
    (
        Reason("equal", {"cards": "D2"}),
        Reason("close", {"moves": "play:D2"}),
        Reason("trick", {"card": "D3", "other_card": "T20", "share": 58, "other": 12}),
        Reason("game", {"share": 71, "other": 64, "move": "play:T20"}),
        Reason("bonus", {"bonus": "pagat_ultimo", "move": "play:T20"}),
    ),
    200,
)
BY_BIDDING = Hint(
    Reason("hand", {"trumps": 5, "usual": 5, "kings": 1, "honours": 2, "cards": "T21 F"}),
    "bid:two",
    tuple(
        Tried(code, 20.2 - less, 5.3, Gap(less, 4.2, 40))
        for code, less in (("bid:two", 0.0), ("bid:one", 3.0), ("pass", 20.4))
    ),
    (
        Reason("bid-made", {"share": 79, "move": "bid:two", "kept": 0}),
        Reason("bid-seldom", {"share": 31, "move": "bid:one", "kept": 0}),
        Reason("bid-alike", {"share": 74, "move": "bid:two"}),
    ),
    40,
)
BY_SAYING = Hint(
    Reason("said", {"trumps": 5, "usual": 5, "kings": 1, "honours": 1, "cards": "T1"}),
    "pass",
    tuple(
        Tried(code, 20.8 - less, 5.3, Gap(less, 5.1, 60))
        for code, less in (("pass", 0.0), ("say:pagat_ultimo", -16.4), ("say:kings", 18.9))
    ),
    (
        Reason("held-back", {"moves": "say:pagat_ultimo"}),
        Reason("bonus-seldom", {"bonus": "kings", "share": 17}),
        Reason("bonus-unsaid", {"bonus": "kings"}),
    ),
    60,
)

CARD = {"card": "D3", "other_card": "T20"}
SHARES = {"share": 71, "other": 40}
EVERY_NUDGE = (
    Reason("promise", {}),
    Reason("promise-valat", {}),
    Reason("promise-trula", {"honours": 1}),
    Reason("lead-hunt", {"players": "1"}),
    Reason("trick-hunt", {"players": "1", "player": "2", "card": "T20", "left": 1}),
    Reason("promise-pagat", {"card": "T1", "trumps": 5}),
    Reason("promise-trumps", {"trumps": 8}),
    *(Reason("promise-king", {"card": "HK", "trumps": trumps}) for trumps in (0, 4)),
    Reason("discard-suits", {"suits": "S1 D2"}),
    Reason("give-up", {}),
    Reason("kontra", {}),
    Reason("kontra-promise", {}),
    Reason("kontra-own", {}),
    Reason("doubles", {"trumps": 5, "usual": 5, "kings": 1, "honours": 1, "cards": "T1"}),
    Reason("discard-keep", {}),
    Reason("trick-another", {"player": "1", "card": "T20", "left": 1, "dear": 1}),
    *(Reason("lead-suit", {"suit": "H", "mine": 2, "theirs": 5, "sure": sure}) for sure in (0, 1)),
    Reason("lead-void-player", {"suit": "C", "players": "1", "number": 1}),
)
EVERY_REASON = (
    *(Reason(key, {**CARD, **SHARES}) for key in ("trick", "trick-alone", "avoids")),
    *(
        Reason(key, dict(CARD))
        for key in ("saves-lost", "saves-won", "feeds", "sheds", "takes-high")
    ),
    Reason("would-lose", {"card": "T20", "share": 60}),
    Reason("pagat-last", {"pagat": "T1", "card": "T20", **SHARES}),
    *(Reason(key, {"move": "play:T20", **SHARES}) for key in ("game", "ahead")),
    *(
        Reason(key, {"move": "bid:one", "share": 31, "kept": kept})
        for key in ("bid-made", "bid-seldom")
        for kept in (0, 1)
    ),
    *(Reason("bid-alike", {"move": "bid:one", "share": share}) for share in (0, 31)),
    *(Reason(key, {"bonus": "trula", "share": 31}) for key in ("bonus-made", "bonus-seldom")),
    *(Reason(key, {"bonus": "kings"}) for key in ("bonus-said", "bonus-unsaid")),
    *(Reason(key, {"share": 31}) for key in ("game-now", "game-doubtful")),
    *(Reason(key, {}) for key in ("no-matter", "in-all", "trumps-pay", "thumb-discard-none")),
    Reason("pagat-kept", {"pagat": "T1", "share": 46}),
    *(Reason(key, {"share": 31}) for key in ("played-on", "played-on-seldom")),
    *(Reason(key, {}) for key in ("searched", "close-all", "monte-free", "fool-stays")),
    *(Reason(key, {}) for key in ("looks-on", "takes-now", "calls-own", "thumb-call-own")),
    Reason("bid-dear", {"move": "bid:one", "made": 6, "lost": 14}),
    *(Reason(key, {}) for key in ("turns-up", "monte-kept", "monte-rid", "monte-seldom")),
    Reason("bonus-costs", {"bonus": "kings", "move": "play:T20"}),
    Reason("lays-points", {}),
    *(Reason(key, {"points": number}) for key in ("points", "points-fewer") for number in (1, 3)),
    Reason("empties", {"suit": "H"}),
    Reason("held-back", {"moves": "say:trula"}),
    Reason("not-sure", {"moves": "play:T20 play:T2"}),
)
EVERYTHING_TOLD = (
    *(BY_CARDS._replace(nudge=nudge) for nudge in EVERY_NUDGE),
    *(BY_CARDS._replace(reasons=(reason,)) for reason in EVERY_REASON),
    BY_CARDS._replace(worlds=12),
)
"""Hints with every nudge and every reason, one at a time."""
