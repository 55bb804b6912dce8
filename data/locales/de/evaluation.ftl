# Der Wert eines Blatts von daheim: seine Karten, und was jeder Kontrakt damit wert ist.

evaluate-title = Was ist dieses Blatt wert?
evaluate-game = { $game } · zu { $players } · { $seat }
evaluate-seat = Dein Platz
evaluate-seat-2 = an zweiter Stelle
evaluate-seat-3 = an dritter Stelle
evaluate-seat-4 = an vierter Stelle
evaluate-none = Noch keine Karten: Wähle sie unten aus, Farbe für Farbe.
evaluate-lacking = { $number ->
    [one] Noch eine von { $size } Karten fehlt.
   *[other] Noch { $number } von { $size } Karten fehlen.
}
evaluate-too-many = { $number ->
    [one] Das ist eine Karte zu viel: Ein Blatt hat hier { $size }.
   *[other] Das sind { $number } Karten zu viel: Ein Blatt hat hier { $size }.
}
evaluate-complete = Alle { $size } Karten sind da.
evaluate-go = Bewerten
evaluate-clear = Von vorn
evaluate-trumps = Tarocks
evaluate-suit = { $suit }: Karten wählen
evaluate-under-way = Ich spiele es durch, eine Kartenverteilung nach der anderen: etwa drei Sekunden …
evaluate-another = Anderes Blatt
evaluate-edit = Karten ändern
evaluate-bid = **{ $bid }** ist am besten: im Schnitt { $value }, und in { $ahead } von 100 Spielen vor den anderen. Passen: { $passing }.
evaluate-best = **{ $bid }** ist am besten: im Schnitt { $value }, und in { $ahead } von 100 Spielen vor den anderen.
evaluate-pass = **Passen**: im Schnitt { $value }. Der beste Kontrakt ist { $bid }: { $other }.
evaluate-close = Zwischen **{ $bid }** und **{ $other }** ist kein klarer Unterschied: im Schnitt { $value }.
evaluate-nothing-bid = Bei diesem Tarock wird nicht geboten. Das Blatt bringt im Schnitt { $value } und liegt am Ende in { $ahead } von 100 Spielen vor den anderen.
evaluate-column-bid = Kontrakt
evaluate-column-value = Wert
evaluate-column-ahead = Vorn
evaluate-deals = Aus { $deals } Kartenverteilungen, die zu diesem Blatt passen; alle spielen wie Hausspieler der Stufe Klub.
evaluate-before = Wer vor dir an der Reihe ist, hat gepasst.
evaluate-points-own = Wert: deine Spielpunkte. Vorn: in wie vielen Spielen du über dem Schnitt der anderen liegst.
evaluate-points-less = Wert: deine Spielpunkte weniger der Schnitt der anderen. Vorn: in wie vielen Spielen das über 0 liegt.
strohmann-evaluate-points-less = Wert: deine Spielpunkte weniger die deines Gegenübers. Vorn: in wie vielen Spielen das über 0 liegt.
evaluate-error = ±: der Standardfehler. Was näher beieinander liegt, kann gleich gut sein.
evaluate-fewer = Kontrakte, die weit zurücklagen, wurden in weniger Spielen versucht, manche nur in { $deals }.
denied-evaluate-unknown = Die Karte „{ $card }“ kenne ich nicht. Schreib die Karten mit Leerzeichen dazwischen, zum Beispiel T1 T20 F ♠K H7.
denied-evaluate-twice = { $card } steht zweimal da, aber es gibt die Karte nur einmal.
denied-evaluate-dealt-again = Mit so einem Blatt wird bei diesem Tarock nicht gespielt: Die Karten werden neu gegeben.
