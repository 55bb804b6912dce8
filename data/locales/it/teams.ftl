# Incontri a squadre: le squadre di un server giocano le stesse mani a più tavoli.

teams-title = Incontro a squadre { $number }
teams-letters = A B C D E
teams-name = Squadra { $letter }
teams-tells = { $deals ->
    [one] Dopo una mano
   *[other] Dopo { $deals } mani
} una squadra di giocatori di circolo è davanti a una di principianti in almeno { $tenths } incontri su 10.
teams-tells-little = { $deals ->
    [one] Una mano mostra
   *[other] { $deals } mani mostrano
} appena quale squadra gioca meglio.
teams-how = Le stesse mani si giocano a { $tables } tavoli. In ogni mano ogni squadra siede una volta a ogni posto, così le carte non favoriscono nessuno. I risultati si vedono quando tutti i tavoli hanno finito.
teams-how-apart = Le stesse mani si giocano a { $tables } tavoli. A ognuno siede una persona per squadra e gli altri posti li prende la casa: così nessuno gioca contro la propria squadra. In ogni mano ogni squadra siede una volta a ogni posto, così le carte non favoriscono nessuno. I risultati si vedono quando tutti i tavoli hanno finito.
teams-how-servers = Una squadra di qui gioca contro quella di un altro server: le stesse mani, ognuna a { $tables } tavoli sul proprio server, contro la stessa casa. In ogni mano ogni squadra siede una volta a ogni posto. I risultati si vedono quando tutti i tavoli hanno finito.
teams-code = Chi gestisce un altro server lo accetta lì con `/tarok tournament teams` e il codice `{ $code }`.
teams-there = Gioca anche un altro server.
teams-far = Tavoli finiti dell'altro server: { $done } di { $tables }.
teams-not-begun = L'altro server non ha ancora cominciato.
teams-team = **{ $team }**: { $names }
teams-nobody = ancora nessuno
teams-asked = invitati: { $names }
teams-house = I posti che restano vuoti li prende la casa. Comincia { $captain }; poi ci sono tre giorni per giocare.
teams-house-until = I posti che restano vuoti li prende la casa. Comincia { $captain }; l'altro server ha già cominciato, quindi si gioca fino a <t:{ $at }:f>.
teams-sit = Entra: { $team }
teams-up = Lascia
teams-start = Comincia
teams-call-off = Annulla l'incontro
teams-off = Questo incontro a squadre è annullato.
teams-thread = Incontro a squadre { $match } · tavolo { $number }
teams-until = Si gioca fino a <t:{ $at }:f>; quel che resta a metà lo finisce la casa. I risultati si vedono quando tutti i tavoli hanno finito.
teams-table = Tavolo { $number } { $where }: { $names }
teams-table-done = Tavolo { $number } { $where }, finito: { $names }
teams-elsewhere = sull'altro server
teams-of = { $name } ({ $team })
teams-show = A che punto siamo
teams-won = **Vince: { $team }**, con { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
} di vantaggio.
teams-drawn = **Pareggio.**
teams-shared = **Primo posto: { $teams }.**
teams-counted = Il risultato di una squadra in una mano: i punti di tutti i suoi posti, a tutti i tavoli.
teams-level = { $number ->
    [one] Nella mano { $deals } le squadre hanno fatto lo stesso: non ha deciso nulla.
   *[other] Nelle mani { $deals } le squadre hanno fatto lo stesso: non hanno deciso nulla.
}
teams-none = Nessuna mano è stata giocata a tutti i tavoli: non vince nessuno.
teams-at = Tavolo { $number }
teams-deal = Mano { $deal }: { $played }
teams-played = tavolo { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Rivincita
teams-look = Guarda il tavolo { $number }
teams-list = Incontri a squadre
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Incontro a squadre { $number }
teams-how-to = Con `/tarok tournament teams` e un gioco raduni le persone: due squadre o più, le stesse mani per tutti.
teams-is-gathering = iscrizioni aperte
teams-is-open = in corso
teams-is-over = finito

round-veiled = Altri tavoli giocano le stesse mani: qui delle carte non si dice nulla. Tutto sta sulla tua pagina.
round-done = **Questo tavolo ha giocato tutte le sue mani.** I risultati si vedono quando ha finito l'ultimo tavolo.

denied-round-watch = Altri tavoli giocano le stesse mani, quindi può guardare solo chi siede qui.
denied-round-seats = A un tavolo di un incontro a squadre non ci si può aggiungere: altri giocano le stesse mani.
denied-round-open = Altri tavoli giocano ancora le stesse mani. Si può guardare tutto quando l'incontro a squadre è finito.
denied-round-stop = Un tavolo di un incontro a squadre non si può chiudere: gli altri lo aspettano. Se te ne vai, la casa gioca per te.
denied-round-cards = Le carte di questo tavolo derivano dai segreti del suo incontro a squadre. Il loro SHA-256 sta sotto *A che punto siamo*.
denied-teams-where = Un incontro a squadre si gioca in un canale di un server, fuori dai thread: ogni tavolo ne ha uno suo.
denied-teams-gone = Questo incontro a squadre qui non esiste.
denied-teams-begun = Questo incontro a squadre è già cominciato, o è annullato.
denied-teams-code = Con questo codice nessun incontro aspetta un altro server, o è di questo server.
denied-teams-alone = Nessun altro server l'ha accettato, o l'ha annullato.
denied-teams-server = Può farlo solo chi gestisce questo server.
denied-teams-captain = Può farlo solo chi ha creato l'incontro o chi gestisce questo canale.
denied-teams-again = La rivincita può chiederla solo chi ha creato l'incontro o chi ci ha giocato.
denied-teams-named = Nomina le persone di ogni squadra con una @: ognuna in una sola squadra, e non più dei posti a un tavolo.
denied-teams-number = Con questo numero di squadre non si può giocare. Possibili: { $numbers }.
denied-teams-other = L'invito per te vale per un'altra squadra.
denied-teams-closed = Le persone di questa squadra sono già scelte.
denied-teams-full = Questa squadra è al completo.
denied-teams-empty = In ogni squadra deve sedere qualcuno.
