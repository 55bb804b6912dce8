# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } rated · { $game }
rated-name = Tarok { $number } rated
rated-way = Rated deal
rated-intro = There are { $deals } deals that are equally hard, and you are dealt one of them: hardly anybody you know has the same one, and nobody learns who has which until they close. Everybody plays alone with the house. House players: { $level }. What counts is the share of house players with your cards that you beat.
rated-note = Your one try at your rated deal. The house plays everybody else.
rated-secret = Your cards were generated from secret { $deal } of { $deals }: `{ $secret }`. The SHA-256 of all of them, one after the other, was shown beforehand: `{ $commitment }`.
rated-secrets = All secrets
ladder-title-rated = Rated deals · { $game }
ladder-of-daily = Daily deal
ladder-of-rated = Rated
ladder-everywhere = Across all servers your rank is { $place }.
denied-no-rated-deal = There are no rated deals of that day.
denied-rated-deal-soon = Today's rated deals are still being made: look again in a few minutes.

# A result that is shared, as a picture, in words.
alt-share = { $name } has played { $title }, { $game }.
alt-share-quarters = By quarters of the deal: { $marks }.
alt-share-good = well
alt-share-fair = fairly
alt-share-poor = badly
alt-share-percent = Better than { $percent }% of the house players.
alt-share-days = { $days } days in a row.
