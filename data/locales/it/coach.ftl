# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Conta tarocchi e re: sei tarocchi, uno dei quali alto, e un re bastano per la dichiarazione più bassa.
coach-call = Chiama un re in un seme in cui hai carte piccole da giocare.
coach-talon = Prima i tarocchi, poi un re, poi ciò che svuota un seme.
coach-discard = Scarta le figure che verrebbero prese; lascia compagnia ai re, oppure non tenere nulla del seme.
coach-klop = Non prendere nulla: ciò che prendi conta contro di te. Ma se puoi superare una carta, devi farlo.
coach-defence = { $name } gioca contro gli altri. Chi ha il re chiamato è con lui; gli altri sono con te.
coach-mond = Il T21 lo cattura solo lo Škis. Finché lo Škis è fuori, gioca il T21 per ultimo in una presa, o per niente.
coach-kontra = Hanno raddoppiato il gioco. Nel gioco non cambia nulla: lo vincono gli stessi punti.
coach-dear = { $move } era migliore di { $points }: { $reason }.
coach-praise = Ben giocato: { $move } valeva { $points } più di { $other }.
coach-end = { $trick ->
    [0] Il tuo momento più caro è venuto prima del gioco: { $made } è costato { $points }. *Analizza* lo mostra.
   *[other] Il tuo momento più caro: { $made } nella presa { $trick } è costato { $points }. *Analizza* lo mostra.
}
coach-end-well = In questa mano nulla ti è costato molto.
coach-goodbye = Tre mani senza una mossa cara: l'allenatore si congeda. *Come gioco* lo richiama.
