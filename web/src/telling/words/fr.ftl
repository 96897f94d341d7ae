# What is told while others play, in French.

turn-title = À vous de jouer
told-plays = { $seat ->
        [none] Voici ce qui se passe …
       *[other] { $seat } joue …
    }

## Since the own last turn

since-title = Depuis votre dernier tour
since-last = Ce qui vient d’être fait
since-mine = Ce qui a changé pour vous
since-others = Ce qu’ont fait les autres
since-nothing = Rien qui ait changé quelque chose pour vous.
since-more = et { $count } de plus
since-loss = Perdu
since-show = Montrer où
since-close = Fermer
since-times = { $count } fois
