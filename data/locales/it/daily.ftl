# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **La mano del giorno**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , mano { $deal }
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , mano { $deal }
}
daily-intro = Le stesse carte per tutti, ognuno da solo con la casa. Giocatori della casa: { $level }.
daily-one-try = Hai **un solo tentativo**, e già aprire la mano conta. Si chiude <t:{ $at }:R>: quello che resta a metà vale come non giocato. Fino ad allora niente consigli, niente analisi e niente registrazione, per nessuno.
daily-over = Questa mano è finita. Puoi giocarla per esercizio; non conta niente.
daily-commitment = Le carte erano stabilite prima dell'apertura. Lo SHA-256 del loro segreto è `{ $commitment }`; il segreto stesso si vede quando la mano è finita.
daily-secret = Le carte derivano dal segreto `{ $secret }`; il suo SHA-256, mostrato prima, è `{ $commitment }`.
daily-new-house = La casa è cambiata da quando questa mano è stata fatta: nelle posizioni a cui qualcuno è già arrivato gioca come allora, altrove come adesso.
daily-open = Apri la mano
daily-practise = Gioca per esercizio
daily-more = Altro…
daily-day = Mani del giorno { $number }
daily-day-note = Una mano per ogni gioco, da mezzanotte a mezzanotte UTC. Quelle in grigio le hai già cominciate.
daily-day-none = Quel giorno non ce n'erano.
daily-earlier = ◀ Prima
daily-later = Dopo ▶
daily-note = Il tuo unico tentativo alla mano del giorno. Per gli altri gioca la casa.
daily-note-late = Per esercizio: questa mano è finita, e non conta niente.
daily-made = Il tuo risultato: **{ $points }**.
daily-by-house = È rimasta a metà, quindi l'ha finita la casa, e vale come non giocata.
contest-left = `*`: rimasta a metà. L'ha finita la casa, e vale come non giocata.
daily-ghosts = Fra i giocatori della casa con le stesse carte (in tutto { $number }) ne batti **{ $percent } su 100**; la loro mediana è { $par }.
daily-no-ghosts = Finora troppo pochi giocatori della casa hanno giocato queste carte: riprova più tardi.
daily-few-ghosts = Troppo pochi giocatori della casa hanno giocato queste carte: il tuo risultato non ha una percentuale.
daily-counted = Troppo pochi giocatori della casa hanno giocato queste carte. Nelle classifiche il tuo risultato vale come { $percent } battuti su 100.
daily-people = Altre persone che l'hanno giocata: { $number }; ne superi { $better }, sei alla pari con { $level }.
daily-cost = Punti persi per errori, a giudicare da quello che potevi sapere: circa **{ $cost }**.
daily-brought = A giudicare da quello che potevi sapere, meglio delle mosse che avrei consigliato, di circa **{ $cost }**.
daily-judging = Sto ancora guardando le tue decisioni; i quadratini arrivano.
daily-when = Analisi, registrazione e *Gioca da qui* arrivano quando la mano si chiude, <t:{ $at }:R>, per tutti insieme.
daily-share = Condividi
daily-shared = **{ $name }** · { $line }
daily-look = Rivedi la mano
daily-percent = battuti { $percent } su 100
share-percent = { $percent }%
share-better-than = battuti
daily-milestone = 🎉 **{ $days } giorni di fila!**
daily-streak = { $days } giorni di fila. Giorni che puoi ancora saltare: { $spare } su { $most }; ogni settimo giorno giocato ne restituisce uno.
daily-ladder = Classifica
daily-remind = Mandami risultato e promemoria
daily-quiet = Niente più messaggi
daily-reminder = C'è **{ $title }**. Si chiude <t:{ $at }:R>.
reminder-streak = 🔥 { $days } giorni di fila. Se salti oggi, ricominci da capo.
reminder-spare = 🔥 { $days } giorni di fila. Giorni che puoi ancora saltare: { $spare }; se salti oggi, { $left }.
reminder-rank = La tua posizione di ieri sul server: **{ $rank }** su { $number }.
reminder-percent = Ieri hai battuto **{ $percent } su 100** fra i giocatori della casa.
daily-look-at-it = Alla mano
daily-play-too = Gioca anche tu

ladder-title-daily = Mani del giorno · { $game }
ladder-week = Settimana
ladder-month = Mese
ladder-season = Stagione
ladder-percent = %
ladder-days = Giorni
ladder-deals = Mani
ladder-how = %: quanti giocatori della casa con le stesse carte batti, in media. A parità viene prima chi ha perso meno punti per errori. Una mano conta quando è finita. Pesano di più le mani in cui i più bravi vincono più spesso.
ladder-need = Per entrare in classifica gioca cinque giorni su sette di quelli passati: finora almeno { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
ladder-own-days = I tuoi giorni: { $days }.
ladder-since = I giorni si contano dal <t:{ $at }:d>, quando qui si è giocata la prima mano.
ladder-empty = Ancora nessuno è in classifica.
ladder-unranked = **Non ancora in classifica:**
ladder-days-of = { $name } · { $days } su { $needed ->
    [one] { $needed } giorno
   *[other] { $needed } giorni
}

channel-title = Un canale per la mano del giorno
channel-what = In un canale del server la mano del giorno ha un messaggio al giorno: chi l'ha finita, con i quadratini, niente punti né carte; quando è finita la tabella, il risultato mediano e il contratto più insolito.
channel-none = Non è pubblicata in nessun canale.
channel-is = È pubblicata in { $channel }.
channel-left = Il messaggio di oggi è stato cancellato, oppure lì non posso scrivere. *Pubblica qui* lo scrive di nuovo.
channel-here = Pubblica qui
channel-nowhere = Non pubblicare
channel-invites = Le stesse carte per tutti, un tentativo a testa, ognuno da solo con la casa. Si chiude <t:{ $at }:R>.
channel-yesterday = Primo posto di ieri: **{ $names }**. Persone che l'hanno finita: { $number }.
channel-mistake = L'errore comune più costoso di ieri: **{ $made }** alla presa { $trick }; era meglio **{ $better }**. Persone che l'hanno fatto: { $number }. Punti persi in media: { $cost }.
channel-finished = { $squares } **{ $name }**
channel-others = Altre persone: { $number }
channel-nobody = Non l'ha ancora giocata nessuno.
channel-over = È finita.
channel-points = Punti
channel-cost = Errori
channel-percent = %: la quota di giocatori della casa con le stesse carte che uno ha battuto.
channel-below-zero = Errori sotto 0: meglio delle mosse che avrei consigliato.
mistakes-error = I punti persi per errori sono stime: ± { $error } o meno.
channel-with-lead = { $points } (vantaggio { $ahead })
channel-unusual = **Il contratto più insolito:** { $contract }, di { $name }. Su { $of } che avevano le carte, su questo server e fra i giocatori della casa, l'hanno dichiarato in { $number }.
channel-middle = **A metà classifica dei giocatori della casa ({ $number }):** { $name } (casa) con le stesse carte ha fatto **{ $points }**.
channel-none-played = Non l'ha giocata nessuno.
reply-quiet = Non ricevi più messaggi sulle mani del giorno.

denied-contest-not-open = Questa mano non è ancora aperta: si apre <t:{ $at }:R>.
denied-contest-tried = Il tuo tentativo per questa mano l'hai già avuto.
denied-contest-over = Questa mano si è appena chiusa.
denied-no-such-contest = Questa mano del giorno non esiste.
denied-entry-gone = Quel tentativo non c'è più.
denied-daily-no-hints = Prima che la mano del giorno si chiuda, <t:{ $at }:R>, non ci sono consigli per nessuno.
denied-contest-settling = Questa mano si è appena chiusa e si stanno raccogliendo i risultati. Riprova tra un minuto.
denied-nothing-to-share = Non c'è ancora niente da condividere.
