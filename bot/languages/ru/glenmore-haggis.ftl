# Глен-Мор II: Ода хаггису

glenmore-chronicles-haggis = 5 · Ода хаггису
glenmore-chronicles-haggis-about = 2–4 игрока · +10 мин · простая: собирайте фишки, кубик решит, что попадёт на стол
glenmore-amount-haggis = { $count ->
    [one] { $count } фишка хаггиса
    [few] { $count } фишки хаггиса
    [many] { $count } фишек хаггиса
   *[other] { $count } фишки хаггиса
}

command-glenmore-haggis = хаггис
command-glenmore-haggis-about = Взять или вернуть фишку хаггиса, бросить за виски
option-glenmore-haggis = фишка
option-glenmore-haggis-about = Какая фишка или бросок
glenmore-ask-haggis = Какую фишку хаггиса вы берёте?
glenmore-ask-haggis-room = На вашем столе нет места. Вернуть фишку хаггиса или отказаться от новой?
glenmore-ask-haggis-roll = Отдать бочку виски за бросок только для вас?
glenmore-group-haggis = Фишка хаггиса
glenmore-group-haggis-return = Освободить место
glenmore-group-haggis-roll = Ещё бросок

glenmore-move-haggis = Открытая фишка, значение { $number }
glenmore-move-haggis-draw = Фишка, лежащая значением вниз
glenmore-move-haggis-draw-about = Случайная; её значение узнаете только вы
glenmore-move-haggis-return = Вернуть фишку со значением { $number }
glenmore-move-haggis-return-about = Она вернётся в запас значением вниз, другие его не увидят
glenmore-move-haggis-forgo = Отказаться от новой фишки
glenmore-move-haggis-forgo-about = Платить за неё не нужно
glenmore-move-haggis-roll = Бросить за бочку
glenmore-move-haggis-roll-about = Если у вас есть такая фишка значением вниз, одна из них переворачивается
glenmore-move-haggis-enough = Больше не бросать

glenmore-made-haggis = Взята фишка со значением { $number }.
glenmore-made-haggis-draw = Взята случайная фишка хаггиса.
glenmore-made-haggis-return = Возвращена фишка со значением { $number }.
glenmore-made-haggis-forgo = Вы отказались от новой фишки.
glenmore-made-haggis-roll = Бросок за бочку виски.
glenmore-made-haggis-enough = Бросков больше не будет.

glenmore-event-haggis-open = В запасе открыта фишка хаггиса со значением { $value }.
glenmore-event-haggis-taken = { $seat } берёт открытую фишку хаггиса со значением { $value }.
glenmore-event-haggis-drawn = { $seat } берёт случайную фишку хаггиса.
glenmore-event-haggis-looked = Значение вашей новой фишки хаггиса: { $value }.
glenmore-event-haggis-returned = { $seat } возвращает фишку хаггиса значением вниз.
glenmore-event-haggis-forgone = { $seat } отказывается от фишки хаггиса.
glenmore-event-haggis-scoring = **Хаггис**
glenmore-event-haggis-rolled = На кубике { $number }, считается для всех.
glenmore-event-haggis-turned = { $seat } переворачивает фишку хаггиса со значением { $value }.
glenmore-event-haggis-rolled-alone = { $seat } бросает кубик: { $number }.

glenmore-refusal-haggis-not-open = Открытой фишки хаггиса с таким значением нет: { $value }.
glenmore-refusal-haggis-none-hidden = В запасе нет фишек хаггиса, лежащих значением вниз.
glenmore-refusal-haggis-not-held = У вас нет фишки хаггиса с таким значением: { $value }.
glenmore-refusal-haggis-no-roll = Бросить нельзя: нужны виски, фишка значением вниз и меньше 3 открытых.
