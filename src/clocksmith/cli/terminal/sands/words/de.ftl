# Was das Terminal über The Sands of Time sagt, auf Deutsch.

example = build quarry italia
example-short = b q ita
which-place = Welche Region? Gib ihren Namen oder seinen Anfang ein oder „back“.

map = REGIONEN
chronicles = CHRONIKEN UND FORTSCHRITTE
setting-up = Spielvorbereitung
clock = Generation { $generation }, Runde { $round }
start-player = Startspieler { $seat }

points = Punkte
unrest = Unruhe
heritage = Erbe
heritage-of = Erbe { $category }
crops = Getreide
gold = Gold
income-crops = Einkommen an Getreide
income-gold = Einkommen an Gold
regions = Regionen
peasants = Bauern
soldiers = Soldaten
advances = Fortschritte
fountains = Brunnen
lyres = Leiern
goods = Güter
emphasis = Schwerpunkt
played = gespielt { $cards }
bonuses = Bonusaktionen { $bonuses }
chosen = gewählt { $cards }
face-down = { $count ->
    [one] { $count } Karte verdeckt
   *[other] { $count } Karten verdeckt
}

forecast = Deinen Chroniken fehlen noch: Symbole für das Feld / Erbe
chronicle = Chronik
crowded = In { $region } ({ $seat }) leben { $citizens } Bürger bei Platz für { $room }: Die Unruhe wird steigen.
threat = { $seat } könnte { $region } plündern und { $amount } nehmen.
supply = Bauwerke im Vorrat

change = { $what } { $old } → { $new }

legend-tile = { $resource }, Kapazität 4
legend-capital = Hauptstadt
legend-province = Provinz
legend-colony = Kolonie
legend-ways = { $example }: Nachbar Italia, ein Handelsgut ({ $sign }) auf der Grenze, Karawanen von 0 und 1; klein geschrieben: nicht im Spiel
legend-crowded = zu voll
legend-offered = angeboten
legend-track = Dynastieskala
legend-marker = der Marker
legend-growth = Wachstum
legend-cards = [3] eine Chronikkarte, [?] eine verdeckte; die Zahl bei einem Platz auf einem Wertungsfeld: was dort für ihn zählt
legend-supply = in Klammern: Einkommen der Vorräte, Bürger im Vorrat
ground-plain = Ebene
ground-mountain = Gebirge
ground-island = Insel
