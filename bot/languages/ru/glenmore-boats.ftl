# Глен-Мор II, хроника 1: Гребная гонка на «Драконах»

glenmore-chronicles-boats = 1 · Гребная гонка на «Драконах»
glenmore-chronicles-boats-about = 2–4 игрока · +5 мин · простая: проплывите по всем рекам и вернитесь домой
glenmore-tile-race-start = Начало гонки
glenmore-tile-shipbuilder-b = Кораблестроители (B)
glenmore-tile-shipbuilder-c = Кораблестроители (C)

command-glenmore-row = грести
command-glenmore-row-about = Передвинуть свою лодку на жетон вперёд за один шаг

## Действия

glenmore-move-row = Грести на { $cell } · { $where ->
    [own] ваша река
    [neutral] нейтральная река
   *[other] река: { $other }
}
glenmore-move-row-about = { $left ->
    [0] Лодка возвращается домой
    [one] После этого останется { $left } жетон{ $castle ->
        [1] { " " }· замок с наградами
       *[0] { "" }
    }
    [few] После этого останется { $left } жетона{ $castle ->
        [1] { " " }· замок с наградами
       *[0] { "" }
    }
    [many] После этого останется { $left } жетонов{ $castle ->
        [1] { " " }· замок с наградами
       *[0] { "" }
    }
   *[other] После этого останется { $left } жетона{ $castle ->
        [1] { " " }· замок с наградами
       *[0] { "" }
    }
}
glenmore-move-reward = { $gain }
glenmore-move-no-reward = Без награды
glenmore-made-row = Лодка проплыла один жетон.
glenmore-made-row-all = Лодка плывёт дальше.
glenmore-made-row-each = { "" }
glenmore-made-reward = Взята фишка награды.
glenmore-made-no-reward = Фишки наград остались лежать.

## Вопросы, меню и путь к вопросу

glenmore-ask-reward = Эти фишки наград видите только вы. Какую вы берёте?
glenmore-group-row = Грести
glenmore-group-reward = Фишка награды
glenmore-crumb-reward = фишка награды

## События

glenmore-event-race-opened = { $seat } проходит начало гонки: **лодки могут отплывать.**
glenmore-event-rowed = { $where ->
    [own] { $seat } гребёт на { $cell } по своей реке{ $castle ->
        [1] { " " }и достигает замка.
       *[0] .
    }
    [neutral] { $seat } гребёт на { $cell } по нейтральной реке{ $castle ->
        [1] { " " }и достигает её замка.
       *[0] .
    }
   *[other] { $seat } гребёт на { $cell } (река: { $other }){ $castle ->
        [1] { " " }и достигает замка.
       *[0] .
    }
}
glenmore-event-reward = { $seat } берёт фишку награды: { $gain }.
glenmore-event-no-reward = { $seat } не берёт фишку награды.
glenmore-event-boat-home = { $place ->
    [first] { $seat }: лодка возвращается **первой** и выигрывает гонку!
    [second] { $seat }: лодка возвращается **второй**.
   *[third] { $seat }: лодка возвращается **третьей**.
}
glenmore-event-race-lost = { $seat } проигрывает гонку: монеты в конце ничего не стоят.

## Отказы

glenmore-refusal-race-not-open = Гонка ещё не началась: сначала чья-то фишка должна пройти начало гонки.
glenmore-refusal-boat-is-home = Ваша лодка дома и больше не движется.
glenmore-refusal-race-is-over = Гонка окончена, лодки больше не движутся.
glenmore-refusal-boat-lies-there = На { $cell } стоит лодка, этот жетон не убирают.
glenmore-refusal-no-such-reward = Такой фишки в этом замке нет.
