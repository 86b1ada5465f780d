## bring

bring-problem-unknown = Dit soort bestand ken ik niet. Er is niets toegevoegd.
bring-problem-broken = Dit bestand is beschadigd, of er ontbreekt een deel. Er is niets toegevoegd.
bring-problem-large = Dit bestand is te groot. Er is niets toegevoegd.
bring-problem-forbidden = In dit bestand staan opdrachten die een scorelijst niet nodig heeft. Er is niets toegevoegd.
bring-problem-workbook = Dit is een werkmap. Sla de tabel op als CSV en open die.
bring-problem-backup = Dit is een back-up van deze app. Open hem bij Back-up.
bring-problem-empty = Er staan geen scores in dit bestand.
