### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = Pesten en de hele familie, in je broekzak

## nav

nav-back = Terug
nav-history = Geschiedenis
nav-statistics = Statistieken
nav-rules = Regels
nav-settings = Instellingen

## parts

parts-opening = Een ogenblik…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = ,

parts-less = Minder: { $what }
parts-more = Meer: { $what }
parts-percent = { $count }%
parts-file_too_large = { $name } is te groot: { $size } MB, en { $most } MB is het maximum.
parts-file_not_sent = { $name } is niet helemaal aangekomen. Probeer het opnieuw.

## shell

shell-copied = Gekopieerd
shell-refused = { CAPITAL($why) }.
shell-failed = Dat lukte niet. Probeer het opnieuw, of kopieer een rapport bij Instellingen.
shell-broken = Er ging iets mis
shell-broken_about = Dit scherm kon niet getoond worden. Je potjes zijn veilig. Ga naar het startscherm, probeer het opnieuw, of kopieer een rapport dat helpt de fout te vinden. Er staan geen namen in.
shell-home = Startscherm
shell-again = Opnieuw proberen
shell-report = Rapport kopiëren

## lost

lost-title = Hier is niets
lost-about = Op dit adres staat geen pagina.
lost-game = Er is geen spel met die naam.
lost-match = Dat potje staat niet op dit apparaat.
lost-licence = Er is niets met die naam in deze app.
lost-hand = Die ronde is er niet in dit potje.

## moment

moment-today = vandaag om { $time }
moment-yesterday = gisteren om { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = jan feb mrt apr mei jun jul aug sep okt nov dec
moment-day_today = vandaag
moment-day_yesterday = gisteren
moment-weekdays = maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
moment-full = { $weekday } { $date }

## store

store-memory = Hier kan niets worden opgeslagen. Je kunt spelen, maar alles is weg als je de app sluit. Kopieer een rapport bij Instellingen om te zien waarom.
store-damaged = Het bestand met je potjes was beschadigd. Het is bewaard als { $path }, en er is een nieuw bestand gemaakt.
store-failing = Een deel van het bestand met je potjes is beschadigd. Maak nu een back-up: ga naar Geschiedenis en dan naar Back-up. Bij de volgende start zet de app dat bestand apart en begint een nieuw.
store-foreign = Het bestand op de plek van je potjes hoort niet bij deze app. Het is bewaard als { $path }, en er is een nieuw bestand gemaakt.
store-log = De laatste wijzigingen waren niet te lezen. Een kopie met het beschadigde deel is bewaard als { $path }.
store-log_since = Niet alle laatste wijzigingen waren te lezen. Van na { $time } kan er iets ontbreken. Alles van daarvoor is er. Een kopie met het beschadigde deel is bewaard als { $path }.
store-empty = Het bestand met je potjes was leeg, dus er is een nieuw gemaakt. Had je hier potjes, importeer dan een back-up: ga naar Geschiedenis en dan naar Back-up.
store-mended = Het bestand met je potjes had een beschadigd versienummer. Dat is hersteld, en er ontbreekt niets. Maak snel een back-up: misschien gaat de schijf stuk.
store-newer = Je potjes zijn opgeslagen door een nieuwere versie van deze app. Je kunt ze bekijken. Werk de app bij om te spelen.

store-failed-full = Er is geen ruimte meer op dit apparaat. Er is niets veranderd. Maak ruimte en probeer het opnieuw.
store-failed-read-only = Je kunt je potjes hier alleen bekijken. Er is niets veranderd.
store-failed-busy = Een ander venster is net aan het opslaan. Er is niets veranderd. Probeer het opnieuw.
store-failed-damaged = Een deel van het bestand met je potjes is beschadigd. Er is niets veranderd.
store-failed-disk = Opslaan op de schijf lukte niet. Er is niets veranderd. Probeer het opnieuw.
store-failed-newer = Je potjes zijn opgeslagen door een nieuwere versie van deze app. Werk de app bij om iets te veranderen.
store-failed-closed = Dit venster is niet meer in gebruik. Open de app opnieuw.

## web

web-about = Pesten, Switch, Crazy Eights, Mau-Mau en de hele familie, volgens de regels van je eigen tafel. Werkt offline.
web-start = Het doosje gaat open
web-fetch = Het spel ophalen, alleen deze keer
web-packages = Schudden
web-code = De tafel klaarzetten
web-stopped = Het spel kon niet starten:
web-again = Opnieuw proberen
web-newer = Er is een nieuwe versie
web-reload = Herladen
web-later = Later
web-elsewhere = Open in een ander tabblad
web-elsewhere_about = Pocket Switch is open in een ander tabblad van deze browser. Sluit het daar, dan gaat het hier verder.
web-unsaved = Wat je nu speelt, wordt niet opgeslagen: de browser heeft geen ruimte of staat het niet toe. Je kunt doorspelen.

## share

share-title = Delen
share-send_text = Als tekst versturen
share-copy_text = Als tekst kopiëren
share-send_picture = Als plaatje versturen
share-save_picture = Als plaatje opslaan
share-send_page = Als webpagina versturen
share-save_page = Als webpagina opslaan
share-as_text = Als tekst
share-file = pocket-switch
share-no_points = geen punten
share-chart = Grafiek van de totalen
