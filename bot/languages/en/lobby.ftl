# The lobby: its card, its options and what is wrong with them. Names are escaped before they come here.

join = Join
leave = Leave
options = Options
options-chosen = Options: { $list }
variant-meaning = { $name } – { $about }
computer = Add computer
dismiss = Remove computer
start = Start
cancel = Cancel
players = **Players { $count }/{ $most }**
players-needed = The game can start with { $known } players.
host-seat = { $name } · host
computer-seat = { $name } · computer
computer-name = Gizmo { $number }
shuffle-fixed = Shuffle locked before the game · hash { $hash }
lobby-cancelled = This game was cancelled.
lobby-expired = Nothing has changed here for a week, so this lobby was closed. `/{ command-play }` opens a new one.
lobby-joined = You have a seat. The table is here: { $link }
lobby-left = You have left this game.
lobby-closed = This lobby is closed: the game has started or was cancelled.
lobby-host-only = Only the host can do that. You can open a game of your own with `/{ command-play }`.
lobby-joined-already = You’ve already joined.
lobby-not-joined = You haven’t joined this game.
lobby-host-stays = You’re the host, so you can’t leave. Press Cancel to cancel the game.
lobby-no-computer = There is no computer to remove.
lobby-full = All seats are taken. You can watch, or open another game with `/{ command-play }`.
lobby-full-so = All seats are taken: with these options it is for { $known } players. The host can choose others under Options.
lobby-wrong-number = This game needs { $known } players.
game-not-here = This game is switched off on this server.
not-in-a-thread = You can’t start a game inside a thread. Use it in a channel; the game gets its own thread there.
text-channels-only = Games can only be opened in text channels, not in voice channels, forums or announcement channels. Use `/{ command-play }` in a text channel.
may-not-post = I can’t run a game in this channel: I lack the permission { $right ->
    [view_channel] View Channel
   *[send_messages] Send Messages
}. Anyone who manages the server can grant it in the channel’s settings, under Permissions.
variant-unknown = There is no such variant. { $game } has: { $known }.

## Presets

preset-chosen = Preset: { $name }
preset-menu = Choose a preset…
preset-unknown = There is no such preset. { $game } has: { $known }.
preset-none = { $game } has no presets. Leave the field empty and choose under Options.

## The options panel

lot-menu = Draw by lot…
lot-count = Draw { $count }
lot-drawn = Drawn by lot; the hash below fixed it before anyone joined.

options-title = ### { $game }: options
options-none = Usual rules
options-section = Go to…
options-page = Page { $page } of { $pages }
options-before = ← Page { $page }
options-after = Page { $page } →
options-part = { $title } ({ $part }/{ $parts })
options-changed = The options have changed in the meantime. This is how they are now.
option-answer = { $question } { $answer }
option-for = for { $known } players
option-needs = only with { $name }
option-not-with = not with { $names }
option-forced = With { $known } players always: { $name }
option-idle = Changes nothing without { $name }
and-more = … and { $count } more

## Options that don’t fit

bad-options-unknown-option = There is no option { $option }. There are: { $known }.
bad-options-unknown-value = { $option } can’t be { $value }. It can be: { $known }.
bad-options-not-a-flag = { $option } is either on or off, not { $value }.
bad-options-not-a-list = { $option } takes a list, not { $value }.
bad-options-wrong-number = It can’t be played by { $value }; it takes { $known }.
bad-options-nobody = No number of players fits these options. { $why }
