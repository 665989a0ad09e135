# The user's games. Names are escaped before they come here.

which-match = Which game do you mean?

## The list of games

move = Move
games-title-open = { $count ->
    [one] **Your game**
   *[other] **Your { $count } games**
}
games-title-join = **Tables with a free seat: { $count }**
games-title-over = **Your finished games: { $count }**
games-none-open = You’re not in any game. Open one with `/{ command-play }` in a server’s channel.
games-none-join = No table on this server has a free seat for you. Open one with `/{ command-play }`.
games-none-over = You have not finished a game yet.
games-shelf-open = My games ({ $count })
games-shelf-join = To join ({ $count })
games-shelf-over = Finished ({ $count })
games-yours = your turn since { $time }
games-waiting = Waiting for { $names } · last move { $time }
games-lobby = not started yet · players { $count }/{ $most }
games-lobby-open = players { $count }/{ $most } · opened { $time }
games-over = ended { $time }
