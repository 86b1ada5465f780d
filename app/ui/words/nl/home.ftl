### The first screen.

home-continue = Verdergaan
home-learn = Nog nooit gespeeld?
home-learn_about = Leer Switch in drie minuten
home-room = Terug naar de kamer
home-rooms =
    { $count ->
        [one] Eén kamer
       *[other] { $count } kamers
    }
home-new = Nieuwe tafel
home-new_about = Tegen bots of met vrienden
home-keep = Score bijhouden
home-keep_about = Voor een tafel met echte kaarten
home-join_about = Van telefoon tot telefoon
home-others = { $count ->
    [1] nog één open partij
   *[other] nog { $count } open partijen
}
home-hello = Hallo, { $name }
home-seen = Sluiten
home-none = Geen open partijen
home-none_about = Alle partijen zijn afgelopen. Begin een nieuwe.
home-record = { $won } · langste reeks: { $longest }

## offer

offer-phone = Alles wat je hebt gespeeld, staat alleen op deze telefoon, in de map van deze app. De eigen back-up van de telefoon neemt het mee als die aanstaat. Verwijder je de app, dan is alles weg.
offer-browser = Alles wat je hebt gespeeld, staat alleen in deze browser. Wis je de gegevens van de browser, dan is alles weg.
offer-computer = Alles wat je hebt gespeeld, staat alleen op deze computer: { $path }
offer-make = Maak een back-up
offer-close = Nu niet, en vraag het niet meer
