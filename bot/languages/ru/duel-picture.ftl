# Картинки поединка: коротко, ведь каждое слово должно поместиться.

duel-sheet-board = Стол
duel-sheet-hand = Ваша рука

duel-picture-title = Шотландский поединок
duel-picture-clan = { $clan ->
    [wilds] Уайлды
   *[golds] Голды
}
duel-picture-card = { $card ->
    [0] Музыкант
    [1] Принцесса
    [2] Шпион
    [3] Убийца
    [4] Посол
    [5] Волшебник
    [6] Генерал
   *[7] Принц
}

# Свойство карты в три коротких строки; $fate и $bitter бывают yes и no.
duel-picture-power = { $card ->
    [0] Раунд отложен
    [1] { $bitter ->
        [yes] Против Принца: 4 очка
       *[no] Против Принца: победа!
    }
    [2] { $fate ->
        [yes] Видит карту соперника, меняет ряд
       *[no] Соперник покажет первым
    }
    [3] Побеждает меньшее значение
    [4] Победа считается за две
    [5] Лишает карту способности
    [6] +2 к следующей карте
   *[7] Выигрывает раунд
}

# Строка под заголовком.
duel-picture-round = Раунд { $round } · на кону { $worth }
duel-picture-round-each = Раунд { $round } · на кону { $wilds } : { $golds }
duel-picture-both-choose = оба выбирают тайно
duel-picture-awaited = { $clan ->
    [wilds] ждём Уайлдов
   *[golds] ждём Голдов
}
duel-picture-shows-first = { $clan ->
    [wilds] сначала карта Уайлдов
   *[golds] сначала карта Голдов
}
duel-picture-answers = { $clan ->
    [wilds] теперь ответ Уайлдов
   *[golds] теперь ответ Голдов
}
duel-picture-rearranges = { $clan ->
    [wilds] смотрит Шпион Уайлдов
   *[golds] смотрит Шпион Голдов
}
duel-picture-draft = Драфт · набор { $number } из 4 · выбор из { $size } карт
duel-picture-lay = Судьба · ряды по 8 карт рубашкой вверх
duel-picture-over = { $rounds ->
    [0] Партия окончена
    [one] Партия окончена · { $rounds } раунд
    [few] Партия окончена · { $rounds } раунда
    [many] Партия окончена · { $rounds } раундов
   *[other] Партия окончена · { $rounds } раунда
}

# Чем занят клан, после его имени.
duel-picture-status-choosing = выбирает
duel-picture-status-chosen = карта выбрана
duel-picture-status-shown = карта открыта
duel-picture-status-waiting = ждёт
duel-picture-status-picking = берёт карту
duel-picture-status-laying = в ряду { $laid } из 8
duel-picture-status-laid = ряд готов
duel-picture-status-rearranging = меняет ряд
duel-picture-status-won = победа

# Конец.
duel-picture-wins = { $name } побеждает!
duel-picture-reason = { $reason ->
    [goal] { $clan ->
        [wilds] Уайлды набрали { $points } { $points ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }
       *[golds] Голды набрали { $points } { $points ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }
    }
    [princess] Принцесса покорила сердце Принца
    [resign] { $loser } сдаётся
   *[bitter_end] Больше очков после всех восьми раундов
}
duel-picture-draw = Ничья
duel-picture-draw-reason = { $reason ->
    [cards] Карты сыграны, 4 очков нет ни у кого
   *[bitter_end] После всех восьми раундов очков поровну
}

# Рука.
duel-picture-hand = Ваша рука
duel-picture-ask-choose = выберите карту
duel-picture-ask-first = соперник увидит вашу карту
duel-picture-ask-seen = ваш ответ на эту карту
duel-picture-ask-none = сейчас не ваш ход
duel-picture-you-chose = выбрано: { duel-picture-card }
duel-picture-pick = Драфт · набор { $number } из 4 · оставьте одну карту
duel-picture-pick-waiting = Драфт · набор { $number } из 4 · { duel-picture-awaited }
duel-picture-ask-lay = Судьба · какая карта на раунд { $round }?
duel-picture-laid-waiting = Судьба · ваш ряд готов
duel-picture-ask-rearrange = Судьба · оставьте ряд или выложите заново
duel-picture-being-looked-at = Судьба · в ваш ряд заглянул Шпион
duel-picture-bonus = +{ $bonus } к значению
duel-picture-no-powers = только значения
duel-picture-kept = Уже взято: { $count } из 8
duel-picture-row = Ваши карты по раундам
duel-picture-note-shows = { $clan ->
    [wilds] Уайлды открыли: { duel-picture-card }
   *[golds] Голды открыли: { duel-picture-card }
}
duel-picture-note-next = { $clan ->
    [wilds] Следующая карта Уайлдов: { duel-picture-card }
   *[golds] Следующая карта Голдов: { duel-picture-card }
}
duel-picture-note-gave = вы отдали
duel-picture-note-got = карта получена

# То же положение словами, для тех, кто не видит картинки.
duel-alt-score = Счёт: Уайлды { $wilds }, Голды { $golds }
duel-alt-score-goal = Счёт: Уайлды { $wilds }, Голды { $golds }; игра до { $goal }
duel-alt-player = { $clan }, { $name }
duel-alt-holds = карты { $cards }
duel-alt-holds-none = карт нет
duel-alt-holds-unknown = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
    [many] { $count } закрытых карт
   *[other] { $count } закрытой карты
}
duel-alt-deck = в колоде { $count }
duel-alt-laid = в ряду рубашкой вверх { $count }
duel-alt-bonus = +{ $bonus } от Генерала
duel-alt-shows = открытая карта: { duel-picture-card }
duel-alt-round-won = Раунд { $round }: у Уайлдов { $wilds }, у Голдов { $golds }, { $clan } +{ $points }
duel-alt-round-held = Раунд { $round }: у Уайлдов { $wilds }, у Голдов { $golds }, отложен
duel-alt-hand = Ваша рука, { $clan }
duel-alt-cards = Ваши карты: { $cards }
duel-alt-packet = В наборе: { $cards }
duel-alt-kept = Уже взято: { $cards }
duel-alt-row = Ваш ряд по порядку: { $cards }
