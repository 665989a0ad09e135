# Glen More’s pictures: short, for every word has to fit.

# The sheets, as menus call them.
glenmore-sheet-rondel = Рондель и рынок
glenmore-sheet-territory = Владения: { $name }
glenmore-sheet-clans = Поле кланов
glenmore-sheet-scores = Счёт
glenmore-sheet-place = Куда положить жетон
glenmore-sheet-discard = Сброс
glenmore-sheet-legend = Значки

# Titles, and the lines below them.
glenmore-picture-title = Глен-Мор II
glenmore-picture-and = { $first } и { $last }
glenmore-picture-more = { $first } и ещё { $count }
glenmore-picture-takes = Раунд { $round } · { $name } берёт жетон: { $tiles }
glenmore-picture-took = Раунд { $round } · { $name } берёт: { $tile }
glenmore-picture-blocked = Раунд { $round } · { $name } не может взять ничего
glenmore-picture-acts = Раунд { $round } · ходит { $name }
glenmore-picture-over = Партия окончена
glenmore-picture-market = купить / продать
glenmore-picture-territory = Владения: { $name }
glenmore-picture-activate = Активировать: { $cells }
glenmore-picture-activate-steps = Активировать: { $cells } · шаги: { $steps }
glenmore-picture-steps = Осталось шагов: { $steps }
glenmore-picture-size = { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
glenmore-picture-clan = Клан { $clan }
glenmore-picture-landmarks = Достопримечательности
glenmore-picture-persons = Личности
glenmore-picture-clans = Кланы
glenmore-picture-clans-about = Светлым: что оплатит { $name } · монеты: { $coins }
glenmore-picture-clans-over = Где чьи маркеры
glenmore-picture-where = Куда положить?
glenmore-picture-places = { $name } · { $places }
glenmore-picture-cost = Стоимость
glenmore-picture-action = Активация
glenmore-picture-river = река: продолжит вашу
glenmore-picture-dry = без реки: не сбоку от реки
glenmore-picture-rebuild = на жетон того же вида
glenmore-picture-woken = Сколько жетонов
glenmore-picture-woken-about = активирует эта клетка
glenmore-picture-kind = { $kind ->
    [village] Деревня
    [castle] Замок
    [distillery] Винокурня
    [animal] Животные
    [material] Материалы
    [trade] Торговля
    [loch] Озеро
    [person] Личность
    [ring] Жетон рондели
    [special] Особый вид
   *[end] Конец
}
glenmore-picture-good = { $good ->
    [wood] дерево
    [stone] камень
    [barley] ячмень
    [sheep] овца
   *[cow] корова
}
glenmore-picture-amount = { $kind ->
    [wood] { $count ->
            [one] { $count } дерево
            [few] { $count } дерева
           *[many] { $count } дерева
        }
    [stone] { $count ->
            [one] { $count } камень
            [few] { $count } камня
           *[many] { $count } камней
        }
    [barley] { $count ->
            [one] { $count } ячмень
            [few] { $count } ячменя
           *[many] { $count } ячменя
        }
    [sheep] { $count ->
            [one] { $count } овца
            [few] { $count } овцы
           *[many] { $count } овец
        }
    [cow] { $count ->
            [one] { $count } корова
            [few] { $count } коровы
           *[many] { $count } коров
        }
    [any] { $count ->
            [one] { $count } любой ресурс
            [few] { $count } любых ресурса
           *[many] { $count } любых ресурсов
        }
    [animal] { $count ->
            [one] { $count } животное
            [few] { $count } животных
           *[many] { $count } животных
        }
    [different] { $count ->
            [one] { $count } ресурс
            [few] { $count } разных ресурса
           *[many] { $count } разных ресурсов
        }
    [whisky] { $count ->
            [one] { $count } бочка
            [few] { $count } бочки
           *[many] { $count } бочек
        }
    [coins] { $count ->
            [one] { $count } монета
            [few] { $count } монеты
           *[many] { $count } монет
        }
    [scotsmen] { $count ->
            [one] { $count } шотландец
            [few] { $count } шотландца
           *[many] { $count } шотландцев
        }
    [points] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[many] { $count } очков
        }
    [steps] { $count ->
            [one] { $count } шаг
            [few] { $count } шага
           *[many] { $count } шагов
        }
    [haggis] { $count ->
            [one] { $count } фишка хаггиса
            [few] { $count } фишки хаггиса
           *[many] { $count } фишек хаггиса
        }
    [age] { $count ->
            [one] { $count } бочка вперёд
            [few] { $count } бочки вперёд
           *[many] { $count } бочек вперёд
        }
    [event] { $count ->
            [one] { $count } событие
            [few] { $count } события
           *[many] { $count } событий
        }
   *[marker] { $count ->
            [one] { $count } маркер
            [few] { $count } маркера
           *[many] { $count } маркеров
        }
}
glenmore-picture-discard = Сброс
glenmore-picture-salvage = { $name } размещает один из них бесплатно
glenmore-picture-scores = Счёт
glenmore-picture-scores-now = Бледным: что дали бы сейчас подсчёт { $round } и конец
glenmore-picture-scores-over = Подсчёты A–D, затем жетоны, монеты и карты
glenmore-picture-wins = { $count ->
    [one] Победа: { $names }!
    [few] Общая победа: { $names }!
   *[many] Общая победа: { $names }!
}

# The legend.
glenmore-legend-title = Как читать жетон
glenmore-legend-about = Четыре угла, четыре смысла
glenmore-legend-corner-cost = Вверху слева
glenmore-legend-corner-cost-about = цена, её платят сначала
glenmore-legend-corner-once = Вверху справа
glenmore-legend-corner-once-about = сургуч: один раз, сразу
glenmore-legend-corner-activation = Внизу справа
glenmore-legend-corner-activation-about = при каждой активации
glenmore-legend-corner-kind = Внизу слева
glenmore-legend-corner-kind-about = вид; молот: кладётся поверх
glenmore-legend-goods = Ресурсы
glenmore-legend-gains = Добыча
glenmore-legend-kinds = Виды
glenmore-legend-marks = Пометки
glenmore-legend-good-wood = дерево
glenmore-legend-good-stone = камень
glenmore-legend-good-barley = ячмень
glenmore-legend-good-sheep = овца
glenmore-legend-good-cow = корова
glenmore-legend-good-any = любой из 5
glenmore-legend-good-animal = животное
glenmore-legend-good-differ = разные
glenmore-legend-good-whisky = виски
glenmore-legend-gain-coin = монета
glenmore-legend-gain-points = очки
glenmore-legend-gain-boot = шаг
glenmore-legend-gain-scot = шотландец
glenmore-legend-gain-banner = маркер
glenmore-legend-gain-landmark = карта
glenmore-legend-gain-bust = личность
glenmore-legend-gain-lasting = навсегда
glenmore-legend-gain-sunset = в конце
glenmore-legend-kind-village = деревня
glenmore-legend-kind-castle = замок
glenmore-legend-kind-distillery = винокурня
glenmore-legend-kind-animal = животные
glenmore-legend-kind-material = материалы
glenmore-legend-kind-trade = торговля
glenmore-legend-kind-loch = озеро
glenmore-legend-kind-person = личность
glenmore-legend-kind-end = конец
glenmore-legend-mark-can = можно взять
glenmore-legend-mark-cannot = нельзя
glenmore-legend-mark-struck = не достать
glenmore-legend-mark-bought = купить за 2
glenmore-legend-mark-no-room = нет места
glenmore-legend-mark-active = активируйте
glenmore-legend-mark-done = готово
glenmore-legend-mark-price = цена сейчас
glenmore-legend-mark-woken = активирует
glenmore-legend-makes = даёт 1
glenmore-legend-turns = меняет
glenmore-legend-sells = продаёт
glenmore-legend-any = любые 3
glenmore-legend-plants = маркер
glenmore-legend-rising = растёт

# The same in words, for those who can’t see the picture.
glenmore-alt-ring = На рондели, начиная с последнего: { $spaces }
glenmore-alt-tile = { $number } { $tile }
glenmore-alt-closed = { $number } { $tile } (нельзя)
glenmore-alt-die = кубик
glenmore-alt-row = { $good } { $buy }/{ $sell }
glenmore-alt-market = Рынок, купить/продать: { $rows }
glenmore-alt-stacks = Стопки: { $stacks }; в сбросе { $discard }
glenmore-alt-purse = { $name }: монеты { $coins }, виски { $whisky }, очки { $points }
glenmore-alt-supply = Достопримечательности { $cards }, личности { $persons }; в запасе: маркеры { $markers }, шотландцы { $scotsmen }
glenmore-alt-place = { $cell } ({ $count }: { $cells })
glenmore-alt-places = Места и жетоны, которые они активируют: { $places }
glenmore-alt-prices = Цены: { $prices }
glenmore-alt-held = Маркеры: { $clans }
glenmore-alt-scoring = { $after ->
    [end] Конец: { $points }
   *[other] Подсчёт { $after }: { $points }
}
glenmore-alt-scoring-now = Подсчёт { $after } дал бы сейчас: { $points }
glenmore-alt-points = Очки: { $points }

# The tiles; -short where they lie on the ring.
glenmore-tile-inshriach = Иншриах
glenmore-tile-ballachulish = Баллахулиш
glenmore-tile-black-isle = Блэк-Айл
glenmore-tile-strathspey = Стратспей
glenmore-tile-lochridge = Лохридж
glenmore-tile-loch-lochy = Лох-Лохи
glenmore-tile-donan-castle = Замок Донан
glenmore-tile-castle-stalker = Замок Сталкер
glenmore-tile-castle-stalker-short = Сталкер
glenmore-tile-halkirk = Холкерк
glenmore-tile-plockton = Плоктон
glenmore-tile-pulteney = Палтни
glenmore-tile-rothiemurchus = Ротимеркус
glenmore-tile-easdale = Исдейл
glenmore-tile-tarbat-ness = Тарбат-Несс
glenmore-tile-glen-lyon = Глен-Лайон
glenmore-tile-aberfoyle = Аберфойл
glenmore-tile-crieff = Крифф
glenmore-tile-robert-the-bruce = Роберт Брюс
glenmore-tile-robert-the-bruce-short = Роберт Брюс
glenmore-tile-william-wallace = Уильям Уоллес
glenmore-tile-inverness = Инвернесс
glenmore-tile-loch-shiel = Лох-Шил
glenmore-tile-duart-castle = Замок Дуарт
glenmore-tile-glen-mhor = Глен-Мор
glenmore-tile-glenlochy = Гленлохи
glenmore-tile-fort-augustus = Форт-Огастес
glenmore-tile-kyle-of-lochalsh = Кайл-оф-Лохалш
glenmore-tile-kyle-of-lochalsh-short = Лохалш
glenmore-tile-glen-tilt = Глен-Тилт
glenmore-tile-cromarty = Кромарти
glenmore-tile-glen-feshie = Глен-Фешши
glenmore-tile-falkirk-tryst = Фолкеркский торг
glenmore-tile-falkirk-tryst-short = Фолкерк
glenmore-tile-carrbridge = Каррбридж
glenmore-tile-clachaig-inn = Таверна «Клахаг»
glenmore-tile-clachaig-inn-short = «Клахаг»
glenmore-tile-portree = Портри
glenmore-tile-mary-stuart = Мария Стюарт
glenmore-tile-john-knox = Джон Нокс
glenmore-tile-james-iv = Яков IV
glenmore-tile-loch-ness = Лох-Несс
glenmore-tile-armadale-castle = Замок Армадейл
glenmore-tile-armadale-castle-short = Армадейл
glenmore-tile-edradour = Эдраду
glenmore-tile-pitlochry = Питлохри
glenmore-tile-tobermory = Тобермори
glenmore-tile-oban = Обан
glenmore-tile-foyers = Фойерс
glenmore-tile-glen-nevis = Глен-Невис
glenmore-tile-strathmore = Стратмор
glenmore-tile-stornoway = Сторновей
glenmore-tile-dingwall = Дингуолл
glenmore-tile-spean-bridge = Спин-Бридж
glenmore-tile-kings-house = Таверна «Кингс-Хаус»
glenmore-tile-kings-house-short = «Кингс-Хаус»
glenmore-tile-kilmartin = Килмартин
glenmore-tile-rob-roy-macgregor = Роб Рой
glenmore-tile-rob-roy-macgregor-short = Роб Рой
glenmore-tile-charles-edward-stuart = Карл Эдуард Стюарт
glenmore-tile-charles-edward-stuart-short = Карл Стюарт
glenmore-tile-flora-macdonald = Флора Макдональд
glenmore-tile-flora-macdonald-short = Макдональд
glenmore-tile-loch-morar = Лох-Морар
glenmore-tile-castle-moil = Замок Маол
glenmore-tile-castle-of-mey = Замок Мей
glenmore-tile-millburn = Миллберн
glenmore-tile-kingussie = Кингусси
glenmore-tile-kinlochleven = Кинлохлевен
glenmore-tile-aviemore = Авимор
glenmore-tile-beauly = Бьюли
glenmore-tile-culbin = Калбин
glenmore-tile-inveraray = Инверэри
glenmore-tile-dunkeld = Данкелд
glenmore-tile-bridge-of-oich = Мост Ойх
glenmore-tile-sligachan-inn = Таверна «Слигахан»
glenmore-tile-sligachan-inn-short = «Слигахан»
glenmore-tile-braemar = Бремар
glenmore-tile-robert-burns = Роберт Бёрнс
glenmore-tile-walter-scott = Вальтер Скотт
glenmore-tile-arthur-conan-doyle = Артур Конан Дойл
glenmore-tile-arthur-conan-doyle-short = Конан Дойл
glenmore-tile-world-end = Конец света
glenmore-tile-world-end-short = Конец света
glenmore-tile-david-hume = Дэвид Юм
glenmore-tile-start-village = Начальная деревня
glenmore-tile-home-castle = Родовой замок

# The clans, and what their cells bring.
glenmore-clan-brodie = Броды
glenmore-clan-brodie-effect = 3 деревни: 5 очков, 4: 8
glenmore-clan-gunn = Ганн
glenmore-clan-gunn-effect = 1 овца и 1 корова
glenmore-clan-grant = Грант
glenmore-clan-grant-effect = шотландцы на 5 жетонах: 5 очков, 6: 8
glenmore-clan-douglas = Дуглас
glenmore-clan-douglas-effect = 3 очка, сколько угодно раз
glenmore-clan-cameron = Камерон
glenmore-clan-cameron-effect = 1 жетон торговли, 3 шага
glenmore-clan-macgregor = Макгрегор
glenmore-clan-macgregor-effect = 3 очка вместо бочки
glenmore-clan-macdonald = Макдональд
glenmore-clan-macdonald-effect = 1 камень и 1 дерево
glenmore-clan-macdonell = Макдонелл
glenmore-clan-macdonell-effect = 1 жетон материалов и 1 винокурня
glenmore-clan-mackintosh = Макинтош
glenmore-clan-mackintosh-effect = замки считаются шотландцами
glenmore-clan-mackay = Маккей
glenmore-clan-mackay-effect = Дэвид Юм за 2 личности
glenmore-clan-mackenzie = Маккензи
glenmore-clan-mackenzie-effect = 1 ячмень и 1 бочка
glenmore-clan-mackinnon = Маккиннон
glenmore-clan-mackinnon-effect = 1 шотландец и 2 монеты
glenmore-clan-macleod = Маклауд
glenmore-clan-macleod-effect = 3 монеты
glenmore-clan-maclachlan = Маклахлан
glenmore-clan-maclachlan-effect = 1 очко за каждый лишний шаг
glenmore-clan-maclean = Маклейн
glenmore-clan-maclean-effect = 1 жетон животных и 1 винокурня
glenmore-clan-macmillan = Макмиллан
glenmore-clan-macmillan-effect = убрать 1 жетон
glenmore-clan-macpherson = Макферсон
glenmore-clan-macpherson-effect = 2 перестройки: 5 очков, 3: 8
glenmore-clan-munro = Манро
glenmore-clan-munro-effect = 1 жетон из сброса бесплатно
glenmore-clan-oliphant = Олифант
glenmore-clan-oliphant-effect = 9 монет: 5 очков, 12: 8
glenmore-clan-ross = Росс
glenmore-clan-ross-effect = 2 шотландца
glenmore-clan-sutherland = Сазерленд
glenmore-clan-sutherland-effect = 4 жетона с рекой: 5 очков, 6: 8
glenmore-clan-sinclair = Синклер
glenmore-clan-sinclair-effect = в торговле монета заменяет 1 ресурс
glenmore-clan-chisholm = Чисхолм
glenmore-clan-chisholm-effect = 1 ячмень и 1 шотландец

# What landmark cards bring.
glenmore-card-loch-lochy-effect = 2 ресурса на выбор
glenmore-card-donan-castle-effect = 1 маркер клана
glenmore-card-castle-stalker-effect = 3 монеты
glenmore-card-inverness-effect = 1 ячмень, затем 1 бочка
glenmore-card-loch-shiel-effect = 1 шотландец, затем 1 бочка
glenmore-card-duart-castle-effect = 1 маркер клана и 1 монета
glenmore-card-loch-ness-effect = каждый ход ещё 1 активация
glenmore-card-armadale-castle-effect = в конце 8 монет считаются вдвойне
glenmore-card-loch-morar-effect = убрать до 2 жетонов
glenmore-card-castle-moil-effect = шотландцы в замке считаются вдвойне
glenmore-card-castle-of-mey-effect = активируйте все свои жетоны
