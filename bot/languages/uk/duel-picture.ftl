# Картинки двобою: коротко, бо кожне слово має вміститися.

duel-sheet-board = Стіл
duel-sheet-hand = Ваша рука

duel-picture-title = Шотландський двобій
duel-picture-clan = { $clan ->
    [wilds] Вайлди
   *[golds] Голди
}
duel-picture-card = { $card ->
    [0] Музикант
    [1] Принцеса
    [2] Шпигун
    [3] Убивця
    [4] Посол
    [5] Чарівник
    [6] Генерал
   *[7] Принц
}

# Властивість карти у три короткі рядки; $fate і $bitter бувають yes і no.
duel-picture-power = { $card ->
    [0] Раунд відкладено
    [1] { $bitter ->
        [yes] Проти Принца: 4 очки
       *[no] Проти Принца: перемога!
    }
    [2] { $fate ->
        [yes] Бачить чужу карту, міняє ряд
       *[no] Суперник покаже першим
    }
    [3] Перемагає менша сила
    [4] Перемога йде за дві
    [5] Чужа карта без властивості
    [6] Наступній карті +2 до сили
   *[7] Виграє раунд
}

# Рядок під заголовком.
duel-picture-round = Раунд { $round } · на кону { $worth }
duel-picture-round-each = Раунд { $round } · на кону { $wilds } : { $golds }
duel-picture-both-choose = обоє обирають таємно
duel-picture-awaited = { $clan ->
    [wilds] чекаємо на Вайлдів
   *[golds] чекаємо на Голдів
}
duel-picture-shows-first = { $clan ->
    [wilds] спершу карта Вайлдів
   *[golds] спершу карта Голдів
}
duel-picture-answers = { $clan ->
    [wilds] тепер відповідь Вайлдів
   *[golds] тепер відповідь Голдів
}
duel-picture-rearranges = { $clan ->
    [wilds] дивиться Шпигун Вайлдів
   *[golds] дивиться Шпигун Голдів
}
duel-picture-draft = Драфт · набір { $number } з 4 · вибір із { $size } карт
duel-picture-lay = Доля · ряди по 8 карт долілиць
duel-picture-over = { $rounds ->
    [0] Партію завершено
    [one] Партію завершено · { $rounds } раунд
    [few] Партію завершено · { $rounds } раунди
    [many] Партію завершено · { $rounds } раундів
   *[other] Партію завершено · { $rounds } раунду
}

# Що робить клан, після його назви.
duel-picture-status-choosing = обирає
duel-picture-status-chosen = карту обрано
duel-picture-status-shown = карту відкрито
duel-picture-status-waiting = чекає
duel-picture-status-picking = бере карту
duel-picture-status-laying = у ряду { $laid } з 8
duel-picture-status-laid = ряд готовий
duel-picture-status-rearranging = міняє ряд
duel-picture-status-won = перемога

# Кінець.
duel-picture-wins = { $name } перемагає!
duel-picture-reason = { $reason ->
    [goal] { $clan ->
        [wilds] Вайлди набрали { $points } { $points ->
            [one] очко
            [few] очки
            [many] очок
           *[other] очка
        }
       *[golds] Голди набрали { $points } { $points ->
            [one] очко
            [few] очки
            [many] очок
           *[other] очка
        }
    }
    [princess] Принцеса підкорила серце Принца
    [resign] { $loser } здається
   *[bitter_end] Більше очок після всіх восьми раундів
}
duel-picture-draw = Нічия
duel-picture-draw-reason = { $reason ->
    [cards] Карти зіграно, 4 очок немає ні в кого
   *[bitter_end] Після всіх восьми раундів очок порівну
}

# Рука.
duel-picture-hand = Ваша рука
duel-picture-ask-choose = оберіть карту
duel-picture-ask-first = вашу карту побачать одразу
duel-picture-ask-seen = ваша відповідь на цю карту
duel-picture-ask-none = зараз не ваш хід
duel-picture-you-chose = обрано: { duel-picture-card }
duel-picture-pick = Драфт · набір { $number } з 4 · залиште одну карту
duel-picture-pick-waiting = Драфт · набір { $number } з 4 · { duel-picture-awaited }
duel-picture-ask-lay = Доля · яка карта на раунд { $round }?
duel-picture-laid-waiting = Доля · ваш ряд готовий
duel-picture-ask-rearrange = Доля · залиште ряд або викладіть заново
duel-picture-being-looked-at = Доля · у ваш ряд зазирнув Шпигун
duel-picture-bonus = +{ $bonus } до сили
duel-picture-no-powers = лише номери
duel-picture-kept = Уже взято: { $count } з 8
duel-picture-row = Ваші карти за раундами
duel-picture-note-shows = { $clan ->
    [wilds] Вайлди відкрили: { duel-picture-card }
   *[golds] Голди відкрили: { duel-picture-card }
}
duel-picture-note-next = { $clan ->
    [wilds] Наступна карта Вайлдів: { duel-picture-card }
   *[golds] Наступна карта Голдів: { duel-picture-card }
}
duel-picture-note-gave = ви віддали
duel-picture-note-got = ви отримали

# Те саме становище словами, для тих, хто не бачить картинки.
duel-alt-score = Рахунок: Вайлди { $wilds }, Голди { $golds }
duel-alt-score-goal = Рахунок: Вайлди { $wilds }, Голди { $golds }; гра до { $goal }
duel-alt-player = { $clan }, { $name }
duel-alt-holds = карти { $cards }
duel-alt-holds-none = карт немає
duel-alt-holds-unknown = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
    [many] { $count } закритих карт
   *[other] { $count } закритої карти
}
duel-alt-deck = у колоді ще { $count }
duel-alt-laid = у ряду долілиць { $count }
duel-alt-bonus = +{ $bonus } від Генерала
duel-alt-shows = відкрита карта: { duel-picture-card }
duel-alt-round-won = Раунд { $round }: у Вайлдів { $wilds }, у Голдів { $golds }, { $clan } +{ $points }
duel-alt-round-held = Раунд { $round }: у Вайлдів { $wilds }, у Голдів { $golds }, відкладено
duel-alt-hand = Ваша рука, { $clan }
duel-alt-cards = Ваші карти: { $cards }
duel-alt-packet = У наборі: { $cards }
duel-alt-kept = Уже взято: { $cards }
duel-alt-row = Ваш ряд за порядком: { $cards }
