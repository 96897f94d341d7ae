# Was das Terminal über ein Spiel ohne eigene Zeichnung sagt, auf Deutsch.

which-place = Welcher? Gib den Namen ein, oder „back“.
no-signs = Dieses Spiel wird in Worten gezeigt, ohne Zeichen.
yes = ja
no = nein
