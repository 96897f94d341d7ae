# Was die Leute an einem Tisch ausmachen, und woher die Punkte kommen, auf Deutsch.

affairs = Dieser Tisch
affair-meant = Ja, das will ich
affair-not-meant = sag zuerst, dass du das willst
affair-back = Zurück
affair-resign = Aufgeben
affair-resign-text = Du gibst { $who } für immer ab, und ein Bot spielt weiter. Zusehen darfst du.
affair-end = Vorschlagen, die Partie zu beenden
affair-end-text = Wenn alle zustimmen, die mitspielen, endet die Partie so, wie sie steht. Gewonnen hat dann niemand.
affair-resign-rated = Diese Partie ist gewertet: Wer aufgibt, wird Letzter. Wer als Einziger übrig bleibt, hat gewonnen.
affair-end-rated = Diese Partie ist gewertet: Einvernehmlich beendet, zählt sie für niemanden.
affair-abandon = Partie abbrechen
affair-abandon-text = Außer dir spielt hier niemand, also endet die Partie sofort so, wie sie steht. Gewonnen hat dann niemand.
affair-bot = Einen Bot für { $who } spielen lassen
affair-bot-text = { $who } ist nicht da. Wenn die anderen zustimmen, die da sind, spielt dort ein Bot weiter. Wer dort sitzt, beendet die Abstimmung, indem er zurückkommt.
affair-person = Darum bitten, { $who } zu übernehmen
affair-person-text = Wenn alle zustimmen, die mitspielen und da sind, übernimmst du diesen Platz für immer.
affair-delete = Diesen Tisch löschen
affair-delete-text = Der Tisch verschwindet für immer, samt Protokoll, Rückschau und Gespräch.
affair-leave = { $who } verlassen
affair-leave-text = Du stehst auf, bevor die Partie beginnt. Jemand anderes kann den Platz nehmen.
affair-kick = { $who } fortschicken
affair-kick-text = Der Platz ist wieder frei, sein Link ist ein neuer, und wer dort saß, kann nicht wiederkommen.
affair-fill = Einen Bot { $who } spielen lassen
affair-fill-text = Ein Bot nimmt den freien Platz. War es der letzte, beginnt die Partie.
affair-close = Diesen Tisch schließen
affair-close-text = Die Partie hat noch nicht begonnen, also verschwindet der Tisch für immer. Wer hier sitzt, erfährt es.

## Abstimmungen

vote = Eine Abstimmung
vote-agree = Zustimmen
vote-object = Ablehnen
vote-waits = Noch nicht zugestimmt:
vote-withdraw = Zurücknehmen
motion-end = { $by } schlägt vor, die Partie hier zu beenden, ohne dass jemand gewinnt.
motion-bot = { $by } schlägt vor, dass ein Bot für { $seat } weiterspielt: { $who }.
motion-person = { $who } möchte { $seat } übernehmen.

## Im Protokoll

notice-resigned = { $by } gab auf, ein Bot spielt weiter.
notice-rested = { $by } ist im Urlaub, die Uhr steht still.
notice-returned = { $by } ist zurück, die Uhr läuft weiter.
notice-moved-end = { $by } schlug vor, die Partie zu beenden.
notice-moved-bot = { $by } schlug vor, dass ein Bot für { $seat } weiterspielt.
notice-moved-person = { $who } bat darum, { $seat } zu übernehmen.
notice-agreed = { $by } stimmte zu.
notice-objected = { $by } lehnte ab, die Abstimmung ist beendet.
notice-carried-end = Die Partie wurde einvernehmlich beendet.
notice-carried-bot = Für { $seat } spielt ein Bot weiter.
notice-carried-person = { $who } übernahm { $seat }.

## Punkte

points-by-source = Punkte nach ihrer Herkunft
points-source = Woher sie kommen
points-of = Teil der Partie
points-all = Ganze Partie
points-total = Summe
points-none = Hier brachte nichts Punkte.
points-loading = Die Punkte werden gezählt …
points-of-period = { $period } ist vorbei: Punkte

## Danach

table-ended = Die Partie wurde einvernehmlich beendet
end-agreed = Sie wurde vor ihrem Ende beendet, gewonnen hat also niemand. Das sind die Punkte, wie sie standen.
rematch = Revanche
rematch-join = Zur Revanche setzen
play-again = Noch einmal spielen
table-deleted = Dieser Tisch wurde gelöscht
table-deleted-text = Wer ihn eröffnet hat, hat ihn geschlossen, oder es kam niemand mehr.
table-deleted-home = Zu den Tischen
