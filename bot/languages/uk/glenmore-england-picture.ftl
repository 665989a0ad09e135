# Назви й картки хроніки 4.

glenmore-tile-loch-lomond = Лох-Ломонд
glenmore-tile-glenfinnan-church = Церква Гленфіннан
glenmore-tile-glenfinnan-church-short = Церква
glenmore-tile-glenfinnan-monument = Монумент Гленфіннан
glenmore-tile-glenfinnan-monument-short = Монумент
glenmore-tile-military-roads = Військові дороги генерала Вейда
glenmore-tile-military-roads-short = Дороги Вейда
glenmore-card-loch-lomond-effect = ви берете маркер Англії
glenmore-card-glenfinnan-church-effect = ви берете маркер Англії
glenmore-card-glenfinnan-monument-effect = ви берете маркер Англії
glenmore-card-military-roads-effect = ви берете маркер Англії
