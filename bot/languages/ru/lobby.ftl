# Лобби: карточка, настройки и что с ними не так. Имена экранируются до того, как попадают сюда.

join = Присоединиться
leave = Выйти
options = Настройки
options-chosen = Настройки: { $list }
variant-meaning = { $name } — { $about }
computer = Добавить компьютер
dismiss = Убрать компьютер
start = Начать
cancel = Отменить партию
players = **Игроки { $count }/{ $most }**
players-needed = Чтобы начать, нужно игроков: { $known }.
host-seat = { $name } · организатор
computer-seat = { $name } · компьютер
computer-name = Гизмо { $number }
shuffle-fixed = Тасовка определена до начала · хеш { $hash }
lobby-cancelled = Эта партия отменена.
lobby-expired = Здесь неделю ничего не менялось, поэтому лобби закрыто. Новое открывает команда `/{ command-play }`.
lobby-joined = Место за вами. Стол здесь: { $link }
lobby-left = Вы вышли из этой партии.
lobby-closed = Это лобби закрыто: партия уже началась или отменена.
lobby-host-only = Это может сделать только организатор. Свою партию можно открыть командой `/{ command-play }`.
lobby-joined-already = Вы уже в этой партии.
lobby-not-joined = Вас нет среди игроков этой партии.
lobby-host-stays = Вы организатор и не можете выйти. Отменить партию можно кнопкой «Отменить партию».
lobby-no-computer = Убирать некого: за столом только люди.
lobby-full = Все места заняты. Можно смотреть или открыть другую партию командой `/{ command-play }`.
lobby-full-so = Все места заняты: с этими настройками нужно игроков: { $known }. Организатор может выбрать другие под кнопкой «Настройки».
lobby-wrong-number = Для этой игры нужно игроков: { $known }.
game-not-here = На этом сервере эта игра выключена.
not-in-a-thread = В ветке партию открыть нельзя. Откройте её в канале: там у неё появится своя ветка.
text-channels-only = Партии открываются только в текстовых каналах, а не в голосовых, не на форумах и не в каналах объявлений. Введите `/{ command-play }` в текстовом канале.
may-not-post = В этом канале я не могу вести партию: у меня нет права «{ $right ->
    [view_channel] Просматривать канал
   *[send_messages] Отправлять сообщения
}». Дать его могут те, кто управляет сервером: настройки канала, раздел «Права доступа».
variant-unknown = Такого варианта нет. В игре «{ $game }» есть: { $known }.

## Наборы настроек

preset-chosen = Набор: { $name }
preset-menu = Выберите набор…
preset-unknown = Такого набора нет. В игре «{ $game }» есть: { $known }.
preset-none = В игре «{ $game }» нет готовых наборов. Оставьте поле пустым и выберите под кнопкой «Настройки».

## Панель настроек

lot-menu = Тянуть жребий…
lot-count = Вытянуть { $count }
lot-drawn = Выбрано жребием: хеш ниже определил его ещё до первых игроков.

options-title = ### { $game }: настройки
options-none = Обычные правила
options-section = Перейти к…
options-page = Страница { $page } из { $pages }
options-before = ← Страница { $page }
options-after = Страница { $page } →
options-part = { $title } ({ $part }/{ $parts })
options-changed = Настройки за это время изменились. Сейчас они такие.
option-answer = { $question } { $answer }
option-for = для { $known } игроков
option-needs = только вместе с «{ $name }»
option-not-with = не сочетается с: { $names }
option-forced = При { $known } игроках всегда: { $name }
option-idle = Ничего не меняет без «{ $name }»
and-more = … и ещё { $count }

## Неподходящие настройки

bad-options-unknown-option = Настройки «{ $option }» нет. Есть: { $known }.
bad-options-unknown-value = Для настройки «{ $option }» не подходит «{ $value }». Можно: { $known }.
bad-options-not-a-flag = Настройка «{ $option }» бывает только включена или выключена, «{ $value }» не подходит.
bad-options-not-a-list = Для настройки «{ $option }» нужен список, а не «{ $value }».
bad-options-wrong-number = Число игроков { $value } не подходит. Можно: { $known }.
bad-options-nobody = С такими настройками не может играть никто. { $why }
