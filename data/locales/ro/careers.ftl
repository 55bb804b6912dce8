# Profiluri și clasamente: ce a jucat cineva, cât de bine și cât de sigur e.

help-careers = **Cât de bine joci**

career-of = { $name } · { $game } · { $when }
career-all-time = toată perioada
career-all-games = toate jocurile
career-game = Jocul
career-when = Când
career-choice = { $what }: { $chosen }
career-share = Arată în canal
career-look = Vezi la tine
career-season-on = Sezonul { $month } e încă în curs. Se închide singur când se termină luna (UTC), iar în următorul, ratingul tuturor o ia de la capăt.
career-season-over = Sezonul { $month } s-a încheiat; nimic din el nu se mai schimbă.

profile-empty = { $name } n-a terminat încă nicio tură la o masă de aici.
profile-idle = Nicio tură în această perioadă.
profile-rating = Rating: **{ $rating }** ±{"\u00A0"}{ $doubt }, adică între { $low } și { $high } de nouăsprezece ori din douăzeci
profile-unrated = Fără rating: vine cu prima partidă terminată împotriva altor oameni în care nimeni nu cere un sfat.
profile-people = oameni
profile-house = casa
profile-deals = ture
profile-average = pe tură
profile-declared = contracte
profile-made = câștigate
profile-matches = partide
profile-won = victorii
profile-best = cea mai bună
profile-worst = cea mai slabă
profile-note = *Casa* înseamnă: un om joacă numai cu boții. Contractele sunt cele jucate ca declarant.
profile-give-or-take = ±: de nouăsprezece ori din douăzeci, media adevărată pe tură se află în această marjă.
profile-soon = Mediile, tura cea mai bună și cea mai slabă și graficul apar după { $deals ->
    [one] { $deals } tură
    [few] { $deals } ture
   *[other] { $deals } de ture
}.
profile-game = **{ $game }** · ture: { $deals }
profile-game-made = contracte câștigate: { $made } din { $declared }
profile-game-won = partide câștigate: { $won } din { $matches }
profile-course = Cele mai noi ture:
profile-against-people = cu oameni
profile-against-house = cu casa
profile-see-best = Cea mai bună tură
profile-see-worst = Cea mai slabă tură

denied-nobody-to-look-at = Spune despre cine e vorba printr-o mențiune: scrie @ și alege.

leaderboard-rating = rating
leaderboard-order = Ordinea e după partea sigură a ratingului: numărul minus marja lui ±. Cine joacă mai mult are o marjă mai mică.
career-one-rating = Ratingul e unul singur pentru toate numerele de jucători.

alt-course = { $name }, { $deals ->
    [one] o tură
    [few] { $deals } ture
   *[other] { $deals } de ture
}: de la { $first } la { $last }, cel mai jos { $low }, cel mai sus { $high }.
