# Die Wörter von The Sands of Time: was sie bedeuten und wo die Regeln davon sprechen.
# Andere Formen eines Wortes werden in Texten ebenfalls gefunden.

chronicle = Chronikkarte
    .forms = Chronikkarten
    .means = Eine Zahl, verdeckt auf einem Feld. Sie zählt am Ende der Dynastie, wenn du hast, was sie verlangt, und genug Erbe.
    .rule = 4.5

heritage = Erbe
    .forms = Erbes
    .means = Wie viel dein Volk glaubt, für jede Kategorie. Es trägt Chronikkarten und Fortschritte.
    .rule = 8

unrest = Unruhe
    .means = Von 1 bis 7: Sie macht Bauwerke und Angriffe teurer und Fortschritte unmöglich. Regieren senkt sie.
    .rule = 9

emphasis = Schwerpunktkarte
    .forms = Schwerpunktkarten, Schwerpunkt
    .means = Sie öffnet ihre Kategorie für den Rest der Generation, und ihr dritter Marker bringt dort 1 Erbe.
    .rule = 7

unlocked = geöffnet
    .forms = gesperrt
    .means = Eine Kategorie, die eine Schwerpunktkarte oder ein Fortschritt geöffnet hat: Teile von Karten und Bauwerken wirken nur dann.
    .rule = 6

dynasty = Dynastie
    .forms = Dynastien
    .means = Einer von drei Teilen des Spiels; an ihrem Ende zählen Chronikkarten.
    .rule = 3.2

generation = Generation
    .forms = Generationen
    .means = Einkommen, zwei bis vier Runden, Wachstum. An ihrem Ende verfallen Getreide und Gold.
    .rule = 4.2

category = Kategorie
    .forms = Kategorien
    .means = Zivil, Politik oder Kultur: Jede hat Erbe, zwei Reihen Fortschritte und zwei Felder für Chronikkarten.
    .rule = 2.2

capacity = Kapazität
    .forms = Kapazitäten
    .means = Die aufgedruckte Zahl einer Region: Sie begrenzt Einkommen und Bauwerke, und mehr Bürger sind zu viele.
    .rule = 2.3

citizen = Bürger
    .forms = Bürgern, Bürgers
    .means = Ein Bauer oder ein Soldat.
    .rule = 2.4

fountain = Springbrunnen
    .means = Ein Symbol auf Bauwerken und Fortschritten; Chronikkarten auf Feld B zählen sie.
    .rule = 2.2

lyre = Leier
    .forms = Leiern
    .means = Ein Symbol auf Bauwerken und Fortschritten; Chronikkarten auf Feld E zählen sie.
    .rule = 2.2

good = Handelsgut
    .forms = Handelsgüter, Handelsgütern
    .means = Es liegt an einer Grenze. Deine Karawane dort erreicht es und bringt 1 Erbe; Feld F zählt sie.
    .rule = 2.1

caravan = Karawane
    .forms = Karawanen
    .means = Eine Perle auf einer Grenze, verbunden mit deiner Hauptstadt oder einer deiner Städte.
    .rule = 5.8

colony = Kolonie
    .forms = Kolonien
    .means = Eine Region, die du annektiert hast. Tribut nimmt von ihr.
    .rule = 5.3

combat = Kampfwert
    .forms = Kampfwerte
    .means = 1 je Bauer, 2 je Soldat, dazu, was Fortschritte und Bauwerke bringen. Jeder kennt ihn.
    .rule = 5.3

bonus = Bonusaktion
    .forms = Bonusaktionen
    .means = Unterdrückung, Unterstützung oder Steuern: eine in deinem Zug. Die erste jeder Art in einer Generation kostet 1 Unruhe.
    .rule = 5.11
