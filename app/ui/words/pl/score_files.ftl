## bring

bring-problem-unknown = Nie znam takich plików. Nic nie zostało dodane.
bring-problem-broken = Ten plik jest uszkodzony albo brakuje kawałka. Nic nie zostało dodane.
bring-problem-large = Ten plik jest za duży. Nic nie zostało dodane.
bring-problem-forbidden = W tym pliku są polecenia, których lista wyników nie potrzebuje. Nic nie zostało dodane.
bring-problem-workbook = To skoroszyt. Zapisz tabelę jako CSV i otwórz ten plik.
bring-problem-backup = To kopia zapasowa tej aplikacji. Otwórz ją w Kopii zapasowej.
bring-problem-empty = W tym pliku nie ma wyników.
