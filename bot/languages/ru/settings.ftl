# /настройки: что человек выбирает для себя.

command-settings = настройки
command-settings-about = Как вас звать, часовой пояс, ночь и язык
option-zone = пояс
option-zone-about = Ваш часовой пояс: наберите название ближайшего города
option-quiet = ночь
option-quiet-about = Ваша ночь, например 22-7: ничего не звенит, и время не истекает

settings-title = Ваши настройки
settings-calls = Когда партия ждёт вас
settings-calls-direct = Писать мне в личные сообщения
settings-calls-mention = Упоминать меня в ветке партии
settings-calls-neither = Не звать: я слежу за играми без напоминаний
settings-messages = Другие сообщения
settings-messages-about = Что не выбрано, не приходит.
settings-switch-reminders = Напоминания, пока моё время не истекло
settings-switch-nudges = Когда соседи по столу торопят меня
settings-switch-endings = Сообщение, когда партия окончена
settings-zone = Часовой пояс
settings-zone-none = Не выбран. Если вашего нет в меню, наберите `/{ command-settings }` с полем «{ option-zone }».
settings-zone-now = У вас сейчас { $time }. Если вашего пояса нет в меню, наберите `/{ command-settings }` с полем «{ option-zone }».
settings-zone-name = { $place } (UTC{ $offset })
settings-zone-unknown = Такого часового пояса нет. Наберите название города и выберите из списка.
settings-quiet = Ночь
settings-quiet-about = Ночью ничего не звенит, и ваше время не истекает. Нужен часовой пояс.
settings-night = { $begin }–{ $end }
settings-night-none = Без ночи
settings-night-unknown = Не получается прочесть эти часы. Наберите так: 22-7.
settings-confirm = Подтверждать мои ходы
settings-confirm-about = Перед ходом, который нельзя отменить.
settings-confirm-yes = Сначала спросить
settings-confirm-no = Ходить сразу
settings-language = Язык того, что видите только вы
settings-language-own = Как в моём Discord
settings-language-en = English
settings-language-ru = Русский
settings-language-uk = Українська
called-within-turn = { $name }, для вас есть вопрос. Кнопка «Играть» покажет его только вам.

## Часовые пояса

zone-pacific-honolulu = Гонолулу
zone-america-los-angeles = Лос-Анджелес
zone-america-denver = Денвер
zone-america-chicago = Чикаго
zone-america-new-york = Нью-Йорк
zone-america-sao-paulo = Сан-Паулу
zone-utc = Всемирное время
zone-europe-london = Лондон
zone-europe-berlin = Берлин
zone-europe-warsaw = Варшава
zone-europe-kyiv = Киев
zone-europe-chisinau = Кишинёв
zone-europe-istanbul = Стамбул
zone-europe-moscow = Москва
zone-asia-tbilisi = Тбилиси
zone-asia-yekaterinburg = Екатеринбург
zone-asia-almaty = Алматы
zone-asia-kolkata = Калькутта
zone-asia-novosibirsk = Новосибирск
zone-asia-shanghai = Шанхай
zone-asia-tokyo = Токио
zone-asia-vladivostok = Владивосток
zone-australia-sydney = Сидней
zone-pacific-auckland = Окленд
