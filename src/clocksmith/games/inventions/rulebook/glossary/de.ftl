# Die Wörter von Inventions: was sie bedeuten und wo die Regeln davon sprechen.
# Andere Formen eines Wortes werden in Texten ebenfalls gefunden.

field = Fachgebiet
    .forms = Fachgebiete, Fachgebieten, Fachgebiets
    .means = Ökonomie, Kultur oder Technologie: Jede Idee, jeder Spezialist und jedes Fortschrittsplättchen gehört zu einem.
    .rule = 4.1

specialist = Spezialist
    .forms = Spezialisten
    .means = Ein Bürger zu Hause, der in einem Fachgebiet verfügbar ist: Händler, Künstler oder Denker.
    .rule = 4.1

exhausted = erschöpft
    .forms = erschöpfte, erschöpften, erschöpfter
    .means = Ein Bürger, der für etwas bezahlt hat. Er ruht, bis die Ära wechselt oder etwas ihn bereit macht.
    .rule = 4.1

academic = Akademiker
    .forms = Akademikern
    .means = Ein Bürger in deiner Akademie, der für jedes Fachgebiet zählt. Sie fasst so viele wie die Ära deines Meilensteins.
    .rule = 4.1

scholar = Gelehrter
    .forms = Gelehrte, Gelehrten
    .means = Er sitzt auf einem Wissensplättchen der Weltkarte. Wer hinreist, kann für einen Kettenaktionsmarker von ihm lernen.
    .rule = 4.3.VII

diplomat = Diplomat
    .forms = Diplomaten
    .means = Ein Bürger auf einem Meilenstein: Er bringt dessen Vorteil jetzt und bei der Heimkehr, dazwischen Zugang.
    .rule = 4.3.IX

milestone = Meilenstein
    .forms = Meilensteine, Meilensteinen, Meilensteins
    .means = Eine Errungenschaft, auf der Ideen aufbauen. Seine Ära begrenzt deine Akademie und wie viele Plättchen du setzt.
    .rule = 4.3.A

common = Allgemeinwissen
    .means = Fünf Meilensteine, zu denen alle Zugang haben.
    .rule = 4.3.VIII

pillar = Säule
    .forms = Säulen
    .means = Sie wählt die Aktion deines Zuges. Du hast nie zwei in einem Forum.
    .rule = 4.2.2

forum = Forum
    .forms = Foren, Forums
    .means = Einer von fünf Orten mit je zwei Aktionen.
    .rule = 6.2

token = Kettenaktionsmarker
    .forms = Kettenaktionsmarkern
    .means = Du hast einen bis drei in einem Zug, nach deinem Einfluss. Jeder bezahlt eine Kettenaktion.
    .rule = 4.2.1

influence = Einfluss
    .means = Von 0 bis 10: Er gibt Kettenaktionsmarker, bezahlt das Setzen und ist am Ende EP wert.
    .rule = 6.3

aspiration = Bestrebensplättchen
    .forms = Bestreben
    .means = Ein Wunsch in einem Fachgebiet. Am Ende des Zuges wird er zu einem Fortschrittsplättchen dieses Fachgebiets.
    .rule = 4.2.3

progress = Fortschrittsplättchen
    .means = Es wartet in deiner Auslage und wirkt, sobald es auf deiner Fortschrittskarte liegt.
    .rule = 4.2.4

wealth = Wohlstandsplättchen
    .means = Ein Plättchen einer Region, das am Ende zählt, wenn es auf deiner Fortschrittskarte liegt.
    .rule = 4.3.W

presenter = Urheber
    .forms = Urhebers
    .means = Wer die Idee gelegt hat. Wird sie geteilt, bringt jeder seiner Bürger dort EP in Höhe ihrer Ära.
    .rule = 4.3.I

inventor = Erfinder
    .forms = Erfinders
    .means = Wer aus der Idee eine Erfindung gemacht hat. Wird sie geteilt, nimmt er die Karte.
    .rule = 4.3.II

innovator = Erneuerer
    .forms = Erneuerers
    .means = Wer die Erfindung eines anderen erneuert hat. Wird sie geteilt, setzt er einen Bürger auf die Weltkarte.
    .rule = 4.3.III

era = Ära
    .forms = Ären
    .means = Einer von sechs Abschnitten der Geschichte; fünf davon werden gespielt.
    .rule = 1.1

ip = EP
    .means = Punkte. Die meisten EP gewinnen.
    .rule = 1.2
