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
