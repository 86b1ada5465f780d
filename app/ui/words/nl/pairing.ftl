### Twee apparaten die op hetzelfde netwerk gelijk blijven, zonder server.

pairing-title = Gelijk houden zonder server
pairing-add = Twee apparaten gelijk houden
pairing-add_about = Ze delen alles zodra de app op allebei open is, op dezelfde wifi
pairing-again = Code tonen
pairing-now = Nu kijken
pairing-help = Beide apps moeten open zijn op dezelfde wifi. Vinden ze elkaar daar niet, toon dan opnieuw een code. Niets komt dubbel aan.
pairing-in_step = Laatst gelijk: { $when }
pairing-away = Nu niet in de buurt. Voor het laatst gelijk: { $when }.
pairing-looking = Wordt gezocht…
pairing-refuses = Het blijft niet gelijk met dit apparaat. Toon opnieuw een code en tik dan op beide op “Gelijk houden”.
pairing-store = Wat aankwam, kan hier nu niet worden opgeslagen. Het wordt opnieuw geprobeerd.
pairing-no_network = Dit apparaat zit niet op een netwerk, dus je andere apparaten vinden het niet. Zet wifi aan.
pairing-nameless = Een ander apparaat
pairing-means = Zodra beide apps open zijn op dezelfde wifi, krijgt elk apparaat wat nieuw is op het andere. Er gaat niets over internet.
pairing-forget = Vergeten
pairing-forget_means = Beide apparaten stoppen ermee. Wat ze hebben, blijft op allebei staan. Het andere kan niet terug zonder nieuwe code.
pairing-offer = Deze twee apparaten vanaf nu gelijk houden? Tik dan op beide op “Gelijk houden”.
pairing-keep = Gelijk houden
pairing-kept = { $device } en dit apparaat blijven vanaf nu gelijk. Tik daar ook op “Gelijk houden”.
pairing-see = Mijn apparaten
pairing-trouble = Dat kan nu niet worden opgeslagen. Probeer het opnieuw.
pairing-summary =
    { $count ->
        [one] Blijft gelijk met één apparaat
       *[other] Blijft gelijk met { $count } apparaten
    }
