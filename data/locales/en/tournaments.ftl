# Tournaments of a server: everybody plays the same deals, each alone with the house.

help-tournament = **Tournaments**

tournament-title = { $heading } · { $game } · deal { $deal } of { $deals }
tournament-heading = Tournament
tournament-state-before = It begins <t:{ $opens }:R> (<t:{ $opens }:f>) and is open until <t:{ $closes }:f>.
tournament-state-open = It is open until <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = The time is up. The standings are being worked out.
tournament-state-over = It is over.
tournament-state-off = It was cancelled: there is no ranking.
tournament-crowd = { $entrants ->
    [one] { $entrants } person has entered
   *[other] { $entrants } people have entered
}; { $done ->
    [0] nobody has played all deals yet
    [one] { $done } has played all deals
   *[other] { $done } have played all deals
}.
tournament-took-part = { $entrants ->
    [one] { $entrants } person is ranked.
   *[other] { $entrants } people are ranked.
}
tournament-nobody = Nobody has entered yet.
tournament-none-played = Nobody has played a deal.
tournament-line = { $name } · { $done } of { $deals }
tournament-others = and { $number } more
tournament-rules = Everybody plays the same deals once, each alone with the same house, whenever they like before it closes. Whoever has finished all deals sees the standings; once it is over, everybody does.
tournament-by-matchpoints = Ranking: what counts in each deal is the share of the others who finished it that you beat (a tie counts half), and over all deals the average. A deal that you don't finish brings 0%.
tournament-by-differences = Ranking: what counts in each deal is how far you are above or below the median, { $cap } points at most, and over all deals the sum. A deal that you don't finish brings −{ $cap }.
tournament-winner = **{ $name } has won, with { $score }.**
tournament-winners = **{ $name } share first place, with { $score }.**
tournament-enter = Enter
tournament-leave = Leave
tournament-show = My deals
tournament-play = Play
tournament-ranks = Standings
tournament-call-off = Cancel the tournament
tournament-back = Back
tournament-deal = Deal { $deal }
tournament-you-in = You're in. A deal counts once you open it; one that you haven't finished when it closes counts like one that you never opened.
tournament-you-done = You have played all the deals.
tournament-you-out = You haven't entered.
tournament-you-gone = You have left. What you have opened stays opened; you can enter again.
tournament-left = You have left the tournament.
tournament-own-place = Your rank: **{ $place }** of { $of }, with { $score }.
tournament-no-place = You aren't ranked: you finished no deal.
tournament-not-entered = You didn't take part.
tournament-no-place-left = You left this tournament, so you aren't ranked.
tournament-share = { $number }%
tournament-points = Points
tournament-result = Result
tournament-played = Deals
tournament-former = ex-player
tournament-standings = Standings
tournament-standings-now = Standings so far, of those who have finished all deals
tournament-so-far = They change as others play.
tournament-sure = Cancel this tournament? It ends now for everybody, and there is no ranking.
tournament-sure-weekly = The series goes on with the next one; *Stop the series* ends it.
tournament-announced = The tournament is announced in <#{ $channel }>.
tournament-undrawn = The cards are being drawn. The SHA-256 of their secrets is shown here before anybody can open a deal.
tournament-drawn = The cards are settled now. *Play* opens the first deal.
tournament-list = Tournaments of this server
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = begins <t:{ $opens }:R>
tournament-is-open = open until <t:{ $closes }:f>
tournament-is-closing = being worked out
tournament-is-over = over
tournament-is-off = cancelled
tournament-number = Open { $number }
tournament-none = There is no tournament here. Whoever manages this server can announce one with `/tarok tournament new`.
tournament-when = Analysis and record come when the tournament is over.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = There is no such tournament in this server.
denied-tournament-over = This tournament is over.
denied-tournament-hidden = You'll see the standings once you have finished all deals, or the tournament is over.
denied-tournament-out = You aren't in this tournament.
denied-tournament-played = You have played all the deals and can see the standings, so your results stay.
denied-tournament-gone-out = You have left this tournament. *Enter* takes you back in.
denied-tournament-early = It begins <t:{ $at }:R>.
denied-tournament-manager = Only those who manage this server can announce or cancel a tournament.
denied-tournament-no-hints = There are no hints in a tournament before it is over, for anybody.
denied-many-tournaments = This server already has { $most } tournaments running or announced. Wait until one is over, or cancel one.
denied-many-announced = You have announced { $most } tournaments in the last 24 hours. Announce the next one tomorrow.
denied-many-entered = You're already in { $most } tournaments. Finish or leave one first.
denied-many-entrants = { $most } people have already entered: there is no more room.

tournament-weekly = It repeats every week.
tournament-series = Series table
tournament-series-none = No tournament of this series has been ranked yet.
tournament-series-counted = Tournaments counted: { $number } (at most the last { $most }).
tournament-series-rule = Ranks 1 to { $places } of each tournament bring { $points } points. Those who share ranks share their points; between equal points, more wins decide.
tournament-wins = Wins
tournament-trophies = Trophies of this server's tournaments, all games, all time: { $trophies }
tournament-stop = Stop the series
tournament-stop-sure = Stop this series? This tournament stays as it is, but none follows it.
tournament-last = The series is stopped: no tournament follows this one.

denied-tournament-stop = Only whoever announced this series and those who manage this server can stop it.
denied-tournament-stopped = Nothing to stop here: the series is stopped already, or its next tournament is already announced.
denied-tournament-week = A tournament that repeats every week can last { $most } hours at most.
denied-tournament-starts = It can begin at once or within { $days } days. Type in how many hours, such as `5`, or a date and time in UTC, such as `{ $example }`. In UTC it is now `{ $now }`.
