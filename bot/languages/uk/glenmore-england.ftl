# Хроніка 4 «Глен-Мору II», Молот шотландців: дії, запитання й події.

glenmore-chronicles-england = 4 · Молот шотландців
glenmore-chronicles-england-about = +10 хвилин · складна: англієць на ронделі служить власникові маркера Англії

command-glenmore-england = англія
command-glenmore-england-about = Хід англійця: узяти ним жетон або скинути якийсь
option-glenmore-england = жетон
option-glenmore-england-about = Який жетон

glenmore-stage-englishman = Стос { $round }, хід англійця, вирішує { $seat }
glenmore-ask-england = { $england ->
    [0] Хід англійця. Ряд Англії заповнено: який жетон він скидає?
    [one] Хід англійця: узяти жетон із доплатою в { $england } монету чи скинути якийсь?
    [few] Хід англійця: узяти жетон із доплатою в { $england } монети чи скинути якийсь?
    [many] Хід англійця: узяти жетон із доплатою в { $england } монет чи скинути якийсь?
   *[other] Хід англійця: узяти жетон із доплатою в { $england } монети чи скинути якийсь?
}
glenmore-move-dismiss = { $number } · { $tile_name }
glenmore-move-dismiss-about = { $coins ->
    [0] Скинути; у ряду Англії немає монет
    [one] Скинути й узяти з ряду Англії { $coins } монету
    [few] Скинути й узяти з ряду Англії { $coins } монети
    [many] Скинути й узяти з ряду Англії { $coins } монет
   *[other] Скинути й узяти з ряду Англії { $coins } монети
}
glenmore-made-dismiss = Англієць скинув жетон { $number }.
glenmore-group-dismiss = Скинути жетон
glenmore-event-england-marker = { $seat } отримує **маркер Англії**.
glenmore-event-english-took = Англієць бере жетон: **{ $tile_name }**. Вирішує { $seat }.
glenmore-event-english-finished = Англієць приходить на **кінець світу**.
glenmore-event-english-discarded = Англієць скидає: { $tiles }.
glenmore-event-england-paid = { $coins ->
    [one] Із цього в ряд Англії — { $coins } монета.
    [few] Із цього в ряд Англії — { $coins } монети.
    [many] Із цього в ряд Англії — { $coins } монет.
   *[other] Із цього в ряд Англії — { $coins } монети.
}
glenmore-event-england-coins = { $coins ->
    [one] { $seat } бере з ряду Англії { $coins } монету.
    [few] { $seat } бере з ряду Англії { $coins } монети.
    [many] { $seat } бере з ряду Англії { $coins } монет.
   *[other] { $seat } бере з ряду Англії { $coins } монети.
}
glenmore-refusal-not-with-englishman = Англійцем цей жетон узяти не можна: { $tile_name }.
glenmore-refusal-england-row-full = Ряд Англії заповнено: англієць може лише скинути жетон.
glenmore-refusal-englishmans-turn = Це можливо лише у ваш хід. Зараз хід англійця: візьміть ним жетон або скиньте.
glenmore-refusal-stays-on-the-ring = Цей жетон лишається на ронделі: { $tile_name }.
