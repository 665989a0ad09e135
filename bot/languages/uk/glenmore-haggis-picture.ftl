# Глен-Мор II: жетони «Оди гаґісу»

glenmore-tile-shetland = Шетланд
glenmore-tile-drovers-inn = Таверна «Дроверс»
glenmore-tile-drovers-inn-short = «Дроверс»
glenmore-tile-old-inn = Стара таверна
glenmore-tile-creek-inn = Таверна «Крік»
glenmore-tile-creek-inn-short = «Крік»
glenmore-tile-haggis-house = Дім гаґісу
glenmore-tile-feast-of-beasts = Таверна «Бенкет звірів»
glenmore-tile-feast-of-beasts-short = «Бенкет звірів»
