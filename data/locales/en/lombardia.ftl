# Lombardia tarot: its names, its phases, its scores.

variant-lombardia = Lombardia tarot
lombardia-trula-name = Matto, Mondo and Bagatto

lombardia-card-T21 = Mondo 21
lombardia-card-T1 = Bagatto 1
lombardia-card-F = Matto

contract-partners = Two against two
native-partners = due contro due
lombardia-value-flat = a point for each card point above 36
lombardia-board-teams = Partners: { $teams }

turn-monte = { $name } may propose Monte.
turn-answer = { $name } to answer the proposal of Monte.
turn-fool = { $name } to take the Matto back and give a card for it.
lombardia-turn-discard = { $name } dealt, and is to discard two cards.
ask-monte = Do you propose Monte? Then the deal is thrown in, if all the others agree.
ask-answer = { $name } proposes Monte. Shall the deal be thrown in? If anybody refuses, it's played.
ask-fool = Which card of your tricks for the Matto?
lombardia-do-pass = No proposal
lombardia-do-agree = Agree to Monte
lombardia-do-refuse = Refuse: play on

lombardia-score-klop = The card points of the partners together, less 36:
line-team = { $name } and { $partner }: { $points_1 } + { $points_2 } = { $card_points } card points
lombardia-score-ended-monte = Monte: all agreed to throw the deal in.
line-monte = Nothing is scored

refused-honour-kept = { $card } is an honour and may not be discarded
refused-exposed-kept = { $card } was turned up and may be discarded only if there are no other cards
refused-not-won = You haven't won { $card } in a trick
refused-blank-first = { $card } counts, and you have won cards that don't: give one of these

lombardia-option-first-dealer = First dealer
lombardia-note-first-dealer = Who deals first: somebody drawn by lot, or whoever has drawn the first seat?
lombardia-value-of-first-dealer-random = by lot
lombardia-value-of-first-dealer-player0 = the first seat
lombardia-option-first-lead = First lead
lombardia-note-first-lead = Who leads to the first trick: the player to the left or to the right of the dealer?
lombardia-value-of-first-lead-dealer-left = left of the dealer
lombardia-value-of-first-lead-dealer-right = right of the dealer
lombardia-option-round-suits = Coins and Cups
lombardia-note-round-suits = Is the 1 or the 10 the best plain card of ♦ and ♥?
lombardia-value-of-round-suits-reversed = 1 high, 10 low
lombardia-value-of-round-suits-natural = 10 high, 1 low
lombardia-option-fool-give = Card for the Matto
lombardia-note-fool-give = Which card from their tricks may a player give for the Matto?
lombardia-value-of-fool-give-any = any
lombardia-value-of-fool-give-blank-if-possible = one that doesn't count, if there is one
lombardia-option-monte = Monte
lombardia-note-monte = May all together throw the deal in?
lombardia-value-of-monte-unanimous = if all agree
lombardia-value-of-monte-off = never
lombardia-option-monte-counts = Monte counts
lombardia-note-monte-counts = Is a deal that was thrown in one of the deals of the match?
lombardia-value-of-monte-counts-true = yes
lombardia-value-of-monte-counts-false = no
lombardia-option-discard-exposed = Turned-up cards in the discard
lombardia-note-discard-exposed = May the dealer discard cards that were turned up?
lombardia-value-of-discard-exposed-true = freely
lombardia-value-of-discard-exposed-false = only if there are no others
lombardia-option-discard-no-trick = Discard without a trick
lombardia-note-discard-no-trick = Who counts the discard if the dealer has won no trick?
lombardia-value-of-discard-no-trick-last-trick = the winner of the last trick
lombardia-value-of-discard-no-trick-dealer = the dealer
