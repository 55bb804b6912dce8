# Profile und Bestenlisten: was jemand gespielt hat, wie gut, und wie sicher das ist.

help-careers = **Wie gut du spielst**

career-of = { $name } · { $game } · { $when }
career-all-time = gesamte Zeit
career-all-games = alle Spiele
career-game = Die Spielart
career-when = Wann
career-choice = { $what }: { $chosen }
career-share = Im Kanal zeigen
career-look = Selbst ansehen
career-season-on = Die Saison { $month } läuft noch. Sie endet von selbst, wenn der Monat um ist (UTC); in der nächsten fangen alle Wertungen neu an.
career-season-over = Die Saison { $month } ist zu Ende; darin ändert sich nichts mehr.

profile-empty = { $name } hat hier noch an keinem Tisch ein Spiel fertig gespielt.
profile-idle = In dieser Zeit gibt es kein Spiel.
profile-rating = Wertung: **{ $rating }** ±{"\u00A0"}{ $doubt }, das heißt in neunzehn von zwanzig Fällen zwischen { $low } und { $high }
profile-unrated = Keine Wertung: Es gibt sie mit der ersten fertigen Partie gegen andere Leute, in der niemand einen Tipp nimmt.
profile-people = Leute
profile-house = Haus
profile-deals = Spiele
profile-average = pro Spiel
profile-declared = Kontrakte
profile-made = gewonnen
profile-matches = Partien
profile-won = Siege
profile-best = bestes
profile-worst = schlechtestes
profile-note = *Haus* heißt: Eine Person spielt allein mit dem Haus. Kontrakte sind die selbst gespielten.
profile-give-or-take = ±: In neunzehn von zwanzig Fällen liegt der wahre Wert pro Spiel so nahe.
profile-soon = Mittelwerte, bestes und schlechtestes Spiel und den Verlauf gibt es ab { $deals } Spielen.
profile-game = **{ $game }** · Spiele: { $deals }
profile-game-made = Kontrakte gewonnen: { $made } von { $declared }
profile-game-won = Partien gewonnen: { $won } von { $matches }
profile-course = Die neuesten Spiele:
profile-against-people = gegen Leute
profile-against-house = gegen das Haus
profile-see-best = Bestes Spiel
profile-see-worst = Schlechtestes Spiel

denied-nobody-to-look-at = Nenne bitte eine Person: Tippe @ und wähle sie aus.

leaderboard-rating = Wertung
leaderboard-order = Gereiht nach dem, was von der Wertung sicher ist: die Zahl weniger ihr ±. Je mehr man spielt, desto kleiner das ±.
career-one-rating = Eine Wertung gilt für alle Spielerzahlen zusammen.

alt-course = { $name }, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}: von { $first } bis { $last }, am tiefsten { $low }, am höchsten { $high }.
