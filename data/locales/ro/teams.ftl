# Meciuri pe echipe: echipele unui server joacă aceleași ture la mai multe mese.

teams-title = Meci pe echipe { $number }
teams-letters = A B C D E
teams-name = Echipa { $letter }
teams-tells = { $deals ->
    [one] După o tură
    [few] După { $deals } ture
   *[other] După { $deals } de ture
}, o echipă de jucători de club e înaintea uneia de începători în cel puțin { $tenths } meciuri din 10.
teams-tells-little = { $deals ->
    [one] O tură abia arată
    [few] { $deals } ture abia arată
   *[other] { $deals } de ture abia arată
} care echipă joacă mai bine.
teams-how = Aceleași ture se joacă la { $tables ->
    [one] { $tables } masă
    [few] { $tables } mese
   *[other] { $tables } de mese
}. La fiecare tură, fiecare echipă stă o dată pe fiecare loc, așa că nimeni nu e avantajat de cărți. Rezultatele meselor se văd când au terminat toate.
teams-how-apart = Aceleași ture se joacă la { $tables } mese. La fiecare stă câte un om din fiecare echipă, iar celelalte locuri le ia casa, așa că nimeni nu joacă împotriva propriei echipe. La fiecare tură, fiecare echipă stă o dată pe fiecare loc, deci cărțile nu favorizează pe nimeni. Rezultatele meselor se văd când au terminat toate.
teams-how-servers = O echipă de aici joacă împotriva celei de pe alt server: aceleași ture, fiecare la { $tables } mese pe serverul ei, împotriva acelorași boți. La fiecare tură, fiecare echipă stă o dată pe fiecare loc. Rezultatele meselor se văd când au terminat toate.
teams-code = Cine gestionează alt server îl acceptă acolo cu `/tarok tournament teams` și codul `{ $code }`.
teams-there = Joacă și alt server.
teams-far = Mese terminate ale celuilalt server: { $done } din { $tables }.
teams-not-begun = Celălalt server nu a început încă.
teams-team = **{ $team }**: { $names }
teams-nobody = încă nimeni
teams-asked = chemați: { $names }
teams-house = Locurile rămase goale le ia casa. Meciul îl începe { $captain }; apoi sunt trei zile pentru el.
teams-house-until = Locurile rămase goale le ia casa. Meciul îl începe { $captain }; celălalt server a început deja, așa că se joacă până la <t:{ $at }:f>.
teams-sit = Intră: { $team }
teams-up = Eliberează locul
teams-start = Începe
teams-call-off = Anulează meciul
teams-off = Meciul acesta pe echipe e anulat.
teams-thread = Meci pe echipe { $match } · masa { $number }
teams-until = Se joacă până la <t:{ $at }:f>; ce rămâne neterminat e jucat până la capăt de boți. Rezultatele meselor se văd când au terminat toate.
teams-table = Masa { $number } { $where }: { $names }
teams-table-done = Masa { $number } { $where }, terminat: { $names }
teams-elsewhere = pe celălalt server
teams-of = { $name } ({ $team })
teams-show = Situația meciului
teams-won = **A câștigat: { $team }**, cu { $lead ->
    [one] { $lead } punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
} în plus.
teams-drawn = **Egalitate.**
teams-shared = **Locul întâi: { $teams }.**
teams-counted = Rezultatul unei echipe la o tură: punctele tuturor locurilor ei, la toate mesele.
teams-level = { $number ->
    [one] La tura { $deals } echipele au făcut la fel: n-a decis nimic.
    [few] La turele { $deals } echipele au făcut la fel: n-au decis nimic.
   *[other] La turele { $deals } echipele au făcut la fel: n-au decis nimic.
}
teams-none = Nicio tură nu s-a jucat la toate mesele: nu a câștigat nimeni.
teams-at = Masa { $number }
teams-deal = Tura { $deal }: { $played }
teams-played = masa { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Revanșă
teams-look = Vezi masa { $number }
teams-list = Meciuri pe echipe
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Meci pe echipe { $number }
teams-how-to = Cu `/tarok tournament teams` și un joc strângi oameni pentru un meci: două echipe sau mai multe, aceleași ture pentru toți.
teams-is-gathering = înscrieri deschise
teams-is-open = în curs
teams-is-over = terminat

round-veiled = Alte mese joacă aceleași ture: despre cărți nu scrie nimic aici. Totul e pe pagina ta.
round-done = **Masa aceasta și-a jucat toate turele.** Rezultatele tuturor meselor se văd când termină ultima.

denied-round-watch = Alte mese joacă aceleași ture, așa că poate privi doar cine stă aici.
denied-round-seats = La o masă a unui meci pe echipe nu se mai așază nimeni: alții joacă aceleași ture.
denied-round-open = Alte mese încă joacă aceleași ture. Totul se poate vedea când se termină meciul pe echipe.
denied-round-stop = O masă a unui meci pe echipe nu se poate închide: celelalte o așteaptă. Dacă pleci, casa joacă pentru tine.
denied-round-cards = Cărțile acestei mese sunt generate din secretele meciului ei pe echipe. SHA-256 al lor se vede la *Situația meciului*.
denied-teams-where = Un meci pe echipe se joacă într-un canal al unui server, în afara firelor: fiecare masă primește firul ei.
denied-teams-gone = Pe serverul acesta nu există un asemenea meci pe echipe.
denied-teams-begun = Meciul acesta pe echipe a început deja sau e anulat.
denied-teams-code = Sub acest cod niciun meci nu așteaptă alt server, sau e al acestui server.
denied-teams-alone = Niciun alt server nu l-a acceptat, sau cel care îl acceptase a renunțat.
denied-teams-server = Asta poate doar cine gestionează serverul acesta.
denied-teams-captain = Asta poate doar cine a făcut meciul sau gestionează canalul.
denied-teams-again = Revanșa o poate cere doar cine a făcut meciul sau a jucat în el.
denied-teams-named = Menționează membrii fiecărei echipe cu @: fiecare într-o singură echipă, și nu mai mulți decât locurile la o masă.
denied-teams-number = Atâtea echipe nu pot juca. Posibil: { $numbers }.
denied-teams-other = Invitația ta e pentru altă echipă.
denied-teams-closed = Membrii acestei echipe sunt deja aleși.
denied-teams-full = Echipa aceasta e completă.
denied-teams-empty = În fiecare echipă trebuie să stea cineva.
