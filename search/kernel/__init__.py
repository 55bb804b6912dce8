"""The play of the cards of every game once more, as fast machine code: integers in, integers out.

A room without beliefs: it plays open cards, and knows the engine's rules alone.

Read from the engine: ``contract_row`` (what a contract asks of the play), ``position`` (a deal in
play), ``layout`` (which number stands at which place of a row), ``arrays`` (their types).
Compiled (``jit`` says how, and where that is kept; ``warm`` does it beforehand): ``legal`` (what
may be played), ``moves`` (what a card brings about), ``thumb`` and ``club_weights`` (which card to
choose), ``chance`` (numbers from a seed), ``play_out_loop`` (play-outs), ``alpha_beta`` (search of
open cards), ``score_facts`` (what a score depends on), ``card_likelihood`` (how likely the cards of
others are in a world).
Called by the other rooms: ``play_outs`` (many deals to their ends), ``exact_value`` (open cards,
both sides at their best), ``finished_deal`` (a line as a finished deal of the engine), ``settle``
(what finished deals score).
"""
