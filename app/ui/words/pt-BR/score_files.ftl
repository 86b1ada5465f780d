## bring

bring-problem-unknown = Não conheço este tipo de arquivo. Nada foi adicionado.
bring-problem-broken = Este arquivo está danificado, ou falta uma parte. Nada foi adicionado.
bring-problem-large = Este arquivo é grande demais. Nada foi adicionado.
bring-problem-forbidden = Este arquivo traz instruções que uma lista de pontos não precisa. Nada foi adicionado.
bring-problem-workbook = Isto é uma pasta de trabalho. Salve a tabela como CSV e abra esse arquivo.
bring-problem-backup = Isto é um backup deste app. Abra em Backup.
bring-problem-empty = Não há pontos neste arquivo.
