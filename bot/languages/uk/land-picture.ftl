# Картинки «Землі кланів»: коротко, адже кожне слово має поміститися.

land-sheet-board = Стіл
land-sheet-hand = Ваша рука

land-picture-title = Земля кланів
land-picture-card = { $card ->
    [oak] Дуб
    [crag] Скеля
    [sun] Сонце
    [fish] Риба
    [thistle] Будяк
    [toadstool] Мухомор
    [moon] Місяць
    [stones] Камені
    [sword] Меч
    [shield] Щит
   *[wizard] Чаклун
}
# Літера — те, на що фігура схожа.
land-picture-shape = { $shape ->
    [I3] ряд із 3 квадратів
    [V3] кутик із 3 квадратів
    [I4] ряд із 4 квадратів
    [L4] «L» із 4 квадратів
    [T4] «T» із 4 квадратів
    [O4] квадрат 2 × 2
    [S4] «S» із 4 квадратів
    [I5] ряд із 5 квадратів
    [L5] «L» із 5 квадратів
    [Y5] «Y» із 5 квадратів
    [P5] «P» із 5 квадратів
    [U5] «U» із 5 квадратів
    [V5] «V» із 5 квадратів
    [T5] «T» із 5 квадратів
    [N5] «N» із 5 квадратів
    [F5] «F» із 5 квадратів
    [W5] «W» із 5 квадратів
    [Z5] «Z» із 5 квадратів
   *[X5] хрест із 5 квадратів
}
land-picture-and = { $first } та { $last }

# Рядок під заголовком.
land-picture-turn = Хід { $turn } · { $name } захоплює або нападає
land-picture-joining = { $name } нападає на { $castle } · ще мечі?
land-picture-attacked = { $name } нападає на { $castle } · чекаємо на відповідь
land-picture-over = Партію завершено · ходів: { $turns }

# Кінець.
land-picture-wins = { $count ->
    [one] { $names } перемагає!
    [few] { $names } перемагають!
    [many] { $names } перемагають!
   *[other] { $names } перемагають!
}
land-picture-shared = Спільна перемога: { $names }!
land-picture-points-won = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} · ходів зіграно: { $turns }
land-picture-resigned = { $name } здається

# Рука.
land-picture-hand = Ваша рука
land-picture-waiting = Обирає { $name }
land-picture-ask-action = Хід { $turn } · захопіть квадрат або нападіть
land-picture-ask-square = { land-picture-card } · на який квадрат?
land-picture-ask-column = { land-picture-card } · у якому стовпці?
land-picture-ask-token = Який із ваших жетонів перемістити?
land-picture-ask-castle = Який замок збудувати?
land-picture-ask-discard = Яку карту скинути?
land-picture-ask-swords = Напад на { $castle } · скільки мечів?
land-picture-ask-join = Напад на { $castle } · додати мечі?
land-picture-ask-shields = Напад на { $castle } · потрібно щитів: { $needed }
land-picture-open-wizards = { $count ->
    [one] відкритий
    [few] відкриті
    [many] відкриті
   *[other] відкриті
}

# Те саме положення словами, для тих, хто не бачить картинки.
land-alt-attack = Сила біля { $castle }: { $strength } проти { $against }, мечів: { $swords }
land-alt-prizes = Призи від лівого верхнього кута, з очками: { $prizes }; у мішечку { $bag }
land-alt-prize = { $shape } ({ $points })
land-alt-no-prize = немає
land-alt-clan = { $names }: очок { $points }, призових карток { $prizes } з { $goal }, Чаклунів { $wizards }, жетонів у запасі { $tokens }
land-alt-tokens = жетони на { $squares }
land-alt-castles = { $count ->
    [one] замок на { $castles }
    [few] замки на { $castles }
    [many] замки на { $castles }
   *[other] замки на { $castles }
}
land-alt-last = Остання дія: { $deed }
land-alt-since = Після вашого ходу: { $deeds }
land-alt-deed = { $kind ->
    [conquered] { $name } захоплює { $square }
    [built] { $name } будує замок на { $castle }
    [captured] { $name } здобуває { $castle }
    [repelled] { $name } нападає на { $castle }, відбито
   *[discarded] { $name } скидає карту
}
land-alt-cards = Ваші карти: { $cards }
land-alt-completing = Замок можна завершити на { $squares }
land-alt-buildable = На вибір: { $castles }
land-alt-targets = Можна напасти на замки: { $castles }
