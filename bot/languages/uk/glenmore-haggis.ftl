# Глен-Мор II: Ода гаґісу

glenmore-chronicles-haggis = 5 · Ода гаґісу
glenmore-chronicles-haggis-about = 2–4 гравці · +10 хв · проста: збирайте фішки, кубик вирішить, що потрапить на стіл
glenmore-amount-haggis = { $count ->
    [one] { $count } фішка гаґісу
    [few] { $count } фішки гаґісу
    [many] { $count } фішок гаґісу
   *[other] { $count } фішки гаґісу
}

command-glenmore-haggis = гаґіс
command-glenmore-haggis-about = Узяти чи повернути фішку гаґісу, кинути за віскі
option-glenmore-haggis = фішка
option-glenmore-haggis-about = Яка фішка або кидок
glenmore-ask-haggis = Яку фішку гаґісу ви берете?
glenmore-ask-haggis-room = На вашому столі немає місця. Повернути фішку гаґісу чи відмовитися від нової?
glenmore-ask-haggis-roll = Віддати бочку віскі за кидок лише для вас?
glenmore-group-haggis = Фішка гаґісу
glenmore-group-haggis-return = Звільнити місце
glenmore-group-haggis-roll = Ще кидок

glenmore-move-haggis = Відкрита фішка, значення { $number }
glenmore-move-haggis-draw = Фішка, що лежить значенням донизу
glenmore-move-haggis-draw-about = Випадкова; її значення знатимете лише ви
glenmore-move-haggis-return = Повернути фішку зі значенням { $number }
glenmore-move-haggis-return-about = Вона повернеться до запасу значенням донизу, інші його не побачать
glenmore-move-haggis-forgo = Відмовитися від нової фішки
glenmore-move-haggis-forgo-about = Платити за неї не треба
glenmore-move-haggis-roll = Кинути за бочку
glenmore-move-haggis-roll-about = Якщо у вас є така фішка значенням донизу, одну з них перевертають
glenmore-move-haggis-enough = Більше не кидати

glenmore-made-haggis = Узято фішку зі значенням { $number }.
glenmore-made-haggis-draw = Узято випадкову фішку гаґісу.
glenmore-made-haggis-return = Повернуто фішку зі значенням { $number }.
glenmore-made-haggis-forgo = Ви відмовилися від нової фішки.
glenmore-made-haggis-roll = Кидок за бочку віскі.
glenmore-made-haggis-enough = Кидків більше не буде.

glenmore-event-haggis-open = У запасі відкрито фішку гаґісу зі значенням { $value }.
glenmore-event-haggis-taken = { $seat } бере відкриту фішку гаґісу зі значенням { $value }.
glenmore-event-haggis-drawn = { $seat } бере випадкову фішку гаґісу.
glenmore-event-haggis-looked = Значення вашої нової фішки гаґісу: { $value }.
glenmore-event-haggis-returned = { $seat } повертає фішку гаґісу значенням донизу.
glenmore-event-haggis-forgone = { $seat } відмовляється від фішки гаґісу.
glenmore-event-haggis-scoring = **Гаґіс**
glenmore-event-haggis-rolled = На кубику { $number }, враховується для всіх.
glenmore-event-haggis-turned = { $seat } перевертає фішку гаґісу зі значенням { $value }.
glenmore-event-haggis-rolled-alone = { $seat } кидає кубик: { $number }.

glenmore-refusal-haggis-not-open = Відкритої фішки гаґісу з таким значенням немає: { $value }.
glenmore-refusal-haggis-none-hidden = У запасі немає фішок гаґісу, що лежать значенням донизу.
glenmore-refusal-haggis-not-held = У вас немає фішки гаґісу з таким значенням: { $value }.
glenmore-refusal-haggis-no-roll = Кинути не можна: потрібні віскі, фішка значенням донизу й менше ніж 3 відкриті.
