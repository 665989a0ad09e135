# Glen More II, chronicle 3: Single Cask Whisky

glenmore-chronicles-casks = 3 · Single Cask Whisky
glenmore-chronicles-casks-about = 2–4 players · +10 min · medium: let whisky age in your cellars and sell it on the ring
glenmore-tile-ben-wyvis = Ben Wyvis
glenmore-tile-glen-albyn = Glen Albyn
glenmore-tile-sale-b = Whisky sale (B)
glenmore-tile-sale-c = Whisky sale (C)
glenmore-tile-sale-d = Whisky sale (D)

command-glenmore-age = age
command-glenmore-age-about = Let a barrel age: one cell to the right
command-glenmore-cask = cask
command-glenmore-cask-about = Sell a barrel at the whisky sale, or none
command-glenmore-cellar = cellar
command-glenmore-cellar-about = Buy your next cellar
option-glenmore-cask = barrel
option-glenmore-cask-about = Which barrel

glenmore-amount-age = { $count ->
    [one] { $count } barrel ages
   *[other] { $count } barrels age
}

## Moves

glenmore-move-visit = { $number } · { $tile_name }
glenmore-move-visit-about = { $bonus ->
    [0] Go there and sell a barrel
   *[other] { $free ->
        [0] Go there and sell a barrel · bonus { $bonus }
       *[1] Go there and sell one or two barrels · bonus { $bonus }
    }
}
glenmore-move-sell-cask = { $points ->
    [one] Sell for { $points } point
   *[other] Sell for { $points } points
}
glenmore-move-bonus-cask = { $points ->
    [one] Into the bonus cell for { $points } point
   *[other] Into the bonus cell for { $points } points
}
glenmore-move-no-sale = Sell no barrel
glenmore-move-age = Barrel: { $before } → { $points }
glenmore-move-store = { $points ->
    [0] Area worth nothing
    [one] Cell worth { $points } point
   *[other] Cell worth { $points } points
}
glenmore-move-barrel = { $points ->
    [0] Barrel worth nothing
    [one] Barrel worth { $points } point
   *[other] Barrel worth { $points } points
}
glenmore-move-buy-cellar = Buy cellar { $cellar }: { $cost }
glenmore-move-buy-cellar-about = Three more cells, worth { $least } to { $most } points
glenmore-made-visit = You went to tile { $number }.
glenmore-made-sell-cask = You sold a barrel.
glenmore-made-bonus-cask = You sold a barrel into the bonus cell.
glenmore-made-no-sale = You sold no more.
glenmore-made-age = A barrel of yours aged.
glenmore-made-store = You stored a barrel.
glenmore-made-barrel = You gave up a barrel.
glenmore-made-buy-cellar = You bought a cellar.

## Questions, groups and steps of the path

glenmore-ask-store = Where does the new barrel go?
glenmore-ask-barrel = Which barrel do you give up?
glenmore-ask-distil = Make whisky, or let a barrel age?
glenmore-ask-sale = Which barrel do you sell?
glenmore-group-visit = Whisky sale
glenmore-group-sell-cask = Sell a barrel
glenmore-group-age = Let a barrel age
glenmore-group-store = Store the barrel
glenmore-group-barrel = Give up a barrel
glenmore-group-buy-cellar = Buy a cellar
glenmore-crumb-cellar = new cellar

## Events

glenmore-event-visited = { $seat } goes to **{ $tile_name }**.
glenmore-event-cask-sold = { $spot ->
    [bonus] { $points ->
        [one] { $seat } sells a barrel into the bonus cell for { $points } point.
       *[other] { $seat } sells a barrel into the bonus cell for { $points } points.
    }
   *[free] { $points ->
        [one] { $seat } sells a barrel for { $points } point.
       *[other] { $seat } sells a barrel for { $points } points.
    }
}
glenmore-event-aged = { $seat }’s barrel ages: { $before } → { $points }.
glenmore-event-stored = { $points ->
    [0] { $seat } stores the barrel in the area worth nothing.
    [one] { $seat } stores the barrel in the cell worth { $points } point.
   *[other] { $seat } stores the barrel in the cell worth { $points } points.
}
glenmore-event-cellar = { $seat } has cellar { $cellar } now.

## Refusals

glenmore-refusal-not-leftmost = A new barrel goes to the leftmost free cell of your first cellar, or to the area worth nothing.
glenmore-refusal-no-barrel-there = You have no barrel there.
glenmore-refusal-no-ageing = No barrel ages here now.
glenmore-refusal-cell-is-filled = The next cell is taken: barrels can’t be jumped.
glenmore-refusal-no-cell-beyond = There is no cell beyond. The next cellar has some: you can buy it.
glenmore-refusal-last-cell = This is the last cell of the last cellar.
glenmore-refusal-sale-not-taken = Nobody takes { $tile_name }: figures go there to sell a barrel.
glenmore-refusal-sale-full = There is no free cell on this sale tile.
glenmore-refusal-must-sell = Whoever stands on a sale tile must sell at least one barrel.
glenmore-refusal-not-that-cell = You can’t sell into that cell now.
glenmore-refusal-all-cellars = You have all three cellars.
glenmore-refusal-not-own-turn = You can buy a cellar only on your own turn.
glenmore-refusal-under-way = Your figure is on its way. Buy the cellar before or after that.
glenmore-refusal-cellar-too-dear = You can’t pay for the next cellar, even if you sell goods.
glenmore-refusal-no-sale-tile = You can’t go there to sell.
glenmore-refusal-sale-occupied = Another figure stands on this sale tile.
glenmore-refusal-no-barrel = You have no barrel to sell.
