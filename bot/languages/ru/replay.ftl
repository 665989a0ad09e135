# Что `clanmoot replay` и `clanmoot verify` говорят вокруг текстов самих игр.

replay-title = { $game }. { $options }
replay-shuffle = Тасовка определена до начала · хеш { $hash }
replay-edition = Версия правил { $version }, издание данных { $edition }
replay-player = Игрок { $number }
replay-undo = { $name } отменяет ход.
replay-resign = { $name } сдаётся.
replay-computer = { $name }: дальше решает компьютер.
replay-person = { $name }: компьютер больше не играет.
replay-unfinished = Запись кончается здесь, партия не окончена.
replay-bad = { $file }: строка { $line }: { $reason }
replay-bad-shape = это неполная запись; запись — одна строка JSON, которую бот прикладывает в конце партии.
replay-bad-entry = ход { $number } журнала ({ $name }) в этот момент запрещён (правило { $rule }).
verify-good = строка { $line }: запись верна: { $game }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}. { $result } Сид соответствует хешу { $hash }. Версия правил { $version }, издание данных { $edition }.

## /повтор

command-replay = повтор
command-replay-about = Посмотреть партию ход за ходом
replay-turn = Ход { $turn } из { $turns } · { $time }
replay-first = ⏮
replay-back = ◀
replay-forward = ▶
replay-last = ⏭
replay-mine = Мои ходы
replay-animate = Анимация
animation-progress = Анимация создаётся: { $done } из { $turns }
animation-done = { $turns ->
    [one] Партия за { $turns } ход
    [few] Партия за { $turns } хода
    [many] Партия за { $turns } ходов
   *[other] Партия за { $turns } хода
}
animation-shortened = Показаны ходы: { $done } из { $turns }; остальные пропущены, чтобы анимация не была слишком длинной
animation-alt = Анимация: { $title }, ход за ходом. В конце: { $last }
animation-busy = Сейчас создаётся другая анимация. Попробуйте через минуту-другую.
animation-enough = Анимаций за час: уже { $most }. Следующую можно сделать { $time }.
animation-stopped = Бот перезапускается, анимация не закончена. Нажмите на кнопку ещё раз через минуту.
animation-failed = Не удалось создать анимацию. Попробуйте позже.
