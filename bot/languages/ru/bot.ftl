# Тексты, общие для всех игр. Имена приходят сюда уже экранированными.
# Игра – то, во что играют; партия – один её розыгрыш.

## Команды

command-play = играть
command-play-about = Открыть партию в этом канале
command-move = ход
command-move-about = Сделать ход, найдя его поиском
command-undo = назад
command-undo-about = Взять назад последнее действие или весь незаконченный ход
command-resign = сдаться
command-resign-about = Сдать партию
command-games = партии
command-games-about = Все ваши партии; сначала те, где ждут вас
command-hand = рука
command-hand-about = Ваша рука, видная только вам, и всё, чтобы сделать ход
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
option-move = ход
option-move-about = Начните печатать, чтобы найти возможный ход
option-match = партия
option-match-about = Какая из ваших партий, если по каналу не понять
option-whole = целиком
option-whole-about = Весь незаконченный ход, а не только последнее действие
option-rule = правило
option-rule-about = Номер правила или слово для поиска
option-record = запись
option-record-about = Файл записи, приложенный в конце партии

## Лобби

join = Присоединиться
leave = Выйти
options = Настройки
variants-chosen = Варианты: { $list }
variant-meaning = { $name } – { $about }
computer = Добавить компьютер
dismiss = Убрать компьютер
start = Начать
cancel = Отмена
players = **Игроки { $count }/{ $most }**
players-needed = Чтобы начать, нужно игроков: { $known }.
host-seat = { $name } · организатор
computer-seat = { $name } · компьютер
computer-name = Гизмо { $number }
shuffle-fixed = Тасовка заранее закреплена хешем { $hash }
lobby-cancelled = Эта партия отменена.
lobby-left = Вы вышли из этой партии.
lobby-closed = Это лобби закрыто: партия уже началась или отменена.
lobby-host-only = Это может сделать только организатор. Свою партию можно открыть командой /играть.
lobby-joined-already = У вас уже есть место.
lobby-not-joined = У вас нет места в этой партии.
lobby-host-stays = Вы организатор. Чтобы отменить партию, нажмите «Отмена».
lobby-no-computer = Убирать некого: за столом только люди.
lobby-called = { $names }, сыграем ещё раз? Если не хотите, нажмите «Выйти».
lobby-full = Все места заняты. Можно смотреть или открыть другую партию командой /играть.
lobby-wrong-number = Число игроков не подходит. Можно: { $known }.
game-not-here = На этом сервере эта игра выключена.
not-in-a-thread = Открывайте партию в канале: там у неё появится своя ветка.
variant-unknown = Такого варианта нет. Выберите из списка.
options-title = ### { $game }: настройки
options-none = Обычные правила
yes = Да
no = Нет
match-unknown = Такой партии нет. Ваши партии покажет команда `/{ command-games }`.
match-outdated = Эта партия начата по прежним правилам, продолжить её нельзя. Её ходы сохранены.
not-started = Эта партия ещё не началась. Её начнёт организатор кнопкой «Начать».
bad-options-unknown-option = Настройки «{ $option }» нет. Есть: { $known }.
bad-options-unknown-value = Для настройки «{ $option }» не подходит «{ $value }». Можно: { $known }.
bad-options-not-a-flag = Настройка «{ $option }» бывает только включена или выключена, «{ $value }» не подходит.
bad-options-not-a-list = Для настройки «{ $option }» нужен список, а не «{ $value }».
bad-options-wrong-number = Число игроков { $value } не подходит. Можно: { $known }.

## Стол

match-title = { $game } #{ $number }
versus = { $first } – { $second }
choose = Выбрать
hand = Рука
undo = Ход назад
change = Передумать
more = Ещё
board = Стол
log = Журнал
rules = Правила
resign = Сдаться
rematch = Реванш
to-the-table = К столу
menu-move = Выберите…
menu-move-part = { $first } … { $last }
menu-part-about = { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
    [many] { $count } возможностей
   *[other] { $count } возможности
}
menu-back = ← Назад
awaited = { $count ->
    [one] Выбирает: { $names }
    [few] Выбирают: { $names }
    [many] Выбирают: { $names }
   *[other] Выбирают: { $names }
}
has-answered = ✓ { $name }: выбор сделан
waiting-for = Ждём: { $names }.
waiting-since = Ждём: { $names }, вопрос задан { $time }.
news-more = … ещё { $count } в /{ command-log }.
question-over = Здесь всё решено. Новый вопрос ниже.
your-moves = Можно выбрать: { $moves }.
some-of-your-moves = Можно выбрать, например: { $moves }.
stale = Этот вопрос уже закрыт, игра ушла дальше. { $stage }
button-of-old = Эта кнопка осталась от прежней версии и больше не работает. К вашим партиям ведёт команда `/{ command-games }`.
undo-again = Ход только что отменён. Если ниже есть кнопка «Ход назад», она отменит ещё один. { $stage }
order-unknown = Такого приказа в этой игре нет.
bystander = Вы не участвуете в этой партии. Можно смотреть её здесь или открыть свою командой /играть.
already-over = Эта партия окончена. Следующую откроет кнопка «Реванш» в последнем сообщении.
not-over = Эта партия ещё идёт.
abandoned = Все игроки ушли. Эта партия окончена.
has-left = { $name } больше не играет. Теперь на этом месте { $computer }, компьютер.
has-left-all = { $name } больше не играет. Играть больше некому.
nothing-to-take-back = Сейчас взять назад нечего: законченный ход и то, что уже открылось другим, остаются в силе.
no-match-here = Здесь сейчас никто не играет. Открыть партию можно командой /играть в канале сервера.
several-matches = Непонятно, о какой партии речь. Дайте команду в ветке партии или выберите партию в самой команде.
several-matches-to-move = Непонятно, о какой партии речь. Дайте команду в ветке партии или сделайте ход командой `/{ command-move }`: в ней партию можно выбрать.
resign-ask = Точно сдать эту партию?{ $then ->
    [lost] { "" }
    [over] { " " }Тогда партия закончится: больше никто не играет.
   *[played-on] { " " }Вместо вас будет играть компьютер.
}
resign-really = Да, сдаюсь
resigned = Вы сдали эту партию.
resigned-replaced = Вы сдали эту партию. Вместо вас играет { $name }.
rematch-opened = Следующая партия открыта в { $channel }: #{ $number }.
rematch-impossible = В { $channel } мне нельзя писать, поэтому следующая партия там не открыта. Наберите `/{ command-play }` там, где мне можно писать.
rematch-open-already = Лобби с теми же игроками уже открыто в { $channel }: #{ $number }.
direct-closed = { $name }, не получается написать вам лично. Кнопка «Рука» покажет карты только вам.
direct-retried = Попробую снова написать вам лично. Если ничего не придёт, разрешите личные сообщения в настройках приватности этого сервера.
direct-retry = Снова писать мне лично
shuffle-check = Проверка тасовки: хеш { $hash }, зерно { $seed }. Запись можно проверить командой /проверить.
outcome-resign = { $loser } сдаётся. Побеждает { $winners }.
and = { $first } и { $last }
or = { $first } или { $last }
refusal = { $text } (правило { $rule }).
refusal-not-awaited = Сейчас не ваш ход.
refusal-game-over = Партия окончена.
refusal-nothing-to-take-back = Сейчас взять назад нечего.
refusal-others-play-on = Остальные играют дальше.
our-fault = Что-то сломалось на нашей стороне. Ничего не изменилось, попробуйте ещё раз.

## Библиотека

games-none = Вы сейчас нигде не играете. Открыть партию можно командой /играть в канале сервера.
games-title = { $count ->
    [1] **Ваша партия**
    [one] **У вас { $count } партия**
    [few] **У вас { $count } партии**
    [many] **У вас { $count } партий**
   *[other] **У вас { $count } партии**
}
games-lobby = ещё не началась
games-waiting = ждём других, последний ход { $time }
games-yours = **ваш ход**, вопрос задан { $time }
log-empty = Пока ничего не произошло.
rules-title = { $game }: правила
rules-below = Все правила по номерам – в меню ниже.
help-title = Кланы за столом
help-play = **/{ $play }** открывает партию в канале. Другие присоединяются кнопкой; если добавить компьютер, хватит и одного человека.
help-table = У каждой партии своя ветка и новая картинка на каждый ход. Когда наступает ваш ход, бот присылает вам лично ваши карты и всё, что нужно для хода. **/{ $hand }** покажет то же в любое время.
help-more = **/{ $games }** покажет ваши партии, **/{ $rules }** коротко расскажет об игре и объяснит любое правило, **/{ $undo }** возьмёт ход назад, **/{ $resign }** сдаст партию. Спешить некуда: партия подождёт вас.
rule-unknown = Правила с таким номером или словом нет. Команда `/{ command-rules }` без них покажет все.
record-too-large = Записи партий меньше. Приложите файл, который появился в конце партии.
record-lost = Discord не отдал файл. Попробуйте ещё раз.
record-good = ✓ Запись верна ({ $game }): зерно соответствует хешу { $hash }, все ходы допустимы, и журнал приводит к указанному результату.
record-bad = ✗ Запись не прошла проверку: { $reason }
record-bad-shape = файл не похож на запись, которую бот прикладывает в конце партии.
record-bad-game = в такую игру здесь не играют.
record-bad-version = она сделана по другим правилам, чем нынешние (версия { $known }).
record-bad-edition = она сыграна с данными (издание { $edition }), которых здесь нет.
record-bad-hash = зерно не сходится с хешем: возможно, карты сданы не те.
record-bad-options = её настройки не сочетаются, или для стольких игроков игры нет.
record-bad-notation = ход { $number } журнала не читается.
record-bad-entry = ход { $number } журнала в этот момент запрещён (правило { $rule }).
record-bad-outcome = журнал приводит не к тому результату, который указан.
