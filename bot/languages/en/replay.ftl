# What `clanmoot replay` says around the texts of the games.

replay-title = { $game }. { $options }
replay-shuffle = The shuffle is fixed by { $hash }
replay-player = Player { $number }
replay-undo = { $name } takes a move back.
replay-unfinished = The game goes on here.
