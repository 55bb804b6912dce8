# Ligi: treizeci de oameni care joacă cam la fel de bine, de pe toate serverele care permit asta, timp de o săptămână.

leagues = Ligi
leagues-what = Cel mult treizeci de oameni care joacă cam la fel de bine, de pe toate serverele care permit asta, își compară timp de o săptămână turele zilei. Contează numai tura pe care o deschide `/tarok daily`. Mai bine decât 80{"\u00A0"}% dintre boți înseamnă 80 de puncte, iar cele mai bune cinci zile ale tale se adună.
leagues-moves = Luni primii patru dintr-o ligă urcă, iar ultimii patru coboară. Liga 1 e cea mai înaltă.
leagues-names-what = Pe serverul acesta apari cu numele tău, pe toate celelalte cu unul inventat. Te poți retrage oricând; cine nu joacă în nicio zi din două săptămâni iese.
leagues-start = Dacă intri acum, începi pe <t:{ $at }:D>.
leagues-joined = **Ești în ligi.** Liga ta începe pe <t:{ $at }:D>.
leagues-join = Intră în ligi
leagues-leave = Ieși din ligi
league-title = Liga { $league } din { $leagues }
league-points = Puncte
league-up = { $mark } Primii patru urcă luni.
league-down = { $mark } Ultimii patru coboară luni.
league-level = Cine e la egalitate chiar la limită merge odată cu ei.
league-how = Puncte: cele mai bune cinci zile ale tale cu tura pe care o deschide `/tarok daily`; mai bine decât 80{"\u00A0"}% dintre boți înseamnă 80. La puncte egale e mai sus cine are ziua cea mai bună. O zi contează când s-a încheiat.
league-aliases = Animalele sunt oameni de pe alte servere. Acolo te cheamă { $alias }.
league-last = Ultima ta săptămână: locul { $rank } în liga { $league }, puncte: { $points }.
league-rose = Ai urcat în liga { $league }.
league-fell = Ai coborât în liga { $league }.
league-stayed = Rămâi în liga { $league }.
league-names = Bursuc, Urs, Castor, Zimbru, Mistreț, Șorecar, Capră-neagră, Cocor, Cioară, Cuc, Cerb, Pârș, Vultur, Șoim, Vulpe, Broască, Hârciog, Iepure, Uliu, Arici, Stârc, Ibex, Gaiță, Șopârlă, Râs, Coțofană, Marmotă, Jder, Cârtiță, Vidră, Bufniță, Știucă, Corb, Somon, Veveriță, Barză, Lebădă, Păstrăv, Nevăstuică, Lup
denied-no-leagues-here = Serverul acesta nu e în ligi. Cine îl gestionează le poate permite cu `/tarok server defaults`.
defaults-leagues-on = **Ligi:** permise. Cine e aici poate intra din clasament în ligile săptămânale; celelalte servere văd nume inventate.
defaults-leagues-off = **Ligi:** oprite. Dacă le permiți, cine e aici poate intra în ligi săptămânale între servere; celelalte servere văd nume inventate.
defaults-allow-leagues = Permite ligile
defaults-no-leagues = Fără ligi
