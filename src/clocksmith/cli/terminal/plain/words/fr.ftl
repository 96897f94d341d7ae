# Ce que dit le terminal d’un jeu sans dessin propre, en français.

which-place = Lequel ? Tapez son nom, ou « back ».
no-signs = Ce jeu est montré en mots, sans signes.
yes = oui
no = non
