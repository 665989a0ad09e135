# A made-up game for tests

market = Ринок
market-pitch = Купуйте що завгодно.
market-amount-wood = { $count ->
    [one] { $count } колода
    [few] { $count } колоди
    [many] { $count } колод
   *[other] { $count } колоди
}
market-amount-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
market-amount-sheep = { $count ->
    [one] { $count } вівця
    [few] { $count } вівці
    [many] { $count } овець
   *[other] { $count } вівці
}
market-fact-ware = { $value ->
    [1] Мед
    [2] Вовна
   *[other] Товар { $value }
}
market-move-buy = { $ware_name }, продавець { $other }, ціна: { $price }
market-move-buy-short = { $ware_name }
market-move-buy-about = Є: { $stock }
market-move-pass = Нічого не купувати
market-made-buy = Ви купили: { $ware_name }, ціна: { $price }.
market-made-pass = Ви нічого не купили.
market-group-stall = Крамниця { $stall }, { $other }
market-event-bought = { $number }. { $seat } купує: { $ware_name }, продавець { $other_clan }, ціна: { $price }.
market-event-passed = { $seat } йде додому.
market-stage-buy = День { $day }: { $who }, у гаманці { $purse }
market-stage-over = Ринок зачинено
market-ask-buy = День { $day }: що купити? У вас { $purse }.
market-crumb-stall = Крамниця: { $other }
market-crumb-haggle = торг, { $price }
market-outcome-closed = { $winners }: останній покупець.
market-option-stalls = крамниці
market-stalls-none = без крамниць
market-stalls-one = одна крамниця
market-stalls-few = мало крамниць
market-stalls-many = багато крамниць
