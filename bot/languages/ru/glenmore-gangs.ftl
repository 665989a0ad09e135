# Глен-Мор II: Грошовые банды

glenmore-chronicles-gangs = 8 · Грошовые банды
glenmore-chronicles-gangs-about = 2–4 игрока · +10 мин · сложная: выкупайте бандитов из тюрьмы и пользуйтесь их уловками
command-glenmore-gang = банда
command-glenmore-gang-about = Пенни, члены банд и их уловки
option-glenmore-gang = что
option-glenmore-gang-about = Какой член банды или что он делает
glenmore-fact-member = { $value ->
    [collector] { glenmore-member-collector }
    [joe] { glenmore-member-joe }
    [bruce] { glenmore-member-bruce }
    [tenant] { glenmore-member-tenant }
    [kenneth] { glenmore-member-kenneth }
    [fergus] { glenmore-member-fergus }
    [sybil] { glenmore-member-sybil }
    [derek] { glenmore-member-derek }
    [mike] { glenmore-member-mike }
    [calum] { glenmore-member-calum }
    [billy] { glenmore-member-billy }
    [fraser] { glenmore-member-fraser }
    [una] { glenmore-member-una }
    [elspeth] { glenmore-member-elspeth }
    [erin] { glenmore-member-erin }
   *[john] { glenmore-member-john }
}
glenmore-fact-stall = { $value ->
    [england] Англия
   *[other] { glenmore-fact-good }
}
glenmore-fact-thing = { $value ->
    [coin] монета
   *[other] { glenmore-fact-good }
}

glenmore-ask-bail = Положить пенни на члена банды в тюрьме или забрать кого-то из неё?
glenmore-ask-recruit = Какой шотландец станет членом банды?
glenmore-ask-station = Куда идёт член банды?
glenmore-ask-rob = Что крадёт Кеннет Мак-Вор?
glenmore-ask-dump = Куда Дерек Андерсон кладёт жетон?
glenmore-ask-levy = Купить за монету с карты только что произведённое (Брюс Мак-Подать)?
glenmore-ask-give-penny = Лодки разошлись. Отдать пенни?
glenmore-ask-extra-reward = Взять вторую награду наугад, один раз за партию?
glenmore-ask-steal-haggis = Украсть фишку хаггиса, один раз за партию (Фрейзер Мак-Голод)?
glenmore-ask-give-haggis = У вас крадут фишку хаггиса. Какую отдать?
glenmore-ask-reroll = Перебросить кубик (Уна Мак-Объедки)?
glenmore-ask-cheat = Что обменять на горе (Элспет Мак-Жулик)?
glenmore-ask-swindle = Взять жетон сейчас, один раз за партию (Дерек Андерсон)?
glenmore-ask-claim = На какую карту положить фишку (Джон Мак-Притязатель)?
glenmore-group-penny = Положить пенни
glenmore-group-release = Забрать из тюрьмы
glenmore-group-tax = Фишка налога
glenmore-group-fiction = Джо: взять монеты
glenmore-group-reserve = Зарезервировать жетон
glenmore-group-levy = Подать
glenmore-group-post = Выставить члена банды
glenmore-group-recruit = Шотландец
glenmore-group-station = Место
glenmore-group-sneak = Перевести Кеннета
glenmore-group-rob = Украсть
glenmore-group-swindle = Дерек: взять жетон
glenmore-group-dump = Положить жетон
glenmore-group-give-penny = Пенни
glenmore-group-extra-reward = Вторая награда
glenmore-group-steal-haggis = Украсть хаггис
glenmore-group-give-haggis = Отдать фишку
glenmore-group-reroll = Перебросить
glenmore-group-cheat = Обмен на горе
glenmore-group-claim = Притязание
glenmore-crumb-member = { $member_name }
glenmore-crumb-levy = { $other }, { $cell }
glenmore-crumb-give-penny = { $other }
glenmore-crumb-reroll = на кубике { $number }

glenmore-move-penny = { $member_name }
glenmore-move-penny-about = Одним штрафным очком меньше; пенни на карте: { $count }
glenmore-move-release = { $member_name }
glenmore-move-release-about = Пенни на карте: { $count }; в конце отнимает очков: { $penalty } · { $member ->
    [collector] { glenmore-member-collector-effect }
    [joe] { glenmore-member-joe-effect }
    [bruce] { glenmore-member-bruce-effect }
    [tenant] { glenmore-member-tenant-effect }
    [kenneth] { glenmore-member-kenneth-effect }
    [fergus] { glenmore-member-fergus-effect }
    [sybil] { glenmore-member-sybil-effect }
    [derek] { glenmore-member-derek-effect }
    [mike] { glenmore-member-mike-effect }
    [calum] { glenmore-member-calum-effect }
    [billy] { glenmore-member-billy-effect }
    [fraser] { glenmore-member-fraser-effect }
    [una] { glenmore-member-una-effect }
    [elspeth] { glenmore-member-elspeth-effect }
    [erin] { glenmore-member-erin-effect }
   *[john] { glenmore-member-john-effect }
}
glenmore-move-no-penny = Ничего
glenmore-move-tax = { $clan_name } · фишка { $coins }
glenmore-move-fiction = { $stall_name } · монет: { $count }
glenmore-move-reserve = { $number } · { $tile_name } · фишка { $coins }
glenmore-move-levy = { $good_name } на { $cell } ({ $tile_name })
glenmore-move-levy-sell = { $good_name } на рынок · монет: { $count }
glenmore-move-no-levy = Не покупать
glenmore-move-post = Выставить: { $member_name }
glenmore-move-post-about = { $member ->
    [collector] { glenmore-member-collector-effect }
    [joe] { glenmore-member-joe-effect }
    [bruce] { glenmore-member-bruce-effect }
    [tenant] { glenmore-member-tenant-effect }
    [kenneth] { glenmore-member-kenneth-effect }
    [fergus] { glenmore-member-fergus-effect }
    [sybil] { glenmore-member-sybil-effect }
    [derek] { glenmore-member-derek-effect }
    [mike] { glenmore-member-mike-effect }
    [calum] { glenmore-member-calum-effect }
    [billy] { glenmore-member-billy-effect }
    [fraser] { glenmore-member-fraser-effect }
    [una] { glenmore-member-una-effect }
    [elspeth] { glenmore-member-elspeth-effect }
    [erin] { glenmore-member-erin-effect }
   *[john] { glenmore-member-john-effect }
}
glenmore-move-recruit = Из запаса
glenmore-move-recruit-from = С { $cell } ({ $tile_name })
glenmore-move-station = { $seat }: { $cell } ({ $tile_name })
glenmore-move-stay = Не сейчас
glenmore-move-sneak = Кеннет на { $cell } ({ $tile_name })
glenmore-move-rob = { $good_name }
glenmore-move-no-rob = Ничего
glenmore-move-swindle = { $seat }: { $cell } · { $tile_name }
glenmore-move-dump = { $seat }: { $cell }
glenmore-move-give-penny = Отдать пенни
glenmore-move-no-gift = Оставить себе
glenmore-move-extra-reward = Взять вторую награду
glenmore-move-no-extra = Не сейчас
glenmore-move-steal-haggis = У кого: { $seat }
glenmore-move-no-steal = Не сейчас
glenmore-move-give-haggis = Фишка со значением { $number }
glenmore-move-reroll = Перебросить
glenmore-move-keep-roll = Оставить бросок
glenmore-move-cheat = { $thing_name } → { $good_name }
glenmore-move-no-cheat = Ничего
glenmore-move-claim = { $tile_name }

glenmore-made-penny = Ваш пенни: { $member_name }.
glenmore-made-release = Под вашим контролем: { $member_name }.
glenmore-made-no-penny = { "" }
glenmore-made-tax = Фишка налога: { $clan_name }.
glenmore-made-fiction = Взяты монеты: { $stall_name }.
glenmore-made-reserve = Зарезервирован жетон { $number }.
glenmore-made-levy = Куплено: { $good_name }.
glenmore-made-levy-sell = Куплено и продано: { $good_name }.
glenmore-made-no-levy = Ничего не куплено.
glenmore-made-post = Выходит: { $member_name }.
glenmore-made-recruit = Шотландец из запаса.
glenmore-made-recruit-from = Шотландец с { $cell }.
glenmore-made-station = Теперь во владениях: { $seat }, { $cell }.
glenmore-made-stay = Не сейчас.
glenmore-made-sneak = Кеннет теперь на { $cell }.
glenmore-made-rob = Украдено: { $good_name }.
glenmore-made-no-rob = Ничего не украдено.
glenmore-made-swindle = Взят жетон из владений: { $seat }, { $cell }.
glenmore-made-dump = Жетон теперь во владениях: { $seat }, { $cell }.
glenmore-made-give-penny = Пенни отдан.
glenmore-made-no-gift = Пенни остались у вас.
glenmore-made-extra-reward = Взята вторая награда.
glenmore-made-no-extra = Без второй награды.
glenmore-made-steal-haggis = Фишку отдаёт { $seat }.
glenmore-made-no-steal = Ничего не украдено.
glenmore-made-give-haggis = Отдана фишка со значением { $number }.
glenmore-made-reroll = Кубик переброшен.
glenmore-made-keep-roll = Бросок остаётся.
glenmore-made-cheat = Обмен: { $thing_name } → { $good_name }.
glenmore-made-no-cheat = Без обмена.
glenmore-made-claim = Притязание: { $tile_name }.

glenmore-event-penny = { $seat } кладёт пенни: { $member_name }.
glenmore-event-released = { $seat } забирает из тюрьмы: **{ $member_name }**, пенни: { $count }.
glenmore-event-jailed = Теперь в тюрьме: { $member_name }.
glenmore-event-taxed = { $seat } кладёт фишку налога { $coins }: { $clan_name }.
glenmore-event-tax-paid = Налог: { $seat } платит { $coins }, получает { $other }.
glenmore-event-fiction = { $seat } берёт монеты из ряда «{ $stall_name }»: { $coins }.
glenmore-event-reserved = { $seat } резервирует жетон: { $tile_name }. Доплата для других: { $coins }.
glenmore-event-rent = За резерв { $seat } платит { $coins }, получает { $other }.
glenmore-event-tenant-ruined = { $seat } не может взять зарезервированный жетон ({ $tile_name }): Пегги Мак-Арендатор больше не действует.
glenmore-event-levied = { $seat } покупает за монету: { $good_name }, продаёт { $other }.
glenmore-event-levy-sold = { $seat } продаёт: { $good_name }, монет: { $price }.
glenmore-event-stationed = { $member_name } ({ $seat }) теперь во владениях: { $other }, { $cell }.
glenmore-event-sneaked = Кеннет Мак-Вор ({ $seat }) идёт по владениям ({ $other }): { $cell } → { $to }.
glenmore-event-robbed = { $seat } крадёт: { $good_name }, теряет { $other }.
glenmore-event-fergus-paid = Фергус Мак-Темнила: { $seat } платит 1 монету, получает { $other }.
glenmore-event-swindled = Дерек Андерсон переносит жетон ({ $tile_name }) во владения: { $other }, { $cell }.
glenmore-event-penny-given = { $seat } отдаёт пенни, получает { $other }.
glenmore-event-haggis-stolen = { $seat } крадёт фишку хаггиса, теряет { $other }.
glenmore-event-haggis-stolen-value = Значение украденной фишки хаггиса: { $value }.
glenmore-event-haggis-rerolled = Кубик переброшен: { $number }.
glenmore-event-cheated = { $seat } меняет на горе: { $thing_name } → { $good_name }.
glenmore-event-claimed = { $seat } заявляет права на карту: { $card_name }.

glenmore-refusal-not-in-jail = Этого члена банды в тюрьме нет: { $member_name }.
glenmore-refusal-no-penny-left = В вашем замке не осталось пенни.
glenmore-refusal-must-move-on = Нужно уйти во владения другого игрока: { $member_name }.
glenmore-refusal-no-station = Туда этого члена банды поставить нельзя: { $member_name }.
glenmore-refusal-nothing-to-rob = Там нечего красть, этого ресурса нет: { $good_name }.
glenmore-refusal-no-such-member = Этот член банды не под вашим контролем: { $member_name }.
glenmore-refusal-reserved-first = Сначала вы должны взять зарезервированный жетон: { $tile_name }.
glenmore-refusal-last-turn = Это ваш последний ход: взять зарезервированный жетон вы уже не сможете.
glenmore-refusal-member-spent = В этой партии уже использовано: { $member_name }.
glenmore-refusal-member-own-turn = Только в ваш ход, а не в ход англичанина: { $member_name }.
glenmore-refusal-member-cannot = Сейчас это невозможно: { $member_name }.
glenmore-refusal-no-dump = Жетон туда не подходит: { $cell }.
glenmore-refusal-not-produced = Этот ресурс сейчас не произведён: { $good_name }.
glenmore-refusal-no-haggis-there = Красть нечего, фишек хаггиса нет: { $seat }.
glenmore-refusal-not-on-mountain = На горе этого нет: { $thing_name }.
glenmore-refusal-place-too-dear = На { $cell } нужна ещё монета (рядом Фергус Мак-Темнила), а её у вас нет.

glenmore-order-levy = Когда Брюс может купить ресурс
glenmore-order-levy-ask = Спрашивать
glenmore-order-levy-ask-about = Каждый раз
glenmore-order-levy-always = Всегда покупать
glenmore-order-levy-always-about = Первое, для чего есть место
glenmore-order-levy-never = Никогда
glenmore-order-levy-never-about = Ничего не покупать
glenmore-ordered-levy-ask = Вас спросят каждый раз.
glenmore-ordered-levy-always = Брюс всегда покупает.
glenmore-ordered-levy-never = Брюс ничего не покупает.
glenmore-order-give-penny = Когда лодки расходятся
glenmore-order-give-penny-ask = Спрашивать
glenmore-order-give-penny-ask-about = Каждый раз
glenmore-order-give-penny-always = Всегда отдавать
glenmore-order-give-penny-always-about = Калум отдаёт пенни, когда может
glenmore-order-give-penny-never = Никогда
glenmore-order-give-penny-never-about = Калум оставляет пенни
glenmore-ordered-give-penny-ask = Вас спросят каждый раз.
glenmore-ordered-give-penny-always = Калум всегда отдаёт пенни.
glenmore-ordered-give-penny-never = Калум не отдаёт пенни.
glenmore-order-reroll = Когда брошен кубик за хаггис
glenmore-order-reroll-ask = Спрашивать
glenmore-order-reroll-ask-about = После каждого броска
glenmore-order-reroll-always = Первый бросок
glenmore-order-reroll-always-about = Уна перебрасывает первый бросок каждого подсчёта
glenmore-order-reroll-never = Никогда
glenmore-order-reroll-never-about = Уна не перебрасывает
glenmore-ordered-reroll-ask = Вас спросят каждый раз.
glenmore-ordered-reroll-always = Уна перебрасывает первый бросок.
glenmore-ordered-reroll-never = Уна не перебрасывает.
