"""The games that are played in a region, by the language tags of devices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

#: The games offered after a region's own, or alone if the region isn't in the table.
EVERYWHERE: Final = ("switch", "crazy-eights", "mau-mau")

#: Games by language, or by language and region, the best known first. If a region's game differs from all presets in
#: details, it's the preset nearest to it. Sources:
#: [eights] pagat.com/eights: which name the game has in which country
#: [mau]    Wikipedia, Mau-Mau (card game): where it's popular, Prší, Tschau Sepp, Puque, 101 and Czech Fool
#: [switch] Wikipedia, Switch (card game): United Kingdom, Ireland, New Zealand
#: [jack]   Wikipedia, Jack Change It: Northern Ireland
#: [olsen]  cardgames.io/crazyeights: Ólsen Ólsen is Crazy Eights but for minor changes
REGIONAL_GAMES: Final[Mapping[str, tuple[str, ...]]] = {
    # The British Isles and New Zealand play Switch, under these names [switch]; North America plays Crazy Eights.
    "en": ("switch",),
    "en-GB": ("switch", "black-jack", "jack-change-it"),  # [eights], [jack]
    "en-IE": ("switch", "jack-change-it"),
    "en-NZ": ("last-card", "switch"),
    "en-US": ("crazy-eights",),
    "en-CA": ("crazy-eights",),
    # German: Mau-Mau [eights]; in Switzerland Tschau Sepp, whose Jacks are wild, and whose sevens cost two cards [mau].
    "de": ("mau-mau",),
    "gsw": ("mau-mau",),
    "nds": ("mau-mau",),
    # French: 8 américain, the name of Crazy Eights (fr.wikipedia.org, 8 américain).
    "fr": ("crazy-eights",),
    # Spanish: Ocho loco (apuestascartas.com: eights are wild, in Peru and elsewhere).
    "es": ("crazy-eights",),
    # Portuguese: Mau-Mau in Brazil (mapadobrincar.folha.com.br) and, as Puque, in Portugal [mau].
    "pt": ("mau-mau",),
    # Dutch: Pesten shares most of its cards with Switch (spelenboek.nl: twos cost two, eights skip, sevens go on).
    "nl": ("switch",),
    "fy": ("switch",),
    # Polish: Makao [eights].
    "pl": ("makao",),
    "szl": ("makao",),
    # Korean: 원카드 (Wikipedia, One-card).
    "ko": ("one-card",),
    # Hungarian: Makaó [eights]; the lesson is of the Polish game of that name.
    "hu": ("macau", "makao"),
    # Romanian: Macao, with twos and threes that go on each other (stirileprotv.ro; cugetliber.ro).
    "ro": ("makao",),
    # Czech and Slovak: Prší, 32 cards with sevens that add up [eights], [mau].
    "cs": ("mau-mau",),
    "sk": ("mau-mau",),
    # Russian and its neighbours: 101 or Czech Fool, with points for the cards left [mau].
    "ru": ("mau-mau",),
    "uk": ("mau-mau",),
    "be": ("mau-mau",),
    # Serbian, Croatian, Bosnian, Montenegrin: Mau-mau with wild Jacks (igresakartama; portalmladi.com).
    "sr": ("mau-mau",),
    "hr": ("mau-mau",),
    "bs": ("mau-mau",),
    "sh": ("mau-mau",),
    # Italian: Mau Mau in South Tyrol and beyond (it.wikipedia.org, Mao Mao; vipgames.com/it).
    "it": ("mau-mau",),
    "lld": ("mau-mau",),
    # Greek and Hebrew: Mau-Mau is popular in Greece and Israel [mau].
    "el": ("mau-mau",),
    "he": ("mau-mau",),
    # Turkish: Pis Yedili, with wild Jacks and sevens that add up (tr.wikipedia.org, Pis yedili).
    "tr": ("mau-mau",),
    # The north: wild eights, as Vändåtta (spelakort.com), Olsen (norske-kortspill.no) and Ólsen ólsen [olsen]. No
    # source was found for Danish and Finnish: they have the game of their neighbours.
    "sv": ("crazy-eights",),
    "nb": ("crazy-eights",),
    "nn": ("crazy-eights",),
    "no": ("crazy-eights",),
    "is": ("crazy-eights",),
    "da": ("crazy-eights",),
    "fi": ("crazy-eights",),
    # Japanese: American Page One, wild eights (ja.wikibooks.org).
    "ja": ("crazy-eights",),
}


def regional_games(tags: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the games to begin with, the best known first.

    `tags` are language tags, the preferred one first (`pl-PL`, `zh-Hans-CN`, `en_GB`). The first tag with an entry in
    the table counts; see `_games_of_tag`.
    """
    own = next(filter(None, map(_games_of_tag, tags)), ())
    return tuple(dict.fromkeys((*own, *EVERYWHERE)))


def first_game(tags: Iterable[str]) -> str:
    """Return the id of the game for a first table; `tags` are as in `regional_games`."""
    return regional_games(tags)[0]


def _games_of_tag(tag: str) -> tuple[str, ...]:
    """Return the games of the longest beginning of a tag that's in the table, an empty tuple if none is."""
    language, *rest = tag.replace("_", "-").split("-")
    subtags = [language.lower(), *(part.upper() if len(part) == 2 else part for part in rest)]
    for length in range(len(subtags), 0, -1):
        if found := REGIONAL_GAMES.get("-".join(subtags[:length])):
            return found
    return ()
