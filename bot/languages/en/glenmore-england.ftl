# Chronicle 4 of Glen More II, Hammer of the Scots: its moves, questions and events.

glenmore-chronicles-england = 4 · Hammer of the Scots
glenmore-chronicles-england-about = +10 min · hard: an Englishman on the ring, for whoever has the England marker

command-glenmore-england = england
command-glenmore-england-about = The Englishman’s turn: take a tile with him, or discard one
option-glenmore-england = tile
option-glenmore-england-about = Which tile

glenmore-stage-englishman = Stack { $round }: the Englishman’s turn, { $seat } decides
glenmore-ask-england = { $england ->
    [0] The Englishman’s turn. The England row is full: which tile does he discard?
    [one] The Englishman’s turn: take a tile for { $england } coin more, or discard one?
   *[other] The Englishman’s turn: take a tile for { $england } coins more, or discard one?
}
glenmore-move-dismiss = { $number } · { $tile_name }
glenmore-move-dismiss-about = { $coins ->
    [0] Discard it; the England row has no coins
    [one] Discard it and take { $coins } coin from the England row
   *[other] Discard it and take { $coins } coins from the England row
}
glenmore-made-dismiss = The Englishman discarded tile { $number }.
glenmore-group-dismiss = Discard a tile
glenmore-event-england-marker = { $seat } has the **England marker** now.
glenmore-event-english-took = The Englishman takes **{ $tile_name }** for { $seat }.
glenmore-event-english-finished = The Englishman goes to the **World’s End**.
glenmore-event-english-discarded = The Englishman discards: { $tiles }.
glenmore-event-england-paid = { $coins ->
    [one] { $coins } coin of that is for the England row.
   *[other] { $coins } coins of that are for the England row.
}
glenmore-event-england-coins = { $coins ->
    [one] { $seat } takes { $coins } coin from the England row.
   *[other] { $seat } takes { $coins } coins from the England row.
}
glenmore-refusal-not-with-englishman = The Englishman can’t take { $tile_name }.
glenmore-refusal-england-row-full = The England row is full: the Englishman can only discard a tile.
glenmore-refusal-englishmans-turn = You can do that only on your own turn. This is the Englishman’s: take a tile with him or discard one.
glenmore-refusal-stays-on-the-ring = { $tile_name } stays on the ring.
