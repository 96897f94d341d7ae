# Was die Lektionen von The Sands of Time auf Deutsch sagen: höchstens 25 Wörter auf einmal.

otherwise = Das ist erlaubt, führt hier aber vom Weg ab. Nimm es zurück und schau noch einmal hin.

## Das Ziel: Chroniken

goal = Das Ziel: Chroniken
goal-most = Du spielst Rot. Nach drei Dynastien gewinnen die meisten Punkte. Die meisten bringen Chroniken: Karten, die du vor dem Ende einer Dynastie verdeckt legst.
goal-asks = Eine Chronik verlangt zweierlei: genug von dem, was ihr Wertungsfeld zählt, und ein Erbe, das ihre Zahl erreicht.
goal-lay = Feld B zählt Springbrunnen: Du hast 6 und ziviles Erbe 3. Genau das verlangt Karte 3. Führe Chronik aus, lege sie.
goal-lay-result = Chronik 3 liegt verdeckt auf Feld B. Niemand weiß, wie kühn du warst.
goal-lay-bold = Erlaubt, aber zu kühn: Sie verlangt mehr Springbrunnen und mehr Erbe, als du hast. Sie brächte nichts.
goal-lay-timid = Die wird gewertet, bringt aber höchstens 3 Punkte. Für Karte 3 reicht es auch, und sie bringt 6.
goal-lay-elsewhere = Erlaubt, aber dieses Feld zählt etwas, wovon du weniger hast. Deine Springbrunnen zählen auf Feld B.
goal-lay-silent = Zu spät: Die Dynastie ist vorbei, und niemand hat deine Springbrunnen aufgeschrieben. Nimm es zurück und lege erst eine Chronik.
goal-scores = Das ist der letzte Zug der Dynastie. Beende ihn: Deine Karte bringt 6 Punkte, und das zivile Erbe steigt um 1.
goal-scores-result = 6 Springbrunnen und ziviles Erbe 3: erfüllt. Du bekamst 6 Punkte, und das zivile Erbe stieg auf 4.
goal-ten-position = Zwei Generationen später, im letzten Zug einer Dynastie.
goal-ten = Nun du: 10 Punkte mit Karte 4. Sie verlangt Erbe 4, das hast du nun, und 8 Springbrunnen. Ein Aquädukt bringt die fehlenden 2.
goal-ten-result = Die Chronik war erfüllt: 10 Punkte für eine Karte, die gerade rechtzeitig lag.
goal-ten-failed = Zu kühn: Beim Aufdecken fehlten Springbrunnen oder Erbe. Karte 4 auf B passt, sobald ein Aquädukt steht.
goal-ten-less = Das brachte Punkte, aber keine 10. Mit einem Aquädukt für deine 6 Gold wäre Karte 4 möglich gewesen.
goal-ten-late = Zu spät: Die Dynastie ist vorbei, und keine Chronik von dir wurde gewertet. Führe erst beide Karten aus, dann beende den Zug.
goal-summary = Lege Chroniken vor dem Ende der Dynastie: so kühn, wie Zählung und Erbe tragen, aber nicht kühner.

## Regionen, Einkommen, Kapazität

regions = Regionen, Einkommen, Kapazität
regions-tile = Jede Region hat ein Plättchen: was sie bringt, Getreide oder Gold, und ihre Kapazität. Italia bringt Getreide, die Kapazität ist 5.
regions-income = Jede Generation beginnt mit Einkommen: 1 je Bauer in deinen Regionen. In Italia sind drei. Beende den Zug, dann beginnt die nächste.
regions-income-result = Die Generation ist zu Ende, und Einkommen kam: Italia gab 3 Getreide für drei Bauern.
regions-capped = Gallia hat sechs Bauern, aber Kapazität 4: Es gab 4. Die Soldaten in Hispania brachten nichts, die zwei Bauern 2 Gold.
regions-oppress-position = Später: Italia ist auf fünf Bauern gewachsen.
regions-oppress = Einmal im Zug gibt es eine Bonusaktion. Unterdrückung kassiert in einer Region noch einmal, bis zur Kapazität. Unterdrücke Italia: 5 Getreide.
regions-oppress-result = 5 Getreide von fünf Bauern, so weit Kapazität 5 reicht.
regions-oppress-full = Erlaubt, aber sechs Bauern bei Kapazität 4 geben nur 4. In Italia geben fünf Bauern bei Kapazität 5 ganze 5.
regions-oppress-few = Erlaubt, aber dort arbeiten nur zwei Bauern. Italia hat fünf und Platz für alle.
regions-oppress-other = Das ist eine andere Bonusaktion, und im Zug gibt es nur eine. Nimm es zurück: Diesmal die Unterdrückung.
regions-price = Das gefällt niemandem: Die erste Bonusaktion ihrer Art in einer Generation erhöht die Unruhe um 1. Beende den Zug.
regions-price-result = Deine Unruhe stieg um 1. Sie macht Bauen und Angreifen teurer, wie du noch siehst.
regions-gold-position = Dein Reich, etwas größer.
regions-gold = Nun du: Du brauchst auf einmal 5 Gold. Sieh auf Bauern, Ertrag und Kapazität und unterdrücke die richtige Region.
regions-gold-result = Libya war es: fünf Bauern, Gold, Kapazität 5.
regions-gold-crops = Fünf, und erlaubt, aber Getreide. Gebaut wird mit Gold: Sieh nach, wo es Gold gibt.
regions-gold-less = Gold, aber weniger als 5: Kapazität oder Bauern reichten nicht. Libya hat fünf Bauern und Kapazität 5.
regions-summary = Eine Region bringt 1 je Bauer von dir, nie mehr als ihre Kapazität; Soldaten und Bauern in fremden Regionen bringen nichts.

## Karten und die geheime Wahl

cards = Karten und die geheime Wahl
cards-hand = Du hast elf Aktionskarten. In jeder Runde einer Generation wählen alle zwei davon, geheim und gleichzeitig.
cards-choose = Du hast 7 Gold und 1 Getreide. Bauen und Musterung kosten Gold, die meisten anderen Getreide. Wähle diese beiden.
cards-choose-result = Beide Karten sind aufgedeckt, auch die von Grün. Niemand kannte die Wahl des anderen.
cards-choose-others = Wählen darfst du sie, aber gespielt wird, was gewählt ist. Dein Gold nützt bei Bauen und Musterung.
cards-use = In deinem Zug werden beide aufgedeckt. Die Reihenfolge ist frei: Baue einen Schrein für 4 Gold, mustere einen Soldaten für 1.
cards-use-result = Ein Schrein in Italia für 4 Gold und ein Soldat daneben für 1.
cards-use-dear = Das darfst du bauen, aber es kostet mehr als der Schrein. Nimm es zurück: Behalte Gold für die nächste Runde.
cards-round = Was du nicht ausführst, gilt als nicht gespielt. Beide Karten sind ausgeführt: Schließe die Musterung ab und beende den Zug.
cards-round-result = Grün hat die Karten nicht genutzt: Sie gelten als nicht gespielt. Runde 2 beginnt, und alle wählen neu.
cards-again = Eine der beiden darf schon gespielt sein, für 1 Unruhe. Nimm noch einmal Musterung mit Chronik, führe sie aus und beende den Zug.
cards-again-result = Noch ein Soldat, und 1 Unruhe für die wiederholte Musterung.
cards-again-declined = Verzichten darfst du, und es gibt keine Unruhe. Aber auch sonst nichts: Führe erst die Musterung aus, dann beende den Zug.
cards-again-fresh = Zwei neue Karten gehen immer und kosten keine Unruhe. Hier geht es um die Wiederholung: Nimm Musterung und Chronik.
cards-both-position = Eine neue Generation: Alle deine Karten sind wieder frisch.
cards-both = Nun du: Lege in einem Zug eine Chronik und eine Karawane, die 2 Getreide kostet. Wähle gut, bevor du handelst.
cards-both-result = Eine Chronik und eine Karawane in einem Zug: gut gewählt.
cards-both-locked = Karawane II darfst du wählen, aber ohne Kultur bleibt sie gesperrt. Karawane I hat kein Schloss.
cards-both-otherwise = Dein Zug endete ohne Chronik oder ohne Karawane. Wähle beide Karten, Chronik und Karawane I, und führe beide aus.
cards-summary = Zwei Karten je Runde, geheim gewählt, in beliebiger Reihenfolge. Höchstens eine ist eine Wiederholung, für 1 Unruhe.

## Schlösser, Schwerpunkt, Erbe

heritage = Schlösser, Schwerpunkt, Erbe
heritage-lock = Manche Kästen auf Karten sind gesperrt, wie Städte bei Bauen. Eine Schwerpunktkarte öffnet die ihrer Kategorie, eine Generation lang.
heritage-choose = Du willst eine Stadt. Wähle Bauen zusammen mit dem Schwerpunkt Zivil: Er zählt als eine deiner zwei Karten.
heritage-choose-result = Zivil ist offen, bis die Generation endet: alle zivilen Kästen auf deinen Karten.
heritage-choose-locked = Bauen geht so, aber keine Stadt: Zivil ist noch gesperrt. Nimm es zurück und nimm den Schwerpunkt Zivil dazu.
heritage-choose-alone = Eine Schwerpunktkarte geht mit jeder anderen. Für eine Stadt braucht es die zivile und Bauen daneben.
heritage-city = Eine Stadt kostet Unruhe plus Kapazität: 3 und 5 sind 8 Gold in Italia. Baue sie.
heritage-city-result = Eine Stadt in Italia. Das Bauen und die Stadt brachten je einen Marker auf den Schwerpunkt Zivil.
heritage-city-open = Das darfst du immer bauen. Städte sind nur jetzt offen: Nimm es zurück und baue eine in Italia.
heritage-marks = Zwei Marker liegen nun auf der Schwerpunktkarte: einer für eine zivile Aktion, einer für ein ziviles Bauwerk.
heritage-third-position = Die nächste Runde derselben Generation.
heritage-third = Der dritte Marker erhöht das Erbe um 1. Auch Regieren hat das Zeichen: Senke damit die Unruhe und schließe ab.
heritage-third-result = Drei Marker: Das zivile Erbe stieg um 1, und das Volk ist ruhiger.
heritage-third-idle = Gleich abschließen ist erlaubt, aber eine Aktion, die nichts ändert, gilt nicht: kein Marker. Senke erst die Unruhe.
heritage-box-position = Eine andere Generation, mit dem Schwerpunkt Politik.
heritage-box = Hier ist Politik frei, und die Musterung kann mehr: ein Soldat in Italia, und in Gallia wird ein Bauer Soldat.
heritage-box-result = Zwei Soldaten in einer Musterung. Umwandeln geht nur, solange die Politik offen ist.
heritage-box-peasant = Auch zurück geht es. Jetzt willst du aber Soldaten: einen neuen und einen aus einem Bauern.
heritage-twice-position = Nun ist die Kultur offen, und ein Marker liegt schon da.
heritage-twice = Nun du: Erhöhe zweimal ein Erbe. Eine Karawane über ein Handelsgut bringt 1, der dritte Marker auf der Schwerpunktkarte auch.
heritage-twice-result = Das Erbe stieg zweimal: für das Handelsgut und für den dritten Marker.
heritage-twice-otherwise = Eines von beiden fehlt. Lege beide Karawanen, eine von Italia nach Graecia, wo das Handelsgut liegt.
heritage-summary = Eine Schwerpunktkarte öffnet ihre Kategorie für eine Generation, und ihr dritter Marker erhöht deren Erbe um 1.

## Bauen

building = Bauen
building-price = Ein Bauwerk kostet Gold: seine Stufe plus deine Unruhe. Ein zorniges Volk macht alles teurer.
building-aqueduct = Ein Aquädukt hat Stufe 3, deine Unruhe ist 2: 5 Gold. Er bringt 2 Springbrunnen und 1 ziviles Erbe. Baue einen.
building-aqueduct-result = Ein Aquädukt für 5 Gold: 2 Springbrunnen, und das zivile Erbe steht bei 2.
building-aqueduct-other = Auch das darf dort stehen. Deine 5 Gold reichen aber für einen Aquädukt, mit Springbrunnen und Erbe zugleich.
building-labor-position = Weniger Gold, aber viele Hände und ein Steinbruch.
building-labor = Ein Tempel: 4 und 3 Unruhe sind 7, der Steinbruch spart 1. Du hast 4 Gold und Arbeit: Lass zwei Bauern helfen.
building-labor-result = 4 Gold statt 7. Von zwei Helfern ging einer verloren, und das kulturelle Erbe stieg.
building-labor-many = Das wäre noch billiger, aber die Hälfte der Helfer, aufgerundet, ist verloren. Für deine 4 Gold reichen zwei.
building-labor-other = Das darfst du bauen, und billiger. Aber nur der Tempel bringt 3 Leiern und kulturelles Erbe.
building-arch-position = Nun hast du eine Kolonie, Sicilia.
building-arch = Ein Triumphbogen steht nur in Kolonien: in Regionen, die du später genommen hast. Er bringt 1 politisches Erbe. Baue ihn in Sicilia.
building-arch-result = Der Triumphbogen steht in deiner Kolonie, und das politische Erbe stieg auf 2.
building-arch-other = Das ist dort erlaubt. Der Triumphbogen kostet in der Kolonie Sicilia aber 4 Gold und erhöht das politische Erbe.
building-serves-position = In Italia steht eine Bewässerung, und Zivil ist offen.
building-serves = Bauwerke dienen auch: Ist Zivil frei, siedelt die Musterung für 1 Gold einen Bauern an der Bewässerung an. Tu es in Italia.
building-serves-result = Ein Bauer mehr für 1 Gold: Die Bewässerung hat Italia gedient.
building-serves-soldier = Ein Soldat ist erlaubt, aber jede Region dient in einer Musterung einmal, und dein Gold ist weg. Siedle den Bauern an.
building-culture-position = Noch ein Bauzug, mit einem Steinbruch in Gallia.
building-culture = Nun du: Erhöhe mit 5 Gold das kulturelle Erbe. Bibliothek oder Tempel tun es; der Steinbruch in Gallia spart dort 1.
building-culture-result = Das kulturelle Erbe stieg, und die Leiern zählen für deine Chroniken.
building-culture-none = Gebaut, aber ohne kulturelles Erbe. Eine Bibliothek kostet 5, ein Tempel 6, beim Steinbruch 1 weniger.
building-culture-otherwise = Der Zug endete ohne kulturelles Erbe. Führe Bauen aus: Bibliothek, oder Tempel beim Steinbruch.
building-summary = Stufe plus Unruhe in Gold, weniger, was Steinbruch und Bauern sparen. Springbrunnen, Leiern und Erbe nähren deine Chroniken.

## Fortschritte

advances = Fortschritte
advances-rows = Jede Kategorie hat zwei Reihen Fortschritte. Dir gehören der unter deinem Marker und alle links davon; jeder zählt auf Feld A.
advances-move = Fortschreiten darfst du, wo das Erbe mindestens so hoch ist wie die Unruhe. Zivil 3, Unruhe 3: Geh von Landwirtschaft weiter.
advances-move-result = Du hast Verzierung erreicht, das Ende der Reihe: Zwei Karten der nächsten Stufe sind gezogen.
advances-move-passed = Verzichten darfst du, aber der Weg ist frei: Wähle die Reihe Zivil 1, wo dein Marker steht.
advances-lay = Du erreichst das Ende der Reihe vor allen anderen und ziehst zwei Karten der nächsten Stufe. Lege die, die du willst.
advances-lay-result = Deine Karte verlängert die Reihe für alle; die andere ging zurück.
advances-support-position = Ein anderes Volk: genauso zornig, aber mit weniger Erbe.
advances-support = Zivil 1, Unruhe 3: zu viel Zorn. Die Bonusaktion Unterstützung zählt 2 dazu. Nutze sie für Zivil, schreite fort und lege eine Karte.
advances-support-result = Mit 2 dazu reichte Erbe 1 für Unruhe 3: Mauerwerk ist dein.
advances-support-elsewhere = Erlaubt, aber dort steht das Erbe bei 0: Auch mit 2 mehr bleibt es unter Unruhe 3. Unterstütze Zivil.
advances-support-oppressed = Erlaubt, aber es gibt eine Bonusaktion im Zug, und Getreide hilft beim Fortschritt nicht. Nimm die Unterstützung.
advances-reach-position = Ein Volk, dessen Kultur offen ist.
advances-reach = Nun du: Erreiche einen Fortschritt. Kultur ist frei: Ein Schritt Regieren ist umsonst, und neue Reihen dürfen begonnen werden.
advances-reach-result = Erst ruhiger, dann weiter: Der neue Fortschritt ist dein und zählt auf Feld A.
advances-reach-angry = Das Erbe muss die Unruhe erreichen, und 4 liegt über jedem von dir. Nutze erst Regieren oder Unterstützung, dann schreite fort.
advances-reach-otherwise = Der Zug endete ohne Fortschritt. Beruhige erst dein Volk: Bei Unruhe 3 reicht dein kulturelles Erbe.
advances-summary = Nur ruhige Völker schreiten fort: Das Erbe muss die Unruhe erreichen. Regieren, Unterstützung, Schrift und Bibliotheken helfen.

## Karawanen und Tribut

caravans = Karawanen und Tribut
caravans-goods = Karawanen liegen auf Grenzen, als Kette von Hauptstadt oder Stadt aus. Manche Grenzen tragen ein Handelsgut, wie zwischen Italia und Graecia.
caravans-lay = Eine Karawane kostet 2 Getreide oder 2 Gold. Führe Karawane I aus und lege eine von Italia nach Graecia.
caravans-lay-result = Die Karawane liegt auf der Grenze, auf dem Handelsgut zwischen Italia und Graecia.
caravans-lay-else = Das ist verbunden und erlaubt. Sieh aber auf die Grenze von Italia und Graecia: ein Handelsgut und der Weg nach Osten.
caravans-raise = Das Handelsgut bringt neue Geschichten: Ein Erbe deiner Wahl steigt um 1. Welches?
caravans-raise-result = Das gewählte Erbe stieg auf 2.
caravans-tax-position = Später: Deine Karawanen erreichen zwei Handelsgüter.
caravans-tax = Du hast zwei Handelsgüter erreicht, aber leere Lager. Die Bonusaktion Steuern nimmt 1 für jedes. Erhebe Steuern.
caravans-tax-result = 2 für zwei Handelsgüter, genug für die nächste Karawane.
caravans-tax-oppressed = Eine andere Bonusaktion, und erlaubt. Sieh hier, was Handel bringt: Steuern geben 2, ohne einen Bauern zu plagen.
caravans-abroad = Lege nun von Graecia nach Asia Minor weiter: Der erste Besuch bei einer fremden Hauptstadt oder Stadt bringt auch Erbe.
caravans-abroad-result = Der erste Besuch bei der grünen Hauptstadt: Wieder stieg ein Erbe. Die Steuer brachte 1 Unruhe.
caravans-tribute-position = Nun sind grüne Karawanen zu dir gekommen.
caravans-tribute = Tribut nimmt 1 von jeder Kolonie oder 1 von jeder fremden Karawane bei deiner Hauptstadt. Zwei kamen nach Italia: Nimm den ihren.
caravans-tribute-result = Grün hat dir 2 Getreide für zwei Karawanen in Italia bezahlt.
caravans-tribute-colonies = Das geht, aber eine Kolonie zahlt 1 Gold. Zwei fremde Karawanen zahlen 2 Getreide.
caravans-penniless-position = Dieselben Handelswege, aber leere Lager.
caravans-penniless = Nun du: Erhöhe mit einer Karawane ein Erbe, obwohl du nichts hast. In welcher Reihenfolge führst du deine Karten aus?
caravans-penniless-result = Der Tribut bezahlte die Karawane, und das Handelsgut erhöhte ein Erbe.
caravans-penniless-plain = Bezahlt und gelegt, aber dort liegt kein Handelsgut und keine fremde Hauptstadt. Versuche Italia nach Graecia.
caravans-penniless-otherwise = Das brachte kein Erbe. Nimm erst Tribut von den zwei Karawanen und bezahle damit deine eigene.
caravans-summary = Karawanen über Handelsgüter und zu fremden Hauptstädten erhöhen ein Erbe; Steuern und Tribut lassen den Handel zahlen.

## Eroberung und Kampf

conquest = Eroberung und Kampf
conquest-annex = Sicilia gehört niemandem, und deine Soldaten stehen dort. Annektieren kostet so viel Getreide, wie du Regionen hast: 3. Führe Eroberung aus.
conquest-annex-result = Sicilia ist deine Kolonie: Du hattest drei Regionen, nun sind es vier.
conquest-annex-left = Lassen darfst du es, aber für 3 Getreide gehört die Region dir, und deine Soldaten sind schon dort.
conquest-attack-position = Eine andere Region, und diese wird verteidigt.
conquest-attack = Libya wird verteidigt. Ein Angriff kostet Getreide in Höhe deiner Unruhe: 3. Soldaten zählen 2, Bauern 1: 7 gegen 4. Greif an.
conquest-attack-result = Der Kampf beginnt: 7 gegen 4, und beide Seiten verbergen nun einen Würfel.
conquest-die = Beide verbergen einen Würfel, jedes Auge zählt 3. Wer siegt, bekommt es als Unruhe. Rechne bei Grün mit einer 1: Verbirg eine 1.
conquest-die-result = Beide verbargen eine 1: 10 gegen 7, du hast gewonnen. Deine Unruhe stieg um deine Augenzahl.
conquest-die-tie = Keine Unruhe, aber 7 gegen 7: Bei Gleichstand gewinnt die Verteidigung. Nimm es zurück und verbirg eine 1.
conquest-die-dear = Du gewinnst, aber die Unruhe steigt um deine Augenzahl, und alles wird teurer. Eine 1 war genug.
conquest-loss = Auch wer siegt, verliert einen Bürger, wer unterliegt, zwei. Gib deinen Bauern ab.
conquest-loss-result = Grün verlor zwei Soldaten und damit die Herrschaft über Libya.
conquest-loss-soldier = Das darfst du, aber ein Soldat zählt im Kampf 2 und schützt, was du nimmst. Der Bauer kostet dich weniger.
conquest-take = Die Verteidigung hat die Herrschaft verloren. Du hast vier Regionen: Annektiere Libya für 4 Getreide.
conquest-take-result = Libya ist dein, für 4 Getreide: deine fünfte Region.
conquest-take-left = Hier darfst du aufhören, aber dann gehört Libya niemandem, und du hast nichts gewonnen. Annektiere es.
conquest-withdraw-position = Die andere Seite: In Italia wurdest du geschlagen.
conquest-withdraw = Deine Leute ziehen sich in eine eigene Nachbarregion zurück. Hispania hat mehr Platz.
conquest-withdraw-result = Deine Bauern sind nun in Hispania, wo Platz ist.
conquest-withdraw-full = Erlaubt, aber in Gallia mit Kapazität 4 sind schon vier Bauern: Es wäre überbevölkert. Geh nach Hispania.
conquest-capital = Italia ist verloren und damit deine Hauptstadt. Errichte sie neu, in einer Region, die du noch hast.
conquest-capital-result = Dein Volk hat wieder eine Hauptstadt, und Grün nimmt Italia.
conquest-sicilia-position = Eine neue Partie: Grün hält Sicilia mit zwei Soldaten.
conquest-sicilia = Nun du: Nimm Sicilia. Du hast drei Soldaten gegen zwei und 5 Getreide: 2 für den Angriff, 3 für die Annexion.
conquest-sicilia-result = Angegriffen, gesiegt, annektiert, in einer Aktion: Sicilia ist dein.
conquest-sicilia-beaten = Geschlagen: 6 gegen 7. Verborgen war eine 1. Dein Vorsprung von 2 ist kleiner als eine Stufe des Würfels.
conquest-sicilia-otherwise = Der Zug ist zu Ende, und Sicilia gehört dir nicht. Führe Eroberung aus: angreifen und in derselben Aktion annektieren.
conquest-summary = Angriff kostet Unruhe, Annexion Regionen, beides in Getreide. Ein verborgener Würfel entscheidet, und der Sieg kostet ihn als Unruhe.

## Überfall und Übersiedeln

raid = Überfall und Übersiedeln
raid-raid = Der Überfall zieht Soldaten je eine Region weit. Dann nehmen sie 1 je Soldat dort. Schicke alle drei nach Sicilia und plündere.
raid-raid-result = Drei Soldaten, 3 Gold: Grün fehlt, was du nahmst.
raid-raid-few = Das geht, aber jeder Soldat nimmt nur 1. Alle drei hätten 3 Gold gebracht.
raid-raid-spared = Ohne Plünderung darfst du aufhören, aber dann war der Marsch umsonst. Plündere am Ende Sicilia.
raid-migrate-position = Dein Land, mit einem überfüllten Gallia.
raid-migrate = Übersiedeln bewegt auch Bauern, jeden eine Region weit. Gallia ist zu voll: Ziehe einen Bauern nach Hispania.
raid-migrate-result = Ein Bauer ist gezogen, und Gallia hat wieder Platz.
raid-migrate-away = Jeder darf überallhin. Aber in Gallia drängen sich fünf Bauern: Lass einen von ihnen nach Hispania gehen.
raid-ask-position = Nun hat Grün in Mauretania eine Straße gebaut.
raid-ask = Eine Straße verbindet alle Nachbarn ihrer Region. Diese in Mauretania ist fremd: Bitte vor dem ersten Zug um ihre Benutzung.
raid-ask-result = Grün hat zugestimmt: Die Straße gehört dir für diese Aktion.
raid-ask-slow = Zu Fuß darfst du nach Mauretania, aber nach dem ersten Zug kann niemand mehr gefragt werden. Nimm es zurück und frage.
raid-road = Du darfst durch. Nun liegt Libya einen Schritt von Hispania entfernt: Ziehe einen Soldaten dorthin.
raid-road-result = Von Hispania nach Libya in einem Schritt, über die Straße.
raid-road-short = Erlaubt, aber die Straße trägt dich weiter: geradewegs von Hispania nach Libya.
raid-grant-position = Grün ist am Zug: Die Straße in Graecia gehört dir.
raid-grant = Nun fragt jemand dich: Bauern aus dem engen Asia Minor wollen ins leere Sicilia. Es kostet dich nichts, und Gefallen merkt man sich. Erlaube es.
raid-grant-result = Der grüne Bauer zog über deine Straße nach Sicilia, und in Asia Minor ist mehr Platz.
raid-grant-denied = Ablehnen darfst du, aber zu befürchten ist hier nichts, und selbst brauchst du vielleicht auch einmal so einen Gefallen.
raid-deny-position = Eine andere Partie: Die Straße in Mauretania gehört dir.
raid-deny = Diesmal ist es ein Überfall: vier Soldaten in Libya, und in Hispania ist dein Gold zu holen. Lehne ab.
raid-deny-result = Abgelehnt: Ohne die Straße ist Hispania zu weit, und dein Gold bleibt sicher.
raid-deny-granted = Freundlich, und erlaubt. Aber nun erreichen vier Soldaten Hispania und nehmen dir 4 Gold.
raid-two-position = Wieder dein Zug, mit offener Politik.
raid-two = Nun du: Ist Politik frei, plündert ein Überfall jede fremde Region mit deinen Soldaten. Plündere Sicilia und Graecia.
raid-two-result = Zwei Regionen in einem Überfall geplündert, und ein Marker auf der Schwerpunktkarte.
raid-two-one = Geplündert, aber nicht beide. Teile die Soldaten auf, bevor du das Ziehen abschließt, dann plündere eine Region nach der anderen.
raid-summary = Der Überfall zieht Soldaten und nimmt 1 für jeden; Übersiedeln bewegt alle. Straßen kürzen ab, fremde brauchen Erlaubnis.

## Unruhe, Überbevölkerung, Regieren

unrest = Unruhe, Überbevölkerung, Regieren
unrest-why = Unruhe verteuert Bauen und Angreifen und hemmt den Fortschritt. Bonusaktionen, wiederholte Karten und Siege erhöhen sie, Regieren senkt sie.
unrest-govern = Jeder Schritt Regieren kostet so viel Getreide, wie du Regionen hast: 3. Du hast 6: Senke die Unruhe von 5 auf 3.
unrest-govern-result = 6 Getreide für zwei Schritte: Die Unruhe sank von 5 auf 3.
unrest-govern-one = Ein Schritt ist erlaubt, aber Getreide verdirbt am Ende der Generation. Du kannst noch einen zweiten bezahlen.
unrest-crowd-position = Die letzte Runde einer Generation, und Gallia ist überfüllt.
unrest-crowd = Hat eine deiner Regionen mehr Bürger als Kapazität, kostet das am Ende der Generation 1 Unruhe. Gallia, 4, hat 5: Ziehe einen nach Hispania.
unrest-crowd-result = Gallia hat nun vier, Hispania einen mehr: Niemand lebt beengt.
unrest-crowd-italia = Erlaubt, aber Italia ist mit 5 voll: Nun wäre es dort zu eng. Hispania hat Platz.
unrest-crowd-crowded = Die Generation ist vorbei, und Gallia war zu voll: 1 Unruhe. Nimm es zurück und lass jemanden umziehen.
unrest-calm = Nun ist überall Platz genug. Schließe Übersiedeln ab und beende den Zug: Der Würfel beendet die Generation, die Unruhe bleibt.
unrest-calm-result = Der Würfel zeigte 1, die Generation endete, und deine Unruhe blieb, wie sie war.
unrest-calm-undone = Du darfst noch mehr bewegen, aber so sind die Leute gut verteilt. Schließe einfach ab.
unrest-thin-position = Ein anderes Ende einer Generation: Sicilia platzt.
unrest-thin = Über der doppelten Kapazität müssen Leute gehen. Sicilia, Kapazität 3, trägt sechs, du hast sieben: Gib einen Bauern ab.
unrest-thin-result = Sechs bleiben, das Doppelte der Kapazität: Mehr müssen nicht gehen. Zu voll ist es trotzdem.
unrest-thin-soldier = Das darfst du, aber der Soldat ist dort dein einziger Schutz, und Bauern wachsen von selbst nach.
unrest-beyond-position = Ein Volk am Rand: Unruhe 7.
unrest-beyond = Bei 7 endet die Unruhe. Jeder weitere Schritt kostet stattdessen einen Punkt. Unterdrücke Italia und sieh auf deine 6 Punkte.
unrest-beyond-result = Die Unruhe konnte nicht steigen, also ging ein Punkt: Es bleiben 5.
unrest-beyond-otherwise = So behältst du deine Punkte, und am Tisch wäre das klüger. Unterdrücke hier Italia, um den Preis zu sehen.
unrest-two-position = Ein anderes Volk, zornig, aber mit viel Getreide.
unrest-two = Nun du: Senke die Unruhe von 5 auf 2. Kultur ist frei, ein Schritt also frei, und der Schrein gibt 1 Getreide.
unrest-two-result = Drei Schritte für 6 Getreide: Einer war frei, und der Schrein gab 1 dazu.
unrest-two-more = Ruhiger, aber noch nicht bei 2. Mit dem freien Schritt und 6 Getreide sind es drei Schritte.
unrest-two-otherwise = Der Zug endete ohne Regieren. Führe die Karte aus und senke die Unruhe dreimal.
unrest-summary = Halte die Unruhe niedrig: Regiere, solange dein Reich klein ist, lass keine Region zu voll werden; über 7 kostet sie Punkte.

## Wachstum, Generationen, Dynastien

generations = Wachstum, Generationen, Dynastien
generations-clock = Eine Generation dauert zwei bis vier Runden. Nach jeder Runde rückt der Dynastiemarker ein Feld weiter.
generations-die = Nach Runde 2 braucht es eine 3 für die dritte Runde, später eine 5 für die vierte. Beende den Zug.
generations-die-result = Der Würfel zeigte 3: gerade genug für eine dritte Runde. Der Marker rückte weiter.
generations-grow-position = Nun ist eine Generation zu Ende.
generations-grow = Der Marker kam an einem Bauernsymbol vorbei: Jede deiner Regionen bekommt einen Bauern. Zwei sind übrig: Wähle Hispania und Libya, dort ist Platz.
generations-grow-result = Beide Regionen sind gewachsen und brachten in der neuen Generation gleich mehr Einkommen.
generations-grow-full = Erlaubt, aber diese Region ist schon voll: Sie wäre überbevölkert und brächte Unruhe.
generations-keep-position = Ein anderes Ende, mit dem Fortschritt Kornspeicher.
generations-keep = Dann verderben Getreide und Gold. Nur deine Kornspeicher bewahren vier. Behalte 4 Gold: Getreide bringen deine Bauern ohnehin.
generations-keep-result = Deine 4 Gold blieben, die Lager von Grün verdarben. Dann kam neues Einkommen.
generations-keep-crops = Vier beliebige darfst du behalten. Aber Italia und Gallia bringen gleich wieder Getreide, und Gold ist knapp.
generations-choose-position = Das Ende einer Dynastie: Chroniken werden aufgedeckt.
generations-choose = Eine Dynastie ist zu Ende. Karte 2 auf C und 3 auf D verlangen zusammen Politik 5, du hast 4. Wähle: D bringt 6.
generations-choose-result = Karte 3 auf D brachte 6 Punkte und erhöhte das politische Erbe. Karte 2 misslang.
generations-choose-regions = Das wird gewertet, aber nur mit 3 Punkten. Deine 18 Bürger auf D sind 6 wert.
generations-last-position = Eine andere Dynastie, vielleicht in ihrer letzten Runde.
generations-last = Nun du: Der Marker steht auf dem letzten Feld der Dynastie, ein schlechter Wurf beendet sie. Hol 3 Punkte; du hast vier Leiern.
generations-last-result = Der Würfel beendete sie, aber deine Chronik lag schon da: 3 Punkte.
generations-last-bold = Zu kühn: Karte, Feld und Erbe müssen passen. Vier Leiern und Kultur 2 reichen genau für Karte 2 auf E.
generations-last-late = Der Wurf beendete die Generation und mit ihr die Dynastie, bevor du 3 Punkte hattest. Warte nie auf eine dritte Runde.
generations-summary = Zwei Runden sind sicher, mehr nicht. Dann wachsen die Völker, Vorräte verderben, und bei neuer Farbe werden die Chroniken aufgedeckt.

## Die Schlusswertung

ending = Die Schlusswertung
ending-leads = Nach der dritten Dynastie bringen drei Spitzenplätze je 3 Punkte: meiste Regionen, geringste Unruhe, meiste Springbrunnen und Leiern. Gleichstand zählt.
ending-wonder = Dein letzter Zug, mit 6 Gold. Ein Wunder bringt an jedem Dynastieende 1 Punkt und zeigt 2 Springbrunnen und eine Leier. Baue eines.
ending-wonder-result = Das Wunder steht in Italia, mit seinen Springbrunnen und seiner Leier.
ending-wonder-other = Auch das zeigt Symbole, bringt aber selbst keinen Punkt. Dein Gold reicht für ein Wunder.
ending-count = Beende den Zug: 1 für das Wunder, 1 für deine Chronik auf C und je 3 für die drei Spitzenplätze.
ending-count-result = 1 für das Wunder, 1 für die Chronik, drei Führungen zu 3 Punkten: 11 am letzten Abend.
ending-all-position = Ein anderer letzter Zug: Grün ist gleichauf oder vorn.
ending-all = Nun du: Hol alle drei Spitzenplätze. Gleichstand genügt: vier Regionen und Unruhe 3. Du hast 6 Getreide: Achte auf die Reihenfolge.
ending-all-result = Erst regiert, solange das Reich klein war, dann annektiert: Alle drei Führungen gehören auch dir.
ending-all-order = Ein Schritt Regieren kostet so viel Getreide, wie du Regionen hast: jetzt 3, nach der Annexion 4. Erst regieren, dann annektieren.
ending-all-otherwise = Das Spiel ist aus, und ein Spitzenplatz fehlt: Sieh auf Regionen, auf Unruhe und auf Springbrunnen und Leiern.
ending-summary = Am Ende werden noch einmal Wunder und Chroniken gewertet, dann die drei Spitzenplätze. Die meisten Punkte gewinnen.

## Wie ein Spiel beginnt

beginning = Wie ein Spiel beginnt
beginning-claim = Reihum nehmen sich alle je drei Provinzen. Italia bringt Getreide, hat Kapazität 5 und viele Nachbarn: Nimm es.
beginning-claim-result = Italia ist deine erste Provinz, mit zwei Bauern und einem Soldaten.
beginning-claim-other = Jede leere Region ist erlaubt. Nimm in dieser Lektion Italia, mit Platz für fünf und Wegen nach allen Seiten.
beginning-near = Weitere Provinzen müssen an deine grenzen. Nimm Gallia für Getreide und Hispania für Gold: So liegen alle drei beisammen.
beginning-near-result = Drei Provinzen nebeneinander: Getreide aus zweien, Gold aus einer.
beginning-near-apart = Es grenzt an Italia, ist also erlaubt, hat aber weniger Platz. Gallia und Hispania fassen je vier.
beginning-near-otherwise = Es grenzt an Italia, ist also erlaubt. Nimm aber Gallia und Hispania, die auch aneinander grenzen.
beginning-capital = In jeder Provinz sind zwei Bauern und ein Soldat. Mache Italia zur Hauptstadt: Dort beginnen Karawanen, ein Handelsgut liegt nebenan.
beginning-capital-result = Italia ist deine Hauptstadt. Grün hat sich im Osten niedergelassen.
beginning-capital-other = Auch das kann Hauptstadt sein. Von Italia aus erreichen Karawanen aber früher Graecia und den ganzen Osten.
beginning-caravan = Die erste Karawane ist frei und führt von der Hauptstadt in eine andere Provinz. Lege sie, wohin du willst.
beginning-caravan-result = Deine erste Karawane ist unterwegs, von der Hauptstadt aus.
beginning-heritage = Damit steigt ein Erbe auf 1. Es sagt, wofür dein Volk bekannt sein wird: Wähle.
beginning-heritage-result = Ein Erbe steht bei 1: Chroniken werden nach ihm fragen.
beginning-peasant = Noch ein Bauer. Gold ist knapp, und nur Hispania bringt welches: Stelle ihn dorthin.
beginning-peasant-result = Ein dritter Bauer in Hispania: 3 Gold in jeder Generation.
beginning-peasant-crops = Erlaubt, aber das bringt Getreide, und dafür hast du schon vier Bauern. Gold kommt aus Hispania.
beginning-advance = Zuletzt ein erster Fortschritt. Landwirtschaft bringt 1 mehr je Getreideregion mit Bauern, andere helfen anderswo. Wähle eine Reihe.
beginning-advance-result = Dein erster Fortschritt: Dein Volk kann etwas, das andere nicht können.
beginning-first = Das Einkommen ist da, die erste Runde beginnt. Nun du: Wähle zwei Karten, die du bezahlen kannst, und führe eine aus.
beginning-first-result = Deine erste Aktion ist getan: Das Spiel hat begonnen.
beginning-first-idle = Verzichten darfst du, die Karte gilt als nicht gespielt. Aber Vorräte verderben: Führe wenigstens eine Karte aus.
beginning-summary = Drei Provinzen, eine Hauptstadt, eine Karawane, ein Erbe, ein Fortschritt: Von hier an schreibt dein Volk seine Chroniken.

## Eine Chronik zur rechten Zeit

demo = Eine Chronik zur rechten Zeit
demo-begin = Eine Dynastie geht zu Ende. Das rote Volk hat sechs Springbrunnen gebaut.
demo-lay = Rot schreibt sie auf: Chronik 3, verdeckt.
demo-lay-result = Eine zu kühne Zahl brächte nichts, eine zu kleine wenig.
demo-scores = Die Generation endet, und mit ihr die Dynastie.
demo-scores-result = Gerade rechtzeitig: 6 Punkte und mehr Erbe für die nächste Dynastie.
demo-summary = Baue, herrsche, und bleib in Erinnerung.
