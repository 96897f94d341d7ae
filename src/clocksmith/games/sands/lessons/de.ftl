# Was die Lektionen von The Sands of Time auf Deutsch sagen: höchstens 25 Wörter auf einmal.

otherwise = Das ist erlaubt, führt hier aber vom Weg ab. Nimm es zurück und schau noch einmal hin.

## Das Ziel: Chroniken

goal = Das Ziel: Chroniken
goal-most = Drei Dynastien, und die meisten Punkte gewinnen. Die meisten bringen Chroniken: Karten, die du vor dem Ende einer Dynastie verdeckt legst.
goal-asks = Eine Chronik verlangt zweierlei: genug von dem, was ihr Wertungsfeld zählt, und eine Überlieferung, die ihre Zahl erreicht.
goal-lay = Feld B zählt Springbrunnen: Du hast 6 und Überlieferung 3 im Bürgertum. Genau das verlangt Karte 3. Führe Chronik aus, lege sie.
goal-lay-bold = Erlaubt, aber zu kühn: Sie verlangt mehr Springbrunnen und mehr Überlieferung, als du hast. Sie brächte nichts.
goal-lay-timid = Die wird gewertet, bringt aber höchstens 3 Punkte. Für Karte 3 reicht es auch, und sie bringt 6.
goal-lay-elsewhere = Erlaubt, aber dieses Feld zählt etwas, wovon du weniger hast. Deine Springbrunnen zählen auf Feld B.
goal-lay-silent = Zu spät: Die Dynastie ist vorbei, und niemand hat deine Springbrunnen aufgeschrieben. Nimm es zurück und lege erst eine Chronik.
goal-scores = Das ist der letzte Zug der Dynastie. Beende ihn: Deine Karte bringt 6 Punkte, und die Überlieferung im Bürgertum steigt um 1.
goal-ten = Nun du: 10 Punkte mit Karte 4. Sie verlangt 8 Springbrunnen und Überlieferung 4. Ein Aquädukt bringt 2 Springbrunnen und 1 Überlieferung.
goal-ten-failed = Zu kühn: Beim Aufdecken fehlte noch etwas. Baue im selben Zug ein Aquädukt.
goal-ten-less = Das brachte Punkte, aber keine 10. Mit einem Aquädukt für deine 6 Gold wäre Karte 4 möglich gewesen.
goal-ten-late = Zu spät: Die Dynastie ist vorbei, und keine Chronik von dir wurde gewertet. Führe beide Karten aus, bevor du endest.
goal-summary = Lege Chroniken vor dem Ende der Dynastie: so kühn, wie Zählung und Überlieferung tragen, und keine Spur kühner.

## Regionen, Einkommen, Kapazität

regions = Regionen, Einkommen, Kapazität
regions-tile = Jede Region hat ein Plättchen: was sie bringt, Getreide oder Gold, und ihre Kapazität. Italia bringt Getreide, die Kapazität ist 5.
regions-income = Jede Generation beginnt mit Einkommen: 1 je Bauer in deinen Regionen. In Italia sind drei. Beende den Zug, dann beginnt sie.
regions-capped = Gallia hat sechs Bauern, aber Kapazität 4: Es gab 4. Die Soldaten in Hispania brachten nichts, die zwei Bauern 2 Gold.
regions-oppress = Einmal im Zug gibt es eine Bonusaktion. Unterdrückung kassiert in einer Region noch einmal, bis zur Kapazität. Unterdrücke Italia: 5 Getreide.
regions-oppress-full = Erlaubt, aber sechs Bauern bei Kapazität 4 geben nur 4. In Italia geben fünf Bauern bei Kapazität 5 ganze 5.
regions-oppress-few = Erlaubt, aber dort arbeiten nur zwei Bauern. Italia hat fünf und Platz für alle.
regions-oppress-other = Das ist eine andere Bonusaktion, und im Zug gibt es nur eine. Nimm es zurück: Diesmal die Unterdrückung.
regions-price = Das gefällt niemandem: Die erste Bonusaktion ihrer Art in einer Generation erhöht die Unruhe um 1. Beende den Zug.
regions-gold = Nun du: Du brauchst auf einmal 5 Gold. Sieh auf Bauern, Ertrag und Kapazität und unterdrücke die richtige Region.
regions-gold-crops = Fünf, und erlaubt, aber Getreide. Gebaut wird mit Gold: Sieh nach, wo es Gold gibt.
regions-gold-less = Gold, aber weniger als 5: Kapazität oder Bauern reichten nicht. Libya hat fünf Bauern und Kapazität 5.
regions-summary = Eine Region bringt 1 je Bauer von dir, nie mehr als ihre Kapazität; Soldaten und Bauern in fremden Regionen bringen nichts.

## Karten und die geheime Wahl

cards = Karten und die geheime Wahl
cards-hand = Du hast elf Aktionskarten. In jeder Runde einer Generation wählen alle zwei davon, geheim und gleichzeitig.
cards-choose = Du hast 7 Gold und 1 Getreide. Bauen und Musterung kosten Gold, die meisten anderen Getreide. Wähle diese beiden.
cards-choose-others = Wählen darfst du sie, aber gespielt wird, was gewählt ist. Dein Gold nützt bei Bauen und Musterung.
cards-use = In deinem Zug werden beide aufgedeckt. Die Reihenfolge ist frei: Baue einen Schrein für 4 Gold, mustere einen Soldaten für 1.
cards-use-dear = Das darfst du bauen, aber es kostet mehr als der Schrein. Nimm es zurück: Behalte Gold für die nächste Runde.
cards-round = Was du nicht ausführst, gilt als nicht gespielt. Beide Karten sind ausgeführt: Schließe die Musterung ab und beende den Zug.
cards-again = Eine der beiden darf schon gespielt sein; sie auszuführen kostet 1 Unruhe. Spiele noch einmal Musterung, zusammen mit Chronik.
cards-again-declined = Verzichten darfst du, und es gibt keine Unruhe. Aber auch sonst nichts: Führe die Musterung aus, bevor du endest.
cards-again-fresh = Zwei neue Karten gehen immer und kosten keine Unruhe. Hier geht es um die Wiederholung: Nimm Musterung und Chronik.
cards-both = Nun du: Lege in einem Zug eine Chronik und eine Karawane, die 2 Getreide kostet. Wähle gut, bevor du handelst.
cards-both-locked = Karawane II darfst du wählen, aber ohne Kultur bleibt sie gesperrt. Karawane I hat kein Schloss.
cards-both-otherwise = Dein Zug endete ohne Chronik oder ohne Karawane. Wähle beide Karten, Chronik und Karawane I, und führe beide aus.
cards-summary = Zwei Karten je Runde, geheim gewählt, in beliebiger Reihenfolge. Höchstens eine ist eine Wiederholung, für 1 Unruhe.

## Schlösser, Schwerpunkt, Überlieferung

heritage = Schlösser, Schwerpunkt, Überlieferung
heritage-lock = Manche Kästen auf Karten sind gesperrt, wie Städte bei Bauen. Eine Schwerpunktkarte öffnet die ihrer Kategorie, eine Generation lang.
heritage-choose = Du willst eine Stadt. Wähle Bauen zusammen mit dem Schwerpunkt Bürgertum: Er zählt als eine deiner zwei Karten.
heritage-choose-locked = Bauen geht so, aber keine Stadt: Das Bürgertum ist noch gesperrt. Nimm es zurück und nimm den Schwerpunkt Bürgertum dazu.
heritage-choose-alone = Eine Schwerpunktkarte geht mit jeder anderen. Für eine Stadt braucht es die des Bürgertums und Bauen daneben.
heritage-city = Eine Stadt kostet Unruhe plus Kapazität: 3 und 5 sind 8 Gold in Italia. Baue sie.
heritage-city-open = Das darfst du immer bauen. Städte sind nur jetzt offen: Nimm es zurück und baue eine in Italia.
heritage-marks = Zwei Marker liegen nun auf der Schwerpunktkarte: einer für eine Aktion des Bürgertums, einer für ein Bauwerk des Bürgertums.
heritage-third = Der dritte Marker erhöht die Überlieferung um 1. Auch Regieren hat das Zeichen: Senke damit die Unruhe und schließe ab.
heritage-third-idle = Gleich abschließen ist erlaubt, aber eine Aktion, die nichts ändert, gilt nicht: kein Marker. Senke erst die Unruhe.
heritage-box = Hier ist die Politik offen, und die Musterung kann mehr: ein Soldat in Italia, und in Gallia wird ein Bauer Soldat.
heritage-box-peasant = Auch zurück geht es. Jetzt willst du aber Soldaten: einen neuen und einen aus einem Bauern.
heritage-twice = Nun du: Erhöhe zweimal Überlieferung. Eine Karawane über ein Handelsgut bringt 1, der dritte Marker auf der Schwerpunktkarte auch.
heritage-twice-otherwise = Eines von beiden fehlt. Lege beide Karawanen, eine von Italia nach Graecia, wo das Handelsgut liegt.
heritage-summary = Eine Schwerpunktkarte öffnet ihre Kategorie für eine Generation, und ihr dritter Marker erhöht deren Überlieferung um 1.
