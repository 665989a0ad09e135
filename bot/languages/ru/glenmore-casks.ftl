# Глен-Мор II, хроника 3: Однобочковый виски

glenmore-chronicles-casks = 3 · Однобочковый виски
glenmore-chronicles-casks-about = 2–4 игрока · +10 мин · средняя: выдерживайте виски в погребах и продавайте на рондели
glenmore-tile-ben-wyvis = Бен-Вивис
glenmore-tile-glen-albyn = Глен-Албин
glenmore-tile-sale-b = Продажа виски (B)
glenmore-tile-sale-c = Продажа виски (C)
glenmore-tile-sale-d = Продажа виски (D)

command-glenmore-age = выдержать
command-glenmore-age-about = Передвинуть бочку на ячейку вправо
command-glenmore-cask = бочка
command-glenmore-cask-about = Продать бочку виски или отказаться
command-glenmore-cellar = погреб
command-glenmore-cellar-about = Купить следующий погреб
option-glenmore-cask = бочка
option-glenmore-cask-about = Какая бочка

glenmore-amount-age = { $count ->
    [one] выдержка { $count } бочки
    [few] выдержка { $count } бочек
    [many] выдержка { $count } бочек
   *[other] выдержка { $count } бочки
}

## Действия

glenmore-move-visit = { $number } · { $tile_name }
glenmore-move-visit-about = { $bonus ->
    [0] Перейти и продать бочку
   *[other] { $free ->
        [0] Перейти и продать бочку · бонус { $bonus }
       *[1] Перейти и продать одну или две бочки · бонус { $bonus }
    }
}
glenmore-move-sell-cask = Продать за { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
glenmore-move-bonus-cask = В бонусную ячейку за { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
glenmore-move-no-sale = Не продавать
glenmore-move-age = Бочка: { $before } → { $points }
glenmore-move-store = { $points ->
    [0] Область без очков
    [one] Ячейка на { $points } очко
    [few] Ячейка на { $points } очка
    [many] Ячейка на { $points } очков
   *[other] Ячейка на { $points } очка
}
glenmore-move-barrel = { $points ->
    [0] Бочка без очков
    [one] Бочка на { $points } очко
    [few] Бочка на { $points } очка
    [many] Бочка на { $points } очков
   *[other] Бочка на { $points } очка
}
glenmore-move-buy-cellar = Купить погреб { $cellar }: { $cost }
glenmore-move-buy-cellar-about = Ещё три ячейки, очки от { $least } до { $most }
glenmore-made-visit = Вы на жетоне { $number }.
glenmore-made-sell-cask = Бочка продана.
glenmore-made-bonus-cask = Бочка продана в бонусную ячейку.
glenmore-made-no-sale = Больше ничего не продано.
glenmore-made-age = Ваша бочка выдержана дольше.
glenmore-made-store = Бочка в погребе.
glenmore-made-barrel = Бочка отдана.
glenmore-made-buy-cellar = Погреб куплен.

## Вопросы, меню и путь к вопросу

glenmore-ask-store = Куда поставить новую бочку?
glenmore-ask-barrel = Какую бочку вы отдаёте?
glenmore-ask-distil = Произвести виски или выдержать бочку?
glenmore-ask-sale = Какую бочку вы продаёте?
glenmore-group-visit = Продажа виски
glenmore-group-sell-cask = Продать бочку
glenmore-group-age = Выдержать бочку
glenmore-group-store = Поставить бочку
glenmore-group-barrel = Отдать бочку
glenmore-group-buy-cellar = Купить погреб
glenmore-crumb-cellar = новый погреб

## События

glenmore-event-visited = { $seat } переходит на жетон: **{ $tile_name }**.
glenmore-event-cask-sold = { $spot ->
    [bonus] { $points ->
        [one] { $seat } продаёт бочку в бонусную ячейку за { $points } очко.
        [few] { $seat } продаёт бочку в бонусную ячейку за { $points } очка.
        [many] { $seat } продаёт бочку в бонусную ячейку за { $points } очков.
       *[other] { $seat } продаёт бочку в бонусную ячейку за { $points } очка.
    }
   *[free] { $points ->
        [one] { $seat } продаёт бочку за { $points } очко.
        [few] { $seat } продаёт бочку за { $points } очка.
        [many] { $seat } продаёт бочку за { $points } очков.
       *[other] { $seat } продаёт бочку за { $points } очка.
    }
}
glenmore-event-aged = { $seat } выдерживает бочку: { $before } → { $points }.
glenmore-event-stored = { $points ->
    [0] { $seat } ставит бочку в область без очков.
    [one] { $seat } ставит бочку на ячейку на { $points } очко.
    [few] { $seat } ставит бочку на ячейку на { $points } очка.
    [many] { $seat } ставит бочку на ячейку на { $points } очков.
   *[other] { $seat } ставит бочку на ячейку на { $points } очка.
}
glenmore-event-cellar = { $seat } получает погреб { $cellar }.

## Отказы

glenmore-refusal-not-leftmost = Новую бочку ставят на крайнюю левую свободную ячейку первого погреба или в область без очков.
glenmore-refusal-no-barrel-there = Там нет вашей бочки.
glenmore-refusal-no-ageing = Сейчас здесь бочку не выдерживают.
glenmore-refusal-cell-is-filled = Следующая ячейка занята, а через бочки не перепрыгивают.
glenmore-refusal-no-cell-beyond = Дальше ячеек нет. Они есть в следующем погребе: его можно купить.
glenmore-refusal-last-cell = Это последняя ячейка последнего погреба.
glenmore-refusal-sale-not-taken = Этот жетон не берут: { $tile_name }. На него переходят, чтобы продать бочку.
glenmore-refusal-sale-full = На этом жетоне продажи нет свободной ячейки.
glenmore-refusal-must-sell = На жетоне продажи нужно продать хотя бы одну бочку.
glenmore-refusal-not-that-cell = В эту ячейку сейчас продать нельзя.
glenmore-refusal-all-cellars = У вас есть все три погреба.
glenmore-refusal-not-own-turn = Погреб можно купить только в свой ход.
glenmore-refusal-under-way = Ваша фишка в пути. Погреб можно купить до этого или потом.
glenmore-refusal-cellar-too-dear = Следующий погреб вам не по средствам, даже если продать ресурсы.
glenmore-refusal-no-sale-tile = Для продажи туда перейти нельзя.
glenmore-refusal-sale-occupied = На этом жетоне продажи стоит другая фишка.
glenmore-refusal-no-barrel = У вас нет бочки на продажу.
