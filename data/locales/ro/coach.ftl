# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Numără tarocii și regii: șase taroci, dintre care unul mare, și un rege ajung pentru cea mai mică licitație.
coach-call = Cheamă un rege într-o culoare în care ai cărți mici de jucat.
coach-talon = Mai întâi tarocii, apoi un rege, apoi ce golește o culoare.
coach-discard = Pune deoparte figurile care ar fi prinse; lasă regilor companie sau nu păstra nimic din culoare.
coach-klop = Nu lua nimic: ce iei se numără împotriva ta. Dar dacă poți bate o carte, trebuie s-o bați.
coach-defence = Joacă { $name }. Cine are regele chemat joacă în aceeași tabără; ceilalți sunt cu tine.
coach-mond = T21 e prins doar de Skiz. Cât timp Skizul e afară, joacă T21 ultimul într-o levată sau deloc.
coach-kontra = Au dublat jocul. La joc nu se schimbă nimic: îl câștigă aceleași puncte.
coach-dear = { $move } era mai bine cu { $points }: { $reason }.
coach-praise = Bine jucat: { $move } valora cu { $points } mai mult decât { $other }.
coach-end = { $trick ->
    [0] Momentul tău cel mai scump a fost înainte de joc: { $made } a costat { $points }. *Analizează* îl arată.
   *[other] Momentul tău cel mai scump: { $made } în levata { $trick } a costat { $points }. *Analizează* îl arată.
}
coach-end-well = Nimic nu te-a costat mult în această tură.
coach-goodbye = Trei ture fără o mutare scumpă: antrenorul își ia rămas-bun. *Cum joc* îl aduce înapoi.
