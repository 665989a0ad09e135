# Glen More II, chronicle 1: Highland Boat Race

glenmore-chronicles-boats = 1 · Highland Boat Race
glenmore-chronicles-boats-about = 2–4 players · +5 min · simple: row through every river and home again
glenmore-tile-race-start = Race start
glenmore-tile-shipbuilder-b = Shipbuilder (B)
glenmore-tile-shipbuilder-c = Shipbuilder (C)

command-glenmore-row = row
command-glenmore-row-about = Row your boat one tile ahead, for one step

## Moves

glenmore-move-row = Row to { $cell } · { $where ->
    [own] your river
    [neutral] neutral river
   *[other] { $other }’s river
}
glenmore-move-row-about = { $left ->
    [0] Your boat comes home
    [one] After that { $left } tile to go{ $castle ->
        [1] { " " }· a castle with rewards
       *[0] { "" }
    }
   *[other] After that { $left } tiles to go{ $castle ->
        [1] { " " }· a castle with rewards
       *[0] { "" }
    }
}
glenmore-move-reward = { $gain }
glenmore-move-no-reward = No reward
glenmore-made-row = You rowed one tile ahead.
glenmore-made-row-all = You rowed ahead.
glenmore-made-row-each = { "" }
glenmore-made-reward = You took a reward token.
glenmore-made-no-reward = You left the reward tokens.

## Questions, groups and steps of the path

glenmore-ask-reward = Only you see these reward tokens. Which one do you take?
glenmore-group-row = Row your boat
glenmore-group-reward = Reward token
glenmore-crumb-reward = reward token

## Events

glenmore-event-race-opened = { $seat } passes the race start: **the boats may set out.**
glenmore-event-rowed = { $where ->
    [own] { $seat } rows to { $cell } in the home river{ $castle ->
        [1] { " " }and reaches the castle.
       *[0] .
    }
    [neutral] { $seat } rows to { $cell } in the neutral river{ $castle ->
        [1] { " " }and reaches its castle.
       *[0] .
    }
   *[other] { $seat } rows to { $cell } in { $other }’s river{ $castle ->
        [1] { " " }and reaches the castle.
       *[0] .
    }
}
glenmore-event-reward = { $seat } takes a reward token: { $gain }.
glenmore-event-no-reward = { $seat } takes no reward token.
glenmore-event-boat-home = { $place ->
    [first] { $seat }’s boat is home **first** and wins the race!
    [second] { $seat }’s boat is home **second**.
   *[third] { $seat }’s boat is home **third**.
}
glenmore-event-race-lost = { $seat } loses the race: coins are worth nothing at the end.

## Refusals

glenmore-refusal-race-not-open = The race isn’t open yet: a figure has to pass the race start first.
glenmore-refusal-boat-is-home = Your boat is home and stays there.
glenmore-refusal-race-is-over = The race is over, so no boat moves any more.
glenmore-refusal-boat-lies-there = A boat is on { $cell }, so the tile stays.
glenmore-refusal-no-such-reward = There is no such token on this castle.
