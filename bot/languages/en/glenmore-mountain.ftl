# Chronicle 2 of Glen More II, Highlander: its moves, questions and events.

glenmore-chronicles-mountain = 2 · Highlander
glenmore-chronicles-mountain-about = 2–4 players · +5 min · simple: a mountain on the ring that collects tolls, with room for one
glenmore-options-mountain = How many spaces does the mountain take up?
glenmore-mountain-two = two spaces
glenmore-mountain-two-about = The usual mountain
glenmore-mountain-one = mountain on one space
glenmore-mountain-one-about = A little harder: one more tile on the ring
glenmore-reason-with-mountain = This matters only with the mountain.

command-glenmore-mountain = mountain
command-glenmore-mountain-about = Go onto the mountain, place something on it, or take what’s there
option-glenmore-toll = what
option-glenmore-toll-about = What you do there

glenmore-move-climb = Onto the mountain
glenmore-move-climb-about = { $count ->
    [0] Nothing is on it yet
   *[other] There is { $goods }
}: yours when you leave it; no tile this turn
glenmore-move-toll = { $good_name } from { $cell } ({ $tile_name })
glenmore-move-toll-coin = 1 coin
glenmore-move-gather = Take it all: { $goods }
glenmore-move-leave-goods = Leave it there
glenmore-made-climb = You went onto the mountain.
glenmore-made-toll = On the mountain: { $good_name } from { $cell }.
glenmore-made-toll-coin = On the mountain: a coin.
glenmore-made-gather = You took everything from the mountain.
glenmore-made-leave-goods = You left everything on the mountain.
glenmore-ask-toll = You pass the mountain: what do you place on it?
glenmore-ask-descend = You leave the mountain: do you take what’s on it?
glenmore-group-climb = Mountain
glenmore-group-toll = Place on the mountain
glenmore-group-gather = Leave the mountain
glenmore-event-climbed = { $seat } goes onto the **mountain**.
glenmore-event-passed-mountain = { $seat } places { $goods } on the mountain.
glenmore-event-gathered = { $seat } takes from the mountain: { $goods }.
glenmore-event-die-passed-mountain = The die passes the mountain: 1 coin is placed on it.
glenmore-refusal-mountain-taken = { $seat } is on the mountain already.
glenmore-refusal-mountain-behind = The mountain is behind the last figure now; you can’t go there.
glenmore-refusal-no-coin = You have no coin.
glenmore-refusal-needed-for-tile = Then you couldn’t pay for the tile any more.
