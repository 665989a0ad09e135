# Черокі

cherokee = Черокі
cherokee-pitch = Шість кланів, одна піраміда й клан, про який знаєте лише ви. Виганяйте чужих і піднімайтеся: що вище стоїть ваш клан, коли ляже остання карта, то більше у вас пер.
cherokee-rules-brief =
    У піраміді стоять одноплемінники шести кланів. Один клан ваш, і який саме, знаєте лише ви.
    У свій хід ви атакуєте: одноплемінники одного клану разом виганяють того, хто стоїть поруч або над ними, якщо вони сильніші. Атакований знизу слабший на 1. Його місце займає найсильніший із нападників, інші піднімаються на вільні місця, а в прогалину в основі ви кладете карту з руки.
    Коли карт ні в кого не лишилося, кожен член вашого клану приносить пера: на вершині 7, з кожним рядом нижче на одне менше, в основі жодного. Перемагає той, у кого найбільше пер.

command-cherokee = черокі
command-cherokee-about = Черокі
command-cherokee-attack = атакувати
command-cherokee-attack-about = Вигнати когось із піраміди
command-cherokee-place = покласти
command-cherokee-place-about = Покласти карту з руки в прогалину, а якщо атакувати нікого — скинути
option-cherokee-target = ціль
option-cherokee-target-about = Клітинка, яку ви атакуєте, наприклад D2
option-cherokee-attackers = нападники
option-cherokee-attackers-about = Хто атакує, наприклад D1+E2; потрібно, лише якщо є вибір
option-cherokee-card = карта
option-cherokee-card-about = Клан або значення карти

# Назва клану, для всіх текстів, де клан є серед фактів. Завжди в називному відмінку:
# речення нижче побудовано так, щоб іншого не треба було.
cherokee-fact-clan = { $value ->
    [birds] Птахи
    [blue] Сині
    [wild_potato] Дика Картопля
    [deer] Олені
    [wolf] Вовки
   *[long_hair] Довговолосі
}
cherokee-fact-by = { cherokee-fact-clan }
cherokee-fact-cell_clan = { cherokee-fact-clan }
cherokee-fact-origin_clan = { cherokee-fact-clan }
# Хто це, після клану й значення: «Вовки 5 (жінка)».
cherokee-fact-sex = { $value ->
    [man] чоловік
   *[woman] жінка
}
cherokee-fact-by_sex = { cherokee-fact-sex }
cherokee-fact-cell_sex = { cherokee-fact-sex }
cherokee-fact-origin_sex = { cherokee-fact-sex }

## Ходи

cherokee-move-target = { $cell } · { $cell_clan_name } { $cell_value } ({ $cell_sex_name })
cherokee-move-target-short = { $cell }
cherokee-move-attackers = { $attackers } · { $clan_name }, { $strength } проти { $defence }{ $below ->
    [0] { "" }
   *[1] { " (знизу −1)" }
}{ $count ->
    [1] { "" }
   *[other] , місце займе { $leader }
}
cherokee-move-successor = { $origin } · { $origin_clan_name } { $origin_value } ({ $origin_sex_name })
cherokee-move-place = { $clan_name } { $value } ({ $sex_name })
cherokee-move-drop = { $clan_name } { $value } ({ $sex_name })
cherokee-made-target = Ви атакуєте { $cell }.
cherokee-made-attackers = Атака: { $attackers }.
cherokee-made-successor = На { $cell } піднімається { $origin }.
cherokee-made-place = Ви поклали карту: { $clan_name } { $value } ({ $sex_name }).
cherokee-made-drop = Ви скинули карту: { $clan_name } { $value } ({ $sex_name }).

## Етапи й питання

cherokee-stage-target = Хід { $turn } з { $turns }: атакує { $who }
cherokee-stage-attackers = Хід { $turn } з { $turns }: { $who } цілиться в { $aim }
cherokee-stage-successor = Хід { $turn } з { $turns }: { $who } вирішує, хто підніметься на { $gap }
cherokee-stage-place = Хід { $turn } з { $turns }: { $who } кладе карту на { $gap }
cherokee-stage-drop = Хід { $turn } з { $turns }: { $who } скидає карту: атакувати нікого
cherokee-stage-over = Партію завершено
cherokee-ask-target = Ваш хід: кого вигнати з піраміди?
cherokee-ask-attackers = Хто атакує { $aim }?
cherokee-ask-successor = Під { $gap } стоять рівні: хто підніметься?
cherokee-ask-place = Яку карту покласти на { $gap }?
cherokee-ask-drop = Атакувати нікого. Яку карту скинути?
# Шлях до питання в межах ходу.
cherokee-crumb-attack = Атака на { $cell }

## Події

cherokee-event-aimed = { "" }
cherokee-event-chased = { $seat } виганяє з { $cell }: { $clan_name } { $value } ({ $sex_name }). Атака: { $attackers } ({ $by_name }), { $strength } проти { $defence }{ $below ->
    [0] { "" }
   *[1] { " (знизу −1)" }
}{ $tie ->
    [0] { "" }
   *[1] : за рівності перемагає жінка
}{ $count ->
    [1] .
   *[other] ; місце займає { $origin }.
}
# reason: з двох під прогалиною йде старший, з рівних жінка, інакше вирішує гравець.
cherokee-event-succeeded = { $reason ->
    [woman] На { $cell } піднімається { $origin }: значення рівні, іде жінка.
    [chosen] { $seat } вирішує: на { $cell } піднімається { $origin }.
   *[higher] { "" }
}
cherokee-event-placed = { $seat } кладе на { $cell }: { $clan_name } { $value } ({ $sex_name }).
cherokee-event-dropped = { $seat } скидає карту: { $clan_name } { $value } ({ $sex_name }).
cherokee-event-stuck = { $seat }: атакувати нікого.
cherokee-event-passed = { $seat }: атакувати нікого, хід переходить далі.
cherokee-event-standstill = Атакувати більше не може ніхто: на цьому партія закінчується.
# rows: сума за рядами, наприклад «A 1×7 + C 2×5»: скільки одноплемінників і скільки пер за кожного.
cherokee-event-revealed = **{ $seat } · { $clan_name }:** { $points ->
    [0] жодного пера
    [one] { $rows } = **{ $points } перо**
    [few] { $rows } = **{ $points } пера**
    [many] { $rows } = **{ $points } пер**
   *[other] { $rows } = **{ $points } пера**
}, жінок у піраміді: { $women }

## Кінець

cherokee-outcome-feathers = Перемагає { $winners }: найбільше пер!
cherokee-outcome-women = Пер порівну, але жінок у піраміді більше: перемагає { $winners }!
cherokee-outcome-shared = Пер і жінок порівну, спільна перемога: { $winners }!

## Відмови

cherokee-refusal-target-awaited = Спершу оберіть, кого атакувати.
cherokee-refusal-attackers-awaited = Спершу оберіть, хто атакує.
cherokee-refusal-successor-awaited = Спершу оберіть, хто підніметься.
cherokee-refusal-card-awaited = Зараз треба покласти в прогалину карту з руки.
cherokee-refusal-drop-awaited = Атакувати нікого: скиньте карту.
cherokee-refusal-other-target = Ваша ціль { $aim }, а не { $cell }.
cherokee-refusal-not-a-successor = { $origin } зараз не може піднятися на { $cell }.
cherokee-refusal-card-not-held = У вас немає карти «{ $clan_name } { $value } ({ $sex_name })».
cherokee-refusal-can-attack = Ви можете атакувати, тож скидати карту не можна.
cherokee-refusal-foreign-attackers = У відкритій грі атакують лише своїм кланом або нейтральним; проти { $cell } жоден із них не виграє.
cherokee-refusal-foreign-clan = { $attackers } ({ $clan_name }): у відкритій грі атакують лише своїм кланом або нейтральним.
cherokee-refusal-among-its-own = Довкола { $cell } стоїть лише той самий клан ({ $clan_name }), а своїх не атакують.
cherokee-refusal-nobody-strong-enough = Ніхто довкола { $cell } не має досить сили.
cherokee-refusal-several-clans = { $attackers }: разом атакує лише один клан.
cherokee-refusal-same-clan = { $attackers } та { $cell } — один клан ({ $clan_name }), а своїх не атакують.
cherokee-refusal-too-weak = { $attackers } ({ $clan_name }): { $strength } проти { $defence }, цього замало.
cherokee-refusal-not-neighbours = Клітинку атакують лише сусіди в ряду та двоє просто під нею.
cherokee-refusal-not-below = Піднятися можуть лише ті, хто стоїть просто під прогалиною.
cherokee-refusal-no-such-cell = Такої клітинки немає: є клітинки від A1 на вершині до H8 в основі.
cherokee-refusal-no-such-member = Такої карти немає: у клані чоловіки від 4 до 9 і жінки від 3 до 8.
cherokee-refusal-no-such-move = Такого ходу немає. Оберіть зі списку.

## Налаштування

cherokee-options-open = Чи лежать карти кланів відкрито?
cherokee-options-woman_wins_attack_tie = Чи виганяє жінка чоловіка рівного значення?
cherokee-options-no_attack = Що робити, якщо атакувати нікого?
cherokee-options-unused_clans = Де у відкритій грі зайві клани?
cherokee-option-open = відкрита гра
cherokee-option-woman_wins_attack_tie = жінки сильніші за рівних чоловіків і в атаці
cherokee-no_attack-discard = атакувати нікого: карта у скид
cherokee-no_attack-discard-about = Будь-яка карта з руки, і хід завершено
cherokee-no_attack-pass = атакувати нікого: пропуск ходу
cherokee-no_attack-pass-about = Карти лишаються; коли атакувати не може ніхто, партія закінчується
cherokee-unused_clans-stay = зайві клани в піраміді
cherokee-unused_clans-stay-about = Їх можна атакувати, але самі вони не атакують
cherokee-unused_clans-leave = зайві клани в коробці
cherokee-unused_clans-leave-about = На руках у всіх менше карт

## Chapters of the rules

cherokee-chapter-start = Перед грою
cherokee-chapter-turn = Хід
cherokee-chapter-attack = Атака
cherokee-chapter-gaps = Хто займає порожні місця
cherokee-chapter-end = Кінець гри
cherokee-chapter-secret = Таємна й відкрита гра
cherokee-chapter-rest = Рідкісні випадки
