# Хроника 4 «Глен-Мора II», Молот шотландцев: действия, вопросы и события.

glenmore-chronicles-england = 4 · Молот шотландцев
glenmore-chronicles-england-about = +10 минут · сложная: англичанин на рондели служит хозяину маркера Англии

command-glenmore-england = англия
command-glenmore-england-about = Ход англичанина: взять им жетон или сбросить какой-нибудь
option-glenmore-england = жетон
option-glenmore-england-about = Какой жетон

glenmore-stage-englishman = Стопка { $round }, ход англичанина, решает { $seat }
glenmore-ask-england = { $england ->
    [0] Ход англичанина. Ряд Англии заполнен: какой жетон он сбрасывает?
    [one] Ход англичанина: взять жетон с доплатой в { $england } монету или сбросить какой-нибудь?
    [few] Ход англичанина: взять жетон с доплатой в { $england } монеты или сбросить какой-нибудь?
    [many] Ход англичанина: взять жетон с доплатой в { $england } монет или сбросить какой-нибудь?
   *[other] Ход англичанина: взять жетон с доплатой в { $england } монеты или сбросить какой-нибудь?
}
glenmore-move-dismiss = { $number } · { $tile_name }
glenmore-move-dismiss-about = { $coins ->
    [0] Сбросить; в ряду Англии нет монет
    [one] Сбросить и взять из ряда Англии { $coins } монету
    [few] Сбросить и взять из ряда Англии { $coins } монеты
    [many] Сбросить и взять из ряда Англии { $coins } монет
   *[other] Сбросить и взять из ряда Англии { $coins } монеты
}
glenmore-made-dismiss = Англичанин сбросил жетон { $number }.
glenmore-group-dismiss = Сбросить жетон
glenmore-event-england-marker = { $seat } получает **маркер Англии**.
glenmore-event-english-took = Англичанин берёт жетон: **{ $tile_name }**. Решает { $seat }.
glenmore-event-english-finished = Англичанин приходит на **конец света**.
glenmore-event-english-discarded = Англичанин сбрасывает: { $tiles }.
glenmore-event-england-paid = { $coins ->
    [one] Из этого в ряд Англии — { $coins } монета.
    [few] Из этого в ряд Англии — { $coins } монеты.
    [many] Из этого в ряд Англии — { $coins } монет.
   *[other] Из этого в ряд Англии — { $coins } монеты.
}
glenmore-event-england-coins = { $coins ->
    [one] { $seat } берёт из ряда Англии { $coins } монету.
    [few] { $seat } берёт из ряда Англии { $coins } монеты.
    [many] { $seat } берёт из ряда Англии { $coins } монет.
   *[other] { $seat } берёт из ряда Англии { $coins } монеты.
}
glenmore-refusal-not-with-englishman = Англичанином этот жетон взять нельзя: { $tile_name }.
glenmore-refusal-england-row-full = Ряд Англии заполнен: англичанин может только сбросить жетон.
glenmore-refusal-englishmans-turn = Это возможно только в ваш ход. Сейчас ход англичанина: возьмите им жетон или сбросьте.
glenmore-refusal-stays-on-the-ring = Этот жетон остаётся на рондели: { $tile_name }.
