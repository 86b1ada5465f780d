### Matches that were played, and taking them elsewhere.

## history

history-empty = Nog niets
history-empty_about = De partijen die je speelt, worden hier bewaard, en elke ronde kun je terugkijken.
history-older = Toon oudere
history-search = Zoek in namen, spellen en notities
history-no_match = Geen partijen gevonden
history-no_match_about = Zoek wat ruimer, of toon alle partijen.
history-all = Toon alle
history-any = Alles
history-who = Wie
history-game = Welk spel
history-when = Wanneer
history-what = Soort partij

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
match-finished = afgelopen
match-resigned = opgegeven
match-abandoned = afgebroken
match-damaged = Een deel van deze partij is op de schijf beschadigd. Wat nog leesbaar is, zie je hier.
match-hands = Rondes
match-rounds = Ronde voor ronde
match-chart = Totalen
match-note = Notitie
match-note_label = Iets om te onthouden?
match-note_keep = Opslaan
match-note_kept = Notitie opgeslagen.
match-edit = Bewerken
match-delete = Verwijderen
match-deleted = Deze partij is verwijderd, staat in geen enkele lijst en telt niet meer mee.
match-rematch = Nog een keer
match-won_hands =
    { $count ->
        [one] één ronde gewonnen
       *[other] { $count } rondes gewonnen
    }
match-uncounted =
    { $count ->
        [one] Van één ronde is nog niet uitgezocht wie er won.
       *[other] Van { $count } rondes is nog niet uitgezocht wie er won.
    }

## replay

replay-title = Terugkijken
replay-unreadable = Deze ronde kun je niet terugkijken: wat ervan bewaard is, is beschadigd, of deze versie van de app speelt de ronde anders.
replay-dealt = De kaarten zijn gedeeld
replay-seen_from = ronde { $hand }, kaarten van { $name }
replay-step = { $step } / { $steps }
replay-step_spoken = Stap { $step } van { $steps }
replay-first = Naar het begin
replay-before = Eén stap terug
replay-after = Eén stap verder
replay-last = Naar het einde
replay-copy = Kopieer de notatie van deze ronde

## keepsakes

keepsakes-title = Back-up
keepsakes-about = Alles in één bestand, voor een ander apparaat of om veilig te bewaren.
keepsakes-fleeting = Deze browser wist misschien zijn gegevens als de ruimte opraakt. Maak af en toe een back-up, of installeer de app.
keepsakes-out = Exporteren
keepsakes-export = Alles in één bestand
keepsakes-export_about = Partijen, mensen, je eigen spellen en instellingen. Overal leesbaar: JSON in een zip.
keepsakes-csv = Rondes als tabel
keepsakes-csv_about = Eén regel per ronde, voor een rekenblad.
keepsakes-in = Importeren
keepsakes-pick = Open een bestand
keepsakes-pick_about = Je ziet wat erin zit voordat er iets wordt toegevoegd. Niets komt er dubbel in.
keepsakes-busy_export = Inpakken…
keepsakes-busy_csv = Tabel schrijven…
keepsakes-busy_import = Lezen…
keepsakes-busy_taking = Toevoegen…
keepsakes-stop = Stop
keepsakes-stopped = Gestopt. Er is niets toegevoegd.
keepsakes-problem-foreign = Dit bestand is geen back-up van deze app, of het einde ontbreekt.
keepsakes-problem-broken = Deze back-up is beschadigd: er ontbreekt een deel, of er is iets in veranderd. Er is niets toegevoegd.
keepsakes-problem-newer = Deze back-up is gemaakt door een nieuwere versie van de app. Werk de app bij en importeer hem dan.
keepsakes-problem-large = In dit bestand zit meer dan er in een back-up kan zitten. Er is niets toegevoegd.
keepsakes-problem-unfit = In deze back-up staat iets dat niet kan ({ $where }). Er is niets toegevoegd.
keepsakes-look = Wat er bij zou komen
keepsakes-nothing = Alles in dit bestand is hier al.
keepsakes-take = Toevoegen
keepsakes-not = Niet doen
keepsakes-saved = Opgeslagen als { $name }
keepsakes-matches_new = Nieuwe partijen
keepsakes-matches_grown = Partijen die sindsdien verder zijn gegaan
keepsakes-matches_known = Partijen die hier al zijn
keepsakes-people_new = Nieuwe mensen
keepsakes-people_known = Mensen die hier al zijn
keepsakes-hands_new = Nieuwe rondes
keepsakes-rounds_new = Nieuwe rondes op scorebladen
keepsakes-games_new = Nieuwe eigen spellen
keepsakes-settings_new = Instellingen
keepsakes-differing = Partijen die anders zijn dan die hier, en die blijven zoals ze zijn
keepsakes-set_aside = Onleesbare regels, worden overgeslagen
keepsakes-left_out = Sommige regels pasten niet in het bestand. Ze staan nog hier. Het rapport in de instellingen noemt ze.
keepsakes-taken =
    { $count ->
        [0] Klaar. Er zaten geen nieuwe partijen in.
        [one] Er is één partij toegevoegd.
       *[other] Er zijn { $count } partijen toegevoegd.
    }
