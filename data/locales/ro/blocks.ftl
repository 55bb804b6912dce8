# Oameni și servere pe care gazda botului nu îi lasă să joace.

blocks-user = **Nu poți juca cu acest bot.** Așa a hotărât cine îl găzduiește, din acest motiv:
blocks-server = **Pe acest server nu se poate juca cu acest bot.** Așa a hotărât cine îl găzduiește, din acest motiv:
blocks-appeal = Dacă crezi că e o greșeală, scrie la adresa din condițiile de utilizare ale botului, la care duce profilul lui de pe Discord. Datele tale le poți vedea, descărca și șterge în continuare: `/tarok privacy show`.
blocks-again = Nu poți juca cu acest bot. Dacă crezi că e o greșeală, scrie la adresa din condițiile lui de utilizare.
