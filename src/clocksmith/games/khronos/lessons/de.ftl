# Was die Lektionen von Khronos auf Deutsch sagen: höchstens 25 Wörter auf einmal.

otherwise = Das ist erlaubt, führt hier aber vom Weg ab. Nimm es zurück und schau noch einmal hin.

## Das Ziel und ein Zeitparadoxon

goal = Das Ziel und ein Zeitparadoxon
goal-most = Du spielst Rot. Nach sieben Runden gewinnt, wer die meisten Taler hat. Das meiste davon ist Einkommen.
goal-domain = Gebäude, die sich berühren, bilden eine Domäne. In dieser ist deine Burg das höchste militärische Gebäude: Sie gehört dir.
goal-pawns = Das sind deine Abenteurer. Nur wo einer steht, zahlen Domänen. Deine Kirche führt eine im Zeitalter des Glaubens: Schicke B dorthin.
goal-pawns-result = B ist jetzt im Zeitalter des Glaubens. Die Reise hat 1 Taler gekostet, und zwei deiner Domänen werden zahlen.
goal-pawns-away = Dann ist im Zeitalter der Macht niemand mehr, und deine Burg bringt nichts. Schicke B, der bei der Vernunft steht.
goal-pawns-might = Dort steht schon A, und einer genügt. Beim Glauben würde niemand kassieren: Schicke B dorthin.
goal-pawns-ended = Das war nur die Macht. Der Glaube hätte 4 mehr gezahlt: Nimm es zurück und schicke erst B dorthin.
goal-pays = Runde 4 ist Zahltag. Eine Domäne zahlt, was ihre bürgerlichen Gebäude wert sind, hier deine zwei Dörfer. Beende deinen Zug.
goal-pays-result = Du hast 3 Taler bei der Macht und 4 beim Glauben bekommen. Danach hat die grüne Abtei 5 für ihre Stadt kassiert.
goal-pays-left = Reisen darfst du, aber beide Abenteurer stehen schon, wo du kassierst. Nimm es zurück und beende den Zug.
goal-pays-built = Bauen darfst du immer. Für dieses Einkommen ist aber schon alles da: Nimm es zurück und beende den Zug.
goal-abbey = Runde 5. Eine Burg bei der Macht steht auch beim Glauben und löscht aus, was dort liegt. Baue eine auf den Grund der Abtei.
goal-abbey-result = Die Abtei gab es nie. Ihr Plättchen verlässt das Spiel, und Grün hat keine Domäne beim Glauben mehr. Ein Zeitparadoxon!
goal-abbey-missed = Eine schöne Burg, aber ihre Kopie steht neben der Abtei. Sie muss mindestens ein Feld mit ihr gemeinsam haben.
goal-abbey-small = Kleine Gebäude bleiben in ihrem Zeitalter. Erst eine Burg steht auch später: Sie kostet zwei orange Karten.
goal-abbey-ended = Die Abtei steht noch. Baue erst im Zeitalter der Macht eine Burg über eines ihrer neun Felder.
goal-summary = Domänen zahlen nach Runde 4 und 7, wo ein Abenteurer von dir steht. Und was du früh baust, verändert, was später steht.

## Drei Zeitalter und Karten

ages = Drei Zeitalter und Karten
ages-land = Ein Land, drei Zeitalter: erst Macht, dann Glaube, dann Vernunft. In jedem sind dieselben zehn Weiler aufgedruckt.
ages-card = Karten bezahlen Gebäude ihrer Farbe. Mit einer orangen baust du im Zeitalter der Macht einen Wachturm, wo du willst.
ages-card-result = Dein Wachturm steht im Zeitalter der Macht. Er hat eine orange Karte gekostet.
ages-card-other = Das geht, hat aber eine Karte anderer Farbe gekostet. Der Wachturm ist militärisch: Er kostet die orange.
ages-card-left = Reisen kommen gleich. Baue erst etwas, solange beide Abenteurer im Zeitalter der Macht sind.
ages-journey = Du handelst nur, wo ein Abenteurer von dir steht. Eine Zeitreise kostet 1 Taler. Schicke einen ins Zeitalter des Glaubens.
ages-journey-result = Dein Abenteurer ist im Zeitalter des Glaubens, und du hast 1 Taler bezahlt.
ages-journey-far = Das ist die Vernunft, dort wird nie gebaut. Reise erst ins Zeitalter des Glaubens.
ages-there = Nun baut eine violette Karte im Zeitalter des Glaubens eine Kirche: ein anderes Gebäude im selben Land.
ages-there-result = Gut gemacht: ein Wachturm bei der Macht, eine Kirche beim Glauben. Kleine Gebäude bleiben in ihrem Zeitalter.
ages-there-early = Im Zeitalter der Macht ist noch jemand von dir, darum geht das. Die Kirche soll aber im Zeitalter des Glaubens stehen.
ages-refill = Jeder Abenteurer trägt zwei Karten im Zug. Was du nicht spielst, wird abgelegt, und du ziehst vier neue. Beende deinen Zug.
ages-refill-result = Zwei Karten wurden abgelegt, vier neue gezogen. Auch Grün war am Zug, und Runde 2 beginnt.
ages-three = Jetzt alles zusammen: eine Karte in jedem Zeitalter, in einem Zug. Bei der Vernunft bringt eine bürgerliche Karte einen Würfel auf einen Weiler.
ages-three-result = Eine Karte in jedem Zeitalter, in einem Zug: Weiter kommen zwei Abenteurer nicht.
ages-three-ended = Ein Zeitalter ist noch ohne Karte von dir. Du hast vier Karten und kannst alle tragen.
ages-summary = Zwei Abenteurer, je zwei Karten, drei Zeitalter. Zeitreisen kosten einen Taler, und was du nicht spielst, ist weg.

## Bauen und Domänen

building = Bauen und Domänen
building-keep = Eine Burg hat den Wert 2: Sie kostet zwei orange Karten und bedeckt 2 mal 2 Felder. Baue eine direkt neben den Weiler.
building-keep-result = Burg und Weiler sind nun eine Domäne. Mittlere und große Gebäude und jede Vergrößerung bringen sofort 1 Taler, beim Glauben sogar 2.
building-join = Ein Feld weiter steht deine Kirche. Nur bürgerliche Gebäude dürfen Domänen verbinden: Setze einen Weiler zwischen Burg und Kirche.
building-join-result = Der Weiler berührt beide: Aus zwei Domänen ist eine geworden.
building-join-apart = Ein guter Weiler, aber er berührt nur eine der beiden Domänen. Die Lücke ist auf h7.
building-join-other = Erlaubt, verbindet aber nichts. Nimm eine blaue Karte für den Weiler, der die Lücke schließt.
building-upgrade = Vergrößern kostet nur den Unterschied. Eine violette Karte macht aus deiner Kirche ein Kloster, das ihr Feld bedeckt.
building-upgrade-result = Eine Karte für ein Gebäude vom Wert 2, dazu sofort 1 Taler. Als mittleres Gebäude steht es auch beim Glauben.
building-upgrade-new = Eine neue Kirche ist erlaubt. Hier soll aber die alte wachsen: Wähle sie und vergrößere.
building-demolish = Eine Runde später, mit neuen Karten. Kleine Plättchen darf man abreißen: eine Karte ihrer Farbe und 1 Taler. Entferne die grüne Kirche.
building-demolish-result = Die grüne Kirche ist weg, ihr Würfel ging heim. Das Feld ist wieder frei.
building-demolish-built = Erlaubt, aber die Kirche steht noch. Zeige auf sie und wähle Abreißen; eine violette Karte bezahlt.
building-town = Jetzt du: Mach aus dem aufgedruckten Weiler neben deiner Burg ein Dorf. Jeder passende Platz ist recht.
building-town-result = Ein Dorf vom Wert 3, und sofort 1 Taler. Es hat den Weiler in allen drei Zeitaltern ersetzt.
building-town-ended = Es gibt noch kein Dorf. Auch aufgedruckte Weiler lassen sich vergrößern: für zwei blaue Karten zum Dorf.
building-summary = Ein Gebäude kostet seinen Wert in Karten seiner Farbe. Was sich mit Seiten berührt, ist eine Domäne; nur bürgerliche Gebäude verbinden.

## Rangordnung

hierarchy = Rangordnung
hierarchy-highest = Im Zeitalter der Macht führt das höchste militärische Gebäude: deine Burg, nicht der grüne Wachturm. Beim Glauben zählen die religiösen.
hierarchy-lower = Das höchste muss allein sein: Keine zweite Burg darf dazu, niedrigere schon. Setze einen Wachturm neben deine Burg.
hierarchy-lower-result = Burg 2, Wachturm 1: Deine Burg führt weiter allein, also darf der Wachturm bleiben.
hierarchy-higher = Höher geht auch. Mach deine Burg zur Festung: zwei weitere orange Karten, 3 mal 3 Felder.
hierarchy-higher-result = Deine Festung, Wert 4, führt die Domäne. Bei Glaube und Vernunft hat sie die Kopien der Burg ersetzt.
hierarchy-kinds = Bürgerliche Gebäude kennen keine Rangordnung, und im Zeitalter der Vernunft gilt sie nicht. Dörfer darf es beliebig viele geben.
hierarchy-take = Runde 4. Im Süden gehört Grün mit einem Wachturm eine Domäne mit Dorf. Übernimm sie und kassiere ihr Einkommen.
hierarchy-take-result = Deine Burg ist höher als der Wachturm: Die Domäne gehört nun dir und hat dich statt Grün bezahlt.
hierarchy-take-ended = Noch führt Grün die Domäne, darum bekamst du nichts. Etwas Höheres als ein Wachturm muss sie berühren.
hierarchy-summary = Das höchste Gebäude seiner Art führt die Domäne und ist das einzige seines Rangs. Niedrigere und höhere dürfen dazu.

## Was weiterwirkt

ripples = Was weiterwirkt und warum
ripples-keep = Mittlere und große Gebäude stehen auch später. Baue im Zeitalter der Macht am markierten Platz eine Burg und sieh zu.
ripples-keep-result = Eine Burg gebaut, und drei sind da: Sie wirkte von der Macht zum Glauben und von dort zur Vernunft.
ripples-keep-small = Kleine Gebäude wirken nie weiter: Dieses steht nur hier. Eine Burg kostet zwei orange Karten.
ripples-keep-civil = Ein Weiler ist klein, und kleine Gebäude wirken nie weiter. Versuch es mit der Burg.
ripples-ruin = Im Zeitalter des Glaubens gehört die Kopie dir, mit deinem Würfel. Bei der Vernunft ist sie eine Ruine und gehört niemandem.
ripples-forward = Eine Runde später ist auch A beim Glauben. Es geht immer nur vorwärts: Baue dort ein Dorf und sieh, wohin es geht.
ripples-forward-result = Das Dorf steht beim Glauben und bei der Vernunft. Die Macht davor blieb, wie sie war.
ripples-forward-small = Ein Weiler ist klein und bleibt, wo er ist. Ein Dorf kostet drei blaue Karten.
ripples-forward-chapel = Eine Kirche ist klein und bleibt hier. Baue das Dorf, für drei blaue Karten.
ripples-refused-position = Jetzt war Grün vor dir beim Glauben.
ripples-refused = Das grüne Kloster führt diese Domäne des Glaubens. Baue eines im Zeitalter der Macht, dessen Kopie dort das Dorf berühren würde.
ripples-refused-result = Dein Kloster steht nur bei der Macht: Beim Glauben wurde die Kopie abgelehnt.
ripples-refused-fits = Dieses hat weitergewirkt: Dort steht nichts im Weg. Versuch es neben dem Dorf, das du beim Glauben siehst.
ripples-refused-other = Erlaubt, aber hier soll es ein Kloster sein, neben dem Dorf, das du beim Glauben siehst.
ripples-paid = Die Kopie wäre gleichrangig, also wurde sie abgelehnt, auch für die Vernunft. Bei der Macht bleibt das Kloster, samt Prämie.
ripples-all = Jetzt du: mit einer einzigen Aktion ein Gebäude in alle drei Zeitalter. Achte auf das, was beim Glauben steht.
ripples-all-result = Drei Zeitalter mit einer Aktion: Nichts stand im Weg.
ripples-all-refused = Beim Glauben wäre es mit dem grünen Gebäude gleichrangig. Schau erst dorthin, bevor du hier baust.
ripples-all-small = Eine Kirche ist klein und wirkt nicht weiter. Deine Karten reichen für ein mittleres Gebäude.
ripples-summary = Mittlere und große Gebäude wirken vorwärts: Dörfer als Dörfer, Burgen und Klöster mit Würfel zum Glauben, als Ruinen zur Vernunft.

## Zeitparadoxa

paradoxes = Zeitparadoxa
paradoxes-way = Eine Kopie löscht alles aus, was unter ihr liegt. Baue dein Kloster im Zeitalter der Macht genau dort, wo später das grüne steht.
paradoxes-way-result = Deine Kopie bedeckt das grüne Kloster bei Glaube und Vernunft. Beide sind ausgelöscht, deine stehen dort.
paradoxes-way-beside = Es hat weitergewirkt, liegt aber neben dem grünen Kloster. Es muss mindestens eines seiner Felder bedecken.
paradoxes-way-small = Eine Kirche wirkt nicht weiter, also ändert sich beim Glauben nichts. Nimm beide violetten Karten.
paradoxes-gone = Das grüne Kloster gab es nie. Sein Plättchen verlässt das Spiel, sein Würfel geht heim. Sicher ist nur, was im Zeitalter der Macht steht.
paradoxes-people = Ein gemeinsames Feld genügt, und die Art ist gleich. Lösche das Dorf mit den grünen Bewohnern aus: mit einer Burg darüber.
paradoxes-people-result = Das Dorf verschwand aus zwei Zeitaltern. Ein grüner Würfel ging heim, der andere wohnt nun im aufgedruckten Weiler darunter.
paradoxes-people-beside = Eine gute Burg, aber das Dorf steht noch. Bedecke mindestens eines seiner Felder.
paradoxes-stay = Eine Runde später. Auch unter diesem Dorf ist ein Weiler aufgedruckt; Grün und Gelb sind gleich. Lösch es aus und wähle, wer bleibt.
paradoxes-stay-result = Der aufgedruckte Weiler ist wieder da, mit dem Würfel deiner Wahl. Der andere ging heim.
paradoxes-stay-beside = Das Dorf steht noch. Bedecke mindestens eines seiner Felder mit einer Burg im Zeitalter der Macht.
paradoxes-abbey = Jetzt du, eine Runde später: Die grüne Abtei beim Glauben hat vier Karten gekostet. Lösche sie mit zweien aus.
paradoxes-abbey-result = Zwei Karten gegen vier: Die Abtei gab es nie, und Grün hat die Domäne verloren.
paradoxes-abbey-missed = Die Abtei steht noch: Die Kopie deiner Burg liegt daneben. Ein gemeinsames Feld würde reichen.
paradoxes-abbey-ended = Die Abtei steht noch. Eine Burg im Zeitalter der Macht über einem ihrer neun Felder genügt.
paradoxes-summary = Eine Kopie löscht alles aus, was sie ganz oder teilweise bedeckt, auch Würfel. Sicher ist nur das Zeitalter der Macht.

## Ruinen

ruins = Ruinen und ihr Wiederaufbau
ruins-ruin = Eine Ruine ist weniger wert als das Gebäude. Eine orange Karte baut die Burg wieder auf, die dann niemandem gehört. Tu es.
ruins-ruin-result = Die Burg zählt wieder voll. In ihrer Domäne wohnst du, also nützt es vor allem dir.
ruins-ruin-castle = Damit hast du die Festung begonnen, die zwei Karten braucht. Erst kommt die Burg.
ruins-ruin-people = Ein Würfel auf einem Weiler ist gut und kommt später. Erst die Ruine der Burg.
ruins-large = Festung und Abtei brauchen zwei Karten, auch in verschiedenen Zügen. Spiele eine: Dein Würfel zeigt den Anfang.
ruins-large-result = Dein Würfel zeigt den Anfang. Bis die zweite Karte kommt, bleibt die Festung eine Ruine.
ruins-large-people = Erlaubt, aber die Festung ist noch unberührt. Eine orange Karte beginnt sie.
ruins-second = Eine Runde später. Noch eine orange Karte vollendet die Festung, und dein Würfel geht heim. Jeder hätte das gekonnt.
ruins-second-result = Die Festung ist fertig: Sie zählt nun 4, und dein Würfel ist zurück.
ruins-second-people = Erlaubt, aber die Festung ist noch eine Ruine. Deine orange Karte würde sie vollenden.
ruins-nobody = Wieder aufgebaute Gebäude gehören niemandem. Sie machen ihre Domäne reicher, für den, der dort die meisten Würfel hat: hier für dich.
ruins-rich = Letztes Einkommen. Du hast hier die meisten Bewohner, und die Domäne würde 8 zahlen. Bring sie auf 10 und kassiere.
ruins-rich-result = Burg, Festung und Abtei, alle wieder aufgebaut: Diese Domäne hat dir 10 Taler gezahlt.
ruins-rich-ended = Das waren nur 8. Zwei violette Karten bauen die Abtei wieder auf: Dann sind es 10.
ruins-summary = Burg oder Kloster: eine Karte. Festung oder Abtei: zwei. Wieder aufgebaut zählen sie voll, für den mit den meisten Bewohnern.

## Menschen im Zeitalter der Vernunft

people = Bewohner der Vernunft
people-live = Hier wird nichts gebaut, hier zieht man ein: Eine blaue Karte bringt deinen Würfel auf ein bürgerliches Gebäude. Nimm das Dorf.
people-live-result = Dein Würfel wohnt im Dorf, neben dem grünen. In dieser Domäne seid ihr gleichauf.
people-live-hamlet = Dort wohnt nun jemand, aber der Weiler steht allein. Das Dorf berührt die Burg: Setze den Würfel dorthin.
people-live-restored = Wieder aufbauen ist erlaubt, macht die Domäne aber auch für andere reicher. Setze erst einen Würfel ins Dorf.
people-room = Ein Weiler hat Platz für einen Würfel, ein Dorf für drei, eine Stadt für fünf, in allen Farben.
people-more = Die meisten Würfel in einer Domäne bekommen ihr Einkommen. Du bist mit Grün gleichauf: Setze einen zweiten in den Weiler neben dem Dorf.
people-more-result = Zwei zu eins: Die Domäne gehört dir allein, und Grün bekommt nichts mehr.
people-more-away = Dieser Weiler liegt in einer anderen Domäne. Der richtige berührt das Dorf.
people-tie = Eine Domäne zahlt den Wert ihrer militärischen und religiösen Gebäude. Bei Gleichstand bekommt jeder alles.
people-collect-position = Eine andere Domäne, später: Hier liegt Grün vorn.
people-collect = Runde 7. Grün hat in dieser reichen Domäne zwei Würfel. Hol dir ihre 5 Taler auch.
people-collect-result = Je zwei Würfel: Gleichstand, und beide bekommt ihr alle 5 Taler.
people-collect-ended = Noch keine 5 Taler. Du brauchst einen Abenteurer im Zeitalter der Vernunft und so viele Würfel wie Grün.
people-collect-full = Dieser Weiler steht allein. Such Platz in der Domäne von Grün: im Dorf und in den Weilern, die es berühren.
people-summary = Im Zeitalter der Vernunft zählen Würfel. Die meisten, oder gleich viele, bringen den Wert aller militärischen und religiösen Gebäude.

## Gelände

terrain = Gelände
terrain-forest = Zu zweit oder zu dritt kostet Wald eine Karte mehr, gleich welcher Farbe. Baue einen Wachturm in den Wald und wähle, was bezahlt.
terrain-forest-result = Eine orange Karte für den Wachturm und eine für den Wald.
terrain-numbers = Gebirge kostet zwei mehr. Zu viert kostet nur Gebirge, und zwar eine, zu fünft nichts. Kopien zahlen nie.
terrain-river = Eine Runde später. In den Fluss dürfen nur Dörfer und Städte. Mach aus dem Weiler ein Dorf, das hineinreicht.
terrain-river-result = Das Dorf steht in allen drei Zeitaltern mit den Füßen im Wasser. Der Fluss hat nichts gekostet.
terrain-river-dry = Ein Dorf, aber mit trockenen Füßen. Wähle die vier Felder, zu denen ein Stück Fluss gehört.
terrain-split = Jeder Abenteurer trägt zwei Karten, Zuschläge mitgezählt. Zwei im selben Zeitalter teilen sich die Last, wie du willst.
terrain-mountain = Jetzt du, eine Runde später: eine Burg hoch im Gebirge, am markierten Platz. Sie kostet alle vier Karten.
terrain-mountain-result = Zwei Karten für die Burg, zwei für den Fels. Ihre Kopien bei Glaube und Vernunft haben nichts gekostet.
terrain-mountain-plain = Billiger, aber nicht im Gebirge. Nimm es zurück: Am markierten Platz ist alles Fels.
terrain-summary = Wald eine Karte, Gebirge zwei, zu zweit oder zu dritt. Der Fluss trägt nur Dörfer und Städte. Kopien stehen überall.

## Zusammenstöße

clashes = Zusammenstöße und Schrumpfen
clashes-apart = Hier deine Burg mit Wachturm, dort die grüne Burg. Jede führt ihre eigene Domäne, also stören sie sich nicht.
clashes-join = Ein Weiler darf sie verbinden. Dann zählt die Stärke: Deine militärischen Werte ergeben 3, die grünen 2. Baue ihn dazwischen.
clashes-join-result = 3 gegen 2: Die grüne Burg musste zum Wachturm schrumpfen, und Grün wählte seinen Platz.
clashes-join-beside = Ein Weiler, aber die Domänen sind noch getrennt. Er muss beide Burgen berühren.
clashes-shadow = Die grüne Burg wurde ein Wachturm, wo Grün es wollte. Ihre Kopien bei Glaube und Vernunft sind verschwunden.
clashes-equal-position = Dasselbe Land, aber ohne deinen Wachturm.
clashes-equal = Nun steht es 2 zu 2. Bei Gleichstand schrumpft das Gebäude dessen, der handelt. Verbinde sie und wähle den Platz deines Wachturms.
clashes-equal-result = Du hast gehandelt, also schrumpfte deine Burg. Auch ihre Kopien bei Glaube und Vernunft sind weg.
clashes-equal-beside = Die Domänen sind noch getrennt. Der Weiler gehört zwischen die Burgen.
clashes-choose-position = Zu dritt: Keine der Burgen gehört dir.
clashes-choose = Grün gegen Gelb, wieder 2 zu 2, und keine gehört dir: Also wählst du. Verbinde sie und verkleinere die grüne Burg.
clashes-choose-result = Die grüne Burg schrumpfte, weil du sie gewählt hast. Gelb führt die vereinte Domäne.
clashes-choose-yellow = Das geht, und Gelb schrumpft. Diesmal soll es aber die grüne Burg sein.
clashes-choose-beside = Die Domänen sind noch getrennt. Der Weiler gehört zwischen die Burgen.
clashes-win-position = Wieder zu zweit, mit einem Dorf daneben.
clashes-win = Jetzt du: Ihr habt beide Stärke 2. Verbinde die Domänen so, dass die grüne Burg schrumpft und nicht deine.
clashes-win-result = Erst stärker, dann verbunden: Die grüne Burg schrumpfte, und die ganze Domäne gehört dir.
clashes-win-own = Gleich stark, und du hast gehandelt: Deine muss schrumpfen. Werde erst stärker.
clashes-win-ended = Die grüne Burg steht wie zuvor. Werde erst stärker als 2, dann verbinde.
clashes-summary = Verbindet etwas zwei Höchste einer Art, schrumpft die schwächere Seite. Bei Gleichstand deine eigene, sonst wählst du.

## Der richtige Zeitpunkt

timing = Kartentausch und die zwei Zahltage
timing-exchange = Vor allem anderen, einmal im Zug: 2 Taler zahlen, ablegen, was du willst, auf vier nachziehen. Gib zwei orange Karten ab.
timing-exchange-result = Zwei orange Karten gegen zwei blaue, für 2 Taler.
timing-exchange-late = Erlaubt, aber nach einer Aktion ist es für den Tausch zu spät. Nimm es zurück und fang damit an.
timing-exchange-left = Auch eine Reise ist eine Aktion: Danach gibt es keinen Tausch mehr. Nimm sie zurück und fang damit an.
timing-once = Zwei Taler sind zwei Punkte. Tausche, wenn die neuen Karten mehr bringen: meist kurz vor einem Zahltag.
timing-two-position = Eine spätere Runde: Die Domänen sind gewachsen.
timing-two = Zahltag, Runde 4. Du hast zwei Abenteurer und drei Zeitalter. Stell dich dorthin, wo es am meisten gibt.
timing-two-result = 5 Taler bei der Macht und 10 beim Glauben, für eine Reise zu 1 Taler.
timing-two-stayed = Die Vernunft hat dir nichts gezahlt. Dein Kloster führt beim Glauben eine reiche Domäne: Dort hätte jemand stehen sollen.
timing-two-wrong = Die Macht zahlt 5, also soll der dort bleiben. Schicke den anderen, der bei der Vernunft nichts bekommt.
timing-last = Einkommen gibt es nur zweimal. Geld und Karten für ein Zeitalter, in dem du dann nicht stehst, sind verloren.
timing-payday-position = Die letzte Runde einer anderen Partie.
timing-payday = Runde 7. Kassiere mindestens 4 bei der Macht und 2 bei der Vernunft. Jede Karte kann helfen.
timing-payday-result = 4 bei der Macht und 2 bei der Vernunft: zwei kleine Karten, die sich sofort gelohnt haben.
timing-payday-ended = Zu wenig. Ein weiterer Weiler macht deine Domäne der Macht reicher, und ein Würfel neben dem Kloster zahlt bei der Vernunft.
timing-summary = Plane von den Zahltagen her: Runde 4 und 7, zwei Abenteurer, höchstens zwei Zeitalter, die zahlen.

## Die erste Ausgabe und Rio Grande (Englisch)

editions = Die erste Ausgabe und Rio Grande (Englisch)
editions-bound = Erste Ausgabe: Ein Abenteurer handelt im Zug nur in einem Zeitalter. Baue bei der Macht und schicke den anderen zum Glauben.
editions-bound-result = A hat bei der Macht gehandelt und ist dort gebunden. B ging zum Glauben und kann noch handeln.
editions-bound-same = Abenteurer A hat bei der Macht gehandelt, beim Glauben könnte er nichts mehr tun. Schicke B.
editions-acts = B ist noch frei. Baue mit ihm eine Kirche im Zeitalter des Glaubens.
editions-acts-result = Jeder Abenteurer hat in einem Zeitalter gehandelt: Das ist der ganze Zug.
editions-acts-might = Wieder bei der Macht. B kann jetzt beim Glauben handeln: Eine violette Karte baut dort eine Kirche.
editions-endless = Es gibt 33 statt 55 Karten, Plättchen gehen nie aus, und jede Karte für den Wiederaufbau legt einen Würfel, bis er vollendet ist.
editions-english-position = Eine andere Partie, nach Rio Grande (Englisch).
editions-english = Rio Grande (Englisch): auch 33 Karten, aber ungespielte darfst du behalten. Beende deinen Zug und behalte mindestens eine.
editions-english-result = Du hast Karten behalten und nur bis vier nachgezogen.
editions-english-none = Erlaubt, aber eine behaltene Karte ist ein Plan für den nächsten Zug. Behalte eine oder mehr.
editions-english-built = Bauen ist gut, hier geht es aber um das Ende des Zugs. Beende ihn und behalte Karten.
editions-holdem-position = Eine andere Partie, mit Hold’em.
editions-holdem = Hold’em: Drei Karten liegen offen. Einmal im Zug, vor den Aktionen, tauschst du umsonst. Nimm die orange.
editions-holdem-result = Eine violette gegen eine orange Karte, umsonst. Wer folgt, tauscht mit dem, was nun daliegt.
editions-holdem-other = Ein guter Tausch. Zwei orange Karten wären aber eine Burg: Nimm die orange.
editions-combine-position = Eine letzte Partie: Rio Grande (Englisch) mit Hold’em.
editions-combine = Jetzt du, beides zusammen: Baue eine Burg und behalte die zwei Karten, die übrig sind.
editions-combine-result = Die Burg steht, und zwei Karten bleiben für den nächsten Zug.
editions-combine-none = Die Burg steht, aber zwei Karten sind weg. Behalte beide für den nächsten Zug.
editions-summary = Erste Ausgabe: ein Zeitalter je Abenteurer. Rio Grande (Englisch): ungespielte Karten behalten. Hold’em: mit drei offenen Karten tauschen.

## Ein Land, drei Zeitalter

demo = Ein Land, drei Zeitalter
demo-begin = Ein Land in drei Zeitaltern. Beim Glauben ist Grün stolz auf eine Abtei.
demo-ripple = Rot baut eine Burg im Zeitalter der Macht.
demo-ripple-result = Sie wirkt weiter: Die Burg steht auch beim Glauben, und als Ruine bei der Vernunft.
demo-paradox = Nun noch eine, dort, wo die Abtei stehen wird.
demo-paradox-result = Ein Zeitparadoxon: Die Abtei gab es nie.
demo-summary = Was du früh baust, verändert, was später steht.
