# Les mots de The Sands of Time : ce qu’ils veulent dire et où les règles en parlent.
# Les autres formes d’un mot sont aussi trouvées dans les textes.

chronicle = carte de chronique
    .forms = cartes de chronique
    .means = Un nombre posé face cachée sur une case. Il marque à la fin de la dynastie si vous avez ce qu’il demande et assez d’héritage.
    .rule = 4.5

heritage = héritage
    .forms = héritages
    .means = Ce que croit votre peuple, dans chaque domaine. Il porte les chroniques et les progrès.
    .rule = 8

unrest = mécontentement
    .means = De 1 à 7 : il rend constructions et attaques plus chères et les progrès impossibles. Gouverner l’abaisse.
    .rule = 9

emphasis = carte de priorité
    .forms = cartes de priorité, priorité
    .means = Elle ouvre son domaine pour le reste de la génération, et son troisième marqueur y apporte 1 d’héritage.
    .rule = 7

unlocked = ouvert
    .forms = verrouillé, verrouillée
    .means = Un domaine qu’une carte de priorité ou un progrès a ouvert : des parties de cartes et de constructions n’agissent qu’alors.
    .rule = 6

dynasty = dynastie
    .forms = dynasties
    .means = Une des trois parties du jeu ; les chroniques comptent à sa fin.
    .rule = 3.2

generation = génération
    .forms = générations
    .means = Un revenu, de deux à quatre manches, la croissance. Blé et or se perdent à sa fin.
    .rule = 4.2

category = domaine
    .forms = domaines
    .means = Civil, politique ou culturel : chacun a son héritage, deux rangées de progrès et deux cases de chronique.
    .rule = 2.2

capacity = capacité
    .forms = capacités
    .means = Le nombre imprimé d’une région : il limite revenu et constructions, et plus de citoyens, c’est trop.
    .rule = 2.3

citizen = citoyen
    .forms = citoyens
    .means = Un paysan ou un soldat.
    .rule = 2.4

fountain = fontaine
    .forms = fontaines
    .means = Un symbole sur constructions et progrès ; les chroniques de la case B les comptent.
    .rule = 2.2

lyre = lyre
    .forms = lyres
    .means = Un symbole sur constructions et progrès ; les chroniques de la case E les comptent.
    .rule = 2.2

good = marchandise
    .forms = marchandises
    .means = Elle est sur une frontière. Votre caravane l’atteint et apporte 1 d’héritage ; la case F les compte.
    .rule = 2.1

caravan = caravane
    .forms = caravanes
    .means = Une perle sur une frontière, reliée à votre capitale ou à une de vos villes.
    .rule = 5.8

colony = colonie
    .forms = colonies
    .means = Une région que vous avez annexée. Le tribut y puise.
    .rule = 5.3

combat = valeur de combat
    .forms = valeurs de combat
    .means = 1 par paysan, 2 par soldat, et ce qu’ajoutent progrès et constructions. Tous la connaissent.
    .rule = 5.3

bonus = action bonus
    .forms = actions bonus
    .means = Oppression, Soutien ou Impôts : une par tour. La première de chaque sorte coûte 1 de mécontentement dans la génération.
    .rule = 5.11
