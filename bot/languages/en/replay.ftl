# What `clanmoot replay` and `clanmoot verify` say around the texts of the games.

replay-title = { $game }. { $options }
replay-shuffle = Shuffle locked before the game · hash { $hash }
replay-edition = Played by version { $version } of the rules, edition { $edition } of the data
replay-player = Player { $number }
replay-undo = { $name } undoes a move.
replay-resign = { $name } resigns.
replay-computer = { $name }: a computer decides from here on.
replay-person = { $name } decides again.
replay-unfinished = The record ends here; the game isn’t over.
replay-bad = { $file }: line { $line }: { $reason }
replay-bad-shape = this is not a complete record; a record is one line of JSON, as posted at the end of a game.
replay-bad-entry = entry { $number } of the log, by { $name }, is not allowed then (rule { $rule }).
verify-good = line { $line }: good: { $game }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}. { $result } The seed matches its hash { $hash }. Played by version { $version } of the rules, edition { $edition } of the data.

## /replay

command-replay = replay
command-replay-about = Step through a game turn by turn
replay-turn = Turn { $turn } of { $turns } · { $time }
replay-first = ⏮
replay-back = ◀
replay-forward = ▶
replay-last = ⏭
replay-mine = My turns
replay-animate = Animation
animation-progress = Making the animation: { $done } of { $turns }
animation-done = { $turns ->
    [one] The game in { $turns } turn
   *[other] The game in { $turns } turns
}
animation-shortened = { $done } of { $turns } turns: some are left out so that the animation isn’t too long
animation-alt = Animation of { $title }, turn by turn. At the end: { $last }
animation-busy = Another animation is being made right now. Try again in a minute or two.
animation-enough = That’s { $most } animations within an hour. You can have the next one { $time }.
animation-stopped = The bot is restarting, so the animation wasn’t finished. Press the button again in a minute.
animation-failed = The animation couldn’t be made. Try again later.
