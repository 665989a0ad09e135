# Glen More’s pictures: short, for every word has to fit.

# The sheets, as menus call them.
glenmore-sheet-rondel = Рондель і ринок
glenmore-sheet-territory = Володіння: { $name }
glenmore-sheet-clans = Поле кланів
glenmore-sheet-scores = Рахунок
glenmore-sheet-place = Куди покласти жетон
glenmore-sheet-discard = Скид
glenmore-sheet-legend = Значки

# Titles, and the lines below them.
glenmore-picture-title = Глен-Мор II
glenmore-picture-and = { $first } та { $last }
glenmore-picture-more = { $first } і ще { $count }
glenmore-picture-takes = Раунд { $round } · { $name } бере жетон: { $tiles }
glenmore-picture-took = Раунд { $round } · { $name } бере: { $tile }
glenmore-picture-blocked = Раунд { $round } · { $name } не може взяти нічого
glenmore-picture-acts = Раунд { $round } · ходить { $name }
glenmore-picture-over = Партію завершено
glenmore-picture-market = купити / продати
glenmore-picture-territory = Володіння: { $name }
glenmore-picture-activate = Активувати: { $cells }
glenmore-picture-activate-steps = Активувати: { $cells } · кроки: { $steps }
glenmore-picture-steps = Лишилося кроків: { $steps }
glenmore-picture-size = { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетони
   *[many] { $tiles } жетонів
}
glenmore-picture-clan = Клан { $clan }
glenmore-picture-landmarks = Пам’ятки
glenmore-picture-persons = Постаті
glenmore-picture-clans = Клани
glenmore-picture-clans-about = Світлим: що оплатить { $name } · монети: { $coins }
glenmore-picture-clans-over = Де чиї маркери
glenmore-picture-where = Куди покласти?
glenmore-picture-places = { $name } · { $places }
glenmore-picture-cost = Вартість
glenmore-picture-action = Активація
glenmore-picture-river = річка: продовжить вашу
glenmore-picture-dry = без річки: не збоку від річки
glenmore-picture-rebuild = на жетон того ж виду
glenmore-picture-woken = Скільки жетонів
glenmore-picture-woken-about = активує ця клітинка
glenmore-picture-kind = { $kind ->
    [village] Село
    [castle] Замок
    [distillery] Винокурня
    [animal] Тварини
    [material] Матеріали
    [trade] Торгівля
    [loch] Озеро
    [person] Постать
    [ring] Жетон ронделі
    [special] Особливий вид
   *[end] Кінець
}
glenmore-picture-good = { $good ->
    [wood] дерево
    [stone] камінь
    [barley] ячмінь
    [sheep] вівця
   *[cow] корова
}
glenmore-picture-amount = { $kind ->
    [wood] { $count ->
            [one] { $count } дерево
            [few] { $count } дерева
           *[many] { $count } дерева
        }
    [stone] { $count ->
            [one] { $count } камінь
            [few] { $count } камені
           *[many] { $count } каменів
        }
    [barley] { $count ->
            [one] { $count } ячмінь
            [few] { $count } ячменю
           *[many] { $count } ячменю
        }
    [sheep] { $count ->
            [one] { $count } вівця
            [few] { $count } вівці
           *[many] { $count } овець
        }
    [cow] { $count ->
            [one] { $count } корова
            [few] { $count } корови
           *[many] { $count } корів
        }
    [any] { $count ->
            [one] { $count } будь-який ресурс
            [few] { $count } будь-які ресурси
           *[many] { $count } будь-яких ресурсів
        }
    [animal] { $count ->
            [one] { $count } тварина
            [few] { $count } тварини
           *[many] { $count } тварин
        }
    [different] { $count ->
            [one] { $count } ресурс
            [few] { $count } різні ресурси
           *[many] { $count } різних ресурсів
        }
    [whisky] { $count ->
            [one] { $count } бочка
            [few] { $count } бочки
           *[many] { $count } бочок
        }
    [coins] { $count ->
            [one] { $count } монета
            [few] { $count } монети
           *[many] { $count } монет
        }
    [scotsmen] { $count ->
            [one] { $count } шотландець
            [few] { $count } шотландці
           *[many] { $count } шотландців
        }
    [points] { $count ->
            [one] { $count } очко
            [few] { $count } очки
           *[many] { $count } очок
        }
    [steps] { $count ->
            [one] { $count } крок
            [few] { $count } кроки
           *[many] { $count } кроків
        }
    [haggis] { $count ->
            [one] { $count } фішка гаґісу
            [few] { $count } фішки гаґісу
           *[many] { $count } фішок гаґісу
        }
    [age] { $count ->
            [one] { $count } бочка вперед
            [few] { $count } бочки вперед
           *[many] { $count } бочок вперед
        }
    [event] { $count ->
            [one] { $count } подія
            [few] { $count } події
           *[many] { $count } подій
        }
   *[marker] { $count ->
            [one] { $count } маркер
            [few] { $count } маркери
           *[many] { $count } маркерів
        }
}
glenmore-picture-discard = Скид
glenmore-picture-salvage = { $name } розміщує один із них безплатно
glenmore-picture-scores = Рахунок
glenmore-picture-scores-now = Блідим: що дали б зараз підрахунок { $round } і кінець
glenmore-picture-scores-over = Підрахунки A–D, далі жетони, монети й пам’ятки
glenmore-picture-wins = { $count ->
    [one] Перемога: { $names }!
    [few] Спільна перемога: { $names }!
   *[many] Спільна перемога: { $names }!
}

# The legend.
glenmore-legend-title = Як читати жетон
glenmore-legend-about = Чотири кути, чотири значення
glenmore-legend-corner-cost = Угорі ліворуч
glenmore-legend-corner-cost-about = ціна, її платять спершу
glenmore-legend-corner-once = Угорі праворуч
glenmore-legend-corner-once-about = сургуч: один раз, одразу
glenmore-legend-corner-activation = Унизу праворуч
glenmore-legend-corner-activation-about = за кожної активації
glenmore-legend-corner-kind = Унизу ліворуч
glenmore-legend-corner-kind-about = вид; молот: кладеться згори
glenmore-legend-goods = Ресурси
glenmore-legend-gains = Здобич
glenmore-legend-kinds = Види
glenmore-legend-marks = Позначки
glenmore-legend-good-wood = дерево
glenmore-legend-good-stone = камінь
glenmore-legend-good-barley = ячмінь
glenmore-legend-good-sheep = вівця
glenmore-legend-good-cow = корова
glenmore-legend-good-any = будь-який
glenmore-legend-good-animal = тварина
glenmore-legend-good-differ = різні
glenmore-legend-good-whisky = віскі
glenmore-legend-gain-coin = монета
glenmore-legend-gain-points = очки
glenmore-legend-gain-boot = крок
glenmore-legend-gain-scot = шотландець
glenmore-legend-gain-banner = маркер
glenmore-legend-gain-landmark = пам’ятка
glenmore-legend-gain-bust = постать
glenmore-legend-gain-lasting = назавжди
glenmore-legend-gain-sunset = наприкінці
glenmore-legend-kind-village = село
glenmore-legend-kind-castle = замок
glenmore-legend-kind-distillery = винокурня
glenmore-legend-kind-animal = тварини
glenmore-legend-kind-material = матеріали
glenmore-legend-kind-trade = торгівля
glenmore-legend-kind-loch = озеро
glenmore-legend-kind-person = постать
glenmore-legend-kind-end = кінець
glenmore-legend-mark-can = можна взяти
glenmore-legend-mark-cannot = не можна
glenmore-legend-mark-struck = не дістати
glenmore-legend-mark-bought = купити за 2
glenmore-legend-mark-no-room = немає місця
glenmore-legend-mark-active = активуйте
glenmore-legend-mark-done = готово
glenmore-legend-mark-price = ціна зараз
glenmore-legend-mark-woken = активує
glenmore-legend-makes = дає 1
glenmore-legend-turns = міняє
glenmore-legend-sells = продає
glenmore-legend-any = будь-які 3
glenmore-legend-plants = маркер
glenmore-legend-rising = зростає

# The same in words, for those who can’t see the picture.
glenmore-alt-ring = На ронделі, від останнього: { $spaces }
glenmore-alt-tile = { $number } { $tile }
glenmore-alt-closed = { $number } { $tile } (не можна)
glenmore-alt-die = кубик
glenmore-alt-row = { $good } { $buy }/{ $sell }
glenmore-alt-market = Ринок, купити/продати: { $rows }
glenmore-alt-stacks = Стоси: { $stacks }; у скиді { $discard }
glenmore-alt-purse = { $name }: монети { $coins }, віскі { $whisky }, очки { $points }
glenmore-alt-supply = Пам’ятки { $cards }, постаті { $persons }; у запасі: маркери { $markers }, шотландці { $scotsmen }
glenmore-alt-place = { $cell } ({ $count }: { $cells })
glenmore-alt-places = Місця й жетони, які вони активують: { $places }
glenmore-alt-prices = Ціни: { $prices }
glenmore-alt-held = Маркери: { $clans }
glenmore-alt-scoring = { $after ->
    [end] Кінець: { $points }
   *[other] Підрахунок { $after }: { $points }
}
glenmore-alt-scoring-now = Підрахунок { $after } дав би зараз: { $points }
glenmore-alt-points = Очки: { $points }

# The tiles; -short where they lie on the ring.
glenmore-tile-inshriach = Іншріах
glenmore-tile-ballachulish = Баллахуліш
glenmore-tile-black-isle = Блек-Айл
glenmore-tile-strathspey = Стратспей
glenmore-tile-lochridge = Лохридж
glenmore-tile-loch-lochy = Лох-Лохі
glenmore-tile-donan-castle = Замок Донан
glenmore-tile-castle-stalker = Замок Сталкер
glenmore-tile-castle-stalker-short = Сталкер
glenmore-tile-halkirk = Голкерк
glenmore-tile-plockton = Плоктон
glenmore-tile-pulteney = Палтні
glenmore-tile-rothiemurchus = Ротімеркус
glenmore-tile-easdale = Ісдейл
glenmore-tile-tarbat-ness = Тарбат-Несс
glenmore-tile-glen-lyon = Глен-Лайон
glenmore-tile-aberfoyle = Аберфойл
glenmore-tile-crieff = Кріфф
glenmore-tile-robert-the-bruce = Роберт Брюс
glenmore-tile-robert-the-bruce-short = Роберт Брюс
glenmore-tile-william-wallace = Вільям Воллес
glenmore-tile-inverness = Інвернесс
glenmore-tile-loch-shiel = Лох-Шил
glenmore-tile-duart-castle = Замок Дуарт
glenmore-tile-glen-mhor = Глен-Мор
glenmore-tile-glenlochy = Гленлохі
glenmore-tile-fort-augustus = Форт-Огастес
glenmore-tile-kyle-of-lochalsh = Кайл-оф-Лохалш
glenmore-tile-kyle-of-lochalsh-short = Лохалш
glenmore-tile-glen-tilt = Глен-Тілт
glenmore-tile-cromarty = Кромарті
glenmore-tile-glen-feshie = Глен-Феші
glenmore-tile-falkirk-tryst = Фолкеркський торг
glenmore-tile-falkirk-tryst-short = Фолкерк
glenmore-tile-carrbridge = Каррбридж
glenmore-tile-clachaig-inn = Таверна «Клахаг»
glenmore-tile-clachaig-inn-short = «Клахаг»
glenmore-tile-portree = Портрі
glenmore-tile-mary-stuart = Марія Стюарт
glenmore-tile-john-knox = Джон Нокс
glenmore-tile-james-iv = Яків IV
glenmore-tile-loch-ness = Лох-Несс
glenmore-tile-armadale-castle = Замок Армадейл
glenmore-tile-armadale-castle-short = Армадейл
glenmore-tile-edradour = Едрадур
glenmore-tile-pitlochry = Пітлохрі
glenmore-tile-tobermory = Тоберморі
glenmore-tile-oban = Обан
glenmore-tile-foyers = Фоєрс
glenmore-tile-glen-nevis = Глен-Невіс
glenmore-tile-strathmore = Стратмор
glenmore-tile-stornoway = Сторновей
glenmore-tile-dingwall = Дінгволл
glenmore-tile-spean-bridge = Спін-Бридж
glenmore-tile-kings-house = Таверна «Кінгс-Гаус»
glenmore-tile-kings-house-short = «Кінгс-Гаус»
glenmore-tile-kilmartin = Кілмартін
glenmore-tile-rob-roy-macgregor = Роб Рой
glenmore-tile-rob-roy-macgregor-short = Роб Рой
glenmore-tile-charles-edward-stuart = Карл Едуард Стюарт
glenmore-tile-charles-edward-stuart-short = Карл Стюарт
glenmore-tile-flora-macdonald = Флора Макдональд
glenmore-tile-flora-macdonald-short = Макдональд
glenmore-tile-loch-morar = Лох-Морар
glenmore-tile-castle-moil = Замок Маол
glenmore-tile-castle-of-mey = Замок Мей
glenmore-tile-millburn = Міллберн
glenmore-tile-kingussie = Кінгуссі
glenmore-tile-kinlochleven = Кінлохлевен
glenmore-tile-aviemore = Авімор
glenmore-tile-beauly = Б’юлі
glenmore-tile-culbin = Калбін
glenmore-tile-inveraray = Інверері
glenmore-tile-dunkeld = Данкелд
glenmore-tile-bridge-of-oich = Міст Ойх
glenmore-tile-sligachan-inn = Таверна «Слігахан»
glenmore-tile-sligachan-inn-short = «Слігахан»
glenmore-tile-braemar = Бремар
glenmore-tile-robert-burns = Роберт Бернс
glenmore-tile-walter-scott = Вальтер Скотт
glenmore-tile-arthur-conan-doyle = Артур Конан Дойл
glenmore-tile-arthur-conan-doyle-short = Конан Дойл
glenmore-tile-world-end = Кінець світу
glenmore-tile-world-end-short = Кінець світу
glenmore-tile-david-hume = Девід Юм
glenmore-tile-start-village = Початкове село
glenmore-tile-home-castle = Родовий замок

# The clans, and what their cells bring.
glenmore-clan-brodie = Броді
glenmore-clan-brodie-effect = 3 села: 5 очок, 4: 8
glenmore-clan-gunn = Ганн
glenmore-clan-gunn-effect = 1 вівця й 1 корова
glenmore-clan-grant = Грант
glenmore-clan-grant-effect = шотландці на 5 жетонах: 5 очок, 6: 8
glenmore-clan-douglas = Дуглас
glenmore-clan-douglas-effect = 3 очки, скільки завгодно разів
glenmore-clan-cameron = Камерон
glenmore-clan-cameron-effect = 1 жетон торгівлі, 3 кроки
glenmore-clan-macgregor = Макгрегор
glenmore-clan-macgregor-effect = 3 очки замість бочки
glenmore-clan-macdonald = Макдональд
glenmore-clan-macdonald-effect = 1 камінь і 1 дерево
glenmore-clan-macdonell = Макдонелл
glenmore-clan-macdonell-effect = 1 жетон матеріалів і 1 винокурня
glenmore-clan-mackintosh = Макінтош
glenmore-clan-mackintosh-effect = замки вважаються шотландцями
glenmore-clan-mackay = Маккей
glenmore-clan-mackay-effect = Девід Юм за 2 постаті
glenmore-clan-mackenzie = Маккензі
glenmore-clan-mackenzie-effect = 1 ячмінь і 1 бочка
glenmore-clan-mackinnon = Маккіннон
glenmore-clan-mackinnon-effect = 1 шотландець і 2 монети
glenmore-clan-macleod = Маклауд
glenmore-clan-macleod-effect = 3 монети
glenmore-clan-maclachlan = Маклахлан
glenmore-clan-maclachlan-effect = 1 очко за кожен зайвий крок
glenmore-clan-maclean = Маклейн
glenmore-clan-maclean-effect = 1 жетон тварин і 1 винокурня
glenmore-clan-macmillan = Макміллан
glenmore-clan-macmillan-effect = прибрати 1 жетон
glenmore-clan-macpherson = Макферсон
glenmore-clan-macpherson-effect = 2 перебудови: 5 очок, 3: 8
glenmore-clan-munro = Манро
glenmore-clan-munro-effect = 1 жетон зі скиду безплатно
glenmore-clan-oliphant = Оліфант
glenmore-clan-oliphant-effect = 9 монет: 5 очок, 12: 8
glenmore-clan-ross = Росс
glenmore-clan-ross-effect = 2 шотландці
glenmore-clan-sutherland = Сазерленд
glenmore-clan-sutherland-effect = 4 жетони з річкою: 5 очок, 6: 8
glenmore-clan-sinclair = Сінклер
glenmore-clan-sinclair-effect = у торгівлі монета заміняє 1 ресурс
glenmore-clan-chisholm = Чизголм
glenmore-clan-chisholm-effect = 1 ячмінь і 1 шотландець

# What landmark cards bring.
glenmore-card-loch-lochy-effect = 2 ресурси на вибір
glenmore-card-donan-castle-effect = 1 маркер клану
glenmore-card-castle-stalker-effect = 3 монети
glenmore-card-inverness-effect = 1 ячмінь, потім 1 бочка
glenmore-card-loch-shiel-effect = 1 шотландець, потім 1 бочка
glenmore-card-duart-castle-effect = 1 маркер клану й 1 монета
glenmore-card-loch-ness-effect = щоходу ще 1 активація
glenmore-card-armadale-castle-effect = наприкінці 8 монет рахують удвічі
glenmore-card-loch-morar-effect = прибрати до 2 жетонів
glenmore-card-castle-moil-effect = шотландців у замку рахують удвічі
glenmore-card-castle-of-mey-effect = активуйте всі свої жетони
