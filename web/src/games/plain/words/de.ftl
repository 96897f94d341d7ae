# Was der schlichte Tisch sagt, für jedes Spiel, auf Deutsch.

table = Der Tisch
options = Optionen dieses Tisches
empty = nichts
none = keine
hidden = verdeckt
yes = ja
no = nein
changed = geändert
hint = Wähle eine Antwort aus der Liste.
hint-watch = Markierungen zeigen, was die letzte Aktion geändert hat.

## Warum nicht?

why-not = Warum nicht etwas anderes?
why-action = Was würdest du tun?
why-choose = Wählen
why-ask = Fragen
