# Що `clanmoot replay` каже навколо текстів самих ігор.

replay-title = { $game }. { $options }
replay-shuffle = Тасування закріплене хешем { $hash }
replay-player = Гравець { $number }
replay-undo = { $name } бере хід назад.
replay-unfinished = На цьому місці гра триває.
