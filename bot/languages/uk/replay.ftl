# Що `clanmoot replay` і `clanmoot verify` кажуть навколо текстів самих ігор.

replay-title = { $game }. { $options }
replay-shuffle = Тасування зафіксовано, хеш { $hash }
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
