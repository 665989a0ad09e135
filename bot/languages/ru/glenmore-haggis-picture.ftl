# Глен-Мор II: жетоны «Оды хаггису»

glenmore-tile-shetland = Шетланд
glenmore-tile-drovers-inn = Таверна «Дроверс»
glenmore-tile-drovers-inn-short = «Дроверс»
glenmore-tile-old-inn = Старая таверна
glenmore-tile-creek-inn = Таверна «Крик»
glenmore-tile-creek-inn-short = «Крик»
glenmore-tile-haggis-house = Дом хаггиса
glenmore-tile-feast-of-beasts = Таверна «Пир зверей»
glenmore-tile-feast-of-beasts-short = «Пир зверей»
