# /налаштування: що людина обирає для себе.

command-settings = налаштування
command-settings-about = Як вас кликати, часовий пояс, ніч і мова
option-zone = пояс
option-zone-about = Ваш часовий пояс: наберіть назву найближчого міста
option-quiet = ніч
option-quiet-about = Ваша ніч, наприклад 22-7: нічого не дзвенить, і час не спливає

settings-title = Ваші налаштування
settings-calls = Коли партія чекає на вас
settings-calls-direct = Писати мені в особисті повідомлення
settings-calls-mention = Згадувати мене в гілці партії
settings-calls-neither = Не кликати: я стежу за іграми без нагадувань
settings-messages = Інші повідомлення
settings-messages-about = Що не обрано, не надходить.
settings-switch-reminders = Нагадування, доки мій час не сплив
settings-switch-nudges = Коли сусіди по столу квапять мене
settings-switch-endings = Повідомлення, коли партію завершено
settings-zone = Часовий пояс
settings-zone-none = Не обрано. Якщо вашого немає в меню, наберіть `/{ command-settings }` з полем «{ option-zone }».
settings-zone-now = У вас зараз { $time }. Якщо вашого поясу немає в меню, наберіть `/{ command-settings }` з полем «{ option-zone }».
settings-zone-name = { $place } (UTC{ $offset })
settings-zone-unknown = Такого часового поясу немає. Наберіть назву міста й оберіть зі списку.
settings-quiet = Ніч
settings-quiet-about = Уночі нічого не дзвенить, і ваш час не спливає. Потрібен часовий пояс.
settings-night = { $begin }–{ $end }
settings-night-none = Без ночі
settings-night-unknown = Не вдається прочитати ці години. Наберіть так: 22-7.
settings-confirm = Підтверджувати мої ходи
settings-confirm-about = Перед ходом, який не можна скасувати.
settings-confirm-yes = Спершу запитати
settings-confirm-no = Ходити одразу
settings-language = Мова того, що бачите лише ви
settings-language-own = Як у моєму Discord
settings-language-en = English
settings-language-ru = Русский
settings-language-uk = Українська
called-within-turn = { $name }, для вас є запитання. Кнопка «Грати» покаже його лише вам.

## Часові пояси

zone-pacific-honolulu = Гонолулу
zone-america-los-angeles = Лос-Анджелес
zone-america-denver = Денвер
zone-america-chicago = Чикаго
zone-america-new-york = Нью-Йорк
zone-america-sao-paulo = Сан-Паулу
zone-utc = Всесвітній час
zone-europe-london = Лондон
zone-europe-berlin = Берлін
zone-europe-warsaw = Варшава
zone-europe-kyiv = Київ
zone-europe-chisinau = Кишинів
zone-europe-istanbul = Стамбул
zone-europe-moscow = Москва
zone-asia-tbilisi = Тбілісі
zone-asia-yekaterinburg = Єкатеринбург
zone-asia-almaty = Алмати
zone-asia-kolkata = Колката
zone-asia-novosibirsk = Новосибірськ
zone-asia-shanghai = Шанхай
zone-asia-tokyo = Токіо
zone-asia-vladivostok = Владивосток
zone-australia-sydney = Сідней
zone-pacific-auckland = Окленд
