# Картинки «Кланов и Славы»: коротко, ведь каждое слово должно поместиться.

glory-sheet-board = Стол
glory-sheet-hand = Ваша рука

glory-picture-title = Кланы и слава
glory-picture-colour = { $colour ->
    [red] Красная
    [orange] Оранжевая
    [yellow] Жёлтая
    [green] Зелёная
    [blue] Синяя
    [violet] Фиолетовая
   *[grey] Серая
}
glory-picture-card = { glory-picture-colour } { $strength }

# Строка под заголовком.
glory-picture-turn = Ход { $turn } из { $turns }
glory-picture-places = карту кладёт { $name }
glory-picture-shields = { $name }: щит на поле { $field }?

# Конец.
glory-picture-wins = { $name } побеждает!
glory-picture-shared = Общая победа!
glory-picture-reason = { $reason ->
    [points] Больше всех очков: { $points }
    [cards] Очков поровну ({ $points }), но карт больше: { $cards }
   *[shared] Поровну и очков ({ $points }), и карт ({ $cards })
}
glory-picture-resigned = { $name } сдаётся
glory-picture-taken = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

# Рука.
glory-picture-hand = Ваша рука
glory-picture-ask-place = Ваш ход: положите карту в подсвеченную ячейку
glory-picture-ask-place_face_down = Ничего не подходит: карта лицом вниз
# A card is picked, then a cell too.
glory-picture-pick = { $card }: в какую ячейку?
glory-picture-sure = { $card } → { $cell }?
glory-picture-ask-shield = Щит на поле { $field }? В стопке { $rank }-й, сейчас берёт { $count ->
    [0] 0 карт
   *[other] { $count } × { $strength }
}
glory-picture-cells = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
}
glory-picture-nowhere = не подходит
glory-picture-left-over = осталась в конце

# То же положение словами, для тех, кто не видит картинки. Игроки названы по номерам.
glory-alt-player = { $seat }: { $name }, карт { $cards }, щитов { $shields }
glory-alt-scored = { $seat }: { $name }, очков { $points }, карт { $cards }
glory-alt-hand = Ваша рука (вы { $seat }, щитов { $shields })
glory-alt-held = Карты: { $cards }
glory-alt-cards = Карты и ячейки для них: { $cards }
glory-alt-open = Доступные ячейки: { $cells }
glory-alt-left-over = Осталась карта: { $card }
glory-alt-field = Поле { $field }: { $told }
glory-alt-stack = щиты { $seats }
glory-alt-covered = { $cell } лицом вниз от { $seat }
glory-alt-last = Последняя: { $cell }
# $turns — один glory-alt-turn за другим; $shield бывает yes и no.
glory-alt-since = После вашего хода: { $turns }
glory-alt-turn = { $shield ->
    [yes] { $seat } на { $cell } со щитом
   *[no] { $seat } на { $cell }
}
glory-alt-takes = { $seat } берёт { $cards } ({ $points })
glory-alt-unclaimed = никому { $cards }
glory-alt-key = Цвета: { $letters }
glory-alt-letter = { $letter } { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
    [violet] фиолетовый
   *[grey] серый
}
