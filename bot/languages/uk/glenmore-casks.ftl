# Глен-Мор II, хроніка 3: Однобочкове віскі

glenmore-chronicles-casks = 3 · Однобочкове віскі
glenmore-chronicles-casks-about = 2–4 гравці · +10 хв · середня: витримуйте віскі в льохах і продавайте на ронделі
glenmore-tile-ben-wyvis = Бен-Вівіс
glenmore-tile-glen-albyn = Глен-Албін
glenmore-tile-sale-b = Продаж віскі (B)
glenmore-tile-sale-c = Продаж віскі (C)
glenmore-tile-sale-d = Продаж віскі (D)

command-glenmore-age = витримати
command-glenmore-age-about = Пересунути бочку на комірку праворуч
command-glenmore-cask = бочка
command-glenmore-cask-about = Продати бочку віскі або відмовитися
command-glenmore-cellar = льох
command-glenmore-cellar-about = Купити наступний льох
option-glenmore-cask = бочка
option-glenmore-cask-about = Яка бочка

glenmore-amount-age = { $count ->
    [one] витримка { $count } бочки
    [few] витримка { $count } бочок
    [many] витримка { $count } бочок
   *[other] витримка { $count } бочки
}

## Дії

glenmore-move-visit = { $number } · { $tile_name }
glenmore-move-visit-about = { $bonus ->
    [0] Перейти й продати бочку
   *[other] { $free ->
        [0] Перейти й продати бочку · бонус { $bonus }
       *[1] Перейти й продати одну чи дві бочки · бонус { $bonus }
    }
}
glenmore-move-sell-cask = Продати за { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
glenmore-move-bonus-cask = У бонусну комірку за { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
glenmore-move-no-sale = Не продавати
glenmore-move-age = Бочка: { $before } → { $points }
glenmore-move-store = { $points ->
    [0] Місце без очок
    [one] Комірка на { $points } очко
    [few] Комірка на { $points } очки
    [many] Комірка на { $points } очок
   *[other] Комірка на { $points } очка
}
glenmore-move-barrel = { $points ->
    [0] Бочка без очок
    [one] Бочка на { $points } очко
    [few] Бочка на { $points } очки
    [many] Бочка на { $points } очок
   *[other] Бочка на { $points } очка
}
glenmore-move-buy-cellar = Купити льох { $cellar }: { $cost }
glenmore-move-buy-cellar-about = Ще три комірки, очки від { $least } до { $most }
glenmore-made-visit = Ви на жетоні { $number }.
glenmore-made-sell-cask = Бочку продано.
glenmore-made-bonus-cask = Бочку продано в бонусну комірку.
glenmore-made-no-sale = Більше нічого не продано.
glenmore-made-age = Вашу бочку витримано довше.
glenmore-made-store = Бочка в льоху.
glenmore-made-barrel = Бочку віддано.
glenmore-made-buy-cellar = Льох куплено.

## Запитання, меню і шлях до запитання

glenmore-ask-store = Куди поставити нову бочку?
glenmore-ask-barrel = Яку бочку ви віддаєте?
glenmore-ask-distil = Виробити віскі чи витримати бочку?
glenmore-ask-sale = Яку бочку ви продаєте?
glenmore-group-visit = Продаж віскі
glenmore-group-sell-cask = Продати бочку
glenmore-group-age = Витримати бочку
glenmore-group-store = Поставити бочку
glenmore-group-barrel = Віддати бочку
glenmore-group-buy-cellar = Купити льох
glenmore-crumb-cellar = новий льох

## Події

glenmore-event-visited = { $seat } переходить на жетон: **{ $tile_name }**.
glenmore-event-cask-sold = { $spot ->
    [bonus] { $points ->
        [one] { $seat } продає бочку в бонусну комірку за { $points } очко.
        [few] { $seat } продає бочку в бонусну комірку за { $points } очки.
        [many] { $seat } продає бочку в бонусну комірку за { $points } очок.
       *[other] { $seat } продає бочку в бонусну комірку за { $points } очка.
    }
   *[free] { $points ->
        [one] { $seat } продає бочку за { $points } очко.
        [few] { $seat } продає бочку за { $points } очки.
        [many] { $seat } продає бочку за { $points } очок.
       *[other] { $seat } продає бочку за { $points } очка.
    }
}
glenmore-event-aged = { $seat } витримує бочку: { $before } → { $points }.
glenmore-event-stored = { $points ->
    [0] { $seat } ставить бочку в місце без очок.
    [one] { $seat } ставить бочку на комірку на { $points } очко.
    [few] { $seat } ставить бочку на комірку на { $points } очки.
    [many] { $seat } ставить бочку на комірку на { $points } очок.
   *[other] { $seat } ставить бочку на комірку на { $points } очка.
}
glenmore-event-cellar = { $seat } отримує льох { $cellar }.

## Відмови

glenmore-refusal-not-leftmost = Нову бочку ставлять на крайню ліву вільну комірку першого льоху або в місце без очок.
glenmore-refusal-no-barrel-there = Там немає вашої бочки.
glenmore-refusal-no-ageing = Зараз тут бочку не витримують.
glenmore-refusal-cell-is-filled = Наступна комірка зайнята, а через бочки не перестрибують.
glenmore-refusal-no-cell-beyond = Далі комірок немає. Вони є в наступному льоху: його можна купити.
glenmore-refusal-last-cell = Це остання комірка останнього льоху.
glenmore-refusal-sale-not-taken = Цей жетон не беруть: { $tile_name }. На нього переходять, щоб продати бочку.
glenmore-refusal-sale-full = На цьому жетоні продажу немає вільної комірки.
glenmore-refusal-must-sell = На жетоні продажу треба продати щонайменше одну бочку.
glenmore-refusal-not-that-cell = У цю комірку зараз продати не можна.
glenmore-refusal-all-cellars = Ви маєте всі три льохи.
glenmore-refusal-not-own-turn = Льох можна купити лише у свій хід.
glenmore-refusal-under-way = Ваша фішка в дорозі. Льох можна купити до цього або потім.
glenmore-refusal-cellar-too-dear = На наступний льох вам бракує, навіть якщо продати ресурси.
glenmore-refusal-no-sale-tile = Для продажу туди перейти не можна.
glenmore-refusal-sale-occupied = На цьому жетоні продажу стоїть інша фішка.
glenmore-refusal-no-barrel = У вас немає бочки на продаж.
