# Challenges: two people play the same deals, each alone with the house.

challenge-title = Challenge · { $game } · deal { $deal } of { $deals }
challenge-note = Your one try at this deal. The house plays all others.
challenge-game = { $game } · { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
challenge-asks = { $other }, **{ $name }** challenges you.
challenge-rules = You both get the same deals, each alone with the same house, within three days from when you accept. Each of you sees what the other has made once both are done. It can be accepted until <t:{ $at }:f>.
challenge-off = This challenge is off.
challenge-on = **{ $name }** and **{ $other }** play the same deals, each alone with the house.
challenge-accept = Accept
challenge-decline = Rather not
challenge-withdraw = Take it back
challenge-show = The challenge
challenge-play = Play on
challenge-again = Rematch
challenge-past = Between you two
challenge-back = Back
challenge-against = Challenge with { $name }
challenge-until = It closes <t:{ $at }:R>. A deal that you leave unfinished then, the house finishes; who hasn't opened all of them loses to who has played them.
challenge-progress = Deals that { $name } has finished: { $number } of { $deals }. What they have made you see when you are both done, or the time is up.
challenge-state-mine = You are waiting for an answer by { $name }, until <t:{ $at }:f>.
challenge-state-asked = { $name } is waiting for your answer, until <t:{ $at }:f>.
challenge-state-declined = It was declined.
challenge-state-withdrawn = It was taken back.
challenge-state-lapsed = Nobody answered it in time.
challenge-result-won = **You have won: { $own } to { $other }.**
challenge-result-lost = **{ $name } has won: { $other } to { $own }.**
challenge-result-drawn = **A draw: { $own } each.**
challenge-unplayed-won = **You have won:** { $name } didn't play all the deals.
challenge-unplayed-lost = **{ $name } has won:** you didn't play all the deals.
challenge-result-void = Nobody has won: neither of you played all the deals, or one of you is no longer here.
challenge-you = You
challenge-deal = Deal { $deal }
challenge-commitment = The cards are settled. The SHA-256 of their secrets, one after the other, is `{ $commitment }`; the secrets are shown when it is over.
challenge-secrets = The cards followed from the secrets { $secrets }. The SHA-256 of these, one after the other, was shown beforehand: `{ $commitment }`
challenge-when = What the other has made, analysis and record come once you are both done, or the time is up.
challenge-list = Your challenges
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = Open { $number }
challenge-how = With `/tarok challenge` and a friend's @ you challenge somebody: the same deals for both of you, and three days to play them.
challenge-is-waiting = waiting for an answer
challenge-is-yours = waiting for your answer
challenge-is-open = under way
challenge-is-done = you are done
challenge-is-won = won
challenge-is-lost = lost
challenge-is-drawn = drawn
challenge-is-void = not played
challenge-between = You and { $name }
challenge-counts = Won { $won } · lost { $lost } · drawn { $drawn }
challenge-none-yet = No challenge between you is over yet.

denied-challenge-no-hints = There are no hints in a challenge before it is over, for nobody.
denied-challenge-oneself = You can't challenge yourself. Name somebody else with an @.
denied-challenge-asked = You have challenged them already, and they haven't answered yet.
denied-challenge-gone = There is no such challenge of yours.
denied-challenge-answered = This challenge has been answered already, or taken back, or the time for it is over.
denied-challenge-opponent = Only who was challenged can answer.
denied-challenge-challenger = Only who asked can take it back.
