# Chronicle 4 of Glen More II, Hammer of the Scots: its moves, questions and events.

glenmore-chronicles-england = 4 · Hammer of the Scots
glenmore-chronicles-england-about = 3–4 players · +10 min · hard: an Englishman on the ring, for whoever has the England marker

command-glenmore-england = england
command-glenmore-england-about = The Englishman’s turn: take a tile with him, or throw one away
option-glenmore-england = tile
option-glenmore-england-about = Which tile

glenmore-stage-englishman = Stack { $round }: the Englishman’s turn, { $seat } decides
glenmore-ask-england = { $england ->
    [0] The Englishman’s turn. The England row is full: which tile does he throw away?
    [one] The Englishman’s turn: take a tile for { $england } coin more, or throw one away?
   *[other] The Englishman’s turn: take a tile for { $england } coins more, or throw one away?
}
glenmore-move-dismiss = { $number } · { $tile_name }
glenmore-move-dismiss-about = { $coins ->
    [0] Throw it away; the England row has no coins
    [one] Throw it away and take { $coins } coin from the England row
   *[other] Throw it away and take { $coins } coins from the England row
}
glenmore-made-dismiss = The Englishman threw tile { $number } away.
glenmore-group-dismiss = Throw a tile away
glenmore-event-england-marker = { $seat } has the **England marker** now.
glenmore-event-english-took = The Englishman takes **{ $tile_name }** for { $seat }.
glenmore-event-english-finished = The Englishman goes to the **World’s End**.
glenmore-event-english-discarded = The Englishman throws away: { $tiles }.
glenmore-event-england-paid = { $coins ->
    [one] { $coins } coin of that is for the England row.
   *[other] { $coins } coins of that are for the England row.
}
glenmore-event-england-coins = { $coins ->
    [one] { $seat } takes { $coins } coin from the England row.
   *[other] { $seat } takes { $coins } coins from the England row.
}
glenmore-refusal-not-with-englishman = The Englishman can’t take { $tile_name }.
glenmore-refusal-england-row-full = The England row is full: the Englishman can only throw a tile away.
glenmore-refusal-englishmans-turn = That is for your own turn: in his the Englishman takes a tile or throws one away.
glenmore-refusal-stays-on-the-ring = { $tile_name } stays on the ring.
