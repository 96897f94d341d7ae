# Was der schlichte Tisch sagt, für jedes Spiel, auf Deutsch.

table = Der Tisch
options = Optionen dieses Tisches
empty = nichts
none = keine
hidden = verdeckt
yes = ja
no = nein
changed = verändert
hint = Wähle eine Antwort aus der Liste.
hint-watch = Was markiert ist, hat sich mit der letzten Aktion verändert.

## Warum nicht?

why-not = Warum nicht etwas anderes?
why-action = Was würdest du tun?
why-choose = Wählen
why-ask = Fragen
