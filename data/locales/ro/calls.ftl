# Chemări la mese noi: pe cine cheamă un server, și lista lui de persoane.

calls-to-table = { $names }: { $host } a deschis o masă ({ $game }) în { $channel }. { $seats ->
    [one] Mai e un loc liber
    [few] Mai sunt { $seats } locuri libere
   *[other] Mai sunt { $seats } de locuri libere
}.
calls-title = Chemări la mese noi
calls-what = Când cineva deschide o masă pe acest server și după o clipă mai sunt locuri libere, un mesaj din acel canal cheamă lumea la ea. Între două chemări trec cel puțin zece minute.
calls-are-off = Nu e chemat nimeni.
calls-a-role = E chemat rolul { $role }.
calls-from-list = Sunt chemați cei de pe listă: { $number ->
    [0] deocamdată nimeni
    [one] o persoană
    [few] { $number } persoane
   *[other] { $number } de persoane
}.
calls-you-are-listed = Ești pe listă.
calls-you-are-not-listed = Nu ești pe listă.
calls-about-roles = Un rol îl alegi cu `/tarok server call`. Cei care îl au primesc notificare numai dacă toți pot menționa rolul sau dacă eu pot menționa toate rolurile.
calls-list-ends = Dacă alegi altceva, lista se șterge.
calls-join = Cheamă-mă
calls-leave = Nu mă chema
calls-list = Cheamă de pe o listă
calls-nobody = Nu chema pe nimeni
calls-invite = Invită aici
calls-invitation = Vrei să te chem când se deschide pe acest server o masă cu locuri libere? Cel mult o dată la zece minute, iar de pe listă te poți scoate oricând.
calls-joined = Te chem când se deschide aici o masă.
calls-left = Nu te mai chem.
denied-one-role = Menționează un singur rol: scrie @ și alege. Nu poate fi @everyone.
denied-no-call-list = Serverul acesta nu are o listă de persoane de chemat la mese noi.
denied-call-list-full = Lista e plină: are deja { $most } de persoane.
