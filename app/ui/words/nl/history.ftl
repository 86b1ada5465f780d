### Matches that were played, and taking them elsewhere.

## history

history-empty = Nog niets
history-empty_about = Je potjes worden hier bewaard, en elke ronde kun je terugkijken.
history-older = Oudere tonen
history-search = Zoek in namen, spellen en notities
history-no_match = Geen potjes gevonden
history-no_match_about = Zoek wat ruimer, of toon alle potjes.
history-all = Alles tonen
history-any = Alles
history-who = Wie
history-game = Welk spel
history-when = Wanneer
history-what = Soort potje

history-since-week = afgelopen week
history-since-month = afgelopen maand
history-since-year = afgelopen jaar

history-kind-played = hier gespeeld
history-kind-kept = scoreblad

## match

match-hand = ronde { $hand }
match-hand_of = ronde { $hand } van { $hands }
match-hand_n = Ronde { $hand }
match-hand_won = Ronde { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Ronde { $hand }, gewonnen door { LIST($names, type: "and") }. Terugkijken
match-hand_spoken_only = Ronde { $hand }. Terugkijken
match-won_by = gewonnen door { LIST($names, type: "and") }
match-won_by_you = je hebt gewonnen
match-finished = afgelopen
match-resigned = opgegeven
match-abandoned = afgebroken
match-damaged = Een deel van dit potje is beschadigd op de schijf. Je ziet wat er over is.
match-hands = Rondes
match-rounds = Ronde voor ronde
match-chart = Totalen
match-note = Notitie
match-note_label = Iets om te onthouden?
match-note_keep = Opslaan
match-note_kept = Notitie opgeslagen.
match-occasion = Wanneer en waar
match-day_label = Welke dag was het?
match-day_recorded = Leeg: de dag waarop het is bijgehouden.
match-day_unread = Dat is geen datum. Probeer { $example }.
match-place_label = Waar was het?
match-occasion_kept = Opgeslagen.
match-picture = Foto
match-picture_add = Foto toevoegen
match-picture_replace = Andere foto
match-picture_about = Hij wordt klein opgeslagen, zonder plaats en cameragegevens. Hij blijft op dit apparaat: niet in back-ups en niet bij het synchroniseren.
match-picture_making = De foto wordt verkleind…
match-picture_spoken = De foto van dit potje
match-edit = Bewerken
match-delete = Verwijderen
match-deleted = Dit potje is verwijderd. Het staat in geen lijst en telt niet meer mee.
match-rematch = Nog een keer
match-won_hands =
    { $count ->
        [one] één ronde gewonnen
       *[other] { $count } rondes gewonnen
    }
match-uncounted =
    { $count ->
        [one] Eén ronde is nog niet geteld.
       *[other] { $count } rondes zijn nog niet geteld.
    }

## replay

replay-title = Terugkijken
replay-unreadable = Deze ronde kun je niet terugkijken. Wat bewaard is, is beschadigd, of deze versie van de app speelt hem anders.
replay-dealt = De kaarten zijn gedeeld
replay-seen_from = ronde { $hand }, kaarten van { $name }
replay-seen_from_you = ronde { $hand }, je kaarten
replay-step = { $step } / { $steps }
replay-step_spoken = Stap { $step } van { $steps }
replay-first = Naar het begin
replay-before = Eén stap terug
replay-after = Eén stap verder
replay-last = Naar het einde
replay-copy = Notatie van deze ronde kopiëren

## keepsakes

keepsakes-title = Back-up
keepsakes-about = Alles in één bestand, voor een ander apparaat of om veilig te bewaren.
keepsakes-fleeting = Deze browser kan zijn gegevens wissen als de ruimte opraakt. Maak af en toe een back-up, of installeer de app.
keepsakes-out = Exporteren
keepsakes-export = Alles in één bestand
keepsakes-export_about = Potjes, spelers, je eigen spellen en instellingen. Overal leesbaar: JSON in een zip.
keepsakes-csv = Rondes als tabel
keepsakes-csv_about = Eén regel per ronde, voor een spreadsheet.
keepsakes-bg_stats = Potjes voor BG Stats
keepsakes-bg_stats_about = Eén bestand dat BG Stats kan importeren.
keepsakes-in = Importeren
keepsakes-pick = Bestand openen
keepsakes-pick_about = Je ziet wat erin zit voordat er iets bij komt. Niets komt er dubbel in.
keepsakes-busy_export = Inpakken…
keepsakes-busy_csv = Tabel schrijven…
keepsakes-busy_import = Lezen…
keepsakes-busy_taking = Toevoegen…
keepsakes-busy_undoing = Ongedaan maken…
keepsakes-stop = Stoppen
keepsakes-stopped = Gestopt. Er is niets toegevoegd.
keepsakes-problem-foreign = Dit is geen back-up van deze app, of het einde ontbreekt. Er is niets toegevoegd.
keepsakes-problem-broken = Deze back-up is beschadigd: er ontbreekt een deel, of er is iets veranderd. Er is niets toegevoegd.
keepsakes-problem-newer = Deze back-up komt uit een nieuwere versie van de app. Werk de app bij en importeer hem dan.
keepsakes-problem-large = Dit bestand is te groot voor een back-up. Er is niets toegevoegd.
keepsakes-problem-unfit = Iets in deze back-up kan niet kloppen ({ $where }). Er is niets toegevoegd.
keepsakes-look = Wat er bij zou komen
keepsakes-nothing = Alles in dit bestand is hier al.
keepsakes-take = Toevoegen
keepsakes-not = Niet doen
keepsakes-saved = Opgeslagen als { $name }
keepsakes-matches_new = Nieuwe potjes
keepsakes-matches_grown = Potjes die sindsdien verder zijn gegaan
keepsakes-matches_known = Potjes die hier al zijn
keepsakes-people_new = Nieuwe spelers
keepsakes-people_known = Spelers die hier al zijn
keepsakes-hands_new = Nieuwe rondes
keepsakes-rounds_new = Nieuwe rondes op scorebladen
keepsakes-games_new = Nieuwe eigen spellen
keepsakes-settings_new = Instellingen
keepsakes-differing = Potjes die anders zijn dan de jouwe. Die van jou blijven zoals ze zijn
keepsakes-set_aside = Onleesbare onderdelen, overgeslagen
keepsakes-left_out = Sommige onderdelen konden niet in het bestand. Ze staan nog hier. Kopieer het rapport bij Instellingen om te zien welke.
keepsakes-taken =
    { $count ->
        [0] Klaar. Er zaten geen nieuwe potjes in.
        [one] Er is één potje toegevoegd.
       *[other] Er zijn { $count } potjes toegevoegd.
    }

## offer

offer-phone = Je potjes staan alleen op deze telefoon. De back-up van de telefoon neemt ze mee als die aanstaat. Verwijder je de app, dan zijn ze weg.
offer-browser = Je potjes staan alleen in deze browser. Wis je de gegevens ervan, dan zijn ze weg.
offer-computer = Je potjes staan alleen op deze computer: { $path }
offer-make = Back-up maken
offer-close = Nee, bedankt

## was it fair

fair-title = Was het eerlijk?
fair-luck = Geluk met de kaarten
fair-received = Wat iedereen kreeg
fair-counted = Zo wordt geluk geteld
fair-shuffle = Zo wordt er geschud
fair-luckier = Meer geluk dan in { $share } van de 100 rondes
fair-range = Waarschijnlijk tussen { $low } en { $high }
fair-not_yet = De kaarten worden gedeeld…
fair-running = Bots spelen { $deals } rondes om te vergelijken: { $done } klaar
fair-compared = Vergeleken met { $done } rondes van dit spel.
fair-stop = Stoppen
fair-go_on = Doorgaan
fair-no_special = Dit spel heeft geen pestkaarten, dus er valt geen geluk te tellen.
fair-special = Pestkaarten: { $special } van de { $count }
fair-dealt = Gedeeld: { $count }
fair-drew = Gepakt: { $count }
fair-counted_about = Pestkaarten brengen geluk: ze doen iets of mogen op alles. Rustige bots spelen dit spel { $deals } keer met andere kaarten. Je ziet hoe vaak die slechter waren. Meer pakken geeft niet meer geluk, want bij meer kaarten horen ook meer pestkaarten. De marge is wat { $deals } rondes er door toeval naast kunnen zitten.
fair-shuffle_about = De app pakt de kaarten een voor een willekeurig, en elke kaart die over is heeft evenveel kans. Geen bot en geen instelling verandert dat. Is de trekstapel op, dan wordt de aflegstapel net zo geschud.
fair-seed = Het getal achter dit schudden: { $seed }
fair-seed_about = Het zegt niets over andere rondes.
fair-room = Je speelde in een kamer. Het apparaat van de host schudde, en het getal erachter blijft daar.
