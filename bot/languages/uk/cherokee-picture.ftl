# Картинки «Черокі»: коротко, адже кожне слово має вміститися.

cherokee-sheet-board = Стіл
cherokee-sheet-hand = Ваша рука

cherokee-picture-title = Черокі
cherokee-picture-clan = { $clan ->
    [birds] Птахи
    [blue] Сині
    [wild_potato] Дика Картопля
    [deer] Олені
    [wolf] Вовки
   *[long_hair] Довговолосі
}
cherokee-picture-sex = { $sex ->
    [man] Чоловік
   *[woman] Жінка
}
cherokee-picture-discard = Скид: { $count }
cherokee-picture-neutral = Нейтральні
cherokee-picture-to-move = ходить

# Рядок під заголовком: номер ходу й що зараз вирішується; $cell — клітинка, про яку йдеться.
cherokee-picture-turn = Хід { $turn } з { $turns }
cherokee-picture-now-target = вибір цілі
cherokee-picture-now-attackers = атака на { $cell }: хто атакує?
cherokee-picture-now-successor = хто підніметься на { $cell }?
cherokee-picture-now-place = яка карта ляже на { $cell }?
cherokee-picture-now-drop = атакувати нікого, карта у скид
cherokee-picture-over = { $turn ->
    [one] Партію завершено · { $turn } хід
    [few] Партію завершено · { $turn } ходи
    [many] Партію завершено · { $turn } ходів
   *[other] Партію завершено · { $turn } ходу
}

# Кінець.
cherokee-picture-wins = { $name } перемагає!
cherokee-picture-shared = Спільна перемога!
cherokee-picture-reason = { $reason ->
    [women] Пер порівну, але жінок більше: { $women }
    [shared] Пер і жінок порівну
    [resign] { $loser } здається
   *[feathers] Найбільше пер: { $points }
}

# Рука.
cherokee-picture-hand = Ваша рука
cherokee-picture-you = Ви: { $clan }
cherokee-picture-ask-target = кого вигнати?
cherokee-picture-ask-attackers = хто атакує { $cell }?
cherokee-picture-ask-successor = хто підніметься на { $cell }?
cherokee-picture-ask-place = яку карту на { $cell }?
cherokee-picture-ask-drop = атакувати нікого: що скинути?
cherokee-picture-ask-none = зараз не ваш хід

# Те саме становище словами, для тих, хто не бачить картинки.
cherokee-alt-holds = { $count ->
    [0] без карт
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
cherokee-alt-cards = Ваші карти: { $cards }
cherokee-alt-card = { $sex ->
    [man] чол. { $value }
   *[woman] жін. { $value }
}
cherokee-alt-group = { $sex ->
    [man] чоловіки { $members }
   *[woman] жінки { $members }
}
cherokee-alt-targets = Можна вигнати: { $cells }
cherokee-alt-attacks = Можуть атакувати: { $sets }
cherokee-alt-successors = Можуть піднятися: { $cells }
cherokee-alt-last = востаннє вигнано з { $cell }: { $member }; переходи: { $steps }
cherokee-alt-dropped = остання скинута карта: { $member }
cherokee-alt-since = Після вашого ходу: { $turns }
cherokee-alt-chased = { $name } виганяє з { $cell }: { $member }
cherokee-alt-moved = переходи { $steps }
cherokee-alt-threw = { $name } скидає карту: { $member }
