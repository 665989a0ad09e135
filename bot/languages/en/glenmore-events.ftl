# Chronicle 6 of Glen More II, Controversial Chapters: its moves, questions and events.

glenmore-chronicles-events = 6 · Controversial Chapters
glenmore-chronicles-events-about = 2–4 players · +20 min · very hard: landmark cards have events on their other half

command-glenmore-event = event
command-glenmore-event-about = Play the event of one of your cards, or just turn it over
option-glenmore-card = card
option-glenmore-card-about = Which card

glenmore-fact-event = { glenmore-fact-tile }
glenmore-amount-event = 1 event
glenmore-move-event = { $card_name }
glenmore-move-event-about = { $card ->
    [old-man-of-storr] { glenmore-card-old-man-of-storr-event }
    [wallace-monument] { glenmore-card-wallace-monument-event }
    [dunvegan-castle] { glenmore-card-dunvegan-castle-event }
    [fort-george] { glenmore-card-fort-george-event }
    [loch-lochy] { glenmore-card-loch-lochy-event }
    [donan-castle] { glenmore-card-donan-castle-event }
    [castle-stalker] { glenmore-card-castle-stalker-event }
    [inverness] { glenmore-card-inverness-event }
    [loch-shiel] { glenmore-card-loch-shiel-event }
    [duart-castle] { glenmore-card-duart-castle-event }
    [loch-ness] { glenmore-card-loch-ness-event }
    [armadale-castle] { glenmore-card-armadale-castle-event }
    [loch-morar] { glenmore-card-loch-morar-event }
    [castle-moil] { glenmore-card-castle-moil-event }
    [castle-of-mey] { glenmore-card-castle-of-mey-event }
    [loch-lomond] { glenmore-card-loch-lomond-event }
    [glenfinnan-church] { glenmore-card-glenfinnan-church-event }
    [glenfinnan-monument] { glenmore-card-glenfinnan-monument-event }
   *[military-roads] { glenmore-card-military-roads-event }
}
glenmore-move-flip = { $card_name }: just turn it over
glenmore-move-borrow = { $other }: { $cell } · { $tile_name }
glenmore-move-swap = { $number } · { $tile_name }
glenmore-move-home = { $cell } · { $tile_name }
glenmore-made-event = You played the event: { $card_name }.
glenmore-made-flip = Turned over: { $card_name }.
glenmore-made-borrow = You activated { $other }’s tile on { $cell }.
glenmore-made-swap = The Englishman changed places with tile { $number }.
glenmore-made-home = Gone home: the Scotsman from { $cell }.
glenmore-ask-event = Which event do you play?
glenmore-ask-turn = Which other card do you turn over?
glenmore-ask-herd = Which animal tile do you activate?
glenmore-ask-borrow = Which tile of another player do you activate?
glenmore-ask-bargain = Do you make the trade?
glenmore-ask-quarry = Do you give another stone?
glenmore-ask-homecoming = Which Scotsman goes to the home castle?
glenmore-ask-raze = Which of your tiles do you remove? Two must go.
glenmore-ask-swap = With which tile does the Englishman change places?
glenmore-group-event = Play an event
glenmore-group-flip = Just turn over
glenmore-group-borrow = Another’s tile
glenmore-group-swap = Change places
glenmore-group-home = To the home castle
glenmore-crumb-event = event of { $event_name }
glenmore-crumb-events = event
glenmore-event-flipped = { $seat } turns a card over: **{ $card_name }**.
glenmore-event-borrowed = { $seat } activates { $other }’s tile: { $tile_name }.
glenmore-event-came-home = { $seat }’s Scotsman goes home from { $cell }.
glenmore-event-swapped = The Englishman changes places with { $tile_name }.
glenmore-refusal-not-your-card = You don’t have the card { $card_name }.
glenmore-refusal-flipped-already = { $card_name } is already turned over.
glenmore-refusal-event-not-possible = The event of { $card_name } can’t be played now; you can just turn the card over.
glenmore-refusal-not-borrowed = You can’t activate { $cell } there.
glenmore-refusal-only-stone = Only stone is given here.
glenmore-refusal-not-swapped = The Englishman can’t change places with tile { $number }.
