# The rest of a deal in which nothing can change any more.

rest-show = Show the rest
rest-shown = Nothing could change the score any more, so the house has played the rest.

rest-claim = Claim the rest
rest-claims = { $name } says that nothing can change the score any more, and shows: { $cards }
sure-claim = Say that nothing can change the score any more? All see your cards, and the house plays the rest if everybody agrees and you are right. You can claim once in a deal.
rest-asked = Your cards are shown, and the others are asked. Playing on ends the question.
rest-agreed = Everybody has agreed: the house has played the rest.
rest-refused = The claim isn't accepted: the deal goes on.
denied-claimed-already = You've claimed the rest in this deal already; now it's played to its end.
denied-no-claim = You can claim the rest during the play, on your turn, as long as you have a choice and nothing else is asked.
