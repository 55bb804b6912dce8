# The traveller of a closed deal: all contracts played with its cards, and how they ended.

traveller-look = Traveller
traveller-title = Traveller: all who had these cards
traveller-as-declarer = As declarer
traveller-as-partner = As the declarer's partner
traveller-as-defender = As defender
traveller-as-none = Without a declarer
traveller-as-unknown = Contract unknown
traveller-points = pts
traveller-ahead = ahead
traveller-note = ×: people + house players, all in the same seat. ✓: how often the declarer won.
traveller-means = Points are an average.
traveller-means-ahead = Points and the lead over the table (ahead) are averages.
traveller-own = { $mark }: yours.
traveller-pick-line = Look at a contract …
traveller-pick-deal = Deal { $deal } of { $deals }: look at another …
traveller-all = All lines
traveller-none-to-see = None of these deals can be looked at. Other people's are open to everybody who has finished the same deal in time (older ones are not), and to the whole server once they are shared; house players' moves are mostly deleted two weeks after a deal has closed.
traveller-viewers = Once it's over, everybody who has finished the same deal in time can look at how you played it (*{ $traveller }*). Your name is given only in the server where you played.
denied-no-traveller = There is no traveller of this deal. Deals of the day, rated deals and deals of tournaments have one once they have closed.
denied-no-traveller-line = That line is no longer in the traveller.
