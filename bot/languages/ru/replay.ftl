# Что `clanmoot replay` говорит вокруг текстов самих игр.

replay-title = { $game }. { $options }
replay-shuffle = Тасовка закреплена хешем { $hash }
replay-player = Игрок { $number }
replay-undo = { $name } берёт ход назад.
replay-unfinished = На этом месте игра продолжается.
