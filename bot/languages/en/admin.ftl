# /admin: for those who may manage a server.

command-admin = admin
command-admin-about = For those who manage this server: language, channels, games, pace
option-admin-match-about = One of this server’s games, to end it
admin-only = Only people who may manage this server can do that.
admin-title = This server
admin-about = What you choose here holds from now on, for games that are opened later.
admin-own = As configured for this bot
admin-language = Language of what everyone reads
admin-channels = Channels in which games can be opened
admin-channels-about = If none is chosen: all channels.
admin-pace = Usual pace of a game
admin-games = Games that can be opened
admin-tables = Tables that a person can have at once
admin-tables-some = { $count ->
    [one] At most { $count } table
   *[other] At most { $count } tables
}
admin-match-about = To end a game, use `/{ command-admin }` with { option-match }. To give a seat to someone else, use `/{ command-substitute }`.
admin-match-handing = You can end this game without a result. To give a seat to someone else, use `/{ command-substitute }`.
seat-ended = The people who manage this server have ended this game.
not-in-this-channel = Games can’t be opened in this channel. Try { $channels }.
too-many-tables = { $count ->
    [one] On this server everyone can have { $count } table at once. Finish that game first.
   *[other] On this server everyone can have { $count } tables at once. Finish one of your games first.
}
