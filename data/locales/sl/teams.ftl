# Ekipne tekme: ekipe strežnika igrajo iste delitve za več mizami.

teams-title = Ekipna tekma { $number }
teams-letters = A B C D E
teams-name = Ekipa { $letter }
teams-tells = { $deals ->
    [one] Po { $deals } delitvi
    [two] Po { $deals } delitvah
    [few] Po { $deals } delitvah
   *[other] Po { $deals } delitvah
} je ekipa klubskih igralcev pred ekipo začetnikov v vsaj { $tenths } tekmah od 10.
teams-tells-little = { $deals ->
    [one] { $deals } delitev komaj pokaže
    [two] { $deals } delitvi komaj pokažeta
    [few] { $deals } delitve komaj pokažejo
   *[other] { $deals } delitev komaj pokaže
}, katera ekipa igra bolje.
teams-how = Iste delitve se igrajo za toliko mizami: { $tables }. V vsaki delitvi sedi vsaka ekipa enkrat na vsakem sedežu, zato karte nikomur ne dajejo prednosti. Rezultati se pokažejo, ko končajo vse mize.
teams-how-apart = Iste delitve se igrajo za toliko mizami: { $tables }. Za vsako sedi po eden iz vsake ekipe, druge sedeže zasede hiša, zato nihče ne igra proti svoji ekipi. V vsaki delitvi sedi vsaka ekipa enkrat na vsakem sedežu, zato karte nikomur ne dajejo prednosti. Rezultati se pokažejo, ko končajo vse mize.
teams-how-servers = Ekipa od tu igra proti ekipi drugega strežnika: iste delitve, ista hiša, vsaka na svojem strežniku (miz na ekipo: { $tables }). V vsaki delitvi sedi vsaka ekipa enkrat na vsakem sedežu. Rezultati se pokažejo, ko končajo vse mize.
teams-code = Kdor upravlja drug strežnik, jo tam sprejme z ukazom `/tarok tournament teams` in kodo `{ $code }`.
teams-there = Igra tudi drug strežnik.
teams-far = Končane mize drugega strežnika: { $done } od { $tables }.
teams-not-begun = Drugi strežnik še ni začel.
teams-team = **{ $team }**: { $names }
teams-nobody = še nihče
teams-asked = povabilo: { $names }
teams-house = Prazne sedeže zasede hiša. Tekmo začne { $captain }; potem so na voljo trije dnevi.
teams-house-until = Prazne sedeže zasede hiša. Tekmo začne { $captain }; drugi strežnik je že začel, zato se igra do <t:{ $at }:f>.
teams-sit = Sedi: { $team }
teams-up = Izstopi
teams-start = Začni
teams-call-off = Odpovej tekmo
teams-off = Ta ekipna tekma je odpovedana.
teams-thread = Ekipna tekma { $match } · miza { $number }
teams-until = Igra se do <t:{ $at }:f>; kar ostane nedokončano, odigra hiša. Rezultati se pokažejo, ko končajo vse mize.
teams-table = Miza { $number } { $where }: { $names }
teams-table-done = Miza { $number } { $where }, končano: { $names }
teams-elsewhere = na drugem strežniku
teams-of = { $name } ({ $team })
teams-show = Kako kaže tekmi
teams-won = **Zmaga: { $team }**, prednost { $lead ->
    [one] { $lead } točka
    [two] { $lead } točki
    [few] { $lead } točke
   *[other] { $lead } točk
}.
teams-drawn = **Neodločeno.**
teams-shared = **Prvo mesto: { $teams }.**
teams-counted = Rezultat ekipe v delitvi: točke vseh njenih sedežev za vsemi mizami.
teams-level = { $number ->
    [one] V delitvi { $deals } so ekipe dosegle enako: ni odločila ničesar.
    [two] V delitvah { $deals } so ekipe dosegle enako: nista odločili ničesar.
    [few] V delitvah { $deals } so ekipe dosegle enako: niso odločile ničesar.
   *[other] V delitvah { $deals } so ekipe dosegle enako: niso odločile ničesar.
}
teams-none = Nobena delitev ni bila odigrana za vsemi mizami: zmagovalca ni.
teams-at = Miza { $number }
teams-deal = { $deal }. delitev: { $played }
teams-played = miza { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Revanša
teams-look = Poglej mizo { $number }
teams-list = Ekipne tekme
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Ekipna tekma { $number }
teams-how-to = Z ukazom `/tarok tournament teams` in igro zbereš ljudi zanjo: dve ekipi ali več, iste delitve za vse.
teams-is-gathering = zbiranje igralcev
teams-is-open = v teku
teams-is-over = končano

round-veiled = Druge mize igrajo iste delitve: o kartah tu ni ničesar. Vse je na tvoji strani.
round-done = **Ta miza je odigrala vse delitve.** Rezultati se pokažejo, ko konča zadnja miza.

denied-round-watch = Druge mize igrajo iste delitve, zato lahko opazuje le, kdor tu sedi.
denied-round-seats = K mizi ekipne tekme se ne da prisesti: drugi igrajo iste delitve.
denied-round-open = Druge mize še igrajo iste delitve. Vse si lahko ogledaš, ko je ekipna tekma končana.
denied-round-stop = Mize ekipne tekme ni mogoče zapreti: druge čakajo nanjo. Če odideš, zate igra hiša.
denied-round-cards = Karte te mize nastanejo iz skrivnosti ekipne tekme. Njihov SHA-256 je pod *Kako kaže tekmi*.
denied-teams-where = Ekipna tekma se igra v kanalu strežnika, zunaj niti: vsaka miza dobi svojo nit.
denied-teams-gone = Te ekipne tekme na tem strežniku ni.
denied-teams-begun = Ta ekipna tekma se je že začela ali pa je odpovedana.
denied-teams-code = Pod to kodo nobena tekma ne čaka na drug strežnik ali pa je od tega strežnika.
denied-teams-alone = Noben drug strežnik je ni sprejel ali pa jo je odpovedal.
denied-teams-server = To lahko stori le, kdor upravlja ta strežnik.
denied-teams-captain = To lahko stori le, kdor je tekmo ustvaril ali upravlja ta kanal.
denied-teams-again = Revanšo lahko razpiše le, kdor je to tekmo ustvaril ali v njej igral.
denied-teams-named = Ljudi vsake ekipe navedi z @: vsakega le v eni ekipi in ne več, kot je sedežev za mizo.
denied-teams-number = Toliko ekip tega ne more igrati. Mogoče: { $numbers }.
denied-teams-other = Povabilo zate velja za drugo ekipo.
denied-teams-closed = Ljudje te ekipe so že izbrani.
denied-teams-full = Ta ekipa je polna.
denied-teams-empty = V vsaki ekipi mora kdo sedeti.
