# Was der Begleiter in einer ersten Partie Inventions auf Deutsch sagt: was gewinnt, und was jede Art
# von Frage bedeutet, in höchstens 25 Wörtern.

begin = Nach 13 Runden gewinnen die meisten EP: durch geteilte Ideen, Einflussplättchen, Wissen und Ziele am Ende. Rechne mit eineinhalb Stunden.

## Der Aufbau

keep-goals = Am Ende zählen die besten zwei deiner drei Ziele. Leg das weg, das am wenigsten zu den anderen passt.
lay-first-idea = Du beginnst als Urheber einer Idee. Ihre Bürger bringen EP, wenn sie geteilt wird, und das Plättchen der Region hilft sofort.

## Ein Zug

place-pillar = Deine Säule wählt die Aktion dieses Zuges; Ketten bringen weitere. Wessen Säule schon auf dem Feld steht, der erhält Einfluss.
do-deed = { $deed_id ->
        [present] Leg eine Idee in eine Region ohne Idee; Bürger ihres Fachgebiets gehen hin. Beim Teilen bringt dir jeder EP.
        [invent] Du brauchst Zugang zum Meilenstein der Idee. Als Erfinder gehört dir die Karte, wenn sie geteilt wird.
        [innovate] Verbessere, was jemand anders erfunden hat. Du gewinnst einen Spezialisten und darfst die Aktion der Karte als Kettenaktion nutzen.
        [share] Teilen belohnt alle, die mitgewirkt haben. Teile, wo du Urheber mit mehreren Bürgern bist, oder Erfinder.
        [call] Bürger einer Region kommen heim und sind wieder verfügbar, im Fachgebiet der Karte dort.
        [influence] Wo du die meisten Bürger hast, bringt ein Einflussplättchen EP, dazu Einfluss für jedes offene Plättchen von dir.
        [travel] Ein Bürger folgt einem Seil. Wo ein Gelehrter wartet, lernst du mit einem Kettenaktionsmarker von ihm.
        [eureka] Ein Meilenstein einer späteren Ära wird deiner: mehr Akademiker, mehr Plättchen auf einmal, neue Ideen zum Erfinden.
        [send] Ein Diplomat bringt jetzt den Vorteil des Meilensteins, und Zugang zu ihm, solange er bleibt.
       *[recall] Der Diplomat kommt als Akademiker heim, und der Vorteil des Meilensteins kommt noch einmal.
    }
send-citizen = { $role_id ->
        [presenter] Er bleibt dort, bis die Idee geteilt wird, und bringt dir dann EP. Ein Akademiker passt überall: Schone ihn.
        [inventor] Ein Bürger macht die Idee zur Erfindung. Ein Akademiker passt überall: Schone ihn, wenn du kannst.
       *[innovator] Ein Bürger erneuert die Erfindung. Ein Spezialist desselben Fachgebiets kommt dafür zu dir.
    }
exhaust-citizen = Erschöpfte Bürger ruhen, bis die Ära endet. Erschöpfe das Fachgebiet, das du bis dahin am wenigsten brauchst.
may-chain = { $deed_id ->
        [travel] Vom Gelehrten zu lernen kostet einen Kettenaktionsmarker und bringt eine Aktion oder EP. Übrige Marker bringen nichts.
       *[other] Ein Kettenaktionsmarker gibt dir in diesem Zug noch eine Aktion. Übrige Marker bringen nichts.
    }
may-use-technology = Ein Technologieplättchen bringt die andere Aktion, die es zeigt, für einen Kettenaktionsmarker und 1 Einfluss. Es wird umgedreht und wirkt einmal.
may-use-economy = Ein gesetztes Ökonomieplättchen bringt seinen Vorteil einmal in jeder Ära, umsonst. Nutze es, wenn du wirklich etwas davon hast.
choose-reward = Wohlstandsplättchen zählen am Ende der Partie; ein Joker wird gleich ein Fortschrittsplättchen deiner Wahl.

## Was eine Aktion bringt

choose-effect = Nimm, was dir jetzt fehlt: verfügbare Bürger, Einfluss für Marker, oder EP.
ready-citizen = Ein erschöpfter Bürger wird wieder verfügbar. Denk an das Fachgebiet, das deine nächste Aktion braucht.
choose-field = Ökonomie, Kultur, Technologie: Der neue Spezialist zahlt nur für sein Fachgebiet. Sieh dir deine Ideen an.
settle-citizen = Bürger auf der Weltkarte zählen für Einflussplättchen. Wo du die meisten hast, darfst du eines legen.
move-citizen = Die meisten Bürger in einer Region erlauben dort ein Einflussplättchen. Zieh dorthin, wo einer mehr den Unterschied macht.
assign-field = Wer heimkommt, bekommt ein Fachgebiet und bleibt darin. Sieh nach, was deine Ideen brauchen.
choose-space = Jedes Feld der Ärenleiste hat einen eigenen Vorteil, den du sofort bekommst.
send-envoy = Wer geht, ist fort, bis du ihn rufst, und kommt dann als Akademiker heim.
pick-idea = Nimm eine Idee, deren Meilenstein du erreichst, in einem Fachgebiet, in dem du Bürger hast.

## Fortschritt

choose-tile = Dein Bestreben wird ein Fortschrittsplättchen seines Fachgebiets. Die Nummern können Verschiedenes: Zeige auf sie.
choose-discard = Nur vier Plättchen dürfen in deiner Reihe warten. Gib das ab, das du zuletzt setzen würdest.
may-place = Setzen kostet einmal Einfluss, weniger bei voller Reihe. Mit wenigen Plättchen lohnt es sich oft zu warten.
place-tile = Ein Plättchen kostet einen Bürger seines Fachgebiets, und einen mehr für jedes daneben. Es wirkt sofort.
choose-rank = Wer früh dran ist, wählt zuerst sein Feld. Wer spät dran ist, sieht, was die anderen tun.

## Bevor ein Zug so bleibt, wie er ist

lose-tokens = { $count ->
        [one] Ein Kettenaktionsmarker bleibt ungenutzt. Nach diesem Zug bringt er nichts mehr.
       *[other] { $count } Kettenaktionsmarker bleiben ungenutzt. Nach diesem Zug bringen sie nichts mehr.
    }
