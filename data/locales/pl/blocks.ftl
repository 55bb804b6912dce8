# Osoby i serwery, którym prowadzący bota nie pozwala grać.

blocks-user = **Nie możesz grać z tym botem.** Tak zdecydowała osoba, która go prowadzi, z tego powodu:
blocks-server = **Na tym serwerze nie można grać z tym botem.** Tak zdecydowała osoba, która go prowadzi, z tego powodu:
blocks-appeal = Jeśli to według ciebie pomyłka, napisz do osoby, która prowadzi bota: adres jest w jego regulaminie, do którego prowadzi profil bota na Discordzie. Swoje dane nadal możesz zobaczyć, pobrać i usunąć: `/tarok privacy show`.
blocks-again = Nie możesz grać z tym botem. Jeśli to według ciebie pomyłka, adres osoby, która go prowadzi, jest w jego regulaminie.
