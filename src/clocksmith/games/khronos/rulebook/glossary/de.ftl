# Die Wörter von Khronos: was sie bedeuten und wo die Regeln davon sprechen.
# Andere Formen eines Wortes werden in Texten ebenfalls gefunden.

adventurer = Abenteurer
    .forms = Abenteurern, Abenteurers
    .means = Einer deiner beiden Reisenden. Nur wo einer steht, handelst du und wirst bezahlt; jeder trägt höchstens zwei Karten in einem Zug.
    .rule = 4.1

ecu = Taler
    .forms = Talern, Talers
    .means = Geld und Punkte zugleich: Du zahlst mit Talern, und die meisten gewinnen.
    .rule = 1.4

domain = Domäne
    .forms = Domänen
    .means = Gebäude, die mit ihren Seiten zusammenhängen, auch aufgedruckte Weiler. Sie wird als Ganzes geführt, bezahlt und verbunden.
    .rule = 1.6

value = Wert
    .forms = Werte, Werten, Wertes
    .means = Die Zahl eines Gebäudes: so viele Karten kostet es, und so viel zählt es beim Einkommen.
    .rule = 1.2

rank = Rang
    .forms = Ränge, Rangs
    .means = Klein, mittel oder groß: ein Feld, 2 mal 2 oder 3 mal 3.
    .rule = 1.2

dominion = Domänenregel
    .means = Ein militärisches oder religiöses Gebäude berührt höchstens eine Domäne; nur bürgerliche verbinden.
    .rule = 5.4

hierarchy = Rangordnung
    .means = Das höchste militärische und das höchste religiöse Gebäude einer Domäne stehen allein an der Spitze: Ein neues darf niedriger oder höher sein, nie gleich.
    .rule = 5.5

copy = Kopie
    .forms = Kopien
    .means = Was ein mittleres oder großes Gebäude auf denselben Feldern späterer Zeitalter hinterlässt.
    .rule = 6.1

paradox = Zeitparadoxon
    .forms = Paradoxon
    .means = Eine Kopie aus einem früheren Zeitalter nimmt den Platz von etwas ein und löscht es aus.
    .rule = 6.4

ruin = Ruine
    .forms = Ruinen
    .means = So kommen militärische und religiöse Gebäude ins Zeitalter der Vernunft. Sie ist weniger wert, bis jemand sie restauriert.
    .rule = 6.3

conflict = Konflikt
    .forms = Konflikte, Konflikten
    .means = Zwei Gebäude teilen sich die Spitze einer Domäne. Eines schrumpft: das der schwächeren Seite oder eines von dem, der handelt.
    .rule = 7.1

income = Einkommen
    .means = Taler für Domänen, am Ende deines Zuges in den Runden 4 und 7, in den Zeitaltern, in denen deine Abenteurer stehen.
    .rule = 10

printed = aufgedruckte Weiler
    .forms = aufgedruckter Weiler, aufgedruckten Weiler
    .means = Einer von zehn Weilern, die zum Land gehören. Niemand reißt ihn ab, und er kommt wieder, wenn verschwindet, was ihn bedeckt.
    .rule = 1.3
