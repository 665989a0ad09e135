# A made-up game for tests

market = Market
market-pitch = Buy what you like.
market-amount-wood = { $count } wood
market-amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
market-amount-sheep = { $count } sheep
market-fact-ware = { $value ->
    [1] Honey
    [2] Wool
   *[other] Ware { $value }
}
market-move-buy = { $ware_name } from { $other } for { $price }
market-move-buy-short = { $ware_name }
market-move-buy-about = In stock: { $stock }
market-move-pass = Buy nothing
market-made-buy = You buy { $ware_name } for { $price }.
market-made-pass = You buy nothing.
market-group-stall = Stall { $stall }, { $other }
market-event-bought = { $number }. { $seat } buys { $ware_name } from { $other_clan } and pays { $price }.
market-event-passed = { $seat } goes home.
market-stage-buy = Day { $day }: { $who }, the purse holds { $purse }
market-stage-over = The market is over
market-ask-buy = Day { $day }: what do you buy? You have { $purse }.
market-crumb-stall = At the stall of { $other }
market-crumb-haggle = haggle for { $price }
market-outcome-closed = { $winners } went home last.
market-option-stalls = stalls
market-stalls-none = no stalls
market-stalls-one = one stall
market-stalls-few = few stalls
market-stalls-many = many stalls
