# Was alle Bretter neben den Worten ihrer Spiele sagen, auf Deutsch.

## Was man tut

close = Schließen
confirm = Bestätigen
skip = Überspringen
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-reset = Ganzes Brett
zoom-whole = du siehst das ganze Brett
hand = Deine Handkarten
tools = Andere Aktionen

## Worauf gezeigt wird

reading = Einzelheiten
news = Hier ist etwas passiert
say-offered = Das kannst du wählen.
nothing-here = Hier kannst du jetzt nichts tun.
not-asked = du bist gerade nicht am Zug
hint-foresee = { $by ->
        [finger] Tippe darauf, um die Folgen zu sehen.
       *[mouse] Zeige darauf, um die Folgen zu sehen.
    }
hint-busy = Sieh zu oder überspringe die Animation.

## Was geschähe

will-choose = Dann entscheidet { $name }: { $question }
chance-decides = Danach entscheidet der Zufall: { $question }
nothing-follows = Keine weiteren Folgen.

## Warum steht das hier?

why-here = Warum steht das hier?
tale-none = Es ist von Anfang an hier.
tale-moment = Diesen Moment zeigen
