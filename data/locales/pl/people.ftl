# Kto gra partię i kto chce dołączyć.

remove-title = ### Kto gra tę partię
remove-nobody = Nie ma tu nikogo innego, kogo można usunąć.
remove-sure = Usunąć z tej partii: { $name }? Dalej zagra bot, a powrotu nie będzie.
remove-sure-last = Usunąć z tej partii: { $name }? Nikt inny tu nie gra, więc stół się zamknie.
remove-yes = Usuń
reply-removed = Usunięto z partii: { $name }; dalej gra bot.
reply-removed-closed = Usunięto z partii: { $name }; stół jest zamknięty.
denied-not-yours-to-remove = Usuwać graczy może tylko { $name }, bo tu gospodarzy, albo ktoś, kto może zarządzać kanałami.
denied-round-remove = Przy stole meczu drużynowego usuwać graczy może tylko ktoś, kto może zarządzać kanałami.
denied-removed-from-match = Usunięto cię z tej partii; dalej gra za ciebie bot.
sit-asked = Pytanie dostali: { $names }. Gdy ktoś się zgodzi, miejsce jest twoje. Bez odpowiedzi w ciągu { $minutes } minut lub przed następnym rozdaniem pytanie przepada.
sit-asked-away = Teraz nikogo nie ma. Jeśli ktoś wróci i zgodzi się w ciągu { $minutes } minut, przed następnym rozdaniem, miejsce jest twoje.
sit-yes = Zgoda: grasz od następnego rozdania. Twoje karty przyjdą tutaj.
sit-no = Tym razem wolą nie.
sit-late = Następne rozdanie zaczęło się, zanim ktoś odpowiedział. Po nim możesz zapytać znowu.
sit-nobody = Nikt nie odpowiedział. Możesz zapytać jeszcze raz.
sit-closed = Partia skończyła się, zanim ktoś odpowiedział.
sit-let = Niech dołączy
sit-asks = **{ $name }** chce do was dołączyć. Kto tu gra, może powiedzieć tak albo nie.
sit-you-said-yes = { $name } gra od następnego rozdania.
sit-you-said-no = { $name } nie gra w tej partii.
denied-sit-declined = Grający tę partię wolą zostać we własnym gronie.
denied-sit-many-ask = O miejsce pyta tu już kilka osób. Spróbuj po następnym rozdaniu.
denied-nobody-asks = Nikt już nie pyta o miejsce.
