# Картинки «Земли кланов»: коротко, ведь каждое слово должно поместиться.

land-sheet-board = Стол
land-sheet-hand = Ваша рука

land-picture-title = Земля кланов
land-picture-card = { $card ->
    [oak] Дуб
    [crag] Утёс
    [sun] Солнце
    [fish] Рыба
    [thistle] Чертополох
    [toadstool] Мухомор
    [moon] Луна
    [stones] Камни
    [sword] Меч
    [shield] Щит
   *[wizard] Колдун
}
# Буква — то, на что фигура похожа.
land-picture-shape = { $shape ->
    [I3] ряд из 3
    [V3] уголок из 3
    [I4] ряд из 4
    [L4] L из 4
    [T4] T из 4
    [O4] квадрат из 4
    [S4] S из 4
    [I5] ряд из 5
    [L5] L из 5
    [Y5] Y из 5
    [P5] P из 5
    [U5] U из 5
    [V5] V из 5
    [T5] T из 5
    [N5] N из 5
    [F5] F из 5
    [W5] W из 5
    [Z5] Z из 5
   *[X5] крест из 5
}
land-picture-and = { $first } и { $last }

# Строка под заголовком.
land-picture-turn = Ход { $turn } · ходит { $name }
land-picture-joining = { $name } нападает на { $castle } · ещё мечи?
land-picture-attacked = { $name } нападает на { $castle } · ждём ответа
land-picture-over = Партия окончена · ход { $turns }

# Конец.
land-picture-wins = { $count ->
    [one] { $names } побеждает!
    [few] { $names } побеждают!
    [many] { $names } побеждают!
   *[other] { $names } побеждают!
}
land-picture-shared = Победу делят { $names }!
land-picture-points-won = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} · ходов сыграно: { $turns }
land-picture-resigned = { $name } сдаётся

# Рука.
land-picture-hand = Ваша рука
land-picture-waiting = Ждём: { $name }
land-picture-ask-action = Ход { $turn } · займите клетку или нападите
land-picture-ask-square = { land-picture-card } · на какую клетку?
land-picture-ask-column = { land-picture-card } · в каком столбце?
land-picture-ask-token = Какой из ваших жетонов перейдёт туда?
land-picture-ask-castle = Какой замок построить?
land-picture-ask-discard = Какую карту сбросить?
land-picture-ask-swords = Нападение на { $castle } · сколько мечей?
land-picture-ask-join = Нападение на { $castle } · добавить мечи?
land-picture-ask-shields = Нападение на { $castle } · нужно щитов: { $needed }
land-picture-open-wizards = { $count ->
    [one] открыт
    [few] открыты
    [many] открыты
   *[other] открыты
}

# То же положение словами, для тех, кто не видит картинки.
land-alt-attack = Сила у { $castle }: { $strength } против { $against }, мечей { $swords }
land-alt-prizes = Призы от левого верхнего угла, с очками: { $prizes }; в мешочке { $bag }
land-alt-prize = { $shape } ({ $points })
land-alt-no-prize = нет
land-alt-clan = { $names }: очки { $points }, призы { $prizes } из { $goal }, Колдуны { $wizards }, жетоны в запасе { $tokens }
land-alt-tokens = жетоны на { $squares }
land-alt-castles = { $count ->
    [one] замок на { $castles }
    [few] замки на { $castles }
    [many] замки на { $castles }
   *[other] замки на { $castles }
}
land-alt-last = Последнее действие: { $deed }
land-alt-since = После вашего хода: { $deeds }
land-alt-deed = { $kind ->
    [conquered] { $name } занимает { $square }
    [built] { $name } строит замок на { $castle }
    [captured] { $name } захватывает { $castle }
    [repelled] { $name } нападает на { $castle }, отбито
   *[discarded] { $name } сбрасывает карту
}
land-alt-cards = Ваши карты: { $cards }
land-alt-completing = Замок можно завершить на { $squares }
land-alt-buildable = На выбор: { $castles }
land-alt-targets = Можно напасть: { $castles }
