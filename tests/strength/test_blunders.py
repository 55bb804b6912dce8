"""What is listed as a blunder is one, and its record leads there."""

from engine import Play, encode, observe, read
from search.judging.exact_endings import late
from strength.blunders import Late, judged, late_choices, record
from strength.duplicate import rules_of

RULES = rules_of("slovenian4")


def choices() -> list[Late]:
    """The late choices of the club in some deals."""
    return [one for number in range(4) for one in late_choices(RULES, number, "club")]


def test_choices_are_late_ones_and_repeat() -> None:
    some = choices()
    assert all(late(observe(one.deal, one.deal.turn)) for one in some)
    assert [one.moves for one in choices()] == [one.moves for one in some]


def test_nothing_is_lost_by_the_best_card() -> None:
    for one in choices()[::9]:
        found = judged(one, 30)
        assert found is not None and found.cost >= 0 and found.real >= 0
        best = judged(one._replace(made=found.best), 30)
        assert best is not None and best.cost == 0


def test_a_record_ends_at_the_choice() -> None:
    found = judged(choices()[2], 10)
    assert found is not None
    *lines, last = record(found).splitlines()
    live = read("\n".join(lines)).live
    assert live is not None and live.hands == found.late.deal.hands and live.turn is not None
    made = f"{live.turn} {encode(RULES.pack, found.late.made)} "
    assert last.startswith(made) and last.endswith(RULES.pack.code(found.best.card))
    assert isinstance(found.best, Play)
