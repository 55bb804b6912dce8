# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Preštej taroke in kralje: šest tarokov, med njimi en visok, in kralj so dovolj za najnižjo igro.
coach-call = Rufaj kralja v barvi, v kateri imaš majhne karte, da z njimi začneš štih.
coach-talon = Izbiraj najprej taroke, potem kralja, potem tisto, s čimer izprazniš barvo.
coach-discard = Založi slike, ki bi ti jih ujeli; kralju pusti družbo ali pa v tej barvi ne obdrži ničesar.
coach-klop = Ne poberi ničesar: kar pobereš, šteje proti tebi. A če lahko karto pobiješ, jo moraš.
romanian-coach-klop = Vsak štih, ki ga pobereš, te stane žetone, kar koli je v njem. Pobijati ti ni treba.
coach-defence = Igra { $name }. Na isti strani je, kdor ima rufanega kralja; drugi so s tabo.
coach-mond = Monda, T21, ujame samo škis. Dokler je škis zunaj, vrzi monda kot zadnjo karto v štih ali pa ga ne igraj.
coach-kontra = Igra šteje dvojno. Sicer se nič ne spremeni: za zmago je treba enako točk.
coach-dear = { $trick ->
    [0] Pred začetkom igre bi bila boljša poteza { $move }, in sicer za { $points }: { $reason }.
   *[other] Boljša bi bila poteza { $move }, in sicer za { $points }: { $reason }.
}
coach-praise = Dobro odigrano: { $move } prinese { $points } več kot { $other }.
coach-end = { $trick ->
    [0] Največ te je stala poteza pred začetkom igre, **{ $made }**: { $points }.
   *[other] Največ te je stala poteza **{ $made }** v { $trick }. štihu: { $points }.
}
coach-end-well = V tej delitvi te nobena poteza ni veliko stala.
coach-goodbye = Tri delitve brez drage poteze: trener se poslavlja. Nazaj ga pokličeš z **/tarok look**, *Kako igram*.
coach-question = Se spomniš? { $question }
