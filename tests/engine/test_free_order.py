"""Statements out of turn: who may make them, how the phase ends, how a record tells them."""

from random import Random

import pytest

from engine import Deal, Rules, act, encode, observe, offers, open_deal, variant
from engine.actions import Pass
from engine.records.digest import digest
from engine.records.read import read
from engine.records.write import write
from engine.refusals import Refused
from tests.engine.build import legal, play_moves
from tests.engine.slovenian_cases import (
    deal_at_announcements,
    deal_with_rules,
    pass_announcements,
    phase,
)
from tests.laws.playing import play_out, random_action, random_carry, random_deck


def rules(players: int = 4, /, **options: str) -> Rules:
    return variant("slovenian").build(players, {"free_announcement_order": "on", **options})


def free_order_deal(**options: str) -> Deal:
    """Player 2, alone in a Solo two, is asked first; the pagat is with player 0."""
    return deal_at_announcements(rules(**options), {0: "T1 T2 T3"})


def test_all_others_may_speak_but_not_pass() -> None:
    """SLO-OPT-34: everybody says what their hand allows; the turn stays where it is."""
    deal = free_order_deal()
    assert deal.turn == 2 and "pass" in legal(deal)
    for player in (3, 0, 1):
        assert {"say:trula", "say:kings", "kontra:game"} <= legal(deal, player)
        assert "pass" not in legal(deal, player)
        assert ("say:pagat_ultimo" in legal(deal, player)) is (player == 0)
        with pytest.raises(Refused, match="turn of player 2"):
            play_moves(deal, f"{player} pass")
    after = play_moves(deal, "0 say:pagat_ultimo")
    assert after.turn == 2 and "kontra:pagat_ultimo@0" in legal(after)
    assert "say:pagat_ultimo" not in legal(after, 0)


def test_players_speak_only_on_turn_by_default() -> None:
    """SLO-ANN-2."""
    deal = deal_at_announcements(variant("slovenian").build(4), {0: "T1 T2 T3"})
    assert not offers(deal, 0)
    with pytest.raises(Refused, match="turn of player 2"):
        play_moves(deal, "0 kontra:game")


@pytest.mark.parametrize("opening", ["all_speak", "three_passes"])
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_everybody_is_asked_again_after_a_statement(passes: int, opening: str) -> None:
    """SLO-OPT-34: the phase ends when all have passed since the last statement."""
    deal = free_order_deal(announcement_opening=opening)
    for _ in range(passes):
        deal = play_moves(deal, f"{deal.turn} pass")
    on_turn = deal.turn
    deal = play_moves(deal, "0 kontra:game")
    assert deal.turn == on_turn
    for turns in (4, 3, 2, 1):
        assert phase(deal) == "announcements", turns
        deal = play_moves(deal, f"{deal.turn} pass")
    assert phase(deal) == "play"


def test_words_on_turn_and_out_of_turn_together() -> None:
    """SLO-OPT-34: the player on turn has spoken, another cuts in: all pass once after that."""
    deal = play_moves(free_order_deal(), "2 say:trula, 0 kontra:trula@2, 2 kontra:trula@2")
    assert observe(deal, None).items[-1].level == 2
    deal = play_moves(deal, "1 kontra:game, 2 pass, 3 pass, 0 pass")
    assert phase(deal) == "announcements"
    assert phase(play_moves(deal, "1 pass")) == "play"


def test_players_wait_for_their_turn_in_the_play() -> None:
    """SLO-PLAY-2: the order is free in the announcements alone; bystanders of five never speak."""
    deal = pass_announcements(free_order_deal())
    assert [bool(offers(deal, player)) for player in range(4)] == [
        player == deal.turn for player in range(4)
    ]
    assert not offers(deal_with_rules(rules()), 1)
    five = deal_with_rules(rules(5))
    five = play_moves(five, "2 bid:solo_without, 3 pass, 4 pass, 1 pass")
    assert phase(five) == "announcements"
    assert not offers(five, 0) and legal(five, 3) == {"kontra:game"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deals_with_interruptions_can_be_read_again(players: int) -> None:
    """SLO-OPT-34: whatever is called in between, the record tells it."""
    chosen, interrupted = rules(players), 0
    for seed in range(60):
        rng = Random(seed)
        deck = random_deck(chosen, rng)
        carry = random_carry(chosen, rng)
        deal = open_deal(chosen, deck, 0, carry)
        moves: list[tuple[int, str]] = []
        while deal.turn is not None:
            player = rng.choice(deal.order) if rng.random() < 0.3 else deal.turn
            if not offers(deal, player):
                player = deal.turn
            if player == deal.turn:
                action = next(play_out(deal, rng)).action
            else:
                action, interrupted = (
                    random_action(rng.choice(offers(deal, player)), rng),
                    interrupted + 1,
                )
                assert not isinstance(action, Pass)
            moves.append((player, encode(chosen.pack, action)))
            deal = act(deal, player, action)
        replay = read(write(chosen, carry, (0,) * players, 0, deck, moves))
        assert digest(replay.deals[0]) == digest(deal)
    assert interrupted > 20
