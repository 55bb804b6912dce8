# Rândul de deasupra mâinii în primele ture: la ce folosește etapa și ce urmărești în ea.

aim-bid = Cine licitează cel mai sus joacă, de obicei pentru { $needed } de puncte în cărți. Cu o mână slabă se pasează.
strohmann-aim-bid = Unul dintre voi poate lua jocul, pentru { $needed } de puncte în cărți. Cu o mână slabă se pasează.
aim-call = Chemi un rege: cine îl are joacă cu tine. Împreună vă trebuie { $needed } de puncte în cărți.
aim-talon = Talonul îți întărește mâna: caută taroace și regi.
aim-discard = Pui cărți deoparte: golește o culoare scurtă, ca s-o poți tăia mai târziu.
aim-say = Anunți sau dublezi ceva? Pasul nu costă nimic.
aim-passed = Contra și anunțurile vin mai târziu: casa a pasat în locul tău.
aim-little = Fiecare joacă singur: ia cât mai puțin.
romanian-aim-little = Fiecare joacă singur: ia cât mai puține levate, fiecare costă jetoane.
aim-beggar-own = Nu ai voie să iei nicio levată.
aim-beggar = { $name } nu are voie să ia nicio levată: fă să-i revină una.
aim-valat-own = Trebuie să iei toate levatele.
aim-valat = { $name } trebuie să ia toate levatele: una singură de partea voastră ajunge.
aim-alone = Joci fără partener: îți trebuie { $needed } de puncte în cărți; ai luat { $points }.
aim-with = Joci cu { $names }: împreună vă trebuie { $needed } de puncte în cărți; ați luat { $points }.
aim-secret = Cine are { $king } joacă cu tine: împreună vă trebuie { $needed } de puncte în cărți; tu ai luat { $points }.
aim-def-alone = Joacă { $name } și are nevoie de { $against } de puncte în cărți: ție îți ajung { $needed }; ai luat { $points }.
aim-def-with = Ești în apărare cu { $names }. Celorlalți le trebuie { $against } de puncte în cărți, vouă { $needed }; ați luat { $points }.
aim-def-secret = Joacă { $name }, împreună cu cine are { $king }; ceilalți sunt cu tine. Adversarilor le trebuie { $against } de puncte în cărți, vouă { $needed }; tu ai luat { $points }.
aim-team = Joci cu { $names }: fiecare punct în cărți peste { $needed } contează pentru voi; ați luat { $points }.
aim-each = Mai multe puncte în cărți decât adversarul: îți trebuie { $needed }; ai luat { $points }.
