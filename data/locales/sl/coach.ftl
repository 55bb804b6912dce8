# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Preštej taroke in kralje: šest tarokov, med njimi eden visok, in kralj so dovolj za najnižjo igro.
coach-call = Kliči kralja v barvi, v kateri imaš majhne karte za začetek štiha.
coach-talon = Najprej taroki, potem kralj, potem tisto, kar izprazni barvo.
coach-discard = Založi figure, ki bi jih ujeli; kralj naj ima družbo ali pa ne obdrži ničesar v barvi.
coach-klop = Ne poberi ničesar: kar pobereš, šteje proti tebi. Če lahko karto premagaš, pa jo moraš.
coach-defence = Igra { $name }. Kdor ima klicanega kralja, je z njim; drugi so s tabo.
coach-mond = T21 ujame samo škis. Dokler je škis zunaj, igraj T21 zadnji v štihu ali pa ga ne igraj.
coach-kontra = Igro so podvojili. V igri se nič ne spremeni: zmagajo iste točke.
coach-dear = { $move } je bila za { $points } boljša poteza: { $reason }.
coach-praise = Dobro odigrano: { $move } je bilo vredno { $points } več kot { $other }.
coach-end = { $trick ->
    [0] Tvoj najdražji trenutek je bil pred igranjem: { $made } je stalo { $points }. Pokaže ga *Analiziraj*.
   *[other] Tvoj najdražji trenutek: { $made } v { $trick }. štihu je stalo { $points }. Pokaže ga *Analiziraj*.
}
coach-end-well = V tej delitvi te ni nič veliko stalo.
coach-goodbye = Tri delitve brez drage poteze: trener se poslavlja. Vrne ga *Kako igram*.
