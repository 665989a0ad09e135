# Texts that all games share. Names are escaped before they come here.

## Commands

command-play = play
command-play-about = Open a game in this channel
command-move = move
command-move-about = Make a move, found by search
command-undo = undo
command-undo-about = Take back your last move, or your whole unfinished turn
command-resign = resign
command-resign-about = Give up a game
command-games = games
command-games-about = Your games everywhere, those waiting for you first
command-hand = hand
command-hand-about = Your hand, only for you, with the controls to move
command-board = board
command-board-about = The table as it is now
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
option-match-about = Which of your games, if this channel doesn’t tell
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
match-outdated = This game was begun under older rules and can’t be played on. Its moves are kept.
not-started = This game has not started yet. The host starts it with the Start button on its card.
match-title = { $game } #{ $number }
versus = { $first } vs { $second }
play = Play
undo = Undo
change = Change
# A move that can’t be undone, before it is made.
confirm = Confirm
confirm-ask = { $move }? This can’t be undone.
more = More
board = Board
log = Log
rules = Rules
resign = Resign
rematch = Rematch
to-the-table = To the table
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
question-over = This is decided. What is asked now is further down.
your-moves = You can choose: { $moves }.
some-of-your-moves = You can choose, among others: { $moves }.
stale = That question is over. { $stage }
button-of-old = This button is from an older version and does nothing any more. `/{ command-games }` leads to your games as they are now.
undo-again = You have just taken a move back. If there is an Undo button below, it takes back one more. { $stage }
order-unknown = There is no such order in this game.
bystander = You are not in this game. You can watch it here, or start one with /play.
already-over = This game is over. The Rematch button in its last message opens the next one.
not-over = This game is still being played.
abandoned = All players have left. This game is over.
has-left = { $name } has left the game. { $computer }, a computer, takes the seat.
has-left-all = { $name } has left the game. Nobody is left to play on.
nothing-to-take-back = There is nothing you can take back now: a turn that is finished, or that told others something, stands.
no-match-here = No game is being played here. Open one with /play in a server’s channel.
several-matches = Several games could be meant. Use this in the game’s thread, or choose the match in the command itself.
several-matches-to-move = Several games could be meant. Use this in the game’s thread, or use `/{ command-move }`, where you can choose the match.
resign-ask = Do you really want to give up this game?{ $then ->
    [lost] { "" }
    [over] { " " }The game will end, for nobody else is left to play.
   *[played-on] { " " }A computer will play on in your place.
}
resign-really = Yes, I give up
resigned = You have given up this game.
resigned-replaced = You have given up this game. { $name } plays on in your place.
rematch-opened = The next game is open in { $channel }: #{ $number }.
rematch-impossible = I may not write in { $channel }, so the next game could not be opened there. Use `/{ command-play }` where I may.
rematch-open-already = A lobby with the same players is open already in { $channel }: #{ $number }.
direct-closed = { $name }, I can’t write to you directly. The Play button shows your cards only to you.
direct-retried = I will try to write to you directly again. If nothing arrives, allow direct messages in this server’s privacy settings.
direct-retry = Try direct messages again
shuffle-check = Shuffle check: hash { $hash }, seed { $seed }. Check the record with /verify.
outcome-resign = { $loser } gives up. { $winners } wins.
and = { $first } and { $last }
or = { $first } or { $last }
refusal = { $text } (rule { $rule }).
refusal-not-awaited = It is not your turn.
refusal-game-over = The game is over.
refusal-nothing-to-take-back = There is nothing you can take back now.
refusal-others-play-on = The others play on.
our-fault = Something went wrong on our side. Nothing was changed; please try again.

## The library

log-empty = Nothing has happened yet.
rules-title = { $game }: rules
rules-below = Choose a chapter below to read its rules, each with its number.
rules-chapters = Chapters…
rules-back = The game in short
help-title = Clans at the table
help-play = **/{ $play }** opens a game in a channel. Others join with a button; add a computer, and one person is enough.
help-table = The game gets a thread of its own, with a picture for every turn. When it is your turn, a direct message brings your hand and what you can do. **/{ $hand }** shows the same at any time.
help-more = **/{ $games }** lists your games, **/{ $rules }** tells a game in short and explains every rule, **/{ $undo }** takes back a move, **/{ $resign }** gives up. There is no hurry: a game waits until you come back.
rule-unknown = No rule has that number or that word. `/{ command-rules }` without one shows them all.
record-too-large = A record is smaller than that. Attach the file posted at the end of a game.
record-lost = Discord did not hand over the file. Please try again.
record-good = ✓ This record of { $game } is sound: the seed matches its hash { $hash }, every move is legal, and the log leads to the stated result.
record-bad = ✗ This is no sound record: { $reason }
record-bad-shape = the file is not a record as posted at the end of a game.
record-bad-game = it is of a game that is not played here.
record-bad-version = it was written for other rules than the present ones (version { $known }).
record-bad-edition = it was played with data (edition { $edition }) that are not at hand here.
record-bad-hash = the seed does not match its hash, so these may not be the cards that were dealt.
record-bad-options = its options don’t go together, or there is no game for so many players.
record-bad-notation = entry { $number } of the log can’t be read.
record-bad-entry = entry { $number } of the log is not allowed then (rule { $rule }).
record-bad-outcome = its log leads to another result than the one it states.
