# Лобі: картка, налаштування і що з ними не так. Імена екрануються до того, як потрапляють сюди.

join = Приєднатися
leave = Вийти
options = Налаштування
options-chosen = Налаштування: { $list }
variant-meaning = { $name } — { $about }
computer = Додати комп’ютер
dismiss = Прибрати комп’ютер
start = Почати
cancel = Скасувати партію
players = **Гравці: { $count }/{ $most }**
players-needed = Щоб почати, гравців має бути { $known }.
host-seat = { $name } · організатор
computer-seat = { $name } · комп’ютер
computer-name = Ґізмо { $number }
shuffle-fixed = Тасування зафіксовано наперед, хеш { $hash }
lobby-cancelled = Цю партію скасовано.
lobby-expired = Тут тиждень нічого не змінювалося, тому лобі закрито. Нове відкриває команда `/{ command-play }`.
lobby-joined = Місце за вами. Стіл тут: { $link }
lobby-left = Ви вийшли з цієї партії.
lobby-closed = Це лобі закрито: партію вже почато або скасовано.
lobby-host-only = Це може зробити лише організатор. Свою партію можна відкрити командою `/{ command-play }`.
lobby-joined-already = Ви вже в цій партії.
lobby-not-joined = Вас немає серед гравців цієї партії.
lobby-host-stays = Ви організатор, тому вийти не можете. Скасувати партію можна кнопкою «Скасувати партію».
lobby-no-computer = Немає кого прибирати: за столом лише люди.
lobby-full = Усі місця зайнято. Можна дивитися або відкрити іншу партію командою `/{ command-play }`.
lobby-full-so = Усі місця зайнято: з цими налаштуваннями потрібно гравців: { $known }. Організатор може обрати інші під кнопкою «Налаштування».
lobby-wrong-number = Для цієї гри гравців має бути { $known }.
game-not-here = На цьому сервері цю гру вимкнено.
not-in-a-thread = У гілці партію не відкрити. Зробіть це в каналі: там вона отримає власну гілку.
text-channels-only = Партії відкривають лише в текстових каналах, а не в голосових, не на форумах і не в каналах оголошень. Введіть `/{ command-play }` у текстовому каналі.
may-not-post = У цьому каналі я не можу вести партію: у мене немає права «{ $right ->
    [view_channel] Перегляд каналу
   *[send_messages] Надсилати повідомлення
}». Надати його можуть ті, хто керує сервером: налаштування каналу, розділ «Права доступу».
variant-unknown = Такого варіанта немає. У грі «{ $game }» є: { $known }.

## Набори налаштувань

preset-chosen = Набір: { $name }
preset-menu = Оберіть набір…
preset-unknown = Такого набору немає. У грі «{ $game }» є: { $known }.
preset-none = У грі «{ $game }» немає готових наборів. Залиште поле порожнім і оберіть під кнопкою «Налаштування».

## Панель налаштувань

lot-menu = Тягнути жереб…
lot-count = Витягнути { $count }
lot-drawn = Вибрано жеребом: хеш нижче визначив його ще до перших гравців.

options-title = ### { $game }: налаштування
options-none = Звичайні правила
options-section = Перейти до…
options-page = Сторінка { $page } з { $pages }
options-before = ← Сторінка { $page }
options-after = Сторінка { $page } →
options-part = { $title } ({ $part }/{ $parts })
options-changed = Налаштування тим часом змінилися. Зараз вони такі.
option-answer = { $question } { $answer }
option-for = для { $known } гравців
option-needs = лише разом із «{ $name }»
option-not-with = не поєднується з: { $names }
option-forced = Для { $known } гравців завжди: { $name }
option-idle = Нічого не змінює без «{ $name }»
and-more = … і ще { $count }

## Невідповідні налаштування

bad-options-unknown-option = Налаштування «{ $option }» немає. Є: { $known }.
bad-options-unknown-value = Для налаштування «{ $option }» не підходить «{ $value }». Можна: { $known }.
bad-options-not-a-flag = Налаштування «{ $option }» можна лише ввімкнути або вимкнути, «{ $value }» не підходить.
bad-options-not-a-list = Для налаштування «{ $option }» потрібен список, а не «{ $value }».
bad-options-wrong-number = Кількість гравців { $value } не підходить. Можна: { $known }.
bad-options-nobody = З такими налаштуваннями не може грати ніхто. { $why }
