# Was der Begleiter in einer ersten Partie The Sands of Time auf Deutsch sagt: was gewinnt, und was
# jede Art von Frage bedeutet, in höchstens 25 Wörtern.

begin = Nach drei Dynastien gewinnen die meisten Punkte. Fast alle bringen Chronikkarten, rechtzeitig und nicht zu kühn gelegt. Rechne mit etwa zwei Stunden.

## Der Aufbau

claim-province = Jede Provinz beginnt mit zwei Bauern und einem Soldaten. Achte darauf, was sie bringt, Getreide oder Gold, und auf ihre Kapazität.
choose-capital = Von der Hauptstadt gehen die Karawanen aus. Gut liegt sie mit vielen Nachbarn und Grenzen mit Handelsgut.
first-caravan = Deine erste Karawane liegt an der Grenze deiner Hauptstadt. Die nächsten ziehen von hier aus weiter.
choose-heritage = { $why_id ->
        [setup] Das Erbe sagt, wie viel man deinem Volk in einer Kategorie glaubt. Eine Chronikkarte wird höchstens bis zu dieser Zahl gewertet.
       *[other] Ein Erbe steigt um 1. Nimm die Kategorie, in der du werten willst: So viel verlangt dort eine Chronikkarte.
    }
first-peasant = Jeder Bauer bringt in jeder Generation ein Getreide oder Gold, bis zur Kapazität der Region.
first-advance = Fortschritte wirken bis zum Ende der Partie. Nimm, was in den meisten Zügen hilft; von dort geht die Reihe weiter.

## Eine Runde

choose-cards = Alle wählen geheim zwei Karten und spielen beide in dieser Runde. Wähle, was du bezahlen kannst und was einander hilft.
take-turn = Führe deine zwei Karten in beliebiger Reihenfolge aus, dazu einmal eine Bonusaktion. Was die erste bringt, hilft schon der zweiten.
lay-chronicle = Lege eine Zahl auf das, was du am Ende der Dynastie haben wirst. Zu hoch bringt nichts, zu niedrig wenig.
muster-citizens = Ein Soldat kostet 1 Gold und zählt im Kampf doppelt, bringt aber kein Einkommen. Mustere nur, wo du kämpfen wirst.
conquer-region = Greife an, für Getreide in Höhe deiner Unruhe, oder annektiere, wo du die meisten Bürger hast. Mehr Regionen bringen mehr Einkommen.
annex-or-leave = Annektieren kostet so viel Getreide, wie du Regionen hast. Eine neue bringt Einkommen, macht aber die nächste teurer.
build-structure = Ein Bauwerk kostet Gold: deine Unruhe plus seine Stufe. Springbrunnen, Leiern und Nachlässe bleiben dir die ganze Partie.
commit-peasants = Jeder Bauer, der hilft, macht den Bau billiger. Sieh, was du damit jetzt sparst.
govern-people = Unruhe verteuert Angriffe und Bauten und hemmt den Fortschritt. Ein Schritt hinunter kostet so viel Getreide, wie du Regionen hast.
make-advance = Fortschritte wirken bis zum Ende und zählen auf Feld A. Deine Unruhe darf nicht höher sein als das Erbe dort.
choose-advance = Die Karte, die du legst, kommt in dieser Reihe als Nächstes, für alle. Die andere geht auf ihren Stapel zurück.
lay-caravan = Eine Karawane kostet 2 Getreide oder 2 Gold. Auf einem Handelsgut oder an einer fremden Hauptstadt bringt sie 1 Erbe.
lead-caravan = Diese Karawane kostet nichts, wenn in einer ihrer Regionen ein Bürger von dir ist. Ein Handelsgut bringt 1 Erbe.
move-citizens = { $card_id ->
        [raid] Soldaten ziehen eine Region weit. Was sie betreten und dir nicht gehört, können sie plündern.
       *[other] Bürger ziehen eine Region weit. Bauern arbeiten, wo noch Kapazität ist; die meisten Bürger in einer Region erlauben, sie zu annektieren.
    }
give-consent = Jemand möchte deine Straße benutzen. Ein Ja kostet dich nichts, kann aber Soldaten in deine Nähe bringen.
plunder-region = Jeder Soldat dort nimmt 1 Ressource, bis zur Kapazität. Wem die Region gehört, der verliert ebenso viel.
take-tribute = Nimm Tribut von deinen Kolonien oder von fremden Karawanen, die Hauptstadt und Städte erreichen: was mehr bringt.

## Kämpfe, und was folgt

choose-die = Deine Augenzahl zählt dreifach, aber um sie steigt die Unruhe, wenn du gewinnst. Nimm nur so viel, wie du brauchst.
lose-citizen = { $why_id ->
        [crowding] Mehr als die doppelte Kapazität ist zu viel. Soldaten bringen kein Einkommen, Bauern schon.
       *[other] Ein Soldat zählt im Kampf 2, ein Bauer 1 und bringt Einkommen. Gib her, was du weniger brauchst.
    }
withdraw-citizens = Geschlagene Bürger ziehen in eine deiner Nachbarregionen. Wähle, wo sie arbeiten oder verteidigen können.
restore-capital = Von der Hauptstadt gehen die Karawanen aus. Wähle eine sichere Region mit guten Grenzen.

## Das Ende einer Generation

grow-peasant = Es gibt nicht genug Bauern für alle deine Regionen. Setze einen dorthin, wo noch Kapazität ist.
keep-resources = Alles andere geht mit der Generation verloren. Behalte, was dein nächstes Vorhaben kostet.
choose-chronicle = Dein Erbe trägt nicht beide Karten. Meistens ist die richtig, die mehr Punkte bringt.

## Bevor ein Zug so bleibt, wie er ist

lose-cards = { $count ->
        [one] Du verzichtest auf eine Karte, die du für diese Runde gewählt hast.
       *[other] Du verzichtest auf { $count } Karten, die du für diese Runde gewählt hast.
    }

