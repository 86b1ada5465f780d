### Deux appareils tenus à jour sur le même réseau, sans serveur.

pairing-title = À jour sans serveur
pairing-add = Garder deux appareils à jour
pairing-add_about = Ils partagent tout dès que l’appli est ouverte sur les deux, sur le même Wi-Fi
pairing-again = Montrer un code
pairing-now = Vérifier
pairing-help = L’appli doit être ouverte sur les deux appareils, sur le même Wi-Fi. S’ils ne se trouvent pas, montre à nouveau un code. Rien n’arrive en double.
pairing-in_step = À jour : { $when }
pairing-away = Pas là pour l’instant. Dernier échange : { $when }.
pairing-looking = Recherche en cours…
pairing-refuses = Il ne se tient pas à jour avec cet appareil. Montre à nouveau un code, puis touche « Garder à jour » sur les deux.
pairing-store = Ce qui est arrivé ne peut pas être enregistré ici pour l’instant. Un nouvel essai suivra.
pairing-no_network = Cet appareil n’est sur aucun réseau : tes autres appareils ne le trouvent pas. Active le Wi-Fi.
pairing-nameless = Un autre appareil
pairing-means = Dès que les deux applis sont ouvertes sur le même Wi-Fi, chaque appareil reçoit ce qui est nouveau sur l’autre. Rien ne passe par Internet.
pairing-forget = Oublier
pairing-forget_means = L’échange s’arrête sur les deux appareils. Ce qu’ils ont reste sur chacun. L’autre ne peut pas revenir sans nouveau code.
pairing-offer = Garder ces deux appareils à jour à partir de maintenant ? Touche alors « Garder à jour » sur les deux.
pairing-keep = Garder à jour
pairing-kept = { $device } et cet appareil restent à jour à partir de maintenant. Touche aussi « Garder à jour » sur l’autre.
pairing-see = Mes appareils
pairing-trouble = Impossible d’enregistrer pour l’instant. Réessaie.
pairing-summary =
    { $count ->
        [1] À jour avec un appareil
       *[other] À jour avec { $count } appareils
    }
