# What puzzles of The Sands of Time are about, in German.

theme-chronicle = Eine Chronik legen
theme-in-time = Eine Chronik zur rechten Zeit
theme-battle = Kampf
theme-conquest = Eroberung
theme-caravan = Karawanen
theme-tribute = Tribut
theme-construction = Bauen
theme-advance = Fortschritte
theme-plunder = Plünderung
theme-muster = Musterung
theme-migration = Übersiedeln
theme-bonus = Bonusaktionen
theme-calm = Unruhe senken
theme-heritage = Erbe
