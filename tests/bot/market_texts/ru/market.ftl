# A made-up game for tests

market = Рынок
market-pitch = Покупайте что угодно.
market-amount-wood = { $count ->
    [one] { $count } бревно
    [few] { $count } бревна
    [many] { $count } брёвен
   *[other] { $count } бревна
}
market-amount-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
market-amount-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
    [many] { $count } овец
   *[other] { $count } овцы
}
market-fact-ware = { $value ->
    [1] Мёд
    [2] Шерсть
   *[other] Товар { $value }
}
market-move-buy = { $ware_name }, продавец { $other }, цена: { $price }
market-move-buy-short = { $ware_name }
market-move-buy-about = Есть: { $stock }
market-move-pass = Ничего не покупать
market-made-buy = Вы купили: { $ware_name }, цена: { $price }.
market-made-pass = Вы ничего не купили.
market-group-stall = Лавка { $stall }, { $other }
market-event-bought = { $number }. { $seat } покупает: { $ware_name }, продавец { $other_clan }, цена: { $price }.
market-event-passed = { $seat } идёт домой.
market-stage-buy = День { $day }: { $who }, в кошельке { $purse }
market-stage-over = Рынок закрыт
market-ask-buy = День { $day }: что купить? У вас { $purse }.
market-crumb-stall = Лавка: { $other }
market-crumb-haggle = торг, { $price }
market-outcome-closed = { $winners }: последний покупатель.
market-option-stalls = лавки
market-stalls-none = без лавок
market-stalls-one = одна лавка
market-stalls-few = мало лавок
market-stalls-many = много лавок
