# Слова, общие для картинок всех игр.

picture-player = Игрок { $number }
