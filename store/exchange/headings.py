"""The headings of columns of score tables, in the languages of the app."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_HEADINGS_BY_ROLE: Final[Mapping[str, str]] = {
    "date": (
        "date|day|when|played|played on|play date|playdate|datum|tag|gespielt am|jour|joué le|fecha|día|"
        "data|dia|datum gespeeld|dag|dzień|날짜|일자|التاريخ|تاريخ|اليوم"
    ),
    "game": "game|game name|title|spiel|titel|jeu|titre|juego|título|jogo|spel|gra|tytuł|게임|اللعبة|لعبة",
    "player": (
        "player|players|player name|name|person|who|spieler|spielerin|spieler:in|joueur|joueuse|nom|"
        "jugador|jugadora|nombre|jogador|jogadora|nome|speler|naam|gracz|imię|플레이어|이름|اللاعب|لاعب|الاسم"
    ),
    "score": (
        "score|scores|point|points|pts|result|final score|total score|punkte|punkt|punktzahl|ergebnis|"
        "résultat|puntos|puntuación|puntaje|resultado|pontos|pontuação|placar|punten|resultaat|punkty|"
        "wynik|점수|النقاط|نقاط|النتيجة"
    ),
    "winner": (
        "winner|winners|win|won|wins|victory|gewinner|gewinnerin|sieger|sieg|gewonnen|gagnant|vainqueur|"
        "gagné|victoire|ganador|ganadora|ganó|victoria|vencedor|vencedora|venceu|vitória|winnaar|"
        "zwycięzca|wygrana|승자|우승|승리|الفائز|فاز"
    ),
    "rank": (
        "rank|ranking|placement|finish|position|pos|platz|rang|platzierung|puesto|posición|colocação|"
        "posição|plaats|positie|pozycja|순위|المركز|الترتيب"
    ),
    "round": (
        "round|rounds|hand|deal|#|nr|nr.|no|no.|runde|rd|manche|tour|donne|ronda|mano|rodada|mão|ronde|"
        "runda|rozdanie|라운드|판|الجولة|جولة"
    ),
    "place": (
        "location|where|venue|ort|spielort|wo|endroit|où|ubicación|dónde|local|onde|locatie|waar|gdzie|장소|المكان|مكان"
    ),
    "rank-or-place": "place|lieu|lugar|miejsce",
    "note": (
        "note|notes|comment|comments|remark|remarks|notiz|notizen|kommentar|kommentare|bemerkung|"
        "bemerkungen|remarque|remarques|commentaire|commentaires|comentario|comentarios|nota|notas|"
        "comentário|comentários|opmerking|opmerkingen|notitie|uwagi|notatka|komentarz|메모|ملاحظة|ملاحظات"
    ),
    "match": (
        "match|match id|play|play id|game id|game #|session|partie|partida|partij|potje|mecz|rozgrywka|"
        "경기|المباراة|مباراة"
    ),
    "total": "total|totals|sum|final|summe|gesamt|endstand|Σ|=|somme|suma|soma|totaal|razem|합계|총점|المجموع",
}
_ROLE_BY_HEADING: Final = {
    word.casefold(): role for role, words in _HEADINGS_BY_ROLE.items() for word in words.split("|")
}
#: The roles of rows and columns that hold totals.
TOTAL_WORDS: Final = frozenset(("total",))
#: Cells that mark the winner.
YES_WORDS: Final = frozenset({
    "x", "✓", "✔", "★", "*", "yes", "y", "true", "win", "won", "w", "winner", "1st", "ja", "j", "wahr",
    "sieg", "gewonnen", "oui", "vrai", "gagné", "sí", "si", "verdadero", "ganó", "sim", "verdadeiro",
    "venceu", "tak", "prawda", "wygrana", "예", "네", "승", "نعم", "1",
})  # fmt: skip


def role_of_heading(heading: str) -> str:
    """Return what a column with this heading contains: a key of `_HEADINGS_BY_ROLE`, "" if it isn't known."""
    return _ROLE_BY_HEADING.get(heading.strip().rstrip(":").strip().casefold(), "")
