# Кланы и слава

glory = Кланы и слава
glory-pitch = Один длинный стол, вокруг него жители, у каждого клана пять щитов. Кладите карту туда, где совпадает цвет или сила, и щит, когда придёт время: щит, выложенный первым, забирает самых слабых жителей.
glory-rules-brief =
    Стол — это ряд полей, а вокруг него ячейки для жителей. У вас на руках жители и пять щитов.
    В свой ход вы кладёте жителя в пустую ячейку, где сосед или тот, кто напротив, того же цвета или той же силы. Если ничего не подходит, карту кладут лицом вниз. Потом можно положить щит на то же поле.
    В конце каждое поле делят, начиная со щита, выложенного первым: каждый забирает всех жителей наименьшей силы из оставшихся. Ваши очки — сумма их силы.

command-glory = слава
command-glory-about = Кланы и слава
command-glory-place = положить
command-glory-place-about = Положить карту в ячейку и, если хочется, щит на то же поле
command-glory-preview = подсчёт
command-glory-preview-about = Кто что получит, если партия закончится сейчас; видно только вам
option-glory-card = карта
option-glory-card-about = Ваша карта, которую сейчас можно положить
option-glory-cell = ячейка
option-glory-cell-about = Куда она подходит; название как на картинке
option-glory-shield = щит
option-glory-shield-about = Положить ли щит на то же поле? Если не указать, бот спросит

# Название карты в меню, в именительном падеже; под рукой все факты её хода.
glory-fact-card = { $colour ->
    [red] Красная
    [orange] Оранжевая
    [yellow] Жёлтая
    [green] Зелёная
    [blue] Синяя
    [violet] Фиолетовая
   *[grey] Серая
} { $strength }
# Цвет и сила внутри предложения, в винительном падеже: зелёную пятёрку.
glory-fact-colour = { $value ->
    [red] красную
    [orange] оранжевую
    [yellow] жёлтую
    [green] зелёную
    [blue] синюю
    [violet] фиолетовую
   *[grey] серую
}
glory-fact-strength = { $value ->
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
   *[8] восьмёрку
}

## Ходы

glory-move-place = { $card_name } → { $cell }
glory-move-cover = { $card_name } лицом вниз → { $cell }
glory-move-shield = Положить щит
glory-move-pass = Без щита
# Все места для одной карты.
glory-group-card = { $card_name }
glory-made-place = Вы положили { $colour_name } { $strength_name } в ячейку { $cell }.
glory-made-cover = Вы положили { $colour_name } { $strength_name } лицом вниз в ячейку { $cell }. Что это за карта, знаете только вы.
glory-made-shield = Вы положили на это поле щит.
glory-made-pass = Щит вы оставили себе.

## Этапы и вопросы

glory-stage-place = Ход { $turn } из { $turns }: карту кладёт { $who }
glory-stage-shield = Ход { $turn } из { $turns }: положит ли { $who } щит на поле { $field }?
glory-stage-over = Партия окончена
glory-ask-place = Ход { $turn } из { $turns }: положите карту рядом с картой того же цвета или силы либо напротив неё.
glory-ask-place_face_down = Ход { $turn } из { $turns }: ни одна ваша карта никуда не подходит. Положите любую лицом вниз в любую пустую ячейку.
# Asked once one of several cards is chosen.
glory-chosen-card = { $card_name }: в какую ячейку?
glory-ask-shield = Ход { $turn } из { $turns }: положить щит на поле { $field }? Он будет { $rank }-м в стопке и, если бы партия кончилась сейчас, { $count ->
    [0] не получил бы ничего
   *[other] забрал бы { $count } × { $strength }
}.

## События

glory-event-placed = { $seat } кладёт { $colour_name } { $strength_name } в ячейку { $cell }.
glory-event-covered = Ничего не подходит: { $seat } кладёт карту лицом вниз в ячейку { $cell }.
glory-event-covered_own = Только вы знаете, что положили { $colour_name } { $strength_name }.
glory-event-shielded = { $seat } кладёт щит на поле { $field }: { $height }-й в стопке, осталось щитов: { $left }.
glory-event-passed = { "" }
glory-event-discarded = { $seat } сбрасывает последнюю карту.
glory-event-took = **Поле { $field }:** { $seat } забирает { $count } × { $strength } = { $points }.
glory-event-missed = **Поле { $field }:** { $seat } ничего не получает за щит, карты кончились.
glory-event-unclaimed = **Поле { $field }:** { $count ->
    [one] { $count } карта не достаётся никому
    [few] { $count } карты не достаются никому
    [many] { $count } карт не достаются никому
   *[other] { $count } карты не достаются никому
} (очков: { $points }).

## Предварительный подсчёт

glory-preview = Подсчёт
glory-preview-title = ### Если бы партия закончилась сейчас
glory-preview-field = **Поле { $field }:** { $told }
glory-preview-take = { $name } забирает { $count } × { $strength } = { $points }
glory-preview-miss = { $name } не получает ничего
glory-preview-unclaimed = никому: { $cards }
glory-preview-total = { $name }: { $points ->
    [one] **{ $points }** очко
    [few] **{ $points }** очка
    [many] **{ $points }** очков
   *[other] **{ $points }** очка
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}

## Конец

glory-outcome-points = Славу завоёвывает { $winners }!
glory-outcome-cards = Очков поровну, но карт больше: побеждает { $winners }!
glory-outcome-shared = Поровну и очков, и карт: славу делят { $winners }!

## Отказы

glory-refusal-no-such-move = Такого хода нет. Выберите карту и ячейку из списка.
glory-refusal-card-first = Сначала положите карту, потом можно положить щит.
glory-refusal-card-laid = Карту вы уже положили. Теперь решите, класть ли щит.
glory-refusal-card-not-held = Вы не можете положить { $colour_name } { $strength_name }: у вас на руках её нет.
glory-refusal-no-such-cell = Ячейки { $cell } на этом столе нет.
glory-refusal-cell-taken = Ячейка { $cell } занята.
glory-refusal-cell-covered = В ячейке { $cell } лежит карта лицом вниз.
glory-refusal-no-match = Нельзя положить { $colour_name } { $strength_name } в ячейку { $cell }: ни рядом, ни напротив нет карты того же цвета или той же силы.
glory-refusal-something-fits = Лицом вниз кладут, только если ничего не подходит, а у вас есть подходящая карта.
glory-refusal-nothing-fits = Лицом вверх сейчас ничего не подходит. Положите карту лицом вниз.
glory-no-shields = Щитов у вас больше нет. Положите карту без щита.

## Настройки

glory-options-adjacency_crosses_fields = Считать ли соседними ячейки по обе стороны границы полей?
glory-option-adjacency_crosses_fields = соседи только в пределах поля

## Chapters of the rules

glory-chapter-start = Подготовка
glory-chapter-turn = Ход
glory-chapter-face-down = Карты рубашкой вверх
glory-chapter-shields = Щиты
glory-chapter-end = Конец игры и подсчёт
