"""What somebody who knows a game read in hints and found foolish."""

import numpy as np
import pytest

from engine import PASS, Lay, Play, Word, act, encode, observe
from engine import choose as by_thumb
from engine.actions import MONTE
from search.explain.chances import EVEN
from search.explain.game_reasons import by_rule, thrown_in, turns_up
from search.explain.grades import ENOUGH, Gap, rounded
from search.explain.hints import BESIDE_AS_GOOD, hint, reasons_against, reasons_for
from search.explain.in_tricks import sure_of_trick
from search.explain.weighing import Effort, Weighing, moves_to_weigh, representative, seed_of, weigh
from search.judging.equals import suffices
from search.judging.exact_endings import late
from search.judging.judge import Trial, advised, decided
from search.judging.likely_worlds import alike, effective_number, fitting
from search.judging.rash import is_rash
from tests.laws.playing import RULES
from tests.laws.test_laws import Table
from tests.search.positions import house_deal

QUICK = Effort(ENOUGH, ENOUGH)


def weighed(table: Table, seed: int, step: int) -> Weighing:
    """A decision in a deal of the house."""
    before = house_deal(RULES[table], seed).steps[step]
    found = weigh(observe(before.deal, before.player), QUICK)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("table", "seed", "step", "card"),
    [
        (("slovenian", 4), 43, 18, "T2"),
        (("romanian", 4), 43, 25, "T3"),
        (("lombardia", 4), 42, 19, "C1"),
    ],
    ids=str,
)
def test_the_lowest_card_that_does_is_hinted(table: Table, seed: int, step: int, card: str) -> None:
    """With few worlds higher ones seemed better, by chance."""
    found = weighed(table, seed, step)
    assert encode(found.view.rules.pack, found.advised) == f"play:{card}"
    lower = [move for move in found.moves if suffices(found.view, move, found.advised)]
    assert all(found.gap(move).grade == "costs" for move in lower)


def test_what_is_usual_is_hinted_where_nothing_is_better() -> None:
    met = 0
    for before in house_deal(RULES["slovenian", 4], 43).steps[::3]:
        found = weigh(observe(before.deal, before.player), QUICK)
        if found is None:
            continue
        usual = representative(found.view, by_thumb(found.view))
        if usual in found.moves and usual != found.advised:
            assert found.gap(usual).less > 0 and found.gap(usual).grade != "as-good"
            met += 1
    assert met < 5  # nearly all of what the house does is as good as anything


def test_a_higher_card_does_more_only_where_it_may_take_the_trick() -> None:
    """Whoever plays last, or cannot take the trick, needs no high card."""
    for before in house_deal(RULES["slovenian", 4], 7).steps:
        view = observe(before.deal, before.player)
        plays = [
            move for offer in view.offers for move in offer.actions() if isinstance(move, Play)
        ]
        for low in plays:
            for high in plays:
                if suffices(view, low, high):
                    assert low.card < high.card and view.trick
                    taken = [view.contract.winner((*view.trick, one.card)) == one.card  # type: ignore[union-attr]
                             for one in (low, high)]  # fmt: skip
                    assert taken[0] == taken[1]
                    assert not any(taken) or len(view.trick) == len(view.order) - 1


def test_throwing_a_good_deal_in_is_not_about_the_same() -> None:
    """Nobody agrees in imagined deals; if they did, what it promises would be gone."""
    deals = [house_deal(RULES["lombardia", 4], seed).steps for seed in (3, 5, 7)]
    views = [view for steps in deals for one in steps
             if (view := observe(one.deal, one.player)).phase == "monte"]  # fmt: skip
    steps, poor = deals[0], 0
    assert views
    for view in views:
        told = hint(view, QUICK)
        value = told.tried[0].value
        keys = [reason.key for reason in told.reasons]
        if value > 5 and told.move == "pass":
            assert keys == ["monte-kept"]
        if value < -5:  # it costs nothing to ask
            assert told.move == "monte" and keys == ["monte-rid"]
            poor += 1
    assert poor
    assert thrown_in(views[0], PASS, 8.0, 1.0)
    assert thrown_in(views[0], PASS, -8.0, 1.0) != thrown_in(views[0], PASS, 8.0, 1.0)
    assert thrown_in(views[0], Word(MONTE), 8.0, 1.0) is None
    assert thrown_in(observe(steps[-1].deal, steps[-1].player), PASS, 8.0, 1.0) is None


def test_a_card_of_a_straw_man_turns_up_another_one() -> None:
    met = 0
    for before in house_deal(RULES["strohmann", 2], 1).steps:
        view = observe(before.deal, before.player)
        plays = [
            move for offer in view.offers for move in offer.actions() if isinstance(move, Play)
        ]
        if not plays or view.straw is None:
            continue
        piles = zip(view.straw.tops[before.player], view.straw.hidden[before.player], strict=True)
        covers = sum(top for top, hidden in piles if hidden)
        for move in plays:
            for rival in plays:
                told = list(turns_up(view, move, rival))
                assert bool(told) == bool(move.card & covers and not rival.card & covers)
                met += len(told)
    assert met


def test_what_a_trump_wins_by_itself_is_told_in_straw_man_tarock() -> None:
    """The Uhu in the trick before the last: it is not only told that a higher trump be saved."""
    met = 0
    for seed in range(9):
        for before in house_deal(RULES["strohmann", 2], seed).steps[-8:]:
            found = weigh(observe(before.deal, before.player), QUICK)
            if found is None or not isinstance(found.advised, Play):
                continue
            birds = [move for move in found.others() if found.gap(move).less > 0.9]
            if birds and found.view.rules.pack.code(found.advised.card) in ("T1", "T2", "T3"):
                assert {reason.key for reason in reasons_against(found, birds[0])} & {
                    "bonus",
                    "bonus-costs",
                }
                met += 1
    assert met


def test_card_points_that_are_laid_away_are_a_reason() -> None:
    met = 0
    for seed in range(3):
        for before in house_deal(RULES["slovenian", 3], seed).steps:
            view = observe(before.deal, before.player)
            if view.phase != "discard":
                continue
            found = weigh(view, QUICK)
            for rival in found.others()[:3] if found else ():
                assert found is not None and isinstance(found.advised, Lay)
                keys = [reason.key for reason in reasons_against(found, rival)]
                value = view.rules.pack.value
                assert isinstance(rival, Lay)
                more = value(found.advised.cards) > value(rival.cards)
                assert ("lays-points" in keys) == (more and "empties" not in keys)
                met += "lays-points" in keys
    assert met


def test_what_is_surest_of_two_bids_is_told_first() -> None:
    """That a beggar is never made says more against it than that the other bid is rather made."""
    met = 0
    for before in (
        one for seed in range(3) for one in house_deal(RULES["slovenian", 3], seed).steps
    ):
        view = observe(before.deal, before.player)
        if view.phase not in ("auction", "raise"):
            continue
        found = weigh(view, QUICK)
        for rival in found.others()[:2] if found else ():
            assert found is not None
            told = [
                reason
                for reason in reasons_against(found, rival)
                if reason.key in ("bid-made", "bid-seldom")
            ]
            sure = [abs(int(reason.facts["share"]) - EVEN) for reason in told]
            assert sure == sorted(sure, reverse=True)
            met += len(told) > 1
    assert met


def test_no_share_is_told_of_fewer_bids_than_tell_something() -> None:
    """Others may bid more in most deals; of the rest, nine of ten is chance."""
    few = Effort(ENOUGH - 1, ENOUGH - 1)
    steps = house_deal(RULES["slovenian", 4], 2).steps
    view = next(view for one in steps if (view := observe(one.deal, one.player)).phase == "auction")
    found = weigh(view, few)
    assert found is not None
    for rival in found.others():
        assert not {reason.key for reason in reasons_against(found, rival)} & {
            "bid-made",
            "bid-seldom",
        }


def test_masters_keep_the_higher_of_two_cards_that_do_as_much() -> None:
    """A difference of chance is no reason to play it; one beyond doubt is."""
    found = weighed(("slovenian", 4), 43, 18)
    view = found.view
    plays = [move for move in found.moves if isinstance(move, Play)]
    low, high = next((a, b) for a in plays for b in plays if suffices(view, a, b))
    chance = np.linspace(-1.0, 1.0, ENOUGH)
    for more, played in ((0.1, low), (9.0, high)):
        scores = np.array([chance * 0.0, chance + more]).T
        assert decided(view, Trial([low, high], scores, np.arange(ENOUGH))) == played


def test_a_difference_of_a_tenth_is_about_the_same() -> None:
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
    few = effective_number(alike(fitting(view, seed_of(view), ENOUGH)))
    found = weigh(view, QUICK)
    assert few < 5 and found is not None
    assert effective_number(found.trials.alike) > few


@pytest.mark.parametrize(
    ("table", "seed", "step", "card"),
    [
        pytest.param(("slovenian", 4), 5, 16, "T1", id="the pagat to trick 2"),
        pytest.param(("romanian", 4), 6, 24, "SK", id="the called king, which is usual there"),
    ],
)
def test_what_people_never_lead_is_led_only_where_it_clearly_pays(
    table: Table, seed: int, step: int, card: str
) -> None:
    """A difference of three errors may come of play-outs in which all see all cards."""
    before = house_deal(RULES[table], seed).steps[step]
    view = observe(before.deal, before.player)
    moves = moves_to_weigh(view)
    odd = next(move for move in moves if encode(view.rules.pack, move) == f"play:{card}")
    assert is_rash(view, odd) and not all(is_rash(view, move) for move in moves)
    at, chance = moves.index(odd), np.linspace(-20.0, 20.0, 100)
    for more, led in ((0.0, False), (3.0, False), (30.0, True)):
        scores = np.zeros((100, len(moves)))
        scores[:, at] = chance + more
        best = advised(view, moves, scores, by_thumb(view), np.arange(100))
        assert (best == at) == led
    found = weigh(view, QUICK)
    assert found is not None
    others = [one for one in found.moves if not is_rash(view, one)]
    assert found.advised in others or min(found.gap(one).less for one in others) > 0.5


def test_a_called_king_is_led_by_its_caller_as_any_card() -> None:
    """Who called a king that lay in the talon plays alone, and a defender has none."""
    met = 0
    for seed in range(12):
        for before in house_deal(RULES["slovenian", 4], seed).steps:
            view = observe(before.deal, before.player)
            own = view.phase == "play" and view.called & view.hand
            if own and not view.trick and view.viewer == view.declarer:
                assert not is_rash(view, Play(view.called))
                met += 1
    assert met


def test_late_in_a_deal_it_is_never_said_that_no_single_trick_decides_it() -> None:
    """One that is left does; what a card brings in card points is told instead."""
    met = 0
    for seed in range(3):
        for before in house_deal(RULES["slovenian", 4], seed).steps[-26::2]:
            found = weigh(observe(before.deal, before.player), QUICK)
            keys = [told.key for told in reasons_for(found)] if found else []
            assert found is None or "in-all" not in keys or not late(found.view)
            met += bool(keys)
    assert met


def test_where_hardly_one_deal_is_likely_nothing_is_said_against_a_card() -> None:
    """A trump was to be saved that seemed better, by three deals, than the one to be played."""
    before = house_deal(RULES["slovenian", 4], 21).steps[35]
    told = hint(observe(before.deal, before.player))
    assert told.worlds < ENOUGH and [reason.key for reason in told.reasons] == ["not-sure"]
    assert {one.gap.grade for one in told.tried[1:]} == {"not-sure"}


def test_no_reason_speaks_against_what_seems_as_good() -> None:
    """But for what a card saves beside one that is about the same."""
    for seed in (20, 21):
        for before in house_deal(RULES["slovenian", 4], seed).steps[-26::3]:
            found = weigh(observe(before.deal, before.player), QUICK)
            gaps = [found.gap(move) for move in found.others()] if found else []
            keys = {told.key for told in reasons_for(found)} if found else set()
            if all(gap.grade != "costs" for gap in gaps):
                of_all = ("close", "close-all", "equal", "no-matter", "not-sure")
                assert keys <= {*BESIDE_AS_GOOD, *of_all}


def test_a_fool_that_comes_back_is_never_said_to_be_lost_or_saved() -> None:
    """Whoever has won a trick, or still wins one, has it back in Lombard tarok (LOM-FOOL-5)."""
    met, fool = 0, RULES["lombardia", 4].fool
    for seed in range(6):
        for before in house_deal(RULES["lombardia", 4], seed).steps:
            view = observe(before.deal, before.player)
            if view.phase != "play" or not view.hand & fool or len(view.tricks) < 9:
                continue
            found = weigh(view, QUICK)
            led = (
                next((one for one in found.others() if one == Play(fool)), None) if found else None
            )
            if (
                found is None
                or led is None
                or not any(t.winner == view.viewer for t in view.tricks)
            ):
                continue
            keys = {told.key for told in reasons_against(found, led)}
            assert not keys & {"would-lose", "saves-lost", "saves-won"}
            met += 1
    assert met


def test_what_a_last_card_saves_is_told_without_counting() -> None:
    """The last to play sees whose trick it is: then too few telling deals are no excuse."""
    met = 0
    for table in (("slovenian", 4), ("romanian", 3), ("lombardia", 4)):
        for before in house_deal(RULES[table], 4).steps:
            view = observe(before.deal, before.player)
            if view.phase != "play" or len(view.trick) < table[1] - 1:
                continue
            plays = [one for offer in view.offers for one in offer.actions()]
            for move, rival in ((one, other) for one in plays for other in plays if one != other):
                assert isinstance(move, Play) and isinstance(rival, Play)
                for told in sure_of_trick(view, move, rival):
                    met += 1
                    ends = [act(before.deal, before.player, one) for one in (move, rival)]
                    tricks = [one.playing.tricks[-1] for one in ends if one.playing is not None]
                    ours = [trick.winner in view.own_side for trick in tricks]
                    assert ours == [told.key != "saves-lost"] * 2
                    value = view.rules.pack.value_of
                    kept = value[rival.card] - value[move.card]
                    assert kept <= 0 if told.key == "feeds" else kept >= 0
    assert met > 20


def test_what_is_saved_is_not_said_twice() -> None:
    """A card that is saved from a lost trick would go to the other side; the pagat that is kept for
    the last trick brings its bonus there.
    """
    met = set()
    for table, seed in ((("krolami", 4), 2), (("romanian", 3), 5), (("lombardia", 4), 3)):
        for before in house_deal(RULES[table], seed).steps[-24:]:
            found = weigh(observe(before.deal, before.player), QUICK)
            for rival in found.others() if found else ():
                assert found is not None
                keys = {told.key for told in reasons_against(found, rival)}
                assert not {"saves-lost", "would-lose"} <= keys
                met |= keys
    assert "saves-lost" in met


def test_whatever_is_given_to_the_partner_for_the_fool_stays_on_their_side() -> None:
    """So that no card is the better one (LOM-FOOL-8)."""
    met = set()
    for seed in range(40):
        for before in house_deal(RULES["lombardia", 4], seed).steps:
            view = observe(before.deal, before.player)
            if view.phase != "fool":
                continue
            taker = next(t.winner for t in view.tricks if view.rules.fool in t.cards)
            told = by_rule(view, before.action, 3.0, 1.0)
            assert bool(told) == (taker % 2 == before.player % 2)
            met.add(bool(told))
    assert met == {True, False}


def test_a_kontra_that_promises_more_by_far_is_held_back_and_not_the_same() -> None:
    """Two errors more are not about the same, though nobody could say that silence is worse."""
    steps = house_deal(RULES["krolami", 4], 1).steps
    views = [view for one in steps if (view := observe(one.deal, one.player)).phase == "kontra"]
    found = next(found for view in views if (found := weigh(view, QUICK)) and found.advised == PASS)
    gains = found.trials.gains.copy()
    noise = np.linspace(-1.0, 1.0, len(gains))[:, None]
    for more, told in ((0.0, "close"), (1.0, "held-back")):
        gains[:, 1 - found.place] = gains[:, found.place] + more + 4 * noise
        again = found._replace(trials=found.trials._replace(gains=gains))
        assert told in [one.key for one in reasons_for(again)]
