### Settings.

settings-play = Spelen
settings-look = Uiterlijk
settings-cards = Kaarten en tafel
settings-cards_about = Laken, achterkanten, plaatjes, kleuren en contrast.
settings-senses = Geluid en trillen
settings-devices = Mijn apparaten
settings-people = Spelers op dit apparaat
settings-about = Over de app
settings-seconds = { $count } s
settings-name = Naam
settings-add_name = Toevoegen
settings-remove_name = { $name } weghalen
settings-names_about = Namen om uit te kiezen voor een tafel. De eerste is die van jou.
settings-report = Rapport kopiëren
settings-report_about = Versies, de laatste fout en de ronde op tafel. Geen namen.
settings-licences = Licenties
settings-licences_about = Wiens werk er in deze app zit.
settings-licences_more = Pocket Switch is gebouwd met deze werken. Niet elk systeem gebruikt ze allemaal.
settings-licences_client = Hiermee is het deel gebouwd dat de app op je scherm tekent. De wettelijke vermeldingen staan erbij.
settings-licences_reading = Laden…
settings-licences_away = Deze teksten staan op de server waar de app vandaan komt, en die reageert niet.
settings-licences_on = Meer tonen
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Niets verlaat dit apparaat, tenzij je synchroniseert, alles naar een ander apparaat overzet of in een kamer speelt.

settings-pace-title = Tempo van de bots
settings-pace-about = Hoelang een bot over een beurt doet. Tik op tafel als je niet wilt wachten.
settings-pace-slow = Rustig
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-pace-none = Meteen

settings-catch_window-title = Tijd om een vergeten “Laatste kaart!” te melden
settings-catch_window-about = Hoelang bots wachten als iemand “Laatste kaart!” vergeet. Met een schermlezer wachten ze tot je verdergaat.

settings-confirm_power-title = Twee tikken om te leggen
settings-confirm_power-about = De eerste tik tilt een pestkaart op, de tweede legt hem.

settings-coach-title = Coach
settings-coach-about = Een lampje aan tafels met bots. Het probeert je zetten en zegt welke de beste is, en waarom.
settings-explain-title = Uitleggen wat nieuw is
settings-explain-about = Een tekstballon naast de stapel, de eerste keer dat iets gebeurt: kaarten pakken, een beurt overslaan, een kleur kiezen.

settings-remarks-title = Bots praten
settings-remarks-about = Af en toe een opmerking als ze spelen.

settings-sort-title = Volgorde van je kaarten
settings-sort-about = Je kunt kaarten altijd naar je eigen volgorde slepen.
settings-sort-suit = Op kleur
settings-sort-rank = Op waarde
settings-sort-own = Eigen volgorde

settings-language-title = Taal
settings-language-about = Namen en je eigen spellen blijven zoals je ze hebt getypt.
settings-language-system = Zoals op dit apparaat

settings-appearance-title = Thema
settings-appearance-about = Lichte of donkere menu’s. De tafel houdt zijn eigen kleur.
settings-appearance-system = Systeem
settings-appearance-light = Licht
settings-appearance-dark = Donker

settings-contrast-title = Meer contrast
settings-contrast-about = Een donkerdere tafel, sterkere letters en randen.
settings-contrast-system = Systeem
settings-contrast-on = Aan
settings-contrast-off = Uit

settings-felt-title = Tafel
settings-felt-green = Groen
settings-felt-blue = Blauw
settings-felt-wine = Wijnrood
settings-felt-plum = Pruim
settings-felt-walnut = Notenhout

settings-back-title = Achterkant van de kaarten
settings-back-stripes = Strepen
settings-back-lattice = Ruiten
settings-back-scales = Schubben
settings-back-sun = Zon
settings-back-leaves = Bladeren
settings-back-switch = Switch

settings-courts-title = Boer, vrouw en heer
settings-courts-drawn = Getekend
settings-courts-classic = Klassiek
settings-courts-plain = Eenvoudig

settings-indices-title = Letters op boer, vrouw en heer
settings-indices-about = Terugkijken, gedeelde rondes en codes houden J, Q en K.
settings-indices-language = Zoals in je taal

settings-four_colours-title = Kaarten in vier kleuren
settings-four_colours-about = Klaveren is groen en ruiten blauw, zodat je ze in één oogopslag uit elkaar houdt.

settings-card_size-title = Kaartgrootte
settings-card_size-about = De kaarten in je hand.
settings-card_size-small = Klein
settings-card_size-normal = Normaal
settings-card_size-large = Groot

settings-left_handed-title = Linkshandig
settings-left_handed-about = De knoppen staan links, en je hand waaiert de andere kant op.

settings-motion-title = Animaties
settings-motion-about = Of kaarten schuiven en omdraaien.
settings-motion-system = Systeem
settings-motion-on = Aan
settings-motion-off = Uit

settings-sounds-title = Geluiden
settings-sounds-about = Hoor de kaarten, je beurten en het einde van een ronde.

settings-haptics-title = Trillen
settings-haptics-about = Een korte trilling als je aan de beurt bent of een kaart niet mag.
