# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Sei trionfi, di cui uno alto, e un re bastano per l'offerta più bassa.
coach-call = Chiama un re in un seme in cui hai carte piccole con cui aprire.
coach-talon = Prima i trionfi, poi un re, poi ciò che svuota un seme.
coach-discard = Scarta le figure che verrebbero catturate; lascia ai re qualche carta del loro seme, oppure non tenerne nessuna.
coach-klop = Non prendere nulla: quello che prendi conta contro di te. Ma se puoi battere una carta, devi farlo.
romanian-coach-klop = Ogni presa che fai ti costa gettoni, qualunque cosa contenga. Non c'è obbligo di superare.
coach-defence = Dichiara { $name }. Chi ha il re chiamato è dalla stessa parte; gli altri sono con te.
coach-mond = Il Mond, T21, lo cattura solo lo Škis. Finché lo Škis è fuori, gioca il Mond per ultimo in una presa, o non giocarlo.
coach-kontra = La posta è raddoppiata. Per il resto non cambia nulla: per vincere servono gli stessi punti.
coach-dear = { $trick ->
    [0] Prima del gioco era meglio { $move }, { $points }: { $reason }.
   *[other] Meglio { $move }, { $points }: { $reason }.
}
coach-praise = Ben giocato: { $move } rende { $points } più di { $other }.
coach-end = { $trick ->
    [0] La mossa che ti è costata di più è venuta prima del gioco, **{ $made }**: { $points }.
   *[other] La mossa che ti è costata di più: **{ $made }** nella presa { $trick }, { $points }.
}
coach-end-well = In questa mano nessuna mossa ti è costata molto.
coach-goodbye = Tre mani senza mosse costose: l'allenatore ti saluta. Per richiamarlo: **/tarok look**, *Come gioco*.
coach-question = Ti ricordi? { $question }
