"""Faults that an expert player found in hints, each as a test."""

from itertools import chain

import numpy as np
import pytest

from engine import PASS, Lay, Play, Word, act, encode, observe
from engine import choose as by_thumb
from engine.actions import MONTE
from search.explain.chances import EVEN_PERCENT
from search.explain.game_reasons import by_rule, thrown_in, turns_up
from search.explain.grades import MIN_DEALS, Gap, rounded
from search.explain.hints import BESIDE_AS_GOOD, hint, reasons_against, reasons_for
from search.explain.in_tricks import sure_of_trick
from search.explain.weighing import Effort, Weighing, moves_to_weigh, representative, seed_of, weigh
from search.judging.equals import suffices
from search.judging.exact_endings import late
from search.judging.judge import Trial, advised, decided
from search.judging.likely_worlds import alike, effective_number, fitting
from search.judging.rash import is_rash
from tests.laws.playing import RULES, Table
from tests.search.positions import house_deal

QUICK = Effort(MIN_DEALS, MIN_DEALS)


def weigh_step(table: Table, seed: int, step: int) -> Weighing:
    """A decision in a deal of the house."""
    step_before = house_deal(RULES[table], seed).steps[step]
    weighing = weigh(observe(step_before.deal, step_before.player), QUICK)
    assert weighing is not None
    return weighing


@pytest.mark.parametrize(
    ("table", "seed", "step", "card"),
    [
        (("slovenian", 4), 43, 18, "T2"),
        (("romanian", 4), 43, 25, "T3"),
        (("lombardia", 4), 42, 19, "C1"),
    ],
    ids=str,
)
def test_lowest_sufficient_card_is_hinted(table: Table, seed: int, step: int, card: str) -> None:
    """With few worlds higher ones seemed better, by chance."""
    weighing = weigh_step(table, seed, step)
    assert encode(weighing.view.rules.pack, weighing.advised) == f"play:{card}"
    lower = [move for move in weighing.moves if suffices(weighing.view, move, weighing.advised)]
    assert all(weighing.gap(move).grade == "costs" for move in lower)


def test_usual_move_is_hinted_where_none_is_better() -> None:
    met = 0
    for step in house_deal(RULES["slovenian", 4], 43).steps[::3]:
        weighing = weigh(observe(step.deal, step.player), QUICK)
        if weighing is None:
            continue
        usual = representative(weighing.view, by_thumb(weighing.view))
        if usual in weighing.moves and usual != weighing.advised:
            assert weighing.gap(usual).less > 0 and weighing.gap(usual).grade != "as-good"
            met += 1
    assert met < 5  # nearly all of what the house does is as good as anything


def test_higher_card_does_more_only_where_it_may_take_the_trick() -> None:
    """The last to play, or a player who cannot take the trick, needs no high card."""
    for step in house_deal(RULES["slovenian", 4], 7).steps:
        view = observe(step.deal, step.player)
        plays = [
            move for offer in view.offers for move in offer.actions() if isinstance(move, Play)
        ]
        for low in plays:
            for high in plays:
                if suffices(view, low, high):
                    assert low.card < high.card and view.trick and view.contract is not None
                    taken = [view.contract.winner((*view.trick, code.card)) == code.card
                             for code in (low, high)]  # fmt: skip
                    assert taken[0] == taken[1]
                    assert not any(taken) or len(view.trick) == len(view.order) - 1


def test_throwing_a_good_deal_in_is_not_about_the_same() -> None:
    """Nobody agrees in imagined deals; if they did, what it promises would be gone."""
    deals = [house_deal(RULES["lombardia", 4], seed).steps for seed in (3, 5, 7)]
    views = [view for steps in deals for step in steps
             if (view := observe(step.deal, step.player)).phase == "monte"]  # fmt: skip
    steps, poor = deals[0], 0
    assert views
    for view in views:
        advice = hint(view, QUICK)
        value = advice.tried[0].value
        keys = [reason.key for reason in advice.reasons]
        if value > 5 and advice.move == "pass":
            assert keys == ["monte-kept"]
        if value < -5:  # it costs nothing to ask
            assert advice.move == "monte" and keys == ["monte-rid"]
            poor += 1
    assert poor
    assert thrown_in(views[0], PASS, 8.0, 1.0)
    assert thrown_in(views[0], PASS, -8.0, 1.0) != thrown_in(views[0], PASS, 8.0, 1.0)
    assert thrown_in(views[0], Word(MONTE), 8.0, 1.0) is None
    assert thrown_in(observe(steps[-1].deal, steps[-1].player), PASS, 8.0, 1.0) is None


def test_card_of_a_straw_man_turns_up_another_one() -> None:
    met = 0
    for step in house_deal(RULES["strohmann", 2], 1).steps:
        view = observe(step.deal, step.player)
        plays = [
            move for offer in view.offers for move in offer.actions() if isinstance(move, Play)
        ]
        if not plays or view.straw is None:
            continue
        piles = zip(view.straw.tops[step.player], view.straw.hidden[step.player], strict=True)
        covers = sum(top for top, hidden in piles if hidden)
        for move in plays:
            for rival in plays:
                reasons = list(turns_up(view, move, rival))
                assert bool(reasons) == bool(move.card & covers and not rival.card & covers)
                met += len(reasons)
    assert met


def test_bonus_of_a_trump_is_mentioned_in_straw_man_tarock() -> None:
    """The Uhu in the trick before the last: it is not only told that a higher trump be saved."""
    met = 0
    for seed in range(9):
        for step in house_deal(RULES["strohmann", 2], seed).steps[-8:]:
            weighing = weigh(observe(step.deal, step.player), QUICK)
            if weighing is None or not isinstance(weighing.advised, Play):
                continue
            birds = [move for move in weighing.others() if weighing.gap(move).less > 0.9]
            if birds and weighing.view.rules.pack.code(weighing.advised.card) in ("T1", "T2", "T3"):
                assert {reason.key for reason in reasons_against(weighing, birds[0])} & {
                    "bonus",
                    "bonus-costs",
                }
                met += 1
    assert met


def test_card_points_that_are_laid_away_are_a_reason() -> None:
    met = 0
    for seed in range(3):
        for step in house_deal(RULES["slovenian", 3], seed).steps:
            view = observe(step.deal, step.player)
            if view.phase != "discard":
                continue
            weighing = weigh(view, QUICK)
            for rival in weighing.others()[:3] if weighing else ():
                assert weighing is not None and isinstance(weighing.advised, Lay)
                keys = [reason.key for reason in reasons_against(weighing, rival)]
                value = view.rules.pack.value
                assert isinstance(rival, Lay)
                expected = value(weighing.advised.cards) > value(rival.cards)
                assert ("lays-points" in keys) == (expected and "empties" not in keys)
                met += "lays-points" in keys
    assert met


def test_surest_reason_of_two_bids_comes_first() -> None:
    """That a beggar is never made says more against it than that the other bid is rather made."""
    met = 0
    steps = [house_deal(RULES["slovenian", 3], seed).steps for seed in range(3)]
    for step in chain.from_iterable(steps):
        view = observe(step.deal, step.player)
        if view.phase not in ("auction", "raise"):
            continue
        weighing = weigh(view, QUICK)
        for rival in weighing.others()[:2] if weighing else ():
            assert weighing is not None
            shares = [
                reason
                for reason in reasons_against(weighing, rival)
                if reason.key in ("bid-made", "bid-seldom")
            ]
            distances = [abs(int(reason.facts["share"]) - EVEN_PERCENT) for reason in shares]
            assert distances == sorted(distances, reverse=True)
            met += len(shares) > 1
    assert met


def test_no_share_is_stated_for_too_few_bids() -> None:
    """Others may bid more in most deals; of the rest, nine of ten is chance."""
    effort = Effort(MIN_DEALS - 1, MIN_DEALS - 1)
    steps = house_deal(RULES["slovenian", 4], 2).steps
    view = next(
        view for step in steps if (view := observe(step.deal, step.player)).phase == "auction"
    )
    weighing = weigh(view, effort)
    assert weighing is not None
    for rival in weighing.others():
        assert not {reason.key for reason in reasons_against(weighing, rival)} & {
            "bid-made",
            "bid-seldom",
        }


def test_masters_keep_the_higher_of_two_sufficient_cards() -> None:
    """A difference of chance is no reason to play it; one beyond doubt is."""
    weighing = weigh_step(("slovenian", 4), 43, 18)
    view = weighing.view
    plays = [move for move in weighing.moves if isinstance(move, Play)]
    low, high = next((a, b) for a in plays for b in plays if suffices(view, a, b))
    chance = np.linspace(-1.0, 1.0, MIN_DEALS)
    for added, played in ((0.1, low), (9.0, high)):
        scores = np.array([chance * 0.0, chance + added]).T
        assert decided(view, Trial([low, high], scores, np.arange(MIN_DEALS))) == played


def test_difference_of_a_tenth_is_about_the_same() -> None:
    """Worse by 0.1 told a player of Straw Man Tarock nothing, however sure that is."""
    for unit in (0.05, 0.1, 1.0):
        assert Gap(0.1, 0.0, 100, unit).grade == "as-good"
        assert Gap(5.0, 0.1, 100, unit).grade == "costs"
        assert Gap(1.4, 1.0, 100, unit).grade in ("as-good", "not-sure")
    assert rounded(7.4, 2.1) == 7.0


@pytest.mark.parametrize(("seed", "step"), [(0, 27), (3, 33)])
def test_advice_looks_further_where_few_worlds_are_likely(seed: int, step: int) -> None:
    """Of thirty worlds that were looked at, copies apart, two or three said all."""
    before = house_deal(RULES["slovenian", 4], seed).steps[step]
    view = observe(before.deal, before.player)
    effective = effective_number(alike(fitting(view, seed_of(view), MIN_DEALS)))
    weighing = weigh(view, QUICK)
    assert effective < 5 and weighing is not None
    assert effective_number(weighing.trials.alike) > effective


@pytest.mark.parametrize(
    ("table", "seed", "step", "card"),
    [
        pytest.param(("slovenian", 4), 5, 16, "T1", id="the pagat to trick 2"),
        pytest.param(("romanian", 4), 6, 24, "SK", id="the called king, which is usual there"),
    ],
)
def test_rash_lead_is_advised_only_where_it_clearly_pays(
    table: Table, seed: int, step: int, card: str
) -> None:
    """A difference of three errors may come of play-outs in which all see all cards."""
    before = house_deal(RULES[table], seed).steps[step]
    view = observe(before.deal, before.player)
    moves = moves_to_weigh(view)
    odd = next(move for move in moves if encode(view.rules.pack, move) == f"play:{card}")
    assert is_rash(view, odd) and not all(is_rash(view, move) for move in moves)
    index, chance = moves.index(odd), np.linspace(-20.0, 20.0, 100)
    for added, led in ((0.0, False), (3.0, False), (30.0, True)):
        scores = np.zeros((100, len(moves)))
        scores[:, index] = chance + added
        best = advised(view, moves, scores, by_thumb(view), np.arange(100))
        assert (best == index) == led
    weighing = weigh(view, QUICK)
    assert weighing is not None
    others = [move for move in weighing.moves if not is_rash(view, move)]
    assert weighing.advised in others or min(weighing.gap(move).less for move in others) > 0.5


def test_called_king_is_led_by_its_caller_as_any_card() -> None:
    """A caller of a king that lay in the talon plays alone, and a defender has none."""
    met = 0
    for seed in range(12):
        for step in house_deal(RULES["slovenian", 4], seed).steps:
            view = observe(step.deal, step.player)
            holds_called = view.phase == "play" and view.called & view.hand
            if holds_called and not view.trick and view.viewer == view.declarer:
                assert not is_rash(view, Play(view.called))
                met += 1
    assert met


def test_late_hint_never_says_that_no_single_trick_decides() -> None:
    """One that is left does; what a card brings in card points is told instead."""
    met = 0
    for seed in range(3):
        for step in house_deal(RULES["slovenian", 4], seed).steps[-26::2]:
            weighing = weigh(observe(step.deal, step.player), QUICK)
            keys = [reason.key for reason in reasons_for(weighing)] if weighing else []
            assert weighing is None or "in-all" not in keys or not late(weighing.view)
            met += bool(keys)
    assert met


def test_no_reason_against_a_card_when_hardly_one_deal_is_likely() -> None:
    """A trump was to be saved that seemed better, by three deals, than the one to be played."""
    before = house_deal(RULES["slovenian", 4], 21).steps[35]
    advice = hint(observe(before.deal, before.player))
    assert advice.worlds < MIN_DEALS and [reason.key for reason in advice.reasons] == ["not-sure"]
    assert {other.gap.grade for other in advice.tried[1:]} == {"not-sure"}


def test_no_reason_against_an_equally_good_move() -> None:
    """Only what a card saves is a reason against an equally good one."""
    for seed in (20, 21):
        for step in house_deal(RULES["slovenian", 4], seed).steps[-26::3]:
            weighing = weigh(observe(step.deal, step.player), QUICK)
            gaps = [weighing.gap(move) for move in weighing.others()] if weighing else []
            keys = {reason.key for reason in reasons_for(weighing)} if weighing else set()
            if all(gap.grade != "costs" for gap in gaps):
                of_all = ("close", "close-all", "equal", "no-matter", "not-sure")
                assert keys <= {*BESIDE_AS_GOOD, *of_all}


def test_fool_that_comes_back_is_never_said_to_be_lost_or_saved() -> None:
    """A player who wins a trick, before or later, has it back in Lombardia tarot (LOM-FOOL-5)."""
    met, fool = 0, RULES["lombardia", 4].fool
    for seed in range(6):
        for step in house_deal(RULES["lombardia", 4], seed).steps:
            view = observe(step.deal, step.player)
            if view.phase != "play" or not view.hand & fool or len(view.tricks) < 9:
                continue
            weighing = weigh(view, QUICK)
            led = (
                next((move for move in weighing.others() if move == Play(fool)), None)
                if weighing
                else None
            )
            if (
                weighing is None
                or led is None
                or not any(t.winner == view.viewer for t in view.tricks)
            ):
                continue
            keys = {reason.key for reason in reasons_against(weighing, led)}
            assert not keys & {"would-lose", "saves-lost", "saves-won"}
            met += 1
    assert met


def test_saving_of_a_last_card_is_stated_without_counting() -> None:
    """The last to play sees whose trick it is: then a low effective number is no excuse."""
    met = 0
    for table in (("slovenian", 4), ("romanian", 3), ("lombardia", 4)):
        for step in house_deal(RULES[table], 4).steps:
            view = observe(step.deal, step.player)
            if view.phase != "play" or len(view.trick) < table[1] - 1:
                continue
            plays = [action for offer in view.offers for action in offer.actions()]
            for move, rival in (
                (action, other) for action in plays for other in plays if action != other
            ):
                assert isinstance(move, Play) and isinstance(rival, Play)
                for reason in sure_of_trick(view, move, rival):
                    met += 1
                    ends = [act(step.deal, step.player, action) for action in (move, rival)]
                    tricks = [
                        action.playing.tricks[-1] for action in ends if action.playing is not None
                    ]
                    won = [trick.winner in view.own_side for trick in tricks]
                    assert won == [reason.key != "saves-lost"] * 2
                    value = view.rules.pack.value_of
                    kept = value[rival.card] - value[move.card]
                    assert kept <= 0 if reason.key == "feeds" else kept >= 0
    assert met > 20


def test_saved_card_is_not_mentioned_twice() -> None:
    """A card that is saved from a lost trick would go to the other side.

    The pagat that is kept for the last trick brings its bonus there.
    """
    met = set()
    for table, seed in ((("krolami", 4), 2), (("romanian", 3), 5), (("lombardia", 4), 3)):
        for step in house_deal(RULES[table], seed).steps[-24:]:
            weighing = weigh(observe(step.deal, step.player), QUICK)
            for rival in weighing.others() if weighing else ():
                assert weighing is not None
                keys = {reason.key for reason in reasons_against(weighing, rival)}
                assert not {"saves-lost", "would-lose"} <= keys
                met |= keys
    assert "saves-lost" in met


def test_card_given_to_the_partner_for_the_fool_stays_on_their_side() -> None:
    """A card given to the partner stays with the team, so all cards are equal (LOM-FOOL-8)."""
    met = set()
    for seed in range(40):
        for step in house_deal(RULES["lombardia", 4], seed).steps:
            view = observe(step.deal, step.player)
            if view.phase != "fool":
                continue
            taker = next(t.winner for t in view.tricks if view.rules.fool in t.cards)
            reason = by_rule(view, step.action, 3.0, 1.0)
            assert bool(reason) == (taker % 2 == step.player % 2)
            met.add(bool(reason))
    assert met == {True, False}


def test_promising_kontra_is_held_back_but_not_called_equal() -> None:
    """Two errors more are not about the same, though nobody could say that silence is worse."""
    steps = house_deal(RULES["krolami", 4], 1).steps
    views = [view for step in steps if (view := observe(step.deal, step.player)).phase == "kontra"]
    weighing = next(
        weighing for view in views if (weighing := weigh(view, QUICK)) and weighing.advised == PASS
    )
    gains = weighing.trials.gains.copy()
    noise = np.linspace(-1.0, 1.0, len(gains))[:, None]
    for added, key in ((0.0, "close"), (1.0, "held-back")):
        gains[:, 1 - weighing.place] = gains[:, weighing.place] + added + 4 * noise
        changed = weighing._replace(trials=weighing.trials._replace(gains=gains))
        assert key in [step.key for step in reasons_for(changed)]
