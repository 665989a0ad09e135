# Партії користувача. Імена надходять сюди вже екранованими.

which-match = Про яку партію йдеться?

## Список партій

move = Ходити
games-title-open = { $count ->
    [1] **Ваша партія**
    [one] **У вас { $count } партія**
    [few] **У вас { $count } партії**
    [many] **У вас { $count } партій**
   *[other] **У вас { $count } партії**
}
games-title-join = **Столи з вільним місцем: { $count }**
games-title-over = **Ваші завершені партії: { $count }**
games-none-open = Ви зараз ніде не граєте. Відкрити партію можна командою `/{ command-play }` в каналі сервера.
games-none-join = Вільного місця для вас зараз немає за жодним столом цього сервера. Відкрити партію можна командою `/{ command-play }`.
games-none-over = Завершених партій у вас поки що немає.
games-shelf-open = Мої партії ({ $count })
games-shelf-join = Є місце ({ $count })
games-shelf-over = Завершені ({ $count })
games-yours = ваш хід, почався { $time }
games-waiting = Хто тепер обирає: { $names } · останній хід { $time }
games-lobby = ще не почалася · гравці: { $count }/{ $most }
games-lobby-open = гравці: { $count }/{ $most } · відкрито { $time }
games-over = завершено { $time }
