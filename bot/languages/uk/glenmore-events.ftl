# Хроніка 6 «Глен-Мору II», Неоднозначні розділи: дії, запитання й події.

glenmore-chronicles-events = 6 · Неоднозначні розділи
glenmore-chronicles-events-about = 2–4 гравці · +20 хвилин · дуже складна: картки пам’яток мають події

command-glenmore-event = подія
command-glenmore-event-about = Розіграти подію своєї картки або просто перевернути її
option-glenmore-card = картка
option-glenmore-card-about = Яка картка

glenmore-fact-event = { glenmore-fact-tile }
glenmore-amount-event = 1 подія
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
glenmore-move-flip = { $card_name }: просто перевернути
glenmore-move-borrow = { $other }: { $cell } · { $tile_name }
glenmore-move-swap = { $number } · { $tile_name }
glenmore-move-home = { $cell } · { $tile_name }
glenmore-made-event = Розіграно подію: { $card_name }.
glenmore-made-flip = Перевернуто картку: { $card_name }.
glenmore-made-borrow = Активовано: { $cell }, власник { $other }.
glenmore-made-swap = Англієць помінявся місцями з жетоном { $number }.
glenmore-made-home = У замок: шотландець з { $cell }.
glenmore-ask-event = Яку подію ви розігруєте?
glenmore-ask-turn = Яку ще картку ви перевертаєте?
glenmore-ask-herd = Який жетон тварин ви активуєте?
glenmore-ask-borrow = Який чужий жетон ви активуєте?
glenmore-ask-bargain = Ви робите обмін?
glenmore-ask-quarry = Віддати ще камінь?
glenmore-ask-homecoming = Який шотландець іде в родовий замок?
glenmore-ask-raze = Який свій жетон ви прибираєте? Прибрати треба два.
glenmore-ask-swap = З яким жетоном міняється місцями англієць?
glenmore-group-event = Розіграти подію
glenmore-group-flip = Просто перевернути
glenmore-group-borrow = Чужий жетон
glenmore-group-swap = Поміняти місцями
glenmore-group-home = У родовий замок
glenmore-crumb-event = подія: { $event_name }
glenmore-crumb-events = подія
glenmore-event-flipped = { $seat } перевертає картку: **{ $card_name }**.
glenmore-event-borrowed = { $seat } активує чужий жетон ({ $other }): { $tile_name }.
glenmore-event-came-home = { $seat } переводить шотландця з { $cell } у замок.
glenmore-event-swapped = Англієць міняється місцями з жетоном: { $tile_name }.
glenmore-refusal-not-your-card = Цієї картки у вас немає: { $card_name }.
glenmore-refusal-flipped-already = Цю картку вже перевернуто: { $card_name }.
glenmore-refusal-event-not-possible = Цю подію зараз розіграти не можна, картку можна просто перевернути: { $card_name }.
glenmore-refusal-not-borrowed = { $cell } там активувати не можна.
glenmore-refusal-only-stone = Тут віддають лише камінь.
glenmore-refusal-not-swapped = Англієць не може помінятися місцями з жетоном { $number }.
