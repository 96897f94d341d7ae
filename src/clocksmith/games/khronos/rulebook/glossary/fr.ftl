# Les mots de Khronos : ce qu’ils veulent dire et où les règles en parlent.
# Les autres formes d’un mot sont aussi trouvées dans les textes.

adventurer = aventurier
    .forms = aventuriers
    .means = Un de vos deux voyageurs. Vous n’agissez et n’êtes payé que là où il y en a un ; chacun porte au plus deux cartes par tour.
    .rule = 4.1

ecu = écu
    .forms = écus
    .means = L’argent et les points à la fois : on paie en écus, et qui en a le plus gagne.
    .rule = 1.4

domain = domaine
    .forms = domaines
    .means = Des bâtiments qui se tiennent par leurs côtés, hameaux imprimés compris. Il est dominé, payé et joint comme un tout.
    .rule = 1.6

value = valeur
    .forms = valeurs
    .means = Le nombre d’un bâtiment : ce qu’il coûte en cartes et ce qu’il compte au revenu.
    .rule = 1.2

rank = rang
    .forms = rangs
    .means = Petit, moyen ou grand : une case, 2 sur 2 ou 3 sur 3.
    .rule = 1.2

dominion = règle domaniale
    .means = Un bâtiment militaire ou religieux touche un domaine au plus ; seuls les civils joignent des domaines.
    .rule = 5.4

hierarchy = règle hiérarchique
    .forms = hiérarchie
    .means = Le plus haut bâtiment militaire et le plus haut religieux d’un domaine sont seuls au sommet : un nouveau est plus bas ou plus haut, jamais égal.
    .rule = 5.5

copy = copie
    .forms = copies
    .means = Ce qu’un bâtiment moyen ou grand laisse sur les mêmes cases des époques suivantes.
    .rule = 6.1

paradox = paradoxe
    .forms = paradoxes
    .means = Une copie venue d’une époque antérieure prend la place de quelque chose et l’efface.
    .rule = 6.4

ruin = ruine
    .forms = ruines
    .means = L’état où les bâtiments militaires et religieux arrivent aux Confréries. Elle vaut moins tant que personne ne la restaure.
    .rule = 6.3

conflict = conflit
    .forms = conflits
    .means = Deux bâtiments partagent le sommet d’un domaine. L’un est réduit : celui du camp le plus faible, ou l’un de qui agit.
    .rule = 7.1

income = revenu
    .forms = revenus
    .means = Des écus pour les domaines, à la fin de votre tour aux manches 4 et 7, aux époques où sont vos aventuriers.
    .rule = 10

printed = hameau imprimé
    .forms = hameaux imprimés
    .means = Un des dix hameaux du pays. On ne peut le démolir, et il revient quand s’en va ce qui le couvre.
    .rule = 1.3
