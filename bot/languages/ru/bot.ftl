# Тексты, общие для всех игр. Имена приходят сюда уже экранированными.
# Игра — то, во что играют; партия — один её розыгрыш.

## Команды

command-play = играть
command-play-about = Открыть партию в этом канале
command-move = ход
command-move-about = Сделать ход, найдя его поиском
command-undo = отменить
command-undo-about = Отменить последнее действие или весь незаконченный ход
command-resign = сдаться
command-resign-about = Сдаться
command-games = партии
command-games-about = Все ваши партии; сначала те, где ждут вас
command-hand = рука
command-hand-about = Ваши карты и возможные ходы; видны только вам
command-board = стол
command-board-about = Что сейчас на столе
command-log = журнал
command-log-about = Что уже произошло в партии
command-rules = правила
command-rules-about = Правила игры: коротко, по номеру или поиском
command-verify = проверить
command-verify-about = Проверить запись партии: честной ли была тасовка?
command-help = помощь
command-help-about = Что это такое и с чего начать

option-game = игра
option-game-about = В какую игру играть
option-rules-game-about = Правила какой игры показать
option-variant = вариант
option-variant-about = С какого варианта начать; остальные под кнопкой «Настройки»
option-preset = набор
option-preset-about = С какого готового набора настроек начать
option-language = язык
option-language-about = Язык карточки, ветки и стола; личное каждый видит на своём языке
option-move = ход
option-move-about = Начните печатать, чтобы найти возможный ход
option-match = партия
option-match-about = Какая партия; нужно только вне её ветки
option-whole = целиком
option-whole-about = Весь незаконченный ход, а не только последнее действие
option-rule = правило
option-rule-about = Номер правила или слово для поиска
option-record = запись
option-record-about = Файл записи, приложенный в конце партии

## Стол

yes = Да
no = Нет
match-unknown = Такой партии нет. Ваши партии покажет команда `/{ command-games }`.
match-outdated = Эта партия начата по прежним правилам, продолжить её нельзя. Её ходы сохранены.
not-started = Эта партия ещё не началась. Её начнёт организатор кнопкой «Начать».
match-title = { $game } #{ $number }
versus = { $first } — { $second }
play = Играть
undo = Отменить ход
change = Передумать
# A move that can’t be undone, before it is made.
confirm = Подтвердить
confirm-ask = { $move }? Отменить это будет нельзя.
more = Ещё
board = Стол
log = Журнал
rules = Правила
resign = Сдаться
rematch = Реванш
to-the-table = К партии
menu-move = Выберите…
menu-move-part = { $first } … { $last }
menu-part-about = { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
menu-back = ← Назад
path-joint = { " › " }
page = Стр. { $page } из { $pages }
page-before = ‹
page-after = ›
more-in-log = … и ещё { $count }, всё в `/{ command-log }`
awaited = Ждём: { $names }
has-answered = ✓ { $name }: выбор сделан
waiting-for = Ждём: { $names }.
waiting-since = Ждём: { $names } · ход начался { $time }
question-over = Здесь всё решено. Новый вопрос ниже.
your-moves = Можно выбрать: { $moves }.
some-of-your-moves = Можно выбрать, например: { $moves }.
stale = Партия уже ушла вперёд. { $stage }
button-of-old = Эта кнопка осталась от прежней версии и больше не работает. К вашим партиям ведёт команда `/{ command-games }`.
undo-again = Действие отменено. Чтобы отменить ещё одно, нажмите «Отменить ход», если кнопка есть ниже. { $stage }
order-unknown = Такого приказа в этой игре нет.
bystander = Вы не участвуете в этой партии. Можно смотреть её здесь или открыть свою командой /играть.
already-over = Эта партия окончена. Следующую откроет кнопка «Реванш» в последнем сообщении.
not-over = Эта партия ещё идёт.
abandoned = Все игроки ушли. Эта партия окончена.
has-left = { $name } сдаётся. Дальше играет компьютер: { $computer }.
has-left-all = { $name } сдаётся. Людей не осталось, партия окончена.
nothing-to-take-back = Отменять нечего: законченный ход и то, что уже увидели другие, отменить нельзя.
no-match-here = Здесь сейчас никто не играет. Открыть партию можно командой /играть в канале сервера.
several-matches = Непонятно, о какой партии речь. Введите команду в ветке партии или укажите партию в параметре «{ option-match }».
several-matches-to-move = Непонятно, о какой партии речь. Дайте команду в ветке партии или сделайте ход командой `/{ command-move }`: в ней партию можно выбрать.
resign-ask = Точно сдаётесь?{ $then ->
    [lost] { "" }
    [over] { " " }Партия закончится: других людей в ней нет.
   *[played-on] { " " }Вместо вас будет играть компьютер.
}
resign-really = Да, сдаюсь
resigned = Вы сдались.
resigned-replaced = Вы сдались. Вместо вас играет компьютер: { $name }.
rematch-opened = Реванш #{ $number } открыт в { $channel }.
rematch-impossible = У меня нет права писать в { $channel }, поэтому реванш там не открыт. Введите `/{ command-play }` в другом канале.
rematch-open-already = Лобби с теми же игроками уже открыто в { $channel }: #{ $number }.
direct-closed = { $name }, я не могу писать вам в личные сообщения. Нажмите «Играть»: карты увидите только вы.
direct-retried = Снова попробую написать вам в личные сообщения. Если ничего не придёт, разрешите личные сообщения в настройках приватности этого сервера.
direct-retry = Снова писать в ЛС
shuffle-check = Проверка тасовки: хеш { $hash }, сид { $seed }. Проверить запись: `/{ command-verify }`.
outcome-resign = { $loser } сдаётся. Побеждает { $winners }.
and = { $first } и { $last }
or = { $first } или { $last }
refusal = { $text } (правило { $rule }).
refusal-not-awaited = Сейчас не ваш ход.
refusal-game-over = Партия окончена.
refusal-nothing-to-take-back = Сейчас отменять нечего.
refusal-others-play-on = Остальные играют дальше.
our-fault = Что-то сломалось на нашей стороне. Ничего не изменилось, попробуйте ещё раз.

## Библиотека

log-empty = Пока ничего не произошло.
rules-title = { $game }: правила
rules-below = Выберите ниже главу: в ней все правила с их номерами.
rules-chapters = Главы…
rules-back = Игра вкратце
help-title = Clanmoot: настольные игры о кланах
help-play = **/{ $play }** открывает партию в канале. Другие присоединяются кнопкой; если добавить компьютер, хватит и одного человека.
help-table = У каждой партии своя ветка и новая картинка на каждый ход. Когда наступает ваш ход, бот присылает в личные сообщения ваши карты и всё, что нужно для хода. **/{ $hand }** покажет то же в любое время.
help-more = **/{ $games }** покажет ваши партии, **/{ $rules }** коротко расскажет об игре и объяснит любое правило, **/{ $undo }** отменит ход, а **/{ $resign }** — если решили сдаться. Сколько времени на ход, выбирает организатор в лобби; `/{ command-away }` остановит ваши часы на время отъезда.
rule-unknown = Такого правила не нашлось. Команда `/{ command-rules }` без поиска покажет все.
record-too-large = Файл слишком велик для записи партии. Приложите файл, который появился в конце партии.
record-lost = Discord не отдал файл. Попробуйте ещё раз.
record-good = ✓ Запись верна ({ $game }): сид соответствует хешу { $hash }, все ходы допустимы, и журнал приводит к указанному результату.
record-bad = ✗ Запись не прошла проверку: { $reason }
record-bad-shape = файл не похож на запись, которую бот прикладывает в конце партии.
record-bad-game = в такую игру здесь не играют.
record-bad-version = она сделана по другой версии правил (сейчас версия { $known }).
record-bad-edition = она сыграна с данными (издание { $edition }), которых здесь нет.
record-bad-hash = сид не сходится с хешем: возможно, карты сданы не те.
record-bad-options = её настройки не сочетаются, или для стольких игроков игры нет.
record-bad-notation = ход { $number } журнала не читается.
record-bad-entry = запись { $number } журнала в этот момент недопустима (правило { $rule }).
record-bad-outcome = журнал приводит не к тому результату, который указан.
