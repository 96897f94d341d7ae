# Was die Lektionen von Khronos auf Deutsch sagen: höchstens 25 Wörter auf einmal.

otherwise = Das ist erlaubt, führt hier aber vom Weg ab. Nimm es zurück und schau noch einmal hin.

## Das Ziel und das Einkommen

goal = Das Ziel und das Einkommen
goal-most = Gespielt werden sieben Runden. Wer am Ende die meisten Taler hat, gewinnt. Das meiste davon ist Einkommen.
goal-domain = Gebäude, die sich berühren, bilden eine Domäne. In dieser ist deine Burg das höchste militärische Gebäude: Sie gehört dir.
goal-pays = Nach Runde 4 und 7 zahlt sie, was ihre bürgerlichen Gebäude wert sind: 3 für das Dorf. Beende deinen Zug.
goal-pays-away = Reisen darfst du, aber es kostet einen Taler und bringt hier nichts. Beende einfach den Zug.
goal-pays-built = Bauen darfst du immer. Für dieses Einkommen ist aber schon alles da: Nimm es zurück und beende den Zug.
goal-presence = Runde 7, das letzte Einkommen. Deine Burg steht im Zeitalter der Macht, aber niemand von dir ist dort. Reise hin, für 1 Taler.
goal-presence-faith = Damit kassierst du im Zeitalter des Glaubens. Sieh erst zur Macht: Dort steht deine Burg, und ihr Dorf zahlt 3.
goal-presence-ended = Wer nicht da ist, bekommt nichts, und auch sonst bekommt es niemand. Nimm es zurück und reise zuerst.
goal-both = Im Zeitalter des Glaubens zählt das höchste religiöse Gebäude: Deiner Kirche gehört die Domäne mit dem Dorf. Kassiere nun in beiden Zeitaltern.
goal-both-one = Nur die Macht hat gezahlt. Dein zweiter Abenteurer hätte für einen Taler auch im Zeitalter des Glaubens kassiert.
goal-summary = Taler gewinnen. Nach Runde 4 und 7 zahlen deine Domänen für ihre bürgerlichen Gebäude, aber nur, wo ein Abenteurer von dir steht.

## Drei Zeitalter und Karten

ages = Drei Zeitalter und Karten
ages-land = Ein Land, drei Zeitalter: erst Macht, dann Glaube, dann Vernunft. In jedem sind dieselben zehn Weiler aufgedruckt.
ages-card = Karten bezahlen Gebäude ihrer Farbe. Mit einer orangen baust du im Zeitalter der Macht einen Wachturm, wo du willst.
ages-card-other = Das geht, hat aber eine Karte anderer Farbe gekostet. Der Wachturm ist militärisch: Er kostet die orange.
ages-card-left = Reisen kommen gleich. Baue erst etwas, solange beide Abenteurer im Zeitalter der Macht sind.
ages-journey = Du handelst nur, wo ein Abenteurer von dir steht. Eine Zeitreise kostet 1 Taler. Schicke einen ins Zeitalter des Glaubens.
ages-journey-far = Das ist die Vernunft, dort wird nie gebaut. Reise erst ins Zeitalter des Glaubens.
ages-there = Nun baut eine violette Karte im Zeitalter des Glaubens eine Kirche: ein anderes Gebäude im selben Land.
ages-there-early = Im Zeitalter der Macht ist noch jemand von dir, darum geht das. Die Kirche soll aber im Zeitalter des Glaubens stehen.
ages-refill = Jeder Abenteurer trägt zwei Karten im Zug. Was du nicht spielst, wird abgelegt, und du ziehst vier neue. Beende deinen Zug.
ages-three = Jetzt alles zusammen: eine Karte in jedem Zeitalter, in einem Zug. Bei der Vernunft bringt eine bürgerliche Karte einen Würfel auf einen Weiler.
ages-three-ended = Ein Zeitalter ist noch ohne Karte von dir. Du hast vier Karten und kannst alle tragen.
ages-summary = Zwei Abenteurer, je zwei Karten, drei Zeitalter. Zeitreisen kosten einen Taler, und was du nicht spielst, ist weg.

## Bauen und Domänen

building = Bauen und Domänen
building-keep = Eine Burg hat den Wert 2: Sie kostet zwei orange Karten und bedeckt 2 mal 2 Felder. Baue eine direkt neben den Weiler.
building-bonus = Das brachte sofort 1 Taler: wie jedes mittlere oder große Gebäude und jede Vergrößerung. Burg und Weiler sind nun eine Domäne.
building-join = Zwei Domänen, ein Feld dazwischen. Nur bürgerliche Gebäude dürfen Domänen verbinden: Setze einen Weiler zwischen Burg und Kirche.
building-join-apart = Ein guter Weiler, aber er berührt nur eine der beiden Domänen. Die Lücke ist auf h7.
building-join-other = Erlaubt, verbindet aber nichts. Nimm eine blaue Karte für den Weiler, der die Lücke schließt.
building-upgrade = Vergrößern kostet nur den Unterschied. Eine orange Karte macht aus deinem Wachturm eine Burg, die sein Feld bedeckt.
building-upgrade-new = Ein neuer Wachturm ist erlaubt. Hier soll aber der alte wachsen: Wähle ihn und vergrößere.
building-demolish = Kleine Plättchen darf man abreißen, auch fremde: eine Karte ihrer Farbe und 1 Taler. Entferne die grüne Kirche.
building-demolish-built = Erlaubt, aber die Kirche steht noch. Zeige auf sie und wähle Abreißen; eine violette Karte bezahlt.
building-town = Jetzt du: Mach aus dem aufgedruckten Weiler neben deiner Burg ein Dorf. Jeder passende Platz ist recht.
building-town-ended = Es gibt noch kein Dorf. Auch aufgedruckte Weiler lassen sich vergrößern: für zwei blaue Karten zum Dorf.
building-summary = Ein Gebäude kostet seinen Wert in Karten seiner Farbe. Was sich mit Seiten berührt, ist eine Domäne; nur bürgerliche Gebäude verbinden.

## Rangordnung

hierarchy = Rangordnung
hierarchy-highest = Im Zeitalter der Macht führt das höchste militärische Gebäude: deine Burg, nicht der grüne Wachturm. Beim Glauben zählen die religiösen.
hierarchy-lower = Das höchste muss allein sein: Keine zweite Burg darf dazu, niedrigere schon. Setze einen Wachturm neben deine Burg.
hierarchy-higher = Höher geht auch. Mach deine Burg zur Festung: zwei weitere orange Karten, 3 mal 3 Felder.
hierarchy-higher-keep = Diese Burg führt eine eigene Domäne. Lass hier die alte zur Festung wachsen.
hierarchy-kinds = Bürgerliche Gebäude kennen keine Rangordnung, und im Zeitalter der Vernunft gilt sie nicht. Dörfer darf es beliebig viele geben.
hierarchy-take = Runde 4. Mit einem Wachturm gehört Grün diese Domäne mit dem Dorf. Übernimm sie und kassiere ihr Einkommen.
hierarchy-take-ended = Noch führt Grün die Domäne, darum bekamst du nichts. Etwas Höheres als ein Wachturm muss sie berühren.
hierarchy-take-apart = Eine schöne Burg, aber sie berührt die Domäne nicht. Sie muss neben dem Dorf oder dem Wachturm stehen.
hierarchy-summary = Das höchste Gebäude seiner Art führt die Domäne und ist das einzige seines Rangs. Niedrigere und höhere dürfen dazu.

## Was weiterwirkt

ripples = Was weiterwirkt und warum
ripples-keep = Was früh gebaut wird, steht auch später, wenn es mittel oder groß ist. Baue im Zeitalter der Macht eine Burg und sieh zu.
ripples-keep-small = Kleine Gebäude wirken nie weiter: Dieses steht nur hier. Eine Burg kostet zwei orange Karten.
ripples-keep-civil = Ein Weiler ist klein, und kleine Gebäude wirken nie weiter. Versuch es mit der Burg.
ripples-ruin = Im Zeitalter des Glaubens gehört die Kopie dir, mit deinem Würfel. Bei der Vernunft ist sie eine Ruine und gehört niemandem.
ripples-forward = Es geht immer nur vorwärts. Du bist jetzt im Zeitalter des Glaubens: Baue dort ein Dorf und sieh, wohin es geht.
ripples-forward-small = Ein Weiler ist klein und bleibt, wo er ist. Ein Dorf kostet drei blaue Karten.
ripples-forward-chapel = Eine Kirche ist klein und bleibt hier. Baue das Dorf, für drei blaue Karten.
ripples-refused = Das grüne Kloster führt diese Domäne des Glaubens. Baue eines im Zeitalter der Macht, dessen Kopie dort das Dorf berühren würde.
ripples-refused-fits = Dieses hat weitergewirkt: Dort steht nichts im Weg. Versuch es neben dem Dorf, das du beim Glauben siehst.
ripples-refused-other = Erlaubt, aber hier soll es ein Kloster sein, neben dem Dorf, das du beim Glauben siehst.
ripples-paid = Die Kopie wäre gleichrangig, also wurde sie abgelehnt, auch für die Vernunft. Bei der Macht bleibt das Kloster, samt Prämie.
ripples-all = Jetzt du: mit einer einzigen Aktion ein Gebäude in alle drei Zeitalter. Achte auf das, was beim Glauben steht.
ripples-all-refused = Beim Glauben wäre es mit dem grünen Gebäude gleichrangig. Schau erst dorthin, bevor du hier baust.
ripples-all-small = Eine Kirche ist klein und wirkt nicht weiter. Deine Karten reichen für ein mittleres Gebäude.
ripples-all-tower = Ein Wachturm ist klein und wirkt nicht weiter. Deine Karten reichen für ein mittleres Gebäude.
ripples-summary = Mittlere und große Gebäude wirken vorwärts: Dörfer als Dörfer, Burgen und Klöster mit Würfel zum Glauben, als Ruinen zur Vernunft.

## Zeitparadoxa

paradoxes = Zeitparadoxa
paradoxes-way = Eine Kopie löscht alles aus, was unter ihr liegt. Baue dein Kloster im Zeitalter der Macht genau dort, wo später das grüne steht.
paradoxes-way-beside = Es hat weitergewirkt, liegt aber neben dem grünen Kloster. Es muss mindestens eines seiner Felder bedecken.
paradoxes-way-small = Eine Kirche wirkt nicht weiter, also ändert sich beim Glauben nichts. Nimm beide violetten Karten.
paradoxes-gone = Das grüne Kloster gab es nie. Sein Plättchen verlässt das Spiel, sein Würfel geht heim. Sicher ist nur, was im Zeitalter der Macht steht.
paradoxes-people = Ein gemeinsames Feld genügt, und die Art ist gleich. Lösche das Dorf beim Glauben aus, samt seinen Bewohnern.
paradoxes-people-beside = Eine gute Burg, aber das Dorf steht noch. Bedecke mindestens eines seiner Felder.
paradoxes-stay = Unter diesem Dorf ist ein Weiler aufgedruckt. Lösch es aus: Ein Würfel bleibt dort. Grün und Gelb sind gleich, also wählst du.
paradoxes-stay-beside = Das Dorf steht noch. Bedecke mindestens eines seiner Felder mit einer Burg im Zeitalter der Macht.
paradoxes-abbey = Jetzt du: Die grüne Abtei beim Glauben hat vier Karten gekostet. Lösche sie mit zweien aus.
paradoxes-abbey-missed = Die Abtei steht noch: Die Kopie deiner Burg liegt daneben. Ein gemeinsames Feld würde reichen.
paradoxes-abbey-ended = Die Abtei steht noch. Eine Burg im Zeitalter der Macht über einem ihrer neun Felder genügt.
paradoxes-summary = Eine Kopie löscht alles aus, was sie ganz oder teilweise bedeckt, auch Würfel. Sicher ist nur das Zeitalter der Macht.

## Ruinen

ruins = Ruinen und ihr Wiederaufbau
ruins-ruin = Eine Ruine ist weniger wert als das Gebäude. Eine orange Karte baut eine Burg wieder auf, die dann niemandem gehört. Tu es.
ruins-ruin-castle = Damit hast du die Festung begonnen, die zwei Karten braucht. Erst kommt die Burg.
ruins-ruin-people = Ein Würfel auf einem Weiler ist gut und kommt später. Erst die Ruine der Burg.
ruins-large = Festung und Abtei brauchen zwei Karten, auch in verschiedenen Zügen. Spiele eine: Dein Würfel zeigt den Anfang.
ruins-large-people = Erlaubt, aber die Festung ist noch unberührt. Eine orange Karte beginnt sie.
ruins-second = Ein anderer Zug: Grün hat diese Festung begonnen. Noch eine orange Karte vollendet sie, und der grüne Würfel geht heim.
ruins-second-people = Erlaubt, aber die Festung ist noch eine Ruine. Deine orange Karte würde sie vollenden.
ruins-nobody = Wieder aufgebaute Gebäude gehören niemandem. Sie machen ihre Domäne reicher, für den, der dort die meisten Würfel hat: hier für dich.
ruins-rich = Letztes Einkommen. Du hast hier die meisten Bewohner. Bring die Domäne auf 6 Taler und kassiere sie.
ruins-rich-ended = Das waren weniger als 6. Zwei violette Karten bauen die Abtei wieder auf, eine orange die Burg.
ruins-summary = Burg oder Kloster: eine Karte. Festung oder Abtei: zwei. Wieder aufgebaut zählen sie voll, für den mit den meisten Bewohnern.

## Menschen im Zeitalter der Vernunft

people = Bewohner der Vernunft
people-live = Hier wird nichts gebaut, hier zieht man ein: Eine blaue Karte bringt deinen Würfel auf ein bürgerliches Gebäude. Nimm das Dorf.
people-live-hamlet = Dort wohnt nun jemand, aber der Weiler steht allein. Das Dorf berührt die Burg: Setze den Würfel dorthin.
people-live-restored = Wieder aufbauen ist erlaubt, macht die Domäne aber auch für andere reicher. Setze erst einen Würfel ins Dorf.
people-room = Ein Weiler hat Platz für einen Würfel, ein Dorf für drei, eine Stadt für fünf, in allen Farben.
people-more = Wer in einer Domäne die meisten Würfel hat, bekommt ihr Einkommen. Grün hat einen: Setze zwei, ins Dorf und in den Weiler daneben.
people-more-away = Dieser Weiler liegt in einer anderen Domäne. Der richtige berührt das Dorf.
people-tie = Eine Domäne zahlt den Wert ihrer militärischen und religiösen Gebäude. Bei Gleichstand bekommt jeder alles.
people-collect = Runde 7. Grün hat in dieser reichen Domäne zwei Würfel. Hol dir ihre 5 Taler auch.
people-collect-ended = Noch keine 5 Taler. Du brauchst einen Abenteurer im Zeitalter der Vernunft und so viele Würfel wie Grün.
people-collect-full = Dieser Weiler steht allein. Such Platz in der Domäne von Grün: im Dorf und in den Weilern, die es berühren.
people-summary = Im Zeitalter der Vernunft zählen Würfel. Die meisten, oder gleich viele, bringen den Wert aller militärischen und religiösen Gebäude.

## Gelände

terrain = Gelände
terrain-forest = Zu zweit oder zu dritt kostet Wald eine Karte mehr, gleich welcher Farbe. Baue einen Wachturm in den Wald und wähle, was bezahlt.
terrain-numbers = Gebirge kostet zwei mehr. Zu viert kostet nur Gebirge, und zwar eine, zu fünft nichts. Kopien zahlen nie.
terrain-river = In den Fluss dürfen nur Dörfer und Städte. Mach aus dem Weiler ein Dorf, das hineinreicht.
terrain-river-dry = Ein Dorf, aber mit trockenen Füßen. Wähle die vier Felder, zu denen ein Stück Fluss gehört.
terrain-split = Jeder Abenteurer trägt zwei Karten, Zuschläge mitgezählt. Zwei im selben Zeitalter teilen sich die Last, wie du willst.
terrain-mountain = Jetzt du: eine Burg hoch im Gebirge, am markierten Platz. Sie kostet alle vier Karten.
terrain-mountain-plain = Billiger, aber nicht im Gebirge. Nimm es zurück: Am markierten Platz ist alles Fels.
terrain-summary = Wald eine Karte, Gebirge zwei, zu zweit oder zu dritt. Der Fluss trägt nur Dörfer und Städte. Kopien stehen überall.

## Zusammenstöße

clashes = Zusammenstöße und Schrumpfen
clashes-apart = Hier deine Burg mit Wachturm, dort die grüne Burg. Jede führt ihre eigene Domäne, also stören sie sich nicht.
clashes-join = Ein Weiler darf sie verbinden. Dann zählt die Stärke: Deine militärischen Werte ergeben 3, die grünen 2. Baue ihn dazwischen.
clashes-join-beside = Ein Weiler, aber die Domänen sind noch getrennt. Er muss beide Burgen berühren.
clashes-shadow = Die grüne Burg wurde ein Wachturm, wo Grün es wollte. Ihre Kopien bei Glaube und Vernunft sind verschwunden.
clashes-equal = Nun 2 zu 2. Wer handelt, muss sein eigenes verkleinern. Sieh es dir an: Verbinde sie und wähle den Platz deines Wachturms.
clashes-equal-beside = Die Domänen sind noch getrennt. Der Weiler gehört zwischen die Burgen.
clashes-choose = Grün gegen Gelb, wieder 2 zu 2, und keine gehört dir: Also wählst du. Verbinde sie und verkleinere die grüne Burg.
clashes-choose-yellow = Das geht, und Gelb schrumpft. Diesmal soll es aber die grüne Burg sein.
clashes-choose-beside = Die Domänen sind noch getrennt. Der Weiler gehört zwischen die Burgen.
clashes-win = Jetzt du: Ihr habt beide Stärke 2. Verbinde die Domänen so, dass die grüne Burg schrumpft und nicht deine.
clashes-win-own = Gleich stark, und du hast gehandelt: Deine muss schrumpfen. Werde erst stärker.
clashes-win-ended = Die grüne Burg steht wie zuvor. Werde erst stärker als 2, dann verbinde.
clashes-summary = Verbindet etwas zwei Höchste einer Art, schrumpft die schwächere Seite. Bei Gleichstand deine eigene, sonst wählst du.

## Der richtige Zeitpunkt

timing = Kartentausch und die zwei Zahltage
timing-exchange = Vor allem anderen, einmal im Zug: 2 Taler zahlen, ablegen, was du willst, auf vier nachziehen. Gib zwei orange Karten ab.
timing-exchange-late = Erlaubt, aber nach einer Aktion ist es für den Tausch zu spät. Nimm es zurück und fang damit an.
timing-exchange-left = Auch eine Reise ist eine Aktion: Danach gibt es keinen Tausch mehr. Nimm sie zurück und fang damit an.
timing-once = Zwei Taler sind zwei Punkte. Tausche, wenn die neuen Karten mehr bringen: meist kurz vor einem Zahltag.
timing-two = Zahltag, Runde 4. Du hast zwei Abenteurer und drei Zeitalter. Stell dich dorthin, wo es am meisten gibt.
timing-two-stayed = Die Vernunft hat dir nichts gezahlt. Dein Kloster führt beim Glauben eine reiche Domäne: Dort hätte jemand stehen sollen.
timing-two-wrong = Die Macht zahlt 5, also soll der dort bleiben. Schicke den anderen, der bei der Vernunft nichts bekommt.
timing-last = Einkommen gibt es nur zweimal. Geld und Karten für ein Zeitalter, in dem du dann nicht stehst, sind verloren.
timing-payday = Runde 7. Kassiere mindestens 4 bei der Macht und 2 bei der Vernunft. Jede Karte kann helfen.
timing-payday-ended = Zu wenig. Ein weiterer Weiler macht deine Domäne der Macht reicher, und ein Würfel neben dem Kloster zahlt bei der Vernunft.
timing-summary = Plane von den Zahltagen her: Runde 4 und 7, zwei Abenteurer, höchstens zwei Zeitalter, die zahlen.

## Andere Ausgaben

editions = Die erste und die englische Ausgabe
editions-bound = Erste Ausgabe: Ein Abenteurer handelt im Zug nur in einem Zeitalter. Baue bei der Macht und schicke den anderen zum Glauben.
editions-bound-same = Abenteurer A hat bei der Macht gehandelt, beim Glauben könnte er nichts mehr tun. Schicke B.
editions-acts = B ist noch frei. Baue mit ihm eine Kirche im Zeitalter des Glaubens.
editions-acts-might = Wieder bei der Macht. B kann jetzt beim Glauben handeln: Eine violette Karte baut dort eine Kirche.
editions-endless = Es gibt 33 statt 55 Karten, Plättchen gehen nie aus, und jede Karte für den Wiederaufbau legt einen Würfel, bis er vollendet ist.
editions-english = Englische Ausgabe: auch 33 Karten, aber ungespielte darfst du behalten. Beende deinen Zug und behalte mindestens eine.
editions-english-none = Erlaubt, aber eine behaltene Karte ist ein Plan für den nächsten Zug. Behalte eine oder mehr.
editions-english-built = Bauen ist gut, hier geht es aber um das Ende des Zugs. Beende ihn und behalte Karten.
editions-holdem = Hold’em: Drei Karten liegen offen. Einmal im Zug, vor den Aktionen, tauschst du umsonst. Nimm die orange.
editions-holdem-other = Ein guter Tausch. Zwei orange Karten wären aber eine Burg: Nimm die orange.
editions-combine = Jetzt du, englisch mit Hold’em: Baue eine Burg und behalte die zwei Karten, die übrig sind.
editions-combine-none = Die Burg steht, aber zwei Karten sind weg. Behalte beide für den nächsten Zug.
editions-summary = Erste Ausgabe: ein Zeitalter je Abenteurer. Englische: ungespielte Karten behalten. Hold’em: mit drei offenen Karten tauschen.
