# What others have come to with the same cards, alone with the house.

others-look = How others played it
others-title = Others with the same cards
others-own = You: **{ $contract }**, **{ $points }**
others-beside = Better than **{ $percent }%** of the others who sat there with these cards ({ $number }).
others-how = { $number ->
    [1] What counts is your lead: you made { $points }, the other player { $others }, so **{ $ahead }**.
   *[other] What counts is your lead: you made { $points }, the others at the table { $others } on average, so **{ $ahead }**.
}
others-counted = A result is a lead: your own points less the average of the house players at the table.
others-none = Nobody else has sat there yet. House players will, when the bot has time: look again in a while.
others-as-first = To compare fairly, points are counted as in the first deal of a match. In your match it brought { $points }, as something was left from earlier deals.
others-helped = You had a hint, took a move back or were away, so others won't see your result.
others-house = house, { $level } { $number }
others-player = a player
others-you = you
others-contract = contract
others-points = points
others-ahead = ahead
others-ahead-title = Ahead
others-unplayed = not played
others-left-out = and { $number } more
others-pick = Look at somebody's line of play …
others-back = All
lobby-deals-again = Alone with the house you may get cards that others have had, and see afterwards how they fared.
fair-new = If you play alone with the house and look here before the deal, you get new cards, which nobody has had before.
verify-again = Others have had these cards before you. Your deal's secret is 32 new bytes followed by the key that the cards are generated from. Dealt again from that key, the cards are the same.
verify-not-again = Others have had these cards before you, but **dealt again from the secret, they come out different.** Please show this to whoever runs the bot.
denied-no-others = There is nobody to compare that deal with: its cards are yours alone.
privacy-compared = deals that you played alone with the house, for comparing with whoever has the same cards later: your results and how you played (in your server by your name, elsewhere and once you are forgotten as “a player”); and whose cards you have seen, so that you don't get them again
