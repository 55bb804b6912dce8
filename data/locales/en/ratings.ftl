# Which matches change ratings.

rated-of = { $people ->
    [1] Ratings: matches of at least two people count.
    [2] Ratings: this match counts if it's one of the first three today of you two alone.
   *[3] Ratings: this match counts.
}
rated-unless-hints = No longer once anybody is given a hint.
rated-yes = Ratings: this match has counted.
rated-hint = Ratings: this match hasn't counted, as there were hints.
rated-often = Ratings: this match hasn't counted. Of the same two people alone, three a day do.
