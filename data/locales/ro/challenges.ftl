# Provocări: doi oameni joacă aceleași ture, fiecare singur cu casa.

challenge-title = Provocare · { $game } · tura { $deal } din { $deals }
challenge-note = Singura ta încercare la tura aceasta. Pentru toți ceilalți joacă casa.
challenge-game = { $game } · { $deals ->
    [one] { $deals } tură
    [few] { $deals } ture
   *[other] { $deals } de ture
}
challenge-asks = { $other }, **{ $name }** te provoacă.
challenge-rules = Primiți amândoi aceleași ture, fiecare singur cu aceeași casă, în trei zile de când accepți. Rezultatul celuilalt se vede când ați terminat amândoi. Se poate accepta până la <t:{ $at }:f>.
challenge-off = Provocarea aceasta nu mai e valabilă.
challenge-on = **{ $name }** și **{ $other }** joacă aceleași ture, fiecare singur cu casa.
challenge-accept = Acceptă
challenge-decline = Mai bine nu
challenge-withdraw = Retrage
challenge-show = Provocarea
challenge-play = Joacă mai departe
challenge-again = Revanșă
challenge-past = Între voi doi
challenge-back = Înapoi
challenge-against = Provocare cu { $name }
challenge-until = Se închide <t:{ $at }:R>. Ce rămâne atunci neterminat termină casa; cine nu le-a deschis pe toate pierde în fața celui care le-a jucat.
challenge-progress = { $name }: ture terminate { $number } din { $deals }. Rezultatul se vede când ați terminat amândoi sau când trece timpul.
challenge-state-mine = Aștepți răspunsul de la { $name }, până la <t:{ $at }:f>.
challenge-state-asked = { $name } așteaptă răspunsul tău, până la <t:{ $at }:f>.
challenge-state-declined = A fost refuzată.
challenge-state-withdrawn = A fost retrasă.
challenge-state-lapsed = Nimeni nu a răspuns la timp.
challenge-result-won = **Ai câștigat: { $own } la { $other }.**
challenge-result-lost = **A câștigat { $name }: { $other } la { $own }.**
challenge-result-drawn = **Egalitate: { $own } fiecare.**
challenge-unplayed-won = **Ai câștigat:** { $name } nu a jucat toate turele.
challenge-unplayed-lost = **A câștigat { $name }:** nu ai jucat toate turele.
challenge-result-void = Nu a câștigat nimeni: niciunul nu a jucat toate turele, sau unul dintre voi nu mai e aici.
challenge-you = Tu
challenge-deal = Tura { $deal }
challenge-commitment = Cărțile sunt hotărâte. SHA-256 al secretelor lor, unul după altul, este `{ $commitment }`; secretele se arată la sfârșit.
challenge-secrets = Cărțile decurg din secretele { $secrets }. SHA-256 al lor, unul după altul, a fost arătat dinainte: `{ $commitment }`
challenge-when = Rezultatul celuilalt, analiza și înregistrarea vin când ați terminat amândoi sau când trece timpul.
challenge-list = Provocările tale
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = Deschide { $number }
challenge-how = Cu `/tarok challenge` și un @ provoci pe cineva: aceleași ture pentru amândoi și trei zile ca să le jucați.
challenge-is-waiting = așteaptă răspuns
challenge-is-yours = așteaptă răspunsul tău
challenge-is-open = în curs
challenge-is-done = tu ai terminat
challenge-is-won = câștigată
challenge-is-lost = pierdută
challenge-is-drawn = egalitate
challenge-is-void = nejucată
challenge-between = Tu și { $name }
challenge-counts = Câștigate { $won } · pierdute { $lost } · egale { $drawn }
challenge-none-yet = Încă nu s-a încheiat nicio provocare între voi.

denied-challenge-no-hints = Într-o provocare nu sunt sugestii înainte să se încheie, pentru nimeni.
denied-challenge-oneself = Nu te poți provoca pe tine. Numește pe altcineva cu @.
denied-challenge-asked = Ai provocat deja această persoană, și încă nu a răspuns.
denied-challenge-gone = Nu ai o asemenea provocare.
denied-challenge-answered = La provocarea aceasta s-a răspuns deja, sau a fost retrasă, sau i-a trecut timpul.
denied-challenge-opponent = Poate răspunde numai cine a fost provocat.
denied-challenge-challenger = O poate retrage numai cine a făcut-o.
