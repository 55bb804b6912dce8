# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Șase taroace, dintre care unul mare, și un rege ajung pentru cea mai mică licitare.
coach-call = Cheamă un rege într-o culoare în care ai cărți mici cu care să deschizi.
coach-talon = Mai întâi taroacele, apoi un rege, apoi ce golește o culoare.
coach-discard = Decartează figurile care ar fi prinse; nu lăsa un rege fără alte cărți din culoarea lui sau nu păstra niciuna.
coach-klop = Nu lua nimic: ce iei contează împotriva ta. Dar dacă poți bate o carte, trebuie s-o bați.
romanian-coach-klop = Fiecare levată pe care o iei te costă jetoane, orice ar fi în ea. N-ai niciodată obligația să bați o carte.
coach-defence = Joacă { $name }. Cine are regele chemat joacă în aceeași tabără; ceilalți sunt cu tine.
coach-mond = Mondul, T21, e prins doar de Skiz. Cât timp Skizul e încă în joc, joacă Mondul ultimul într-o levată sau deloc.
coach-kontra = Jocul se punctează dublu. În rest nu se schimbă nimic: se câștigă cu aceleași puncte.
coach-dear = { $trick ->
    [0] Înainte de joc, cu { $move } ai fi avut { $points } mai mult: { $reason }.
   *[other] Cu { $move } ai fi avut { $points } mai mult: { $reason }.
}
coach-praise = Bine jucat: { $move } aduce cu { $points } mai mult decât { $other }.
coach-end = { $trick ->
    [0] Cel mai mult te-a costat, încă înainte de joc, **{ $made }**: { $points }.
   *[other] Cel mai mult te-a costat **{ $made }** în levata { $trick }: { $points }.
}
coach-end-well = Nicio mutare nu te-a costat mult în această tură.
coach-goodbye = Trei ture fără o mutare costisitoare: antrenorul își ia rămas-bun. Îl aduci înapoi cu **/tarok look**, *Cum joc*.
coach-question = Mai știi? { $question }
