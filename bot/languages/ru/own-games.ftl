# Партии пользователя. Имена приходят сюда уже экранированными.

which-match = Какую партию вы имеете в виду?

## Список партий

move = Ходить
games-title-open = { $count ->
    [1] **Ваша партия**
    [one] **У вас { $count } партия**
    [few] **У вас { $count } партии**
    [many] **У вас { $count } партий**
   *[other] **У вас { $count } партии**
}
games-title-join = **Столы со свободным местом: { $count }**
games-title-over = **Ваши оконченные партии: { $count }**
games-none-open = Вы сейчас нигде не играете. Открыть партию можно командой `/{ command-play }` в канале сервера.
games-none-join = Свободного места для вас сейчас нет ни за одним столом этого сервера. Открыть партию можно командой `/{ command-play }`.
games-none-over = Оконченных партий у вас пока нет.
games-shelf-open = Мои партии ({ $count })
games-shelf-join = Есть место ({ $count })
games-shelf-over = Оконченные ({ $count })
games-yours = ваш ход, начался { $time }
games-waiting = Ждём: { $names } · последний ход { $time }
games-lobby = ещё не началась · игроки: { $count }/{ $most }
games-lobby-open = игроки: { $count }/{ $most } · открыта { $time }
games-over = окончена { $time }
