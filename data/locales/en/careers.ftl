# Profiles and leaderboards: what people have played, how well, and how surely that is known.

help-careers = **How well you play**

career-of = { $name } · { $game } · { $when }
career-all-time = all time
career-all-games = all games
career-game = The game
career-when = When
career-choice = { $what }: { $chosen }
career-share = Show in the channel
career-look = Look at it yourself
career-season-on = The season of { $month } is still on. It closes by itself when the month is over (UTC), and the next one starts everybody's rating afresh.
career-season-over = The season of { $month } is over; nothing in it changes any more.

profile-empty = { $name } hasn't finished a deal at a table here yet.
profile-idle = No deals in this time.
profile-rating = Rating: **{ $rating }** ±{"\u00A0"}{ $doubt }, that is between { $low } and { $high } nineteen times out of twenty
profile-unrated = No rating: it comes with the first finished match against other people in which nobody takes a hint.
profile-people = people
profile-house = house
profile-deals = deals
profile-average = per deal
profile-declared = contracts
profile-made = made
profile-matches = matches
profile-won = won
profile-best = best deal
profile-worst = worst deal
profile-note = *House* is where one person plays with the house. Contracts are those played as declarer.
profile-give-or-take = ±: nineteen times out of twenty the true value per deal lies so near.
profile-soon = Averages, the best and the worst deal and the chart come with { $deals } deals.
profile-game = **{ $game }** · deals: { $deals }
profile-game-made = contracts made: { $made } of { $declared }
profile-game-won = matches won: { $won } of { $matches }
profile-course = The newest deals:
profile-against-people = against people
profile-against-house = against the house
profile-see-best = Best deal
profile-see-worst = Worst deal

denied-nobody-to-look-at = Please name one person by mentioning them: type @ and choose.

leaderboard-rating = rating
leaderboard-order = Ranked by the part of a rating that is certain: the number less its ±. The more you play, the smaller the ±.
career-one-rating = A rating is one for all numbers of players.

alt-course = { $name }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: from { $first } to { $last }, at the lowest { $low }, at the highest { $high }.
