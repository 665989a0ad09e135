# Названия и карты хроники 4.

glenmore-tile-loch-lomond = Лох-Ломонд
glenmore-tile-glenfinnan-church = Церковь Гленфиннан
glenmore-tile-glenfinnan-church-short = Церковь
glenmore-tile-glenfinnan-monument = Монумент Гленфиннан
glenmore-tile-glenfinnan-monument-short = Монумент
glenmore-tile-military-roads = Военные дороги генерала Уэйда
glenmore-tile-military-roads-short = Дороги Уэйда
glenmore-card-loch-lomond-effect = вы берёте маркер Англии
glenmore-card-glenfinnan-church-effect = вы берёте маркер Англии
glenmore-card-glenfinnan-monument-effect = вы берёте маркер Англии
glenmore-card-military-roads-effect = вы берёте маркер Англии
