# What puzzles of Khronos are about, in German.

theme-ripple = Wellen
theme-ripple-about = Ein Gebäude in einem frühen Zeitalter hinterlässt Kopien in den späteren.
theme-paradox = Zeitparadoxon
theme-paradox-about = Eine Kopie löscht aus, was in einem späteren Zeitalter an ihrer Stelle steht.
theme-payday = Zahltag
theme-payday-about = Der Zug macht sich am nächsten Zahltag bezahlt.
theme-building = Bauen
theme-building-about = Es kommt darauf an, was du baust und wo.
theme-enlarging = Vergrößerung
theme-enlarging-about = Aus einem Gebäude wird ein größeres.
theme-demolition = Abriss
theme-demolition-about = Ein kleines Gebäude muss weg, deines oder ein fremdes.
theme-join = Domänen gewinnen
theme-join-about = Jemand anders verliert eine Domäne.
theme-clash = Gleichstand und Schrumpfen
theme-clash-about = Domänen treffen sich, und ein gleichrangiges Gebäude schrumpft.
theme-ruins = Ruinen
theme-ruins-about = Ruinen in der Vernunft werden wieder aufgebaut.
theme-people = Bewohner der Vernunft
theme-people-about = Bewohner ziehen in zivile Gebäude der Vernunft.
theme-journey = Zeitreisen
theme-journey-about = Abenteurer reisen zur rechten Zeit in ein anderes Zeitalter.
theme-exchange = Kartentausch
theme-exchange-about = Deine Handkarten sind nicht die, die du spielen solltest.
