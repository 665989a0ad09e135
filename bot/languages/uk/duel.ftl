# Шотландський двобій

duel = Шотландський двобій
duel-pitch = Два клани, по вісім карт у кожного, один трон. Обирайте таємно, відкривайте разом: перемагає старша карта, якщо властивості не вирішать інакше. Гра до чотирьох очок.
duel-rules-brief =
    У кожному раунді обоє таємно обирають по карті й відкривають їх разом. Більший номер приносить 1 очко, якщо властивості не вирішать інакше. За рівності раунд відкладено: його забере той, хто виграє наступний. Гра до 4 очок.
    7 · Принц: виграє раунд, але не проти Принцеси й Музиканта
    6 · Генерал: +2 до вашої наступної карти
    5 · Чарівник: карта суперника втрачає властивість
    4 · Посол: перемога цією картою зараховується за дві
    3 · Убивця: перемагає менша сила
    2 · Шпигун: у наступному раунді суперник відкриє карту першим
    1 · Принцеса: проти Принца виграє всю партію
    0 · Музикант: раунд відкладено

command-duel = двобій
command-duel-about = Шотландський двобій
command-duel-play = зіграти
command-duel-play-about = Обрати карту на цей раунд
option-card = карта
option-card-about = Номер або назва карти

# Назва карти, для всіх текстів, де карта є серед фактів. Завжди в називному відмінку:
# речення нижче побудовано так, щоб іншого не треба було.
duel-fact-card = { $value ->
    [0] Музикант
    [1] Принцеса
    [2] Шпигун
    [3] Убивця
    [4] Посол
    [5] Чарівник
    [6] Генерал
   *[7] Принц
}
duel-fact-against = { duel-fact-card }

## Ходи

duel-move-card = { $card } · { $card_name }
duel-move-card-about = { $sandbox ->
    [yes] Лише номери: карта не має властивості
   *[no] { $card ->
        [0] Раунд відкладено: його забере той, хто виграє наступний
        [1] { $bitter_end ->
            [yes] Проти Принца: одразу чотири очки
           *[no] Проти Принца: ви виграєте всю партію
        }
        [2] { $fate ->
            [yes] Ви побачите наступну карту суперника й зможете змінити свій ряд
           *[no] У наступному раунді суперник відкриє карту до вашого вибору
        }
        [3] У цьому раунді перемагає менша сила
        [4] Перемога цією картою зараховується за дві
        [5] Карта суперника втрачає властивість
        [6] Ваша наступна карта сильніша на 2
       *[7] Виграє раунд, але не проти Принцеси й Музиканта
    }
}
duel-move-pick = { duel-move-card }
duel-move-pick-about = { duel-move-card-about }
duel-move-lay = { duel-move-card }
duel-move-lay-about = { duel-move-card-about }
duel-move-keep = Залишити ряд як є
duel-made-card = Ваш вибір: { $card_name }.
duel-made-pick = Ви залишаєте собі: { $card_name }.
duel-made-lay = Ви кладете в ряд: { $card_name }.
duel-made-lay-all = Ваш ряд зліва направо: { $names }. Карта, що лишилася, лежить останньою.
duel-made-lay-each = { $card_name }
duel-made-keep = Ви залишили ряд як був.

## Етапи й питання

duel-stage-choose = Раунд { $round }: { $watched ->
    [no] обоє обирають таємно
   *[yes] Шпигун стежить, карти відкривають по черзі
}
duel-stage-draft = Кланова мішанина: гравці розбирають карти
duel-stage-lay = Обоє викладають свої вісім карт у ряд
duel-stage-rearrange = Раунд { $round }: Шпигун підглянув; { $who } може змінити свій ряд
duel-stage-over = Двобій завершено
duel-ask-choose = Раунд { $round }: оберіть карту.
duel-ask-choose_seen = Раунд { $round }: карту суперника відкрито. Оберіть свою.
duel-ask-choose_first = Раунд { $round }: Шпигун стежить. Оберіть карту: суперник побачить її до свого вибору.
duel-ask-pick = Залиште собі одну з цих карт; решта перейде до суперника.
duel-ask-lay = Яку карту покласти в ряд наступною?
duel-ask-rearrange = Ви побачили наступну карту суперника. Залиште свій ряд або викладіть його заново зліва направо.

## Події

duel-event-chose = { "" }
duel-event-laid = { "" }
duel-event-picked = { $seat } залишає собі карту.
duel-event-row = { $seat }: ряд викладено.
duel-event-showed = { $seat } відкриває карту: { $card_name }.
duel-event-looks = { $seat } посилає Шпигуна підглянути наступну карту суперника ({ $other }).
duel-event-bonus = { $seat }: Генерал підсилює наступну карту на 2.
duel-event-spies = { $seat }: Шпигун стежить. У наступному раунді спершу карту відкриє { $other }.
# Сила карти й те, що додав Генерал.
duel-strength = { $strength_bonus ->
    [0] { $strength }
   *[other] { $card }+{ $strength_bonus }
}
duel-weakness = { $weakness_bonus ->
    [0] { $weakness }
   *[other] { $against }+{ $weakness_bonus }
}
# silenced: 1, Чарівник цієї сторони забрав властивість іншої карти; -1, карта цієї сторони сама без
# властивості. held: скільки очок принесли відкладені раунди.
duel-event-won = **Раунд { $round }:** { $reason ->
    [princess] Принцеса підкорює серце Принца.
    [prince] Принц бере гору, { $against_name } програє.
    [lower] грає Убивця, тож перемагає менша сила: { $card_name } ({ duel-strength }) бере гору, { $against_name } ({ duel-weakness }) програє.
   *[higher] { $silenced ->
        [1] { $against_name } втрачає властивість через Чарівника; { duel-strength } більше за { duel-weakness }.
        [-1] { $card_name } втрачає властивість через Чарівника, але все одно перемагає: { duel-strength } більше за { duel-weakness }.
       *[0] { $card_name } ({ duel-strength }) перемагає, { $against_name } ({ duel-weakness }) програє.
    }
} { $seat } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}{ $held ->
    [0] { "" }
   *[other] { " " }разом із відкладеними раундами
}. **Вайлди { $score0 }, Голди { $score1 }**
duel-event-held = **Раунд { $round }:** { $reason ->
    [musician] { $card_name } та { $against_name }: грає Музикант, раунд відкладено.
   *[equal] { $silenced ->
        [1] { $against_name } втрачає властивість через Чарівника; { duel-strength } проти { duel-weakness }: раунд відкладено.
        [-1] { $card_name } втрачає властивість через Чарівника; { duel-weakness } проти { duel-strength }: раунд відкладено.
       *[0] { $card_name } та { $against_name } рівні за силою, { duel-strength } проти { duel-weakness }: раунд відкладено.
    }
} **Вайлди { $score0 }, Голди { $score1 }**

## Кінець

duel-outcome-goal = { $winners } виграє двобій!
duel-outcome-princess = Усе вирішує Принцеса: { $winners } виграє двобій!
duel-outcome-cards = Усі карти зіграно, чотирьох очок немає ні в кого: нічия.
duel-outcome-bitter_end = { $count ->
    [0] Гра йшла до переможного кінця, і все одно порівну: нічия.
   *[other] До переможного кінця: { $winners } виграє двобій!
}

## Відмови

duel-refusal-card-not-held = Карти «{ $card_name }» у вас зараз немає.
duel-refusal-not-in-packet = Серед цих карт немає карти «{ $card_name }».
duel-refusal-nothing-to-keep = Зараз немає ряду, який можна залишити як є.
duel-refusal-no-such-card = Такої карти немає: карти мають номери від 0 до 7.

## Налаштування

duel-options-variants = Варіанти (можна кілька, якщо поєднуються)
duel-options-musician_cancels_delayed = Чи скасовує Музикант дію Генерала й Шпигуна на наступний раунд?
duel-option-musician_cancels_delayed = Музикант скасовує Генерала й Шпигуна
duel-variants-sandbox = Пісочниця
duel-variants-sandbox-about = Лише номери, без властивостей
duel-variants-traitor = Зрадник у клані
duel-variants-traitor-about = Кожен віддає іншому одну випадкову карту
duel-variants-poor_visibility = Погана видимість
duel-variants-poor_visibility-about = Три карти в руці, решта в закритій колоді
duel-variants-mixed_clans = Кланова мішанина
duel-variants-mixed_clans-about = Усі шістнадцять карт розбирають драфтом
duel-variants-dark_night = Темна ніч
duel-variants-dark_night-about = Усі шістнадцять карт роздають навмання
duel-variants-fate = Доля
duel-variants-fate-about = Викласти всі вісім карт у ряд, потім відкривати парами
duel-variants-bitter_end = До переможного кінця
duel-variants-bitter_end-about = Усі вісім раундів; перемагає той, у кого більше очок
duel-reason-decks-made-twice = «{ $first }» і «{ $second }» не поєднуються: обидва варіанти визначають, як скласти колоди.
duel-reason-row-or-draw = «{ $first }» і «{ $second }» не поєднуються: для ряду потрібні всі вісім карт на руці.

## Chapters of the rules

duel-chapter-round = Раунд
duel-chapter-powers = Здібності в наступному раунді
duel-chapter-points = Відкладені раунди й очки
duel-chapter-end = Кінець гри
duel-chapter-cards = Розігрування карт
duel-chapter-variants = Варіанти
