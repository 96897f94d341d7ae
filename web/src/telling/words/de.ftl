# What is told while others play, in German.

turn-title = Du bist dran
told-plays = { $seat ->
        [none] Gerade geschieht …
       *[other] { $seat } spielt …
    }

## Since the own last turn

since-title = Seit deinem letzten Zug
since-last = Was zuletzt getan wurde
since-mine = Was sich für dich geändert hat
since-others = Was die anderen getan haben
since-nothing = Nichts, was für dich etwas geändert hätte.
since-more = und { $count } weitere
since-loss = Verloren
since-show = Zeigen, wo
since-close = Schließen
since-times = { $count }-mal
