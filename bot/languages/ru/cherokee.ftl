# Чероки

cherokee = Чероки
cherokee-pitch = Шесть кланов, одна пирамида и один клан — тайно ваш. Изгоняйте чужих и поднимайтесь: чем выше стоит ваш клан, когда ляжет последняя карта, тем больше у вас перьев.
cherokee-rules-brief =
    В пирамиде стоят соплеменники шести кланов. Один клан ваш, и какой именно, знаете только вы.
    В свой ход вы атакуете: соплеменники одного клана вместе изгоняют того, кто стоит рядом или над ними, если они сильнее. Атакованный снизу слабее на 1. Его место занимает сильнейший из атакующих, другие поднимаются на свободные места, а в разрыв в основании вы кладёте карту из руки.
    Когда карт ни у кого не осталось, каждый соплеменник вашего клана приносит перья: на вершине 7, с каждым рядом ниже на одно меньше, в основании ни одного. Побеждает тот, у кого больше перьев.

command-cherokee = чероки
command-cherokee-about = Чероки
command-cherokee-attack = атаковать
command-cherokee-attack-about = Изгнать кого-нибудь из пирамиды
command-cherokee-place = положить
command-cherokee-place-about = Положить карту из руки в разрыв, а если атаковать некого — сбросить
option-cherokee-target = цель
option-cherokee-target-about = Позиция, которую вы атакуете, например D2
option-cherokee-attackers = атакующие
option-cherokee-attackers-about = Кто атакует, например D1+E2; нужно, только если есть выбор
option-cherokee-card = карта
option-cherokee-card-about = Клан или номинал карты

# Название клана, для всех текстов, где клан есть среди фактов. Всегда в именительном падеже:
# предложения ниже построены так, чтобы другого не понадобилось.
cherokee-fact-clan = { $value ->
    [birds] Птицы
    [blue] Синие
    [wild_potato] Дикий Картофель
    [deer] Олени
    [wolf] Волки
   *[long_hair] Длинноволосые
}
cherokee-fact-by = { cherokee-fact-clan }
cherokee-fact-cell_clan = { cherokee-fact-clan }
cherokee-fact-origin_clan = { cherokee-fact-clan }
# Кто это, после клана и номинала: «Волки 5 (женщина)».
cherokee-fact-sex = { $value ->
    [man] мужчина
   *[woman] женщина
}
cherokee-fact-by_sex = { cherokee-fact-sex }
cherokee-fact-cell_sex = { cherokee-fact-sex }
cherokee-fact-origin_sex = { cherokee-fact-sex }

## Ходы

cherokee-move-target = { $cell } · { $cell_clan_name } { $cell_value } ({ $cell_sex_name })
cherokee-move-target-short = { $cell }
cherokee-move-attackers = { $attackers } · { $clan_name }, { $strength } против { $defence }{ $below ->
    [0] { "" }
   *[1] { " (снизу −1)" }
}{ $count ->
    [1] { "" }
   *[other] , место займёт { $leader }
}
cherokee-move-successor = { $origin } · { $origin_clan_name } { $origin_value } ({ $origin_sex_name })
cherokee-move-place = { $clan_name } { $value } ({ $sex_name })
cherokee-move-drop = { $clan_name } { $value } ({ $sex_name })
cherokee-made-target = Вы атакуете { $cell }.
cherokee-made-attackers = Атакуют { $attackers }.
cherokee-made-successor = На { $cell } поднимается { $origin }.
cherokee-made-place = Вы положили карту: { $clan_name } { $value } ({ $sex_name }).
cherokee-made-drop = Вы сбросили карту: { $clan_name } { $value } ({ $sex_name }).

## Этапы и вопросы

cherokee-stage-target = Ход { $turn } из { $turns }: { $who } выбирает цель
cherokee-stage-attackers = Ход { $turn } из { $turns }: { $who } решает, кто атакует { $aim }
cherokee-stage-successor = Ход { $turn } из { $turns }: { $who } решает, кто поднимется на { $gap }
cherokee-stage-place = Ход { $turn } из { $turns }: { $who } кладёт карту на { $gap }
cherokee-stage-drop = Ход { $turn } из { $turns }: { $who } сбрасывает карту: атаковать некого
cherokee-stage-over = Партия окончена
cherokee-ask-target = Ваш ход: кого изгнать из пирамиды?
cherokee-ask-attackers = Кто атакует { $aim }?
cherokee-ask-successor = Двое под { $gap } равны: кто поднимется?
cherokee-ask-place = Какую карту положить на { $gap }?
cherokee-ask-drop = Атаковать некого. Какую карту сбросить?
# Путь к вопросу внутри хода.
cherokee-crumb-attack = Атака на { $cell }

## События

cherokee-event-aimed = { "" }
cherokee-event-chased = { $seat } изгоняет с { $cell }: { $clan_name } { $value } ({ $sex_name }). Атакуют { $attackers } ({ $by_name }): { $strength } против { $defence }{ $below ->
    [0] { "" }
   *[1] { " (снизу −1)" }
}{ $tie ->
    [0] { "" }
   *[1] , при равенстве побеждает женщина
}{ $count ->
    [1] .
   *[other] ; место занимает { $origin }.
}
# reason: из двоих под разрывом идёт старший, из равных женщина, иначе решает игрок.
cherokee-event-succeeded = { $reason ->
    [woman] На { $cell } поднимается { $origin }: номиналы равны, идёт женщина.
    [chosen] { $seat } решает: на { $cell } поднимается { $origin }.
   *[higher] { "" }
}
cherokee-event-placed = { $seat } кладёт на { $cell }: { $clan_name } { $value } ({ $sex_name }).
cherokee-event-dropped = { $seat } сбрасывает карту: { $clan_name } { $value } ({ $sex_name }).
cherokee-event-stuck = { $seat }: атаковать некого.
cherokee-event-passed = { $seat }: атаковать некого, ход переходит дальше.
cherokee-event-standstill = Атаковать больше не может никто: партия окончена.
# rows: сумма по рядам, например «A 1×7 + C 2×5»: сколько соплеменников и сколько перьев за каждого.
cherokee-event-revealed = **{ $seat } · { $clan_name }:** { $points ->
    [0] ни одного пера
    [one] { $rows } = **{ $points } перо**
    [few] { $rows } = **{ $points } пера**
    [many] { $rows } = **{ $points } перьев**
   *[other] { $rows } = **{ $points } пера**
}, женщин в пирамиде: { $women }

## Конец

cherokee-outcome-feathers = { $winners } побеждает: перьев больше всех!
cherokee-outcome-women = Перьев поровну, но женщин в пирамиде больше: побеждает { $winners }!
cherokee-outcome-shared = Поровну и перьев, и женщин: { $winners } делят победу!

## Отказы

cherokee-refusal-target-awaited = Сначала выберите, кого атаковать.
cherokee-refusal-attackers-awaited = Сначала выберите, кто атакует.
cherokee-refusal-successor-awaited = Сначала выберите, кто поднимется.
cherokee-refusal-card-awaited = Сейчас нужно положить в разрыв карту из руки.
cherokee-refusal-drop-awaited = Атаковать некого: сбросьте карту.
cherokee-refusal-other-target = Ваша цель { $aim }, а не { $cell }.
cherokee-refusal-not-a-successor = { $origin } сейчас не может подняться на { $cell }.
cherokee-refusal-card-not-held = У вас нет карты «{ $clan_name } { $value } ({ $sex_name })».
cherokee-refusal-can-attack = Вы можете атаковать, поэтому сбросить карту нельзя.
cherokee-refusal-foreign-attackers = В открытой игре атакуют только своим кланом или нейтральным; против { $cell } ни один из них не выигрывает.
cherokee-refusal-foreign-clan = { $attackers } ({ $clan_name }): в открытой игре атакуют только своим кланом или нейтральным.
cherokee-refusal-among-its-own = Вокруг { $cell } стоит только тот же клан ({ $clan_name }), а своих не атакуют.
cherokee-refusal-nobody-strong-enough = Вокруг { $cell } ни у кого не хватает сил.
cherokee-refusal-several-clans = { $attackers }: вместе атакует только один клан.
cherokee-refusal-same-clan = { $attackers } и { $cell } — один клан ({ $clan_name }), а своих не атакуют.
cherokee-refusal-too-weak = { $attackers } ({ $clan_name }): { $strength } против { $defence }, этого мало.
cherokee-refusal-not-neighbours = Клетку атакуют только соседи по ряду и двое прямо под ней.
cherokee-refusal-not-below = Подняться могут только те, кто стоит прямо под разрывом.
cherokee-refusal-no-such-cell = Такой позиции нет: есть позиции от A1 на вершине до H8 в основании.
cherokee-refusal-no-such-member = Такой карты нет: в клане мужчины от 4 до 9 и женщины от 3 до 8.
cherokee-refusal-no-such-move = Такого хода нет. Выберите из списка.

## Настройки

cherokee-options-open = Карты кланов лежат открыто?
cherokee-options-woman_wins_attack_tie = Изгоняет ли женщина мужчину равного номинала?
cherokee-options-no_attack = Что, если атаковать некого?
cherokee-options-unused_clans = Где в открытой игре лишние кланы?
cherokee-option-open = открытая игра
cherokee-option-woman_wins_attack_tie = женщины побеждают при равенстве и в атаке
cherokee-no_attack-discard = атаковать некого: карта в сброс
cherokee-no_attack-discard-about = Любая карта из руки, и ход окончен
cherokee-no_attack-pass = атаковать некого: пропуск хода
cherokee-no_attack-pass-about = Карты остаются; когда атаковать не может никто, партия окончена
cherokee-unused_clans-stay = лишние кланы в пирамиде
cherokee-unused_clans-stay-about = Их можно атаковать, но сами они не атакуют
cherokee-unused_clans-leave = лишние кланы в коробке
cherokee-unused_clans-leave-about = На руках у всех меньше карт

## Chapters of the rules

cherokee-chapter-start = Перед игрой
cherokee-chapter-turn = Ход
cherokee-chapter-attack = Атака
cherokee-chapter-gaps = Кто занимает пустые места
cherokee-chapter-end = Конец игры
cherokee-chapter-secret = Тайная и открытая игра
cherokee-chapter-rest = Редкие случаи
