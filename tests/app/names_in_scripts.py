"""Names in all scripts in which people write them, and characters that they add to names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.player_names import MAX_NAME_LENGTH

NAMES: Final = {
    "Latin": "Zoë Łukasz",
    "Latin, Dutch digraph": "Ĳsbrand",
    "Latin, Vietnamese": "Nguyễn Hồng",
    "Latin, West African": "Ọlákúnlé Ɓala",
    "Greek": "Νίκος",
    "Greek with all accents": "Ἀλέξανδρος",
    "Cyrillic": "Дмитрий",
    "Cyrillic, Central Asian": "Әсел Ҷамшед",
    "Armenian": "Հայկ",
    "Georgian": "ნინო",
    "Hebrew": "שרה",
    "Hebrew with points": "שָׂרָה",
    "Arabic": "محمد",
    "Persian": "پریسا ژاله",
    "Persian, letters kept apart": "امیر\u200cعلی",
    "Urdu": "ٹیپو گوہر",
    "Syriac": "ܡܪܝܡ",
    "Thaana": "ޢަލީ",
    "N’Ko": "ߡߎߛߊ",
    "Tifinagh": "ⵢⵓⴱⴰ",
    "Adlam": "𞤀𞤤𞤭𞤴𞤵",
    "Ethiopic": "አበበ",
    "Vai": "ꕙꔤ",
    "Devanagari": "प्रिया",
    "Bengali": "প্রিয়া",
    "Gurmukhi": "ਪ੍ਰੀਤ",
    "Gujarati": "પ્રિયા",
    "Odia": "ପ୍ରିୟା",
    "Tamil": "தமிழ்",
    "Telugu": "ప్రియా",
    "Kannada": "ಪ್ರಿಯಾ",
    "Malayalam": "പ്രിയ",
    "Sinhala": "නිමල්",
    "Sinhala, letters joined": "ශ්\u200dරී",
    "Meetei Mayek": "ꯇꯣꯝꯕ",
    "Ol Chiki": "ᱥᱟᱱᱛᱟ",
    "Thai": "สมชาย",
    "Lao": "ສົມໄຊ",
    "Khmer": "សុខា",
    "Burmese": "အောင်",
    "Tibetan": "བསྟན་འཛིན",
    "Mongolian": "ᠪᠠᠲᠤ",
    "Javanese": "ꦧꦸꦢꦶ",
    "Balinese": "ᬯᬬᬦ᭄",
    "Sundanese": "ᮃᮞᮦᮕ᮪",
    "Cham": "ꨌꩌ",
    "Tagalog": "ᜀᜈ",
    "Cherokee": "ᏎᏉᏯ",
    "Canadian syllabics": "ᐃᓄᒃ",
    "Korean": "김영희",
    "Korean, a rare syllable": "펲뷁",
    "Japanese": "さくら",
    "Japanese, Katakana and Kanji": "サクラ 髙橋",
    "Chinese, simplified": "王小明",
    "Chinese, traditional": "陳怡君",
    "Chinese, rare characters": "李喆堃",
    "Bopomofo": "ㄇㄚ",
    "Yi": "ꆈꌠ",
    "Emoji": "❤️ Mum",
    "Emoji of several": "👩‍🚀 Ann 👨‍👩‍👧‍👦",
    "Flag and skin": "🇩🇪 Jo 👍🏽",
    "Mathematical letters": "𝓜𝓲𝓪",
    "Signs": "♔ ☆ ½ ™ ☎",
}
#: Characters that are in none of the fonts, so they are drawn as missing.
NOWHERE: Final = "\U00011071\U00011072\U00011075"


def pack_names() -> Iterator[str]:
    """All NAMES joined into as few names as possible, each at most MAX_NAME_LENGTH characters long."""
    packed = ""
    for name in NAMES.values():
        if packed and len(f"{packed} {name}") > MAX_NAME_LENGTH:
            yield packed
            packed = ""
        packed = f"{packed} {name}".lstrip()
    yield packed
