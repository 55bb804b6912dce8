# Which matches change ratings.

rated-of = { $people ->
    [1] Ratings: matches of at least two people count.
    [2] Ratings: this match counts if it's one of the first three today between just the two of you.
   *[3] Ratings: this match counts.
}
rated-unless-hints = It won't if somebody takes a hint.
rated-unless-partners = It doesn't if the two of you are partners.
rated-yes = Ratings: this match has counted.
rated-hint = Ratings: this match hasn't counted, as there were hints.
rated-often = Ratings: this match hasn't counted. Only three matches a day between the same two people count.
rated-partners = Ratings: this match hasn't counted, as its two people were partners.
