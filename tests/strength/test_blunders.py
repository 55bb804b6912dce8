"""Listed blunders cost something, and their records lead to them."""

from engine import Play, encode, observe, read, rules_of
from search.judging.exact_endings import late
from strength.blunders import Late, judged, late_choices, record

RULES = rules_of("slovenian4")


def choices() -> list[Late]:
    """The late choices of the club in some deals."""
    return [choice for number in range(4) for choice in late_choices(RULES, number, "club")]


def test_choices_are_late_ones_and_repeat() -> None:
    judgements = choices()
    assert all(late(observe(choice.deal, choice.deal.turn)) for choice in judgements)
    assert [choice.moves for choice in choices()] == [choice.moves for choice in judgements]


def test_nothing_is_lost_by_the_best_card() -> None:
    for choice in choices()[::9]:
        judgement = judged(choice, 30)
        assert judgement is not None and judgement.cost >= 0 and judgement.real >= 0
        best = judged(choice._replace(made=judgement.best), 30)
        assert best is not None and best.cost == 0


def test_a_record_ends_at_the_choice() -> None:
    judgement = judged(choices()[2], 10)
    assert judgement is not None
    *lines, last = record(judgement).splitlines()
    live = read("\n".join(lines)).live
    assert live is not None and live.hands == judgement.late.deal.hands and live.turn is not None
    move = f"{live.turn} {encode(RULES.pack, judgement.late.made)} "
    assert last.startswith(move) and last.endswith(RULES.pack.code(judgement.best.card))
    assert isinstance(judgement.best, Play)
