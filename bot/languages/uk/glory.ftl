# Клани і слава

glory = Клани і слава
glory-pitch = Один довгий стіл, довкола нього мешканці, у кожного клану п’ять щитів. Кладіть карту туди, де збігається колір або сила, і щит, коли поле дозріло: найдавніший щит першим забирає найслабших мешканців.
glory-rules-brief =
    Стіл — це ряд полів, а довкола нього клітинки для мешканців. У вас на руках мешканці й п’ять щитів.
    У свій хід ви кладете мешканця в порожню клітинку, де сусід або той, хто навпроти, того самого кольору або тієї самої сили. Якщо нічого не підходить, карту кладуть долілиць. Потім можна покласти щит на те саме поле.
    Наприкінці кожне поле ділять, починаючи з найдавнішого щита: кожен щит забирає всіх мешканців найменшої сили з тих, що лишилися. Ваші очки — сума їхніх сил.

command-glory = слава
command-glory-about = Клани і слава
command-glory-place = покласти
command-glory-place-about = Покласти карту в клітинку і, якщо хочеться, щит на те саме поле
command-glory-preview = підрахунок
command-glory-preview-about = Скільки дали б поля, якби партія скінчилася зараз; бачите лише ви
option-glory-card = карта
option-glory-card-about = Ваша карта, яку зараз можна покласти
option-glory-cell = клітинка
option-glory-cell-about = Клітинка, куди вона підходить; назва — як на картинці
option-glory-shield = щит
option-glory-shield-about = Чи покласти щит на те саме поле? Якщо не вказати, бот запитає

# Назва карти в меню, в називному відмінку; під рукою всі факти її ходу.
glory-fact-card = { $colour ->
    [red] Червона
    [orange] Оранжева
    [yellow] Жовта
    [green] Зелена
    [blue] Синя
    [violet] Фіолетова
   *[grey] Сіра
} { $strength }
# Колір і сила всередині речення, у знахідному відмінку: зелену п’ятірку.
glory-fact-colour = { $value ->
    [red] червону
    [orange] оранжеву
    [yellow] жовту
    [green] зелену
    [blue] синю
    [violet] фіолетову
   *[grey] сіру
}
glory-fact-strength = { $value ->
    [3] трійку
    [4] четвірку
    [5] п’ятірку
    [6] шістку
    [7] сімку
   *[8] вісімку
}

## Ходи

glory-move-place = { $card_name } → { $cell }
glory-move-cover = { $card_name } долілиць → { $cell }
glory-move-shield = Покласти щит
glory-move-pass = Без щита
# Усі місця для однієї карти.
glory-group-card = { $card_name }
glory-made-place = Ви поклали { $colour_name } { $strength_name } в клітинку { $cell }.
glory-made-cover = Ви поклали { $colour_name } { $strength_name } долілиць у клітинку { $cell }. Що це за карта, знаєте лише ви.
glory-made-shield = Ви поклали на це поле щит.
glory-made-pass = Щит ви залишили собі.

## Етапи й запитання

glory-stage-place = Хід { $turn } з { $turns }: карту кладе { $who }
glory-stage-shield = Хід { $turn } з { $turns }: чи покладе { $who } щит на поле { $field }?
glory-stage-over = Партію завершено
glory-ask-place = Хід { $turn } з { $turns }: покладіть карту поруч із картою того самого кольору чи сили або навпроти неї.
glory-ask-place_face_down = Хід { $turn } з { $turns }: жодна ваша карта нікуди не підходить. Покладіть будь-яку долілиць у будь-яку порожню клітинку.
# Asked once one of several cards is chosen.
glory-chosen-card = { $card_name }: у яку клітинку?
glory-ask-shield = Хід { $turn } з { $turns }: покласти щит на поле { $field }? Він буде { $rank }-м у стосі й, якби партія скінчилася зараз, { $count ->
    [0] не взяв би нічого
   *[other] узяв би { $count } × { $strength }
}.

## Події

glory-event-placed = { $seat } кладе { $colour_name } { $strength_name } в клітинку { $cell }.
glory-event-covered = Нічого не підходить: { $seat } кладе карту долілиць у клітинку { $cell }.
glory-event-covered_own = Лише ви знаєте, що поклали { $colour_name } { $strength_name }.
glory-event-shielded = { $seat } кладе щит на поле { $field }: { $height }-й у стосі, лишилося щитів: { $left }.
glory-event-passed = { "" }
glory-event-discarded = { $seat } скидає останню карту.
glory-event-took = **Поле { $field }:** { $seat } забирає { $count } × { $strength }, очок: { $points }.
glory-event-missed = **Поле { $field }:** { $seat } нічого не отримує за щит: карти вже скінчилися.
glory-event-unclaimed = **Поле { $field }:** { $count ->
    [one] { $count } карта не дістається нікому
    [few] { $count } карти не дістаються нікому
    [many] { $count } карт не дістається нікому
   *[other] { $count } карти не дістаються нікому
} (очок: { $points }).

## Попередній підрахунок

glory-preview = Підрахунок
glory-preview-title = ### Якби партія скінчилася зараз
glory-preview-field = **Поле { $field }:** { $told }
glory-preview-take = { $name } бере { $count } × { $strength } = { $points }
glory-preview-miss = { $name } не отримує нічого
glory-preview-unclaimed = нікому: { $cards }
glory-preview-total = { $name }: { $points ->
    [one] **{ $points }** очко
    [few] **{ $points }** очки
    [many] **{ $points }** очок
   *[other] **{ $points }** очка
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}

## Кінець

glory-outcome-points = Славу здобуває { $winners }!
glory-outcome-cards = Очок порівну, але карт більше: перемагає { $winners }!
glory-outcome-shared = Очок і карт порівну: славу ділять { $winners }!

## Відмови

glory-refusal-no-such-move = Такого ходу немає. Оберіть карту й клітинку зі списку.
glory-refusal-card-first = Спершу покладіть карту, а потім, якщо хочете, щит.
glory-refusal-card-laid = Карту ви вже поклали. Тепер вирішіть, чи класти щит.
glory-refusal-card-not-held = Ви не можете покласти { $colour_name } { $strength_name }: у вас її немає.
glory-refusal-no-such-cell = Клітинки { $cell } на цьому столі немає.
glory-refusal-cell-taken = Клітинка { $cell } зайнята.
glory-refusal-cell-covered = У клітинці { $cell } лежить карта долілиць.
glory-refusal-no-match = Не можна покласти { $colour_name } { $strength_name } в клітинку { $cell }: ні поруч, ні навпроти немає карти того самого кольору або тієї самої сили.
glory-refusal-something-fits = Долілиць кладуть, лише якщо нічого не підходить, а у вас є карта, що підходить.
glory-refusal-nothing-fits = Горілиць зараз нічого не підходить. Покладіть карту долілиць.
glory-no-shields = Щитів у вас більше немає. Покладіть карту без щита.

## Налаштування

glory-options-adjacency_crosses_fields = Чи вважати сусідніми клітинки обабіч межі полів?
glory-option-adjacency_crosses_fields = сусіди лише в межах поля

## Chapters of the rules

glory-chapter-start = Підготовка
glory-chapter-turn = Хід
glory-chapter-face-down = Карти долілиць
glory-chapter-shields = Щити
glory-chapter-end = Кінець гри й підрахунок
