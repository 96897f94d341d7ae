# Was der Begleiter in einer ersten Partie Khronos auf Deutsch sagt: was gewinnt, und was jede Art
# von Frage bedeutet, in höchstens 25 Wörtern.

begin = Nach sieben Runden gewinnt, wer die meisten Taler hat. Die meisten kommen als Einkommen in Runde 4 und 7. Rechne mit etwa einer Stunde.

take-turn = { $may_exchange ->
        [yes] Karten bezahlen Gebäude ihrer Farbe, dort, wo deine Abenteurer stehen. Vorher darfst du einmal für 2 Taler Karten tauschen.
       *[no] Spiele weitere Karten, reise für 1 Taler oder beende den Zug. Was du nicht spielst, legst du ab.
    }
keep-cards = Behaltene Karten bleiben auf der Hand, die anderen ersetzt du. Behalte Farben, die zusammen etwas Großes ergeben.
pay-surcharge = Wald und Gebirge kosten zusätzliche Karten beliebiger Farbe. Bezahle mit denen, die du in diesem Zug am wenigsten brauchst.
split-cards = Jeder Abenteurer trägt höchstens zwei Karten pro Zug. Lass Platz bei dem, der noch weiterreisen und anderswo handeln soll.
choose-keeper = Ein größeres bürgerliches Gebäude ist weg, und sein Weiler hat Platz für einen Würfel. Einer der Führenden behält seinen.
choose-downsized = Zwei Gebäude stehen gleich hoch an der Spitze einer Domäne: Eines muss um einen Rang schrumpfen. Behalte, was du mehr brauchst.
choose-spot = Das kleinere Gebäude nimmt nur einen Teil des alten Platzes ein. Seine Felder entscheiden, welche Nachbarn es noch berührt.

## Bevor ein Zug so bleibt, wie er ist

lose-cards = { $count ->
        [one] Du wirfst eine Karte weg, die du nicht gespielt hast.
       *[other] Du wirfst { $count } Karten weg, die du nicht gespielt hast.
    }
lose-income = { $count ->
        [one] Ein Taler Einkommen entgeht dir: In diesem Zeitalter hast du keinen Abenteurer.
       *[other] { $count } Taler Einkommen entgehen dir: Dort hast du keinen Abenteurer.
    }
