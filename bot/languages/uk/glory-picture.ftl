# Картинки «Кланів і Слави»: коротко, адже кожне слово має вміститися.

glory-sheet-board = Стіл
glory-sheet-hand = Ваша рука

glory-picture-title = Клани і слава
glory-picture-colour = { $colour ->
    [red] Червона
    [orange] Оранжева
    [yellow] Жовта
    [green] Зелена
    [blue] Синя
    [violet] Фіолетова
   *[grey] Сіра
}
glory-picture-card = { glory-picture-colour } { $strength }

# Рядок під заголовком.
glory-picture-turn = Хід { $turn } з { $turns }
glory-picture-places = карту кладе { $name }
glory-picture-shields = { $name }: щит на поле { $field }?

# Кінець.
glory-picture-wins = { $name } перемагає!
glory-picture-shared = Спільна перемога!
glory-picture-reason = { $reason ->
    [points] Найбільше очок: { $points }
    [cards] Очок порівну ({ $points }), але карт більше: { $cards }
   *[shared] Очок ({ $points }) і карт ({ $cards }) порівну
}
glory-picture-resigned = { $name } здається
glory-picture-taken = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}

# Рука.
glory-picture-hand = Ваша рука
glory-picture-ask-place = Ваш хід: покладіть карту у світлу клітинку
glory-picture-ask-place_face_down = Нічого не підходить: карта долілиць
# A card is picked, then a cell too.
glory-picture-pick = { $card }: у яку клітинку?
glory-picture-sure = { $card } → { $cell }?
glory-picture-ask-shield = Щит на поле { $field }? У стосі { $rank }-й, зараз бере { $count ->
    [0] 0 карт
   *[other] { $count } × { $strength }
}
glory-picture-cells = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}
glory-picture-nowhere = не підходить
glory-picture-left-over = лишилася наприкінці

# Те саме становище словами, для тих, хто не бачить картинки. Гравців названо за номерами.
glory-alt-player = { $seat }: { $name }, карт { $cards }, щитів { $shields }
glory-alt-scored = { $seat }: { $name }, очок { $points }, карт { $cards }
glory-alt-hand = Ваша рука (ви { $seat }, щитів { $shields })
glory-alt-held = Карти: { $cards }
glory-alt-cards = Карти й клітинки для них: { $cards }
glory-alt-open = Куди можна класти: { $cells }
glory-alt-left-over = Лишилася карта: { $card }
glory-alt-field = Поле { $field }: { $told }
glory-alt-stack = щити: { $seats }
glory-alt-covered = { $cell }: карта долілиць (гравець { $seat })
glory-alt-last = Остання карта: { $cell }
# $turns — один glory-alt-turn за одним; $shield буває yes і no.
glory-alt-since = Після вашого ходу: { $turns }
glory-alt-turn = { $shield ->
    [yes] { $seat } на { $cell } зі щитом
   *[no] { $seat } на { $cell }
}
glory-alt-takes = { $seat } бере { $cards } ({ $points })
glory-alt-unclaimed = нікому: { $cards }
glory-alt-key = Кольори: { $letters }
glory-alt-letter = { $letter } { $colour ->
    [red] червоний
    [orange] оранжевий
    [yellow] жовтий
    [green] зелений
    [blue] синій
    [violet] фіолетовий
   *[grey] сірий
}
