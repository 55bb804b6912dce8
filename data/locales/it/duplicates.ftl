# Com'è andata ad altri con le stesse carte, da soli con la casa.

others-look = L'hanno giocata altri
others-title = Altri con le stesse carte
others-own = Tu: **{ $contract }**, **{ $points }**
others-beside = Meglio del **{ $percent } %** degli altri che sedevano lì con queste carte (in tutto { $number }).
others-how = { $number ->
    [1] Conta il vantaggio: tu { $points }, l'avversario { $others }, quindi **{ $ahead }**.
   *[other] Conta il vantaggio sugli altri al tavolo: tu { $points }, loro in media { $others }, quindi **{ $ahead }**.
}
others-counted = Il risultato è il vantaggio: i propri punti meno quelli dei giocatori della casa al tavolo, in media.
others-none = Nessun altro si è ancora seduto lì. I giocatori della casa lo fanno quando c'è tempo: guarda di nuovo tra un po'.
others-as-first = Per tutti i punti sono quelli di una prima mano. Nella tua partita ha portato { $points }, perché restava qualcosa dalle mani precedenti.
others-helped = Hai avuto un consiglio, ritirato una mossa o eri via: gli altri non vedranno il tuo risultato.
others-house = casa, { $level } { $number }
others-player = qualcuno
others-you = tu
others-contract = gioco
others-points = punti
others-ahead = vantaggio
others-ahead-title = Vantaggio
others-unplayed = non giocata
others-left-out = e altri { $number }
others-pick = Guarda come ha giocato qualcuno…
others-back = Tutti
lobby-deals-again = Da solo con la casa puoi ricevere carte che altri hanno già avuto, e dopo vedi com'è andata a loro.
fair-new = Chi gioca da solo con la casa e guarda qui prima della mano riceve carte nuove, che nessuno ha mai avuto.
verify-again = Queste carte le hanno già avute altri. Il segreto della tua mano è fatto di 32 byte nuovi e di ciò da cui seguono le carte; rifatte da lì, sono le stesse.
verify-not-again = Queste carte le hanno già avute altri. Rifatte dal segreto, sono diverse.
denied-no-others = Questa mano non si può confrontare con nessuno: le sue carte le hai avute solo tu.
privacy-compared = le mani giocate da solo con la casa, per chi avrà le stesse carte: com’è andata e come hai giocato (nel tuo server col tuo nome, altrove e quando sarai dimenticato come «qualcuno»); e quali carte hai visto, perché tu non le riceva di nuovo
