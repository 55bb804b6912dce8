# Vrstica nad kartami v prvih delitvah: čemu je ta del namenjen in kaj v njem hočemo.

aim-bid = Kdor licitira najvišje, igra, večinoma za { $needed } točk. S slabimi kartami reci naprej.
strohmann-aim-bid = Eden od vaju lahko vzame igro, za { $needed } točk. S slabimi kartami reci naprej.
aim-call = Rufaš kralja: kdor ga ima, igra s tabo. Skupaj potrebujeta { $needed } točk.
aim-talon = Talon okrepi tvoje karte: išči taroke in kralje.
aim-discard = Zalagaš karte: izprazni kratko barvo, da jo boš pozneje lahko sekal s taroki.
aim-say = Kaj napovedati ali podvojiti? »Naprej« te nič ne stane.
aim-passed = Kontra in napovedi pridejo pozneje: hiša je namesto tebe rekla naprej.
aim-little = Vsak igra zase: poberi čim manj.
romanian-aim-little = Vsak igra zase: poberi čim manj štihov, vsak stane žetone.
aim-beggar-own = Ne smeš pobrati nobenega štiha.
aim-beggar = Igra { $name } in ne sme pobrati nobenega štiha: poskrbi, da enega vendarle pobere.
aim-valat-own = Pobrati moraš vse štihe.
aim-valat = Igra { $name } in mora pobrati vse štihe: dovolj je, da enega poberete vi.
aim-alone = Igraš brez soigralca: potrebuješ { $needed } točk, pobrane: { $points }.
aim-with = Na tvoji strani: { $names }. Skupaj potrebujeta { $needed } točk, pobrane: { $points }.
aim-secret = Kdor ima { $king }, igra s tabo: skupaj potrebujeta { $needed } točk, tvoje pobrane: { $points }.
aim-def-alone = Igra { $name } in potrebuje { $against } točk, tebi jih zadošča { $needed }; pobrane: { $points }.
aim-def-with = Braniš, na tvoji strani: { $names }. Nasprotna stran potrebuje { $against } točk, vaša { $needed }; pobrane: { $points }.
aim-def-secret = Igra { $name } s tistim, ki ima { $king }; drugi so s tabo. Nasprotna stran potrebuje { $against } točk, vaša { $needed }; tvoje pobrane: { $points }.
aim-team = Na tvoji strani: { $names }. Šteje vsaka točka nad { $needed }; pobrane: { $points }.
aim-each = Poberi več točk kot nasprotnik: potrebuješ { $needed }, pobrane: { $points }.
