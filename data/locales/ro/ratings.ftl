# Ce partide contează la rating.

rated-of = { $people ->
    [1] Rating: contează partidele cu cel puțin doi oameni.
    [2] Rating: partida asta contează dacă e printre primele trei pe care le jucați azi numai între voi doi.
   *[3] Rating: partida asta contează.
}
rated-unless-hints = După primul sfat nu mai contează.
rated-unless-partners = Nu contează dacă voi doi sunteți parteneri.
rated-yes = Rating: partida asta a contat.
rated-hint = Rating: partida asta n-a contat, pentru că s-au dat sfaturi.
rated-often = Rating: partida asta n-a contat. Numai între aceiași doi oameni contează trei partide pe zi.
rated-partners = Rating: partida asta n-a contat, pentru că cei doi oameni au fost parteneri.
