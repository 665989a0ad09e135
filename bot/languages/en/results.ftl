# How games end. Names are escaped before they come here.

## The end of a game, told to one of its players

result-own = { $standing ->
    [won] You win!
    [together] You win together with { $others }!
    [drawn] It is a draw with { $others }.
   *[lost] Not this time: place { $place }, behind { $others }.
}
result-below = This game is over. The result is further down.
end-called = { $name }, this game is over. The result is above.

## Records

verify = Verify
verify-what = Attach a game’s record, or choose the match; in the thread of a finished game you need neither.
record = Record
option-checked-about = Which of your finished games to check
