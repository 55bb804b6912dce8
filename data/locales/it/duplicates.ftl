# Com'è andata ad altri con le stesse carte, da soli con la casa.

others-look = Come l'hanno giocata altri
others-title = Altri con le stesse carte
others-own = Tu: **{ $contract }**, **{ $points }**
others-beside = Fra gli altri che sedevano lì con queste carte (in tutto { $number }) ne batti **{ $percent } su 100**.
others-how = { $number ->
    [1] Conta il vantaggio: tu { $points }, l'avversario { $others }, quindi **{ $ahead }**.
   *[other] Conta il vantaggio sugli altri al tavolo: tu { $points }, loro in media { $others }, quindi **{ $ahead }**.
}
others-counted = Il risultato è il vantaggio: i propri punti meno la media dei giocatori della casa al tavolo.
others-none = Nessun altro si è ancora seduto lì. I giocatori della casa lo faranno, quando il bot avrà tempo: guarda di nuovo tra un po'.
others-as-first = Perché il confronto sia giusto, i punti contano come nella prima mano di una partita. Nella tua partita ha portato { $points }, perché restava qualcosa dalle mani precedenti.
others-helped = Con un consiglio, una mossa ritirata o un'assenza il risultato non si confronta: gli altri non vedranno il tuo.
others-house = casa, { $level } { $number }
others-player = qualcuno
others-you = tu
others-contract = contratto
others-points = punti
others-ahead = vantaggio
others-ahead-title = Vantaggio
others-unplayed = non giocata
others-left-out = altre persone: { $number }
others-pick = Guarda come ha giocato qualcuno…
others-back = Tutti
lobby-deals-again = Da solo con la casa puoi ricevere carte che altri hanno già avuto, e dopo vedi com'è andata a loro.
fair-new = Chi gioca da solo con la casa e guarda qui prima della mano riceve carte nuove, che nessuno ha mai avuto.
verify-again = Queste carte le hanno già avute altri. Il segreto della tua mano è fatto di 32 byte nuovi, seguiti dalla chiave da cui derivano le carte. Ridate da quella chiave, le carte sono le stesse.
verify-not-again = Queste carte le hanno già avute altri, ma **ridate dal segreto, sono diverse.** Mostralo a chi gestisce il bot.
denied-no-others = Questa mano non si può confrontare con nessuno: le sue carte le hai avute solo tu.
privacy-compared = le mani giocate solo con la casa, per il confronto con chi avrà le stesse carte: i tuoi risultati e come hai giocato (sul tuo server col tuo nome, altrove e dopo la cancellazione dei tuoi dati come «qualcuno»); e quali carte hai visto, perché tu non le riceva di nuovo
