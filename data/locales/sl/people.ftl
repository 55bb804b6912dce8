# Kdo igra partijo in kdo bi rad sedel k njej.

remove-title = ### Ljudje v tej partiji
remove-nobody = Tu ni nikogar drugega, ki ga je mogoče odstraniti.
remove-sure = Naj gre { $name } iz te partije? Namesto odstranjenega igra hiša, vrnitve pa ni.
remove-sure-last = Naj gre { $name } iz te partije? Drugih igralcev ni, zato se miza zapre.
remove-yes = Odstrani
reply-removed = { $name } ni več v partiji; igra hiša.
reply-removed-closed = { $name } ni več v partiji; miza je zaprta.
denied-not-yours-to-remove = Ljudi lahko odstrani samo vodja mize, { $name }, ali kdor sme upravljati kanale.
denied-round-remove = Od mize ekipne tekme lahko ljudi odstrani samo, kdor sme upravljati kanale.
denied-removed-from-match = Iz te partije so te odstranili; namesto tebe igra hiša.
sit-asked = Vprašani: { $names }. Ko kdo reče da, je sedež tvoj. Če v { $minutes } minutah ali do naslednje delitve nihče ne odgovori, vprašanje odpade.
sit-asked-away = Trenutno ni nikogar. Če se kdo vrne in v { $minutes } minutah, še pred naslednjo delitvijo, reče da, je sedež tvoj.
sit-yes = Da: igraš od naslednje delitve. Svoje karte dobiš tukaj.
sit-no = Tokrat raje ne.
sit-late = Naslednja delitev se je začela, preden je kdo odgovoril. Po njej lahko spet vprašaš.
sit-nobody = Nihče ni odgovoril. Lahko vprašaš še enkrat.
sit-closed = Partija se je končala, preden je kdo odgovoril.
sit-let = Naj prisede
sit-asks = **{ $name }** želi igrati z vami. Kdor tu igra, lahko reče da ali ne.
sit-you-said-yes = { $name } igra od naslednje delitve.
sit-you-said-no = { $name } v tej partiji ne igra.
denied-sit-declined = V tej partiji bi raje igrali brez tebe.
denied-sit-many-ask = Za sedež jih tu sprašuje že več. Poskusi po naslednji delitvi.
denied-nobody-asks = Nihče več ne sprašuje za sedež.
