# La seconda e la terza mano del giorno, per chi vuole.

daily-further = Questa mano è facoltativa: si confronta e si condivide come la prima, e i tuoi giorni di fila non dipendono da essa. Se la apri e la lasci a metà, in classifica vale 0 su 100.
daily-left-further = In classifica vale 0 su 100.
daily-next-deal = { $deal ->
    [2] Seconda mano
   *[other] Terza mano
}
daily-day-total = Mani del giorno: { $finished } su { $deals }. Giocatori della casa battuti in media: **{ $percent } su 100**.
daily-day-finished = Mani del giorno finite: { $finished } su { $deals }.
daily-share-day = { $finished } mani: in media { $percent } su 100
denied-daily-deal-before = Prima finisci la mano precedente.
channel-all-deals = **Tutte e { $deals } le mani, battuti in media:** { $names }
channel-of-all-deals = { $name } { $percent } su 100
