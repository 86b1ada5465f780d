### The first screen.

home-continue = Verdergaan
home-learn = Nog nooit gespeeld?
home-learn_about = Leer { $game } in drie minuten
home-room = Terug naar de kamer
home-rooms =
    { $count ->
        [one] Eén kamer
       *[other] { $count } kamers
    }
home-new = Nieuwe tafel
home-new_about = Tegen bots of met vrienden
home-keep = Score bijhouden
home-keep_about = Voor spelletjes met echte kaarten
home-together_about = Iedereen op de eigen telefoon
home-together_opening = De tafel gaat open…
home-together_no_host = Hier alleen met een server
home-together_no_network = Zet wifi of een hotspot aan
home-others = { $count ->
    [1] nog één open potje
   *[other] nog { $count } open potjes
}
home-hello = Hallo, { $name }
home-seen = Sluiten
home-none = Geen open potjes
home-none_about = Al je potjes zijn afgelopen. Begin een nieuw potje.
home-record = { $won } · langste reeks: { $longest }
