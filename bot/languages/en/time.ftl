# Time: paces, deadlines, reminders, and what happens when someone does not answer.

command-away = away
command-away-about = Stop your clocks until a day of your choice; everyone at your tables sees it
command-return = return
command-return-about = You are back: take back your seats and let your clocks run
option-until = until
option-until-about = The last day you are away, such as 2026-08-24, or a number of days

## How much time there is

time = Time
time-title = How much time players have
time-about = It only runs for those the game waits for. All small moves of one turn share it.
time-limit = ⏱ { $pace }.
pace-none = No time limit
pace-each = { $time } for each turn
pace-bank = { $time } for the whole game, plus { $more } per turn, at most { $most }
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
overtime-title = When someone’s time is over
overtime-about = The second time in a row a computer takes over until they’re back; in a game of two that counts as resigning.
overtime-move = A computer makes this one move
overtime-computer = A computer plays on until they’re back
overtime-claim = The others decide
overtime-move-told = When it’s over, a computer makes the move.
overtime-computer-told = When it’s over, a computer plays on until the player is back.
overtime-claim-told = When it’s over, the others decide.

## At the table

deadline = until { $time }
deadline-of = { $name }: until { $time }
player-away = 🌙 { $name }
player-replaced = { $name } (computer for now)
remind = { $title } is waiting for you.
remind-until = { $title } is waiting for you until { $time }.
moved-for-you = Your time was over, so a computer moved for you: { $made }
seat-late-once = ⏱ { $name }: time is over. A computer makes this move; the seat is still theirs.
seat-late-until-back = ⏱ { $name }: time is over. A computer plays on until they’re back; any click takes the seat back.
seat-late-resigned = ⏱ { $name }: time is over for the second time in a row. That counts as resigning.
seat-late-claim = ⏱ { $name }: time is over. The others can let a computer play on, or end the game.
seat-late-claimed = A computer now plays for { $name }, until they’re back.
seat-late-ended = ⏱ { $name } didn’t answer, so the game was ended.
seat-back = { $name } is back.
seat-claim = Let a computer play
seat-claimend = End the game
claim-end-ask = Really end this game for everyone?
claim-not-yours = Only the others at the table can decide that.
claim-not-late = There’s nothing to decide: their time is running, or someone has decided already.
ended = This game was ended early. There is no result.

## Away

away-noted = You are away until { $time }. Your clocks stand still. Days left this year: { $count }. `/{ command-return }` ends it early.
away-unreadable = I can’t read that day. Type it like this: 2026-08-24, or give a number of days.
away-past = That day is over. Choose today or a later one.
away-too-long = You can be away { $most } days a year. Days left: { $count }.
return-done = { $count ->
    [0] Welcome back. Your clocks run again.
    [one] Welcome back. You play again yourself in { $count } game.
   *[other] Welcome back. You play again yourself in { $count } games.
}
return-nothing = You’re not away, and no computer plays for you.

## Pausing, nudging, handing a seat over

command-pause = pause
command-pause-about = Ask for a pause; the clocks stop when everyone agrees
command-resume = resume
command-resume-about = End a pause: the clocks run again
command-nudge = nudge
command-nudge-about = Politely remind those the game waits for; once a day per person
command-substitute = substitute
command-substitute-about = Offer your seat, or a computer’s, to another member
option-member = member
option-member-about = Who gets the seat, if they accept
option-seat = seat
option-seat-about = Which seat, if not your own

paused = ⏸ Paused: all clocks stand still.
pause-noted = Noted. The clocks stop as soon as everyone at the table agrees.
pause-already = This game is paused already.
pause-asked-already = You have already agreed. The others haven’t yet.
pause-none = This game is not paused.
resume-noted = The clocks run again.
seat-pause-asked = ⏸ { $name } asks for a pause. It begins when everyone agrees.
seat-paused = ⏸ Everybody agrees: the game is paused. { $name } was the last to agree.
seat-resumed = ▶ { $name }: no pause, the clocks run.
seat-pause = Agree
seat-resume = Go on
nudged = { $name } asks you politely to move:
nudge-done = Nudged: { $names }.
nudge-nobody = The game isn’t waiting for anyone else.
nudge-not-now = Not now: they’re asleep or away, don’t want nudges, or were nudged less than a day ago.
seat-offered = { $user }, do you want to take over for { $name }? You get the seat as it is, with everything only it can see.
seat-takeseat = Take the seat
seat-leaveseat = No, thanks
seat-taken = { $name } takes the seat.
seat-declined = { $name } doesn’t take the seat.
seat-handed = { $new } takes over for { $old }.
seat-handed-on = { $name } has this seat now.
seat-offer-done = I’m asking { $name } in the game’s thread.
seat-unknown = There is no such seat at this table.
seat-sits-already = They already play in this game.
seat-not-yours = You can offer your own seat, a computer’s, or one whose player has been gone for a week. People who manage the server can offer any.
seat-not-offered = This seat isn’t offered to you.
seat-for-people = Seats are for people. A bot can’t take one.

## Notes and watching

command-note = note
command-note-about = Note something in a game that only you read
option-note = note
option-note-about = What to note; leave it empty to see what you noted
note = 📝 { $note }
note-none = You have noted nothing in this game.
note-delete = Delete the note
command-watch = watch
command-watch-about = Follow someone else’s game: I call you when it ends
watch-noted = I will call you when { $title } ends. Use the same command to stop that.
watch-no-more = I won’t call you when { $title } ends.
watch-player = You play in this game, so you hear of its end anyway.

## The log

log-turn = Turn { $turn }
log-turn-at = Turn { $turn } · { $time }
log-computer = { $line } (a computer, in the player’s place)

## Plans

command-plan = plan
command-plan-about = Plan your next turn: it is played when it comes, if it is possible then
plan = Plan
plan-change = Change plan
plan-drop = Drop plan
plan-back = Undo step
plan-about = Your next turn, as it would be now. What you choose is played shortly after your turn comes, if all of it is still possible then; otherwise you are asked as usual. Nobody else learns of it.
plan-noted = 📌 Planned: { $plan }
plan-coming = 📌 Your plan is about to be played: { $plan }
plan-unfit = 📌 You have a plan, but as things are now it isn’t possible.
plan-void = What you had planned isn’t possible now.
plan-whole = No more of your turn can be foreseen. If anything is left to decide then, you are asked.
plan-dropped = You have no plan any more. You will be asked as usual.
plan-never = Nothing can be planned in this game.
plan-your-turn = It is your turn: you can play right away.
plan-not-now = Nothing can be planned at this moment. Try again when this turn is over.
plan-long = This plan is long enough.
