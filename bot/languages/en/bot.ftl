# Texts that all games share. Names are escaped before they come here.

## Commands

command-play = play
command-play-about = Open a game in this channel
command-move = move
command-move-about = Make a move: type to search
command-undo = undo
command-undo-about = Undo your last move or your whole unfinished turn
command-resign = resign
command-resign-about = Resign from a game
command-games = games
command-games-about = Your games everywhere, those waiting for you first
command-hand = hand
command-hand-about = Your hand and your moves; only you can see this
command-board = board
command-board-about = Show the board as it is now
command-log = log
command-log-about = What happened so far
command-rules = rules
command-rules-about = The rules of a game: in short, by number or by search
command-verify = verify
command-verify-about = Check a game’s record: was the shuffle fair?
command-help = help
command-help-about = What this is and how to begin

option-game = game
option-game-about = Which game to play
option-rules-game-about = Which game’s rules
option-variant = variant
option-variant-about = A variant to begin with; more under Options
option-preset = preset
option-preset-about = A ready-made set of options to begin with
option-language = language
option-language-about = The language of the game’s card, thread and boards; private messages stay in yours
option-move = move
option-move-about = Type to search your possible moves
option-match = match
option-match-about = Which game; only needed outside its thread
option-whole = whole
option-whole-about = The whole unfinished turn instead of the last move
option-rule = rule
option-rule-about = A rule’s number, or a word to look for
option-record = record
option-record-about = The record file posted at the end of a game

## The table

yes = Yes
no = No
match-unknown = There is no such game. `/{ command-games }` lists yours.
match-outdated = This game was started under older rules and can’t continue. Its moves are kept.
not-started = This game has not started yet. The host starts it with the Start button on its card.
match-title = { $game } #{ $number }
versus = { $first } vs { $second }
play = Play
undo = Undo
change = Change choice
# A move that can’t be undone, before it is made.
confirm = Confirm
confirm-ask = { $move }? This can’t be undone.
more = More
board = Board
log = Log
rules = Rules
resign = Resign
rematch = Rematch
to-the-table = Go to game
menu-move = Choose…
menu-move-part = { $first } … { $last }
menu-part-about = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
menu-back = ← Back
path-joint = { " › " }
page = Page { $page } of { $pages }
page-before = ‹
page-after = ›
more-in-log = … and { $count } more, see `/{ command-log }`
awaited = Waiting for { $names }
has-answered = ✓ { $name } has chosen
waiting-for = Waiting for { $names }.
waiting-since = Waiting for { $names } · turn started { $time }
question-over = This is settled. Your current question is further down.
your-moves = You can choose: { $moves }.
some-of-your-moves = You can choose, among others: { $moves }.
stale = The game has moved on. { $stage }
button-of-old = This button is from an older version and no longer works. Find your games with `/{ command-games }`.
choice-of-old = That can no longer be chosen. Use the command again, and choose from its list.
undo-again = You just undid a move. To undo another, press Undo below if it’s there. { $stage }
order-unknown = There is no such order in this game.
bystander = You are not in this game. You can watch it here, or start one with `/{ command-play }`.
already-over = This game is over. Press Rematch in its last message to play again.
not-over = This game is still being played.
abandoned = All players have left. This game is over.
has-left = { $name } resigned. { $computer } (computer) takes over.
has-left-all = { $name } resigned. No people are left, so the game ends.
nothing-to-take-back = There’s nothing to undo. A finished turn stands, and so does a move that showed others something.
no-match-here = No game is being played here. Open one with `/{ command-play }` in a server’s channel.
several-matches = Which game? You’re in several. Use this in the game’s thread, or pick one under `{ option-match }`.
several-matches-to-move = Which game? You’re in several. Use this in the game’s thread, or use `/{ command-move }`, where you can pick one.
resign-ask = Resign from this game?{ $then ->
    [lost] { "" }
    [over] { " " }It will end, because no other people are left.
   *[played-on] { " " }A computer will take over for you.
}
resign-really = Yes, resign
resigned = You resigned.
resigned-replaced = You resigned. { $name } (computer) takes over for you.
rematch-opened = Rematch #{ $number } is open in { $channel }.
rematch-impossible = I can’t post in { $channel }, so I couldn’t open the rematch. Use `/{ command-play }` in a channel where I can.
rematch-open-already = A lobby with the same players is open already in { $channel }: #{ $number }.
direct-closed = { $name }, I can’t DM you. Press Play to see your cards; only you will see them.
direct-retried = I’ll try to DM you again. If nothing arrives, allow DMs in this server’s privacy settings.
direct-retry = Try DMs again
shuffle-check = Shuffle check: hash { $hash }, seed { $seed }. Check the record with `/{ command-verify }`.
outcome-resign = { $winners } wins: { $loser } resigned!
and = { $first } and { $last }
or = { $first } or { $last }
refusal = { $text } (rule { $rule }).
refusal-not-awaited = It is not your turn.
refusal-game-over = The game is over.
refusal-nothing-to-take-back = There’s nothing to undo right now.
refusal-others-play-on = The others play on.
too-fast = { $seconds ->
    [one] That was too much in a short time, so nothing was done. Try again in { $seconds } second.
   *[other] That was too much in a short time, so nothing was done. Try again in { $seconds } seconds.
}
our-fault = Something went wrong on our side. Nothing was changed; please try again.

## The library

log-empty = Nothing has happened yet.
rules-title = { $game }: rules
rules-below = Choose a chapter below to read its rules, each with its number.
rules-chapters = Chapters…
rules-back = The game in short
help-title = Clanmoot: clan board games, one move at a time
help-play = **/{ $play }** opens a game in a channel. Others press Join, or add computer players and play on your own.
help-table = The game gets a thread of its own, with a picture for every turn. When it’s your turn, I DM you your hand and your moves. **/{ $hand }** shows the same at any time.
help-more = **/{ $games }** lists your games, **/{ $rules }** sums up a game and explains every rule, **/{ $undo }** undoes a move, **/{ $resign }** resigns. How much time there is, the host chooses in the lobby; `/{ command-away }` stops your clocks while you are away.
rule-unknown = No rule has that number or that word. `/{ command-rules }` without one shows them all.
record-too-large = This file is too large to be a game record. Attach the file posted at the end of a game.
record-lost = I couldn’t get the file from Discord. Please try again.
record-good = ✓ Valid { $game } record: the seed matches its hash { $hash }, every move is legal, and the log leads to the stated result.
record-bad = ✗ Not a valid record: { $reason }
record-bad-shape = the file is not a record as posted at the end of a game.
record-bad-game = it is of a game that is not played here.
record-bad-version = it was made under a different version of the rules (now: version { $known }).
record-bad-edition = it was played with data (edition { $edition }) that I don’t have here.
record-bad-hash = the seed does not match its hash, so these may not be the cards that were dealt.
record-bad-options = its options don’t go together, or the game can’t be played by so many.
record-bad-notation = entry { $number } of the log can’t be read.
record-bad-entry = entry { $number } of the log isn’t legal at that point (rule { $rule }).
record-bad-outcome = its log leads to another result than the one it states.
