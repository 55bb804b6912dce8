# I propri giorni: un calendario delle mani del giorno, i primati e le decisioni da rivedere.

days-way = I miei giorni
days-title = I miei giorni · { $month }
days-none = Non hai ancora giocato una mano del giorno. Quando ne avrai giocata una, qui vedrai i tuoi giorni: come è andata, quanto sono costati gli errori e quanti giorni di fila hai giocato.
days-play = Mani di oggi
days-played = { $days ->
    [0] Nessuna mano finita in questo mese.
    [one] Mani finite in un giorno.
   *[other] Mani finite in { $days } giorni.
}
days-mean = Giocatori della casa battuti in media: **{ $percent } su 100**.
days-streak-now = { $days ->
    [one] { $days } giorno di fila.
   *[other] { $days } giorni di fila.
}
days-waiting = non ancora chiusa
days-cost = errori: { $cost }
days-deals = { $number ->
    [one] { $number } mano
   *[other] { $number } mani
}
days-open = **Ancora da giocare:** { $days }
days-missed = **Saltati:** { $days }
days-spare = **Saltati senza interrompere i giorni di fila:** { $days }
days-puzzle = **Solo il quesito del giorno:** { $days }
days-legend = In grande: quanti giocatori della casa su 100, con le stesse carte, hai battuto. Nell'angolo: i punti persi per errori. Quadratini: come hai giocato ogni quarto della mano. 3×: tre mani quel giorno, e la loro media. Tre puntini: finita, ma la mano non è ancora chiusa. Cornice d'oro: oggi è ancora aperto. Cornice blu: nessuna mano, ma i giorni di fila continuano.
days-legend-text = Su 100: i giocatori della casa con le stesse carte che hai battuto. Errori: i punti che ti sono costati. Quadratini: come hai giocato ogni quarto della mano. I battuti e gli errori si vedono quando la mano è chiusa.
alt-days-percent = { $month }, giocatori della casa battuti: { $days }.
alt-days-cost = Punti persi per errori: { $days }.
days-calendar = Calendario
days-records = Primati
days-decisions = Decisioni

days-records-title = I miei giorni · Primati
days-total = Giorni giocati: **{ $days }**. Mani: **{ $deals }**.
days-streak = Giorni di fila: **{ $now }** adesso, **{ $longest }** al massimo.
days-best = Risultato migliore: battuti **{ $percent } su 100** ({ $deal }).
days-best-month = Mese migliore: **{ $month }**, in media battuti **{ $percent } su 100**.
days-least = Persi
days-records-note = %: quanti giocatori della casa con le stesse carte batti, in media. Persi: i punti persi per errori nella mano in cui ne hai persi di meno. Le mani ancora aperte contano solo nella prima riga.
days-curve-percent = Giocatori battuti
days-curve-cost = Errori
days-curve-note = Il grafico mostra medie di { $mean } giorni, negli ultimi { $days } giorni.
days-curve-mistakes = Errori: punti persi, in percentuale di quanto i risultati del gioco variano per caso; così i giochi si possono confrontare.
alt-days-curve = { $name }, in percentuale: da { $first } a { $last }, minimo { $low }, massimo { $high }.

days-decisions-title = I miei giorni · Decisioni degli ultimi { $days } giorni
days-decisions-none = Non c'è ancora niente da mostrare: quando le tue mani saranno chiuse e giudicate, qui vedrai le tue decisioni migliori e quelle più costose.
days-decisions-best = **Le migliori: a un giocatore di circolo sarebbero sfuggite**
days-decisions-dear = **Le più costose**
days-decision-best = { $place }: { $made } ha reso { $points } più di { $other }.
days-decision-dear = { $place }: { $made } è costato { $points }; era meglio { $better }.
days-decision-other = { $place }: è costato { $points }.
days-look = Rivedi { $number }
