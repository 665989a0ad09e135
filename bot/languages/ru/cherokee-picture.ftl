# Картинки «Чероки»: коротко, ведь каждое слово должно поместиться.

cherokee-sheet-board = Стол
cherokee-sheet-hand = Ваша рука

cherokee-picture-title = Чероки
cherokee-picture-clan = { $clan ->
    [birds] Птицы
    [blue] Синие
    [wild_potato] Дикий Картофель
    [deer] Олени
    [wolf] Волки
   *[long_hair] Длинноволосые
}
cherokee-picture-sex = { $sex ->
    [man] Мужчина
   *[woman] Женщина
}
cherokee-picture-discard = Сброс: { $count }
cherokee-picture-neutral = Нейтральные
cherokee-picture-to-move = ходит

# Строка под заголовком: номер хода и что сейчас решается; $cell — позиция, о которой речь.
cherokee-picture-turn = Ход { $turn } из { $turns }
cherokee-picture-now-target = выбор цели
cherokee-picture-now-attackers = атака на { $cell }: кто идёт?
cherokee-picture-now-successor = кто поднимется на { $cell }?
cherokee-picture-now-place = какая карта ляжет на { $cell }?
cherokee-picture-now-drop = атаковать некого, карта в сброс
cherokee-picture-over = { $turn ->
    [one] Партия окончена · { $turn } ход
    [few] Партия окончена · { $turn } хода
    [many] Партия окончена · { $turn } ходов
   *[other] Партия окончена · { $turn } хода
}

# Конец.
cherokee-picture-wins = { $name } побеждает!
cherokee-picture-shared = Общая победа!
cherokee-picture-reason = { $reason ->
    [women] Перьев поровну, но женщин больше: { $women }
    [shared] Поровну и перьев, и женщин
    [resign] { $loser } сдаётся
   *[feathers] Больше всех перьев: { $points }
}

# Рука.
cherokee-picture-hand = Ваша рука
cherokee-picture-you = Вы: { $clan }
cherokee-picture-ask-target = кого изгнать?
cherokee-picture-ask-attackers = кто атакует { $cell }?
cherokee-picture-ask-successor = кто поднимется на { $cell }?
cherokee-picture-ask-place = какую карту на { $cell }?
cherokee-picture-ask-drop = нет цели: что сбросить?
cherokee-picture-ask-none = сейчас не ваш ход

# То же положение словами, для тех, кто не видит картинки.
cherokee-alt-holds = { $count ->
    [0] без карт
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
cherokee-alt-cards = Ваши карты: { $cards }
cherokee-alt-card = { $sex ->
    [man] мужчина { $value }
   *[woman] женщина { $value }
}
cherokee-alt-group = { $sex ->
    [man] мужчины { $members }
   *[woman] женщины { $members }
}
cherokee-alt-targets = Можно изгнать: { $cells }
cherokee-alt-attacks = Могут атаковать: { $sets }
cherokee-alt-successors = Могут подняться: { $cells }
cherokee-alt-last = последнее изгнание с { $cell }: { $member }; перемещения { $steps }
cherokee-alt-dropped = последней сброшена: { $member }
cherokee-alt-since = После вашего хода: { $turns }
cherokee-alt-chased = { $name } изгоняет с { $cell }: { $member }
cherokee-alt-moved = переходы { $steps }
cherokee-alt-threw = { $name } сбрасывает карту: { $member }
