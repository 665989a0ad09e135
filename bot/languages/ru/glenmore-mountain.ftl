# Хроника 2 «Глен-Мора II», гора: действия, вопросы и события.

glenmore-chronicles-mountain = 2 · Горы
glenmore-chronicles-mountain-about = 2–4 игрока · +5 минут · простая: гора на рондели собирает дань, и место на ней одно
glenmore-options-mountain = Сколько клеток занимает гора?
glenmore-mountain-two = две клетки
glenmore-mountain-two-about = Обычная гора
glenmore-mountain-one = гора на одной клетке
glenmore-mountain-one-about = Чуть сложнее: на рондели на жетон больше
glenmore-reason-with-mountain = Это важно только с горой.

command-glenmore-mountain = гора
command-glenmore-mountain-about = Перейти на гору, положить на неё что-нибудь или забрать всё
option-glenmore-toll = что
option-glenmore-toll-about = Что вы там делаете

glenmore-move-climb = На гору
glenmore-move-climb-about = { $count ->
    [0] Пока там пусто
   *[other] Там { $goods }
}: это ваше, когда уйдёте с неё; в этот ход без жетона
glenmore-move-toll = { $good_name } с { $cell } ({ $tile_name })
glenmore-move-toll-coin = 1 монета
glenmore-move-gather = Забрать всё: { $goods }
glenmore-move-leave-goods = Оставить на горе
glenmore-made-climb = Вы на горе.
glenmore-made-toll = На гору: { $good_name } с { $cell }.
glenmore-made-toll-coin = На гору: монета.
glenmore-made-gather = С горы забрано всё.
glenmore-made-leave-goods = Всё оставлено на горе.
glenmore-ask-toll = Вы проходите через гору: что вы на неё кладёте?
glenmore-ask-descend = Вы уходите с горы: забираете то, что на ней?
glenmore-group-climb = Гора
glenmore-group-toll = Положить на гору
glenmore-group-gather = Уйти с горы
glenmore-event-climbed = { $seat } поднимается на **гору**.
glenmore-event-passed-mountain = { $seat } кладёт на гору: { $goods }.
glenmore-event-gathered = { $seat } забирает с горы: { $goods }.
glenmore-event-die-passed-mountain = Кубик проходит через гору: на неё кладут 1 монету.
glenmore-refusal-mountain-taken = На горе уже стоит { $seat }.
glenmore-refusal-mountain-behind = Гора сейчас позади последней фишки, перейти туда нельзя.
glenmore-refusal-no-coin = Монет у вас нет.
glenmore-refusal-needed-for-tile = Тогда не хватит на оплату жетона.
