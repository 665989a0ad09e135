# Хроника 6 «Глен-Мора II», Неоднозначные главы: действия, вопросы и события.

glenmore-chronicles-events = 6 · Неоднозначные главы
glenmore-chronicles-events-about = 2–4 игрока · +20 минут · очень сложная: у карт достопримечательностей есть события

command-glenmore-event = событие
command-glenmore-event-about = Разыграть событие своей карты или просто перевернуть её
option-glenmore-card = карта
option-glenmore-card-about = Какая карта

glenmore-fact-event = { glenmore-fact-tile }
glenmore-amount-event = 1 событие
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
glenmore-move-flip = { $card_name }: просто перевернуть
glenmore-move-borrow = { $other }: { $cell } · { $tile_name }
glenmore-move-swap = { $number } · { $tile_name }
glenmore-move-home = { $cell } · { $tile_name }
glenmore-made-event = Разыграно событие: { $card_name }.
glenmore-made-flip = Перевёрнута карта: { $card_name }.
glenmore-made-borrow = Активировано: { $cell }, владелец { $other }.
glenmore-made-swap = Англичанин поменялся местами с жетоном { $number }.
glenmore-made-home = В замок: шотландец с { $cell }.
glenmore-ask-event = Какое событие вы разыгрываете?
glenmore-ask-turn = Какую ещё карту вы переворачиваете?
glenmore-ask-herd = Какой жетон животных вы активируете?
glenmore-ask-borrow = Какой чужой жетон вы активируете?
glenmore-ask-bargain = Вы делаете обмен?
glenmore-ask-quarry = Отдать ещё камень?
glenmore-ask-homecoming = Какой шотландец идёт в родовой замок?
glenmore-ask-raze = Какой свой жетон вы убираете? Убрать нужно два.
glenmore-ask-swap = С каким жетоном меняется местами англичанин?
glenmore-group-event = Разыграть событие
glenmore-group-flip = Просто перевернуть
glenmore-group-borrow = Чужой жетон
glenmore-group-swap = Поменять местами
glenmore-group-home = В родовой замок
glenmore-crumb-event = событие: { $event_name }
glenmore-crumb-events = событие
glenmore-event-flipped = { $seat } переворачивает карту: **{ $card_name }**.
glenmore-event-borrowed = { $seat } активирует чужой жетон ({ $other }): { $tile_name }.
glenmore-event-came-home = { $seat } переводит шотландца с { $cell } в замок.
glenmore-event-swapped = Англичанин меняется местами с жетоном: { $tile_name }.
glenmore-refusal-not-your-card = Этой карты у вас нет: { $card_name }.
glenmore-refusal-flipped-already = Эта карта уже перевёрнута: { $card_name }.
glenmore-refusal-event-not-possible = Это событие сейчас разыграть нельзя, карту можно просто перевернуть: { $card_name }.
glenmore-refusal-not-borrowed = { $cell } там активировать нельзя.
glenmore-refusal-only-stone = Здесь отдают только камень.
glenmore-refusal-not-swapped = Англичанин не может поменяться местами с жетоном { $number }.
