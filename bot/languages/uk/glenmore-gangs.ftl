# Глен-Мор II: Грошові банди

glenmore-chronicles-gangs = 8 · Грошові банди
glenmore-chronicles-gangs-about = 2–4 гравці · +10 хв · складна: викуповуйте бандитів із в’язниці й користуйтеся їхніми хитрощами
command-glenmore-gang = банда
command-glenmore-gang-about = Пенні, члени банд і їхні хитрощі
option-glenmore-gang = що
option-glenmore-gang-about = Який член банди або що він робить
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
    [england] Англія
   *[other] { glenmore-fact-good }
}
glenmore-fact-thing = { $value ->
    [coin] монета
   *[other] { glenmore-fact-good }
}

glenmore-ask-bail = Покласти пенні на члена банди у в’язниці чи забрати когось із неї?
glenmore-ask-recruit = Який шотландець стане членом банди?
glenmore-ask-station = Куди йде член банди?
glenmore-ask-rob = Що краде Кеннет Мак-Злодій?
glenmore-ask-dump = Куди Дерек Андерсон кладе жетон?
glenmore-ask-levy = Купити за монету з картки щойно вироблене (Брюс Мак-Податок)?
glenmore-ask-give-penny = Човни розминулися. Віддати пенні?
glenmore-ask-extra-reward = Узяти другу винагороду навмання, один раз за партію?
glenmore-ask-steal-haggis = Украсти фішку гаґісу, один раз за партію (Фрейзер Мак-Голод)?
glenmore-ask-give-haggis = У вас крадуть фішку гаґісу. Яку віддати?
glenmore-ask-reroll = Перекинути кубик (Уна Мак-Недоїдки)?
glenmore-ask-cheat = Що обміняти на горі (Елспет Мак-Шахрай)?
glenmore-ask-swindle = Узяти жетон зараз, один раз за партію (Дерек Андерсон)?
glenmore-ask-claim = На яку картку покласти фішку (Джон Мак-Претендент)?
glenmore-group-penny = Покласти пенні
glenmore-group-release = Забрати з в’язниці
glenmore-group-tax = Фішка мита
glenmore-group-fiction = Джо: узяти монети
glenmore-group-reserve = Зарезервувати жетон
glenmore-group-levy = Податок
glenmore-group-post = Виставити члена банди
glenmore-group-recruit = Шотландець
glenmore-group-station = Місце
glenmore-group-sneak = Перевести Кеннета
glenmore-group-rob = Украсти
glenmore-group-swindle = Дерек: узяти жетон
glenmore-group-dump = Покласти жетон
glenmore-group-give-penny = Пенні
glenmore-group-extra-reward = Друга винагорода
glenmore-group-steal-haggis = Украсти гаґіс
glenmore-group-give-haggis = Віддати фішку
glenmore-group-reroll = Перекинути
glenmore-group-cheat = Обмін на горі
glenmore-group-claim = Претензія
glenmore-crumb-member = { $member_name }
glenmore-crumb-levy = { $other }, { $cell }
glenmore-crumb-give-penny = { $other }
glenmore-crumb-reroll = на кубику { $number }

glenmore-move-penny = { $member_name }
glenmore-move-penny-about = На одне штрафне очко менше; пенні на картці: { $count }
glenmore-move-release = { $member_name }
glenmore-move-release-about = Пенні на картці: { $count }; наприкінці відбирає очок: { $penalty } · { $member ->
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
glenmore-move-no-penny = Нічого
glenmore-move-tax = { $clan_name } · фішка { $coins }
glenmore-move-fiction = { $stall_name } · монет: { $count }
glenmore-move-reserve = { $number } · { $tile_name } · фішка { $coins }
glenmore-move-levy = { $good_name } на { $cell } ({ $tile_name })
glenmore-move-levy-sell = { $good_name } на ринок · монет: { $count }
glenmore-move-no-levy = Не купувати
glenmore-move-post = Виставити: { $member_name }
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
glenmore-move-recruit = Із запасу
glenmore-move-recruit-from = З { $cell } ({ $tile_name })
glenmore-move-station = { $seat }: { $cell } ({ $tile_name })
glenmore-move-stay = Не зараз
glenmore-move-sneak = Кеннет на { $cell } ({ $tile_name })
glenmore-move-rob = { $good_name }
glenmore-move-no-rob = Нічого
glenmore-move-swindle = { $seat }: { $cell } · { $tile_name }
glenmore-move-dump = { $seat }: { $cell }
glenmore-move-give-penny = Віддати пенні
glenmore-move-no-gift = Лишити собі
glenmore-move-extra-reward = Узяти другу винагороду
glenmore-move-no-extra = Не зараз
glenmore-move-steal-haggis = У кого: { $seat }
glenmore-move-no-steal = Не зараз
glenmore-move-give-haggis = Фішка зі значенням { $number }
glenmore-move-reroll = Перекинути
glenmore-move-keep-roll = Лишити кидок
glenmore-move-cheat = { $thing_name } → { $good_name }
glenmore-move-no-cheat = Нічого
glenmore-move-claim = { $tile_name }

glenmore-made-penny = Ваш пенні: { $member_name }.
glenmore-made-release = Під вашим контролем: { $member_name }.
glenmore-made-no-penny = { "" }
glenmore-made-tax = Фішка мита: { $clan_name }.
glenmore-made-fiction = Узято монети: { $stall_name }.
glenmore-made-reserve = Зарезервовано жетон { $number }.
glenmore-made-levy = Куплено: { $good_name }.
glenmore-made-levy-sell = Куплено й продано: { $good_name }.
glenmore-made-no-levy = Нічого не куплено.
glenmore-made-post = Виходить: { $member_name }.
glenmore-made-recruit = Шотландець із запасу.
glenmore-made-recruit-from = Шотландець з { $cell }.
glenmore-made-station = Тепер у володіннях: { $seat }, { $cell }.
glenmore-made-stay = Не зараз.
glenmore-made-sneak = Кеннет тепер на { $cell }.
glenmore-made-rob = Украдено: { $good_name }.
glenmore-made-no-rob = Нічого не вкрадено.
glenmore-made-swindle = Узято жетон із володінь: { $seat }, { $cell }.
glenmore-made-dump = Жетон тепер у володіннях: { $seat }, { $cell }.
glenmore-made-give-penny = Пенні віддано.
glenmore-made-no-gift = Пенні лишилися у вас.
glenmore-made-extra-reward = Узято другу винагороду.
glenmore-made-no-extra = Без другої винагороди.
glenmore-made-steal-haggis = Фішку віддає { $seat }.
glenmore-made-no-steal = Нічого не вкрадено.
glenmore-made-give-haggis = Віддано фішку зі значенням { $number }.
glenmore-made-reroll = Кубик перекинуто.
glenmore-made-keep-roll = Кидок лишається.
glenmore-made-cheat = Обмін: { $thing_name } → { $good_name }.
glenmore-made-no-cheat = Без обміну.
glenmore-made-claim = Претензія: { $tile_name }.

glenmore-event-penny = { $seat } кладе пенні: { $member_name }.
glenmore-event-released = { $seat } забирає з в’язниці: **{ $member_name }**, пенні: { $count }.
glenmore-event-jailed = Тепер у в’язниці: { $member_name }.
glenmore-event-taxed = { $seat } кладе фішку мита { $coins }: { $clan_name }.
glenmore-event-tax-paid = Мито: { $seat } платить { $coins }, отримує { $other }.
glenmore-event-fiction = { $seat } бере монети з ряду «{ $stall_name }»: { $coins }.
glenmore-event-reserved = { $seat } резервує жетон: { $tile_name }. Доплата для інших: { $coins }.
glenmore-event-rent = За резерв { $seat } платить { $coins }, отримує { $other }.
glenmore-event-tenant-ruined = { $seat } не може взяти зарезервований жетон ({ $tile_name }): Пеггі Мак-Орендар більше не діє.
glenmore-event-levied = { $seat } купує за монету: { $good_name }, продає { $other }.
glenmore-event-levy-sold = { $seat } продає: { $good_name }, монет: { $price }.
glenmore-event-stationed = { $member_name } ({ $seat }) тепер у володіннях: { $other }, { $cell }.
glenmore-event-sneaked = Кеннет Мак-Злодій ({ $seat }) іде володіннями ({ $other }): { $cell } → { $to }.
glenmore-event-robbed = { $seat } краде: { $good_name }, втрачає { $other }.
glenmore-event-fergus-paid = Фергус Мак-Темнило: { $seat } платить 1 монету, отримує { $other }.
glenmore-event-swindled = Дерек Андерсон переносить жетон ({ $tile_name }) у володіння: { $other }, { $cell }.
glenmore-event-penny-given = { $seat } віддає пенні, отримує { $other }.
glenmore-event-haggis-stolen = { $seat } краде фішку гаґісу, втрачає { $other }.
glenmore-event-haggis-stolen-value = Значення вкраденої фішки гаґісу: { $value }.
glenmore-event-haggis-rerolled = Кубик перекинуто: { $number }.
glenmore-event-cheated = { $seat } міняє на горі: { $thing_name } → { $good_name }.
glenmore-event-claimed = { $seat } заявляє права на картку: { $card_name }.

glenmore-refusal-not-in-jail = Цього члена банди у в’язниці немає: { $member_name }.
glenmore-refusal-no-penny-left = У вашому замку не лишилося пенні.
glenmore-refusal-must-move-on = Треба піти у володіння іншого гравця: { $member_name }.
glenmore-refusal-no-station = Туди цього члена банди поставити не можна: { $member_name }.
glenmore-refusal-nothing-to-rob = Там нема чого красти, цього ресурсу немає: { $good_name }.
glenmore-refusal-no-such-member = Цей член банди не під вашим контролем: { $member_name }.
glenmore-refusal-reserved-first = Спершу ви мусите взяти зарезервований жетон: { $tile_name }.
glenmore-refusal-last-turn = Це ваш останній хід: узяти зарезервований жетон ви вже не зможете.
glenmore-refusal-member-spent = У цій партії вже використано: { $member_name }.
glenmore-refusal-member-own-turn = Лише у ваш хід, а не в хід англійця: { $member_name }.
glenmore-refusal-member-cannot = Зараз це неможливо: { $member_name }.
glenmore-refusal-no-dump = Жетон туди не підходить: { $cell }.
glenmore-refusal-not-produced = Цього ресурсу зараз не вироблено: { $good_name }.
glenmore-refusal-no-haggis-there = Красти нема чого, фішок гаґісу немає: { $seat }.
glenmore-refusal-not-on-mountain = На горі цього немає: { $thing_name }.
glenmore-refusal-place-too-dear = На { $cell } потрібна ще монета (поруч Фергус Мак-Темнило), а її у вас немає.

glenmore-order-levy = Коли Брюс може купити ресурс
glenmore-order-levy-ask = Питати
glenmore-order-levy-ask-about = Щоразу
glenmore-order-levy-always = Завжди купувати
glenmore-order-levy-always-about = Перше, для чого є місце
glenmore-order-levy-never = Ніколи
glenmore-order-levy-never-about = Нічого не купувати
glenmore-ordered-levy-ask = Вас питатимуть щоразу.
glenmore-ordered-levy-always = Брюс завжди купує.
glenmore-ordered-levy-never = Брюс нічого не купує.
glenmore-order-give-penny = Коли човни розминаються
glenmore-order-give-penny-ask = Питати
glenmore-order-give-penny-ask-about = Щоразу
glenmore-order-give-penny-always = Завжди віддавати
glenmore-order-give-penny-always-about = Калум віддає пенні, коли може
glenmore-order-give-penny-never = Ніколи
glenmore-order-give-penny-never-about = Калум лишає пенні
glenmore-ordered-give-penny-ask = Вас питатимуть щоразу.
glenmore-ordered-give-penny-always = Калум завжди віддає пенні.
glenmore-ordered-give-penny-never = Калум не віддає пенні.
glenmore-order-reroll = Коли кинуто кубик за гаґіс
glenmore-order-reroll-ask = Питати
glenmore-order-reroll-ask-about = Після кожного кидка
glenmore-order-reroll-always = Перший кидок
glenmore-order-reroll-always-about = Уна перекидає перший кидок кожного підрахунку
glenmore-order-reroll-never = Ніколи
glenmore-order-reroll-never-about = Уна не перекидає
glenmore-ordered-reroll-ask = Вас питатимуть щоразу.
glenmore-ordered-reroll-always = Уна перекидає перший кидок.
glenmore-ordered-reroll-never = Уна не перекидає.
