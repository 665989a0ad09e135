# Що `clanmoot replay` і `clanmoot verify` кажуть навколо текстів самих ігор.

replay-title = { $game }. { $options }
replay-shuffle = Тасування зафіксовано наперед, хеш { $hash }
replay-edition = Версія правил { $version }, видання даних { $edition }
replay-player = Гравець { $number }
replay-undo = { $name } скасовує хід.
replay-resign = { $name } здається.
replay-computer = { $name }: далі вирішує комп’ютер.
replay-person = { $name }: комп’ютер більше не грає.
replay-unfinished = На цьому запис уривається: партія ще триває.
replay-bad = { $file }: рядок { $line }: { $reason }
replay-bad-shape = запис неповний: має бути один рядок JSON, який бот додає наприкінці партії.
replay-bad-entry = хід № { $number } у журналі ({ $name }) суперечить правилам (правило { $rule }).
verify-good = рядок { $line } — запис правильний: { $game }, { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}. { $result } Зерно відповідає хешу { $hash }. Версія правил { $version }, видання даних { $edition }.

## /повтор

command-replay = повтор
command-replay-about = Переглянути партію хід за ходом
replay-turn = Хід { $turn } з { $turns } · { $time }
replay-first = ⏮
replay-back = ◀
replay-forward = ▶
replay-last = ⏭
replay-mine = Мої ходи
replay-animate = Анімація
animation-progress = Анімація створюється: { $done } з { $turns }
animation-done = { $turns ->
    [one] Партія за { $turns } хід
    [few] Партія за { $turns } ходи
    [many] Партія за { $turns } ходів
   *[other] Партія за { $turns } ходу
}
animation-shortened = Показано ходи: { $done } з { $turns }; решту пропущено, щоб анімація не була задовгою
animation-alt = Анімація: { $title }, хід за ходом. Наприкінці: { $last }
animation-busy = Зараз створюється інша анімація. Спробуйте за хвилину-дві.
animation-enough = Анімацій за годину: вже { $most }. Наступну можна зробити { $time }.
animation-stopped = Бот перезапускається, анімацію не закінчено. Натисніть на кнопку ще раз за хвилину.
animation-failed = Не вдалося створити анімацію. Спробуйте пізніше.
