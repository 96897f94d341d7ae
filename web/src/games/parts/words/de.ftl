# Was alle Bretter neben den Worten ihrer Spiele sagen, auf Deutsch.

## Was man tut

close = Schließen
confirm = Bestätigen
skip = Überspringen
zoom = Ausschnitt
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-reset = Ganzes Brett
zoom-whole = das ganze Brett ist zu sehen
hand = Deine Handkarten
tools = Andere Aktionen

## Worauf gezeigt wird

reading = Worauf gezeigt wird
news = Hier ist etwas geschehen
say-offered = Möglich.
nothing-here = Hier ist jetzt nichts zu tun.
not-asked = du bist jetzt nicht gefragt
hint-foresee = Zeige darauf und sieh alles, was daraus folgt.
hint-busy = Sieh zu, was geschieht, oder überspringe es.

## Was geschähe

will-choose = Dann wird { $name } gefragt: { $question }
nothing-follows = Sonst würde nichts daraus folgen.

## Warum steht das hier?

why-here = Warum steht das hier?
tale-none = Es steht von Anfang an hier.
tale-moment = Diesen Augenblick zeigen
