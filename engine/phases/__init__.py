"""The phases of a deal; a game lists its phases in ``Rules.phases``.

A phase is a small value without state of its own. It is entered, asked for offers, and applies what
is chosen, until it leaves nobody on turn (``engine.acting``); what happened is in the deal.

- before the bids: ``cut`` (cut and knock), ``before_bidding`` (rights of a hand), ``straw`` (men)
- bids: ``auction``, ``index_auction``, ``one_round``, ``take_game``; what they share is in ``bids``
- the partner and the talon: ``call``, ``talon``, ``talon_in_stages``, ``dealer_discard``
- what is said: ``announce``, ``announce_once``, ``declare``, ``king_ultimo``, ``klop_kontra``,
  ``kontra_rounds``; what they share is in ``statements``. ``monte`` proposes to throw the deal in
- the play: ``play``; with straw men ``straw``, with a Fool that is taken back ``fool``

Where nobody decides anything a phase is ``Unasked`` (``automatic``). What others want to know of a
deal under way is in ``engine.deal_facts``: only the rules of a game know a phase by name.
"""
