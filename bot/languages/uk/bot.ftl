# Тексти, спільні для всіх ігор. Імена надходять сюди вже екранованими.
# Гра — те, у що грають; партія — один її розіграш.

## Команди

command-play = грати
command-play-about = Відкрити партію в цьому каналі
command-move = хід
command-move-about = Зробити хід: почніть писати й оберіть зі списку
command-undo = скасувати
command-undo-about = Скасувати останню дію або весь незавершений хід
command-resign = здатися
command-resign-about = Здати партію
command-games = партії
command-games-about = Усі ваші партії; спершу ті, де чекають на вас
command-hand = рука
command-hand-about = Ваші карти (бачите лише ви) і все потрібне для ходу
command-board = стіл
command-board-about = Що зараз на столі
command-log = журнал
command-log-about = Що вже сталося в партії
command-rules = правила
command-rules-about = Правила гри: коротко, за номером або пошуком
command-verify = перевірити
command-verify-about = Перевірити запис партії: чи чесним було тасування?
command-help = допомога
command-help-about = Що це таке і з чого почати

option-game = гра
option-game-about = У яку гру грати
option-rules-game-about = Правила якої гри показати
option-variant = варіант
option-variant-about = Варіант гри; решту задає кнопка «Налаштування»
option-preset = набір
option-preset-about = З якого готового набору налаштувань почати
option-language = мова
option-language-about = Мова картки, гілки й столу; особисте кожен бачить своєю мовою
option-move = хід
option-move-about = Почніть друкувати, щоб знайти можливий хід
option-match = партія
option-match-about = Яка з ваших партій, якщо з каналу це незрозуміло
option-whole = увесь-хід
option-whole-about = Увесь незакінчений хід, а не лише остання дія
option-rule = правило
option-rule-about = Номер правила або слово для пошуку
option-record = запис
option-record-about = Файл запису, доданий наприкінці партії

## Стіл

yes = Так
no = Ні
match-unknown = Такої партії немає. Ваші партії покаже команда `/{ command-games }`.
match-outdated = Цю партію почато за старими правилами, тож продовжити її не можна. Ходи збережено.
not-started = Ця партія ще не почалася. Її почне організатор кнопкою «Почати».
match-title = { $game } #{ $number }
versus = { $first } — { $second }
play = Грати
undo = Скасувати хід
change = Передумати
# A move that can’t be undone, before it is made.
confirm = Підтвердити
confirm-ask = { $move }? Скасувати це буде не можна.
more = Ще
board = Стіл
log = Журнал
rules = Правила
resign = Здатися
rematch = Реванш
to-the-table = До столу
menu-move = Оберіть…
menu-move-part = { $first } … { $last }
menu-part-about = { $count ->
    [one] { $count } дія
    [few] { $count } дії
    [many] { $count } дій
   *[other] { $count } дії
}
menu-back = ← Назад
path-joint = { " › " }
page = Стор. { $page } з { $pages }
page-before = ‹
page-after = ›
more-in-log = … і ще { $count }, усе в `/{ command-log }`
awaited = Хто тепер обирає: { $names }
has-answered = ✓ { $name }: вибір зроблено
waiting-for = Хто тепер обирає: { $names }.
waiting-since = Хто обирає: { $names } (черга дійшла { $time }).
question-over = Тут уже все вирішено. Нове запитання — нижче.
your-moves = Можна обрати: { $moves }.
some-of-your-moves = Можна обрати, наприклад: { $moves }.
stale = Це запитання вже закрито, гра пішла далі. { $stage }
button-of-old = Ця кнопка лишилася від попередньої версії й більше не працює. До ваших партій веде команда `/{ command-games }`.
undo-again = Хід щойно скасовано. Якщо нижче є кнопка «Скасувати хід», вона скасує ще один. { $stage }
order-unknown = Такого наказу в цій грі немає.
bystander = Ви не берете участі в цій партії. Можна стежити за нею тут або відкрити свою командою `/{ command-play }`.
already-over = Цю партію завершено. Наступну відкриє кнопка «Реванш» в останньому повідомленні.
not-over = Ця партія ще триває.
abandoned = Усі гравці пішли. Цю партію завершено.
has-left = { $name } більше не грає. Тепер на цьому місці { $computer }, комп’ютер.
has-left-all = { $name } більше не грає. Тепер грати нікому.
nothing-to-take-back = Скасувати зараз нічого не можна: завершений хід і те, про що вже дізналися інші, не скасовують.
no-match-here = Тут зараз ніхто не грає. Відкрити партію можна командою `/{ command-play }` в каналі сервера.
several-matches = Незрозуміло, про яку партію йдеться. Введіть команду в гілці партії або вкажіть партію в самій команді.
several-matches-to-move = Незрозуміло, про яку партію йдеться. Введіть команду в гілці партії або ходіть командою `/{ command-move }`: у ній можна вказати партію.
resign-ask = Справді здаєтеся в цій партії?{ $then ->
    [lost] { "" }
    [over] { " " }Тоді партія закінчиться: грати більше нікому.
   *[played-on] { " " }Замість вас гратиме комп’ютер.
}
resign-really = Так, здаюся
resigned = Ви здалися.
resigned-replaced = Ви здалися. Замість вас грає комп’ютер: { $name }.
rematch-opened = Наступну партію відкрито в { $channel }: #{ $number }.
rematch-impossible = Я не можу писати в { $channel }, тож наступну партію там не відкрито. Введіть `/{ command-play }` там, де можу.
rematch-open-already = Лобі з тими самими гравцями вже відкрито в { $channel }: #{ $number }.
direct-closed = { $name }, мені не вдається надіслати вам особисте повідомлення. Кнопка «Грати» покаже карти лише вам.
direct-retried = Спробую ще раз надіслати вам особисте повідомлення. Якщо нічого не надійде, дозвольте особисті повідомлення в налаштуваннях конфіденційності цього сервера.
direct-retry = Спробувати особисті повідомлення ще раз
shuffle-check = Тасування: хеш { $hash }, зерно { $seed }. Чи воно чесне, покаже команда `/{ command-verify }`.
outcome-resign = { $loser } здається. Перемагає { $winners }.
and = { $first } та { $last }
or = { $first } або { $last }
refusal = { $text } (правило { $rule }).
refusal-not-awaited = Зараз не ваш хід.
refusal-game-over = Партію завершено.
refusal-nothing-to-take-back = Зараз скасувати нічого не можна.
refusal-others-play-on = Решта грає далі.
our-fault = Щось зламалося з нашого боку. Нічого не змінилося, спробуйте ще раз.

## Бібліотека

log-empty = Поки що нічого не сталося.
rules-title = { $game }: правила
rules-below = Виберіть нижче розділ: у ньому всі правила з їхніми номерами.
rules-chapters = Розділи…
rules-back = Гра коротко
help-title = Клани за столом
help-play = **/{ $play }** відкриває партію в каналі. Інші приєднуються кнопкою; якщо додати комп’ютер, вистачить і однієї людини.
help-table = Кожна партія має власну гілку, а кожен хід — нову картинку. Коли настає ваш хід, бот надсилає ваші карти й усе потрібне для ходу в особисті повідомлення. **/{ $hand }** покаже те саме будь-коли.
help-more = **/{ $games }** покаже ваші партії, **/{ $rules }** коротко розповість про гру й пояснить будь-яке правило, **/{ $undo }** скасує хід, **/{ $resign }** — це здатися. Скільки часу на хід, обирає організатор у лобі; `/{ command-away }` зупинить ваш годинник на час від’їзду.
rule-unknown = Правила з таким номером або словом немає. Сама команда `/{ command-rules }` покаже всі правила.
record-too-large = Цей файл завеликий для запису партії. Прикріпіть файл, який бот додав наприкінці партії.
record-lost = Не вдалося отримати файл від Discord. Спробуйте ще раз.
record-good = ✓ Запис правильний ({ $game }): зерно відповідає хешу { $hash }, усі ходи дозволені, журнал веде до вказаного результату.
record-bad = ✗ Запис не пройшов перевірки: { $reason }
record-bad-shape = файл не схожий на запис, який бот додає наприкінці партії.
record-bad-game = у таку гру тут не грають.
record-bad-version = його зроблено за іншими правилами, ніж теперішні (версія { $known }).
record-bad-edition = його зіграно з даними (видання { $edition }), яких тут немає.
record-bad-hash = зерно не збігається з хешем: можливо, карти роздано не ті.
record-bad-options = його налаштування не поєднуються, або гра не розрахована на стільки гравців.
record-bad-notation = хід № { $number } у журналі не вдається прочитати.
record-bad-entry = хід № { $number } у журналі суперечить правилам (правило { $rule }).
record-bad-outcome = журнал веде не до того результату, який указано.
