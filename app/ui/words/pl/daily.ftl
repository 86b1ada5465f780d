### Today's hand: the same cards for everybody on one day.

daily-heading = Rozdanie dnia
daily-about = Te same karty dla wszystkich
daily-going = Jesteś w trakcie
daily-place = { $place ->
    [1] Wygrana
   *[other] Miejsce { $place }
}
daily-streak = { $days ->
    [1] jeden dzień
   *[other] { $days } dni z rzędu
}
daily-master = Mistrz z twoimi kartami: miejsce { $place }
daily-master_plays = Mistrz gra twoimi kartami…
daily-share = Udostępnij
daily-share_title = Pocket Switch · Rozdanie dnia, { $day } · { $game }
daily-share_place = Miejsce { $place } z { $count }
daily-share_master = Mistrz z tymi samymi kartami: miejsce { $place }
daily-share_older = Rozegrane w starszej edycji
daily-share_edition = edycja { $edition }
