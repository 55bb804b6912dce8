# The rest of a deal in which nothing can change any more.

rest-show = Show the rest
rest-shown = Nothing could change the score any more, so the house has played the rest.
