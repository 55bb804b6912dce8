# Chiamate ai nuovi tavoli: chi chiama un server, e la sua lista di persone.

calls-to-table = { $names }: { $host } ha aperto un tavolo di { $game } in { $channel }. { $seats ->
    [one] C'è un posto libero
   *[other] Ci sono { $seats } posti liberi
}.
calls-title = Chiamate ai nuovi tavoli
calls-what = Quando qualcuno apre un tavolo su questo server e dopo un momento ci sono ancora posti liberi, un messaggio in quel canale chiama altre persone. Tra una chiamata e l'altra passano almeno dieci minuti.
calls-are-off = Non si chiama nessuno.
calls-a-role = Si chiama { $role }.
calls-from-list = Si chiama chi è nella lista: { $number ->
    [0] per ora nessuno
    [one] una persona
   *[other] { $number } persone
}.
calls-you-are-listed = Sei nella lista.
calls-you-are-not-listed = Non sei nella lista.
calls-about-roles = Un ruolo lo scegli con `/tarok server call`. Chi ce l'ha riceve la notifica solo se tutti possono menzionare quel ruolo, o se io posso menzionare tutti i ruoli.
calls-list-ends = Se scegli altro, la lista viene cancellata.
calls-join = Chiamami
calls-leave = Non chiamarmi
calls-list = Chiama da una lista
calls-nobody = Non chiamare nessuno
calls-invite = Invita qui
calls-invitation = Vuoi che ti chiami quando su questo server si apre un tavolo con posti liberi? Al massimo una volta ogni dieci minuti, e puoi toglierti dalla lista quando vuoi.
calls-joined = Ti chiamo quando qui si apre un tavolo.
calls-left = Non ti chiamo più.
denied-one-role = Indica un solo ruolo menzionandolo: scrivi @ e scegli. Non può essere @everyone.
denied-no-call-list = Questo server non tiene una lista di persone da chiamare ai nuovi tavoli.
denied-call-list-full = La lista è piena: ci sono già { $most } persone.
