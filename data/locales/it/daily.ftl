# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **La mano del giorno**
daily-title = Tarok { $number } · { $game }
daily-name = Tarok { $number }
daily-intro = Le stesse carte per tutti, ognuno da solo con la casa. Giocatori della casa: { $level }.
daily-one-try = Hai **un solo tentativo**, e già aprire la mano conta. Chiude <t:{ $at }:R>: quello che allora non è finito lo finisce la casa, e conta così. Fino ad allora niente suggerimenti, niente analisi e niente file, per nessuno.
daily-over = Questa mano è finita. Puoi giocarla per prova; non conta niente.
daily-commitment = Le carte erano stabilite prima dell'apertura. Lo SHA-256 del loro segreto è `{ $commitment }`; il segreto stesso si vede quando la mano è finita.
daily-secret = Le carte derivano dal segreto `{ $secret }`; il suo SHA-256, mostrato prima, è `{ $commitment }`.
daily-new-house = La casa è cambiata da quando questa mano è stata fatta: dove qualcuno è già passato risponde come allora, altrove come gioca adesso.
daily-open = Apri la mano
daily-practise = Gioca per prova
daily-more = Altro…
daily-day = Mani del giorno { $number }
daily-day-note = Una mano per ogni gioco, da mezzanotte a mezzanotte UTC. Quelle in grigio le hai già cominciate.
daily-day-none = Quel giorno non ce n'erano.
daily-earlier = ◀ Prima
daily-later = Dopo ▶
daily-note = Il tuo unico tentativo alla mano del giorno. Per gli altri gioca la casa.
daily-note-late = Per prova: questa mano è finita, e non conta niente.
daily-made = Il tuo risultato: **{ $points }**.
daily-by-house = È rimasta a metà, quindi l'ha finita la casa.
daily-ghosts = Meglio del **{ $percent } %** dei giocatori della casa con le stesse carte (in tutto { $number }); il risultato di mezzo è { $par }.
daily-no-ghosts = I giocatori della casa non hanno ancora giocato queste carte: riprova più tardi.
daily-people = Altre persone che l'hanno giocata: { $number }; ne superi { $better }, sei alla pari con { $level }.
daily-cost = Stando a quello che potevi sapere, le tue decisioni sono costate circa **{ $cost }**.
daily-brought = Stando a quello che potevi sapere, le tue decisioni hanno reso circa **{ $cost }** più di quel che si sarebbe consigliato.
daily-judging = Sto ancora guardando le tue decisioni; i quadratini arrivano.
daily-when = Analisi, file e *Gioca da qui* arrivano quando la mano chiude, <t:{ $at }:R>, per tutti insieme.
daily-share = Condividi
daily-shared = **{ $name }** · { $line }
daily-look = Rivedi la mano
daily-look-there = Puoi rivederla dove l'hai giocata.
daily-percent = { $percent } %
daily-ladder = Classifica
daily-remind = Ricordamelo domani
daily-quiet = Niente promemoria
daily-reminder = C'è **{ $title }**.
daily-look-at-it = Alla mano
daily-play-too = Gioca anche tu

ladder-title = Mani del giorno · { $game }
ladder-week = Settimana
ladder-month = Mese
ladder-season = Stagione
ladder-percent = %
ladder-days = Giorni
ladder-deals = Mani
ladder-how = %: come stanno in media i tentativi accanto ai giocatori della casa con le stesse carte. A parità conta chi ha deciso perdendo meno. Una mano conta quando è finita.
ladder-need = È in classifica chi ha giocato almeno { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}: cinque su sette di quelli passati.
ladder-own-days = I tuoi giorni: { $days }.
ladder-empty = Ancora nessuno è in classifica.

channel-title = Un canale per la mano del giorno
channel-what = In un canale del server la mano del giorno ha un messaggio al giorno: chi l'ha finita, con i quadratini, niente punti né carte; quando è finita la tabella, il gioco con il risultato di mezzo e il contratto più insolito.
channel-none = Non sta in nessun canale.
channel-is = Sta in { $channel }.
channel-left = Il messaggio di oggi è stato tolto, oppure lì non posso scrivere. *In questo canale* lo scrive di nuovo.
channel-here = In questo canale
channel-nowhere = In nessun canale
channel-invites = Le stesse carte per tutti, un tentativo a testa, ognuno da solo con la casa. Chiude <t:{ $at }:R>.
channel-finished = { $squares } **{ $name }**
channel-others = Altre persone: { $number }
channel-nobody = Non l'ha ancora giocata nessuno.
channel-over = È finita.
channel-points = Punti
channel-cost = Costo
channel-unusual = **Il contratto più insolito:** { $contract }, di { $name }. Su { $of } che avevano le carte, giocatori della casa compresi, l'hanno giocato in { $number }.
channel-middle = **Il risultato di mezzo dei giocatori della casa ({ $number }):** { $name }, con le vostre carte, ha fatto **{ $points }**.
channel-none-played = Non l'ha giocata nessuno.
reply-quiet = Non ricevi più promemoria.

denied-contest-not-open = Questa mano non è ancora aperta: apre <t:{ $at }:R>.
denied-contest-tried = Il tuo unico tentativo per questa mano l'hai già avuto.
denied-contest-over = Questa mano ha appena chiuso.
denied-no-such-contest = Una mano del giorno così non c'è.
denied-entry-gone = Quel tentativo non c'è più.
denied-daily-no-hints = Prima che la mano del giorno chiuda, <t:{ $at }:R>, non ci sono suggerimenti per nessuno.
denied-contest-settling = Questa mano ha appena chiuso e si stanno raccogliendo i risultati. Riprova tra un minuto.
denied-nothing-to-share = Non c'è ancora niente da condividere.
