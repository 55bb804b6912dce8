# Persone e server che chi gestisce il bot non fa giocare.

blocks-user = **Non puoi giocare con questo bot.** Lo ha deciso chi lo gestisce, per questo motivo:
blocks-server = **Su questo server non si può giocare con questo bot.** Lo ha deciso chi lo gestisce, per questo motivo:
blocks-appeal = Se pensi che sia un errore, scrivi a chi gestisce il bot: l'indirizzo è nelle sue condizioni d'uso, a cui porta il suo profilo su Discord. I tuoi dati puoi ancora vederli, scaricarli e cancellarli: `/tarok privacy show`.
blocks-again = Non puoi giocare con questo bot. Se pensi che sia un errore, l'indirizzo di chi lo gestisce è nelle sue condizioni d'uso.
