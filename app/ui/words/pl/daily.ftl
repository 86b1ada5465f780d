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
daily-late = Starsze rozdanie: nie liczy się do twojej serii.
daily-rank = { $place }. miejsce

## what is sent

daily-share = Udostępnij
daily-share_both = Ja: { $own } · Mistrz z moimi kartami: { $master }
daily-share_own = Ja: { $own }
daily-share_edition = edycja { $edition }
daily-master_name = Mistrz
daily-same_cards = Te same karty, te same boty

## a link that was sent

daily-play_today = Zagraj rozdanie dnia
daily-not_yet = Jeszcze nie
daily-not_yet_about = Rozdanie na { $day } będzie dostępne tego dnia.
daily-other_edition = Teraz są inne karty
daily-other_edition_about = Ten link jest z innej wersji Pocket Switch, która rozdaje inne karty.
