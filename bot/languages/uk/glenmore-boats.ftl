# Глен-Мор II, хроніка 1: Перегони на «Драконах»

glenmore-chronicles-boats = 1 · Перегони на «Драконах»
glenmore-chronicles-boats-about = 2–4 гравці · +5 хв · проста: пропливіть усіма річками й поверніться додому
glenmore-tile-race-start = Початок перегонів
glenmore-tile-shipbuilder-b = Суднобудівники (B)
glenmore-tile-shipbuilder-c = Суднобудівники (C)

command-glenmore-row = веслувати
command-glenmore-row-about = Пересунути свій човен на жетон уперед за один крок

## Дії

glenmore-move-row = Веслувати на { $cell } · { $where ->
    [own] ваша річка
    [neutral] нейтральна річка
   *[other] річка: { $other }
}
glenmore-move-row-about = { $left ->
    [0] Човен повертається додому
    [one] Після цього лишиться { $left } жетон{ $castle ->
        [1] { " " }· замок із винагородами
       *[0] { "" }
    }
    [few] Після цього лишиться { $left } жетони{ $castle ->
        [1] { " " }· замок із винагородами
       *[0] { "" }
    }
    [many] Після цього лишиться { $left } жетонів{ $castle ->
        [1] { " " }· замок із винагородами
       *[0] { "" }
    }
   *[other] Після цього лишиться { $left } жетона{ $castle ->
        [1] { " " }· замок із винагородами
       *[0] { "" }
    }
}
glenmore-move-reward = { $gain }
glenmore-move-no-reward = Без винагороди
glenmore-made-row = Човен проплив один жетон.
glenmore-made-row-all = Човен пливе далі.
glenmore-made-row-each = { "" }
glenmore-made-reward = Узято фішку винагороди.
glenmore-made-no-reward = Фішки винагород лишилися лежати.

## Запитання, меню і шлях до запитання

glenmore-ask-reward = Ці фішки винагород бачите лише ви. Яку ви берете?
glenmore-group-row = Веслувати
glenmore-group-reward = Фішка винагороди
glenmore-crumb-reward = фішка винагороди

## Події

glenmore-event-race-opened = { $seat } проходить початок перегонів: **човни можуть відпливати.**
glenmore-event-rowed = { $where ->
    [own] { $seat } веслує на { $cell } своєю річкою{ $castle ->
        [1] { " " }й досягає замку.
       *[0] .
    }
    [neutral] { $seat } веслує на { $cell } нейтральною річкою{ $castle ->
        [1] { " " }й досягає її замку.
       *[0] .
    }
   *[other] { $seat } веслує на { $cell } (річка: { $other }){ $castle ->
        [1] { " " }й досягає замку.
       *[0] .
    }
}
glenmore-event-reward = { $seat } бере фішку винагороди: { $gain }.
glenmore-event-no-reward = { $seat } не бере фішки винагороди.
glenmore-event-boat-home = { $place ->
    [first] { $seat }: човен повертається **першим** і виграє перегони!
    [second] { $seat }: човен повертається **другим**.
   *[third] { $seat }: човен повертається **третім**.
}
glenmore-event-race-lost = { $seat } програє перегони: монети наприкінці нічого не варті.

## Відмови

glenmore-refusal-race-not-open = Перегони ще не почалися: спершу чиясь фішка має пройти початок перегонів.
glenmore-refusal-boat-is-home = Ваш човен удома й більше не рухається.
glenmore-refusal-race-is-over = Перегони завершено, човни більше не рухаються.
glenmore-refusal-boat-lies-there = На { $cell } стоїть човен, цей жетон не прибирають.
glenmore-refusal-no-such-reward = Такої фішки в цьому замку немає.
