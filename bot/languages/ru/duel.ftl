# Шотландский поединок

duel = Шотландский поединок
duel-pitch = Два клана, по восемь карт у каждого, один трон. Выбирайте втайне, открывайте вместе: побеждает старшая карта, если способности не решат иначе. Игра до четырёх очков.
duel-rules-brief =
    В каждом раунде оба тайно выбирают по карте и открывают их вместе. Большее значение приносит 1 очко, если способности не решат иначе. При равенстве раунд отложен, его заберёт следующий победитель. Игра до 4 очков.
    7 · Принц: выигрывает раунд, но не против Принцессы и Музыканта
    6 · Генерал: +2 к значению вашей следующей карты
    5 · Волшебник: карта соперника теряет способность
    4 · Посол: победа этой картой считается за две
    3 · Убийца: побеждает меньшее значение
    2 · Шпион: в следующем раунде соперник откроет карту первым
    1 · Принцесса: против Принца выигрывает всю партию
    0 · Музыкант: раунд отложен

command-duel = поединок
command-duel-about = Шотландский поединок
command-duel-play = сыграть
command-duel-play-about = Выбрать карту на этот раунд
option-card = карта
option-card-about = Номер или название карты

# Название карты, для всех текстов, где карта есть среди фактов. Всегда в именительном падеже:
# предложения ниже построены так, чтобы другого не понадобилось.
duel-fact-card = { $value ->
    [0] Музыкант
    [1] Принцесса
    [2] Шпион
    [3] Убийца
    [4] Посол
    [5] Волшебник
    [6] Генерал
   *[7] Принц
}
duel-fact-against = { duel-fact-card }

## Ходы

duel-move-card = { $card } · { $card_name }
duel-move-card-about = { $sandbox ->
    [yes] Только значения: у карты нет способности
   *[no] { $card ->
        [0] Раунд отложен, его заберёт следующий победитель
        [1] { $bitter_end ->
            [yes] Против Принца: сразу четыре очка
           *[no] Против Принца: вы выигрываете всю партию
        }
        [2] { $fate ->
            [yes] Вы увидите следующую карту соперника и сможете изменить свой ряд
           *[no] В следующем раунде соперник откроет карту до вашего выбора
        }
        [3] В этом раунде побеждает меньшее значение
        [4] Победа этой картой считается за две
        [5] Карта соперника теряет способность
        [6] Ваша следующая карта сильнее на 2
       *[7] Выигрывает раунд, но не против Принцессы и Музыканта
    }
}
duel-move-pick = { duel-move-card }
duel-move-pick-about = { duel-move-card-about }
duel-move-lay = { duel-move-card }
duel-move-lay-about = { duel-move-card-about }
duel-move-keep = Оставить ряд как есть
duel-made-card = Ваш выбор: { $card_name }.
duel-made-pick = Вы оставляете себе: { $card_name }.
duel-made-lay = Вы кладёте в ряд: { $card_name }.
duel-made-lay-all = Ваш ряд слева направо: { $names }. Оставшаяся карта лежит последней.
duel-made-lay-each = { $card_name }
duel-made-keep = Ваш ряд остаётся прежним.

## Этапы и вопросы

duel-stage-choose = Раунд { $round }: { $watched ->
    [no] оба выбирают тайно
   *[yes] Шпион следит: выбирают по очереди
}
duel-stage-draft = Смешались кланы: идёт драфт
duel-stage-lay = Оба выкладывают свои восемь карт в ряд
duel-stage-rearrange = Раунд { $round }: Шпион подсмотрел карту: { $who } может переложить свой ряд
duel-stage-over = Поединок окончен
duel-ask-choose = Раунд { $round }: выберите карту.
duel-ask-choose_seen = Раунд { $round }: карта соперника открыта. Выберите свою.
duel-ask-choose_first = Раунд { $round }: Шпион следит. Выберите карту: соперник увидит её до своего выбора.
duel-ask-pick = Оставьте себе одну из этих карт; остальные перейдут сопернику.
duel-ask-lay = Какую карту положить в ряд следующей?
duel-ask-rearrange = Вы увидели следующую карту соперника. Оставьте свой ряд или выложите его заново слева направо.

## События

duel-event-chose = { "" }
duel-event-laid = { "" }
duel-event-picked = { $seat } оставляет себе карту.
duel-event-row = { $seat }: ряд выложен.
duel-event-showed = { $seat } открывает карту: { $card_name }.
duel-event-looks = { $seat } посылает Шпиона посмотреть следующую карту соперника ({ $other }).
duel-event-bonus = { $seat }: Генерал усиливает следующую карту на 2.
duel-event-spies = Шпион следит ({ $seat }): сначала карту откроет { $other }.
# Сила карты и то, что прибавил Генерал.
duel-strength = { $strength_bonus ->
    [0] { $strength }
   *[other] { $card }+{ $strength_bonus }
}
duel-weakness = { $weakness_bonus ->
    [0] { $weakness }
   *[other] { $against }+{ $weakness_bonus }
}
# silenced: 1, Волшебник этой стороны отнял способность у другой карты; -1, карта этой стороны сама без
# способности. held: сколько очков принесли отложенные раунды.
duel-event-won = **Раунд { $round }:** { $reason ->
    [princess] Принцесса покоряет сердце Принца.
    [prince] Принц берёт верх, { $against_name } проигрывает.
    [lower] в деле Убийца, побеждает меньшее значение: { $card_name } ({ duel-strength }) берёт верх, { $against_name } ({ duel-weakness }) проигрывает.
   *[higher] { $silenced ->
        [1] { $against_name } теряет способность из-за Волшебника; { duel-strength } больше, чем { duel-weakness }.
        [-1] { $card_name } теряет способность из-за Волшебника, но всё равно побеждает: { duel-strength } больше, чем { duel-weakness }.
       *[0] { $card_name } ({ duel-strength }) сильнее, чем { $against_name } ({ duel-weakness }).
    }
} { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $held ->
    [0] { "" }
   *[other] { " " }с учётом отложенных раундов
}. **Уайлды { $score0 }, Голды { $score1 }**
duel-event-held = **Раунд { $round }:** { $reason ->
    [musician] { $card_name } и { $against_name }: играет Музыкант, раунд отложен.
   *[equal] { $silenced ->
        [1] { $against_name } теряет способность из-за Волшебника; { duel-strength } против { duel-weakness }: раунд отложен.
        [-1] { $card_name } теряет способность из-за Волшебника; { duel-weakness } против { duel-strength }: раунд отложен.
       *[0] { $card_name } и { $against_name } равны, { duel-strength } против { duel-weakness }: раунд отложен.
    }
} **Уайлды { $score0 }, Голды { $score1 }**

## Конец

duel-outcome-goal = { $winners } выигрывает поединок!
duel-outcome-princess = Всё решает Принцесса: { $winners } выигрывает поединок!
duel-outcome-cards = Все карты сыграны, четырёх очков нет ни у кого: ничья.
duel-outcome-bitter_end = { $count ->
    [0] Игра шла до победного конца, и всё равно поровну: ничья.
   *[other] До победного конца: { $winners } выигрывает поединок!
}

## Отказы

duel-refusal-card-not-held = Карты «{ $card_name }» у вас сейчас нет.
duel-refusal-not-in-packet = Среди этих карт нет карты «{ $card_name }».
duel-refusal-nothing-to-keep = Сейчас нет ряда, который можно оставить как есть.
duel-refusal-no-such-card = Такой карты нет: у карт номера от 0 до 7.

## Настройки

duel-options-variants = Варианты (любые, что сочетаются)
duel-options-musician_cancels_delayed = Отменяет ли Музыкант действие Генерала и Шпиона на следующий раунд?
duel-option-musician_cancels_delayed = Музыкант отменяет Генерала и Шпиона
duel-variants-sandbox = Песочница
duel-variants-sandbox-about = Только значения, без способностей
duel-variants-traitor = Предатель в клане
duel-variants-traitor-about = Каждый отдаёт другому одну случайную карту
duel-variants-poor_visibility = Плохая видимость
duel-variants-poor_visibility-about = Три карты на руках, остальные в закрытой колоде
duel-variants-mixed_clans = Смешались кланы
duel-variants-mixed_clans-about = Все шестнадцать карт делят драфтом
duel-variants-dark_night = Тёмная ночь
duel-variants-dark_night-about = Все шестнадцать карт раздают случайно
duel-variants-fate = Судьба
duel-variants-fate-about = Выложить все восемь карт в ряд, потом открывать парами
duel-variants-bitter_end = До победного конца
duel-variants-bitter_end-about = Все восемь раундов; побеждает тот, у кого больше очков
duel-reason-decks-made-twice = «{ $first }» и «{ $second }» не сочетаются: оба варианта задают, как составить колоды.
duel-reason-row-or-draw = «{ $first }» и «{ $second }» не сочетаются: для ряда нужны все восемь карт на руках.

## Chapters of the rules

duel-chapter-round = Раунд
duel-chapter-powers = Способности в следующем раунде
duel-chapter-points = Отложенные раунды и очки
duel-chapter-end = Конец игры
duel-chapter-cards = Розыгрыш карт
duel-chapter-variants = Варианты
