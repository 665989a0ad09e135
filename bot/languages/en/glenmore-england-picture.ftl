# Names and cards of chronicle 4.

glenmore-tile-loch-lomond = Loch Lomond
glenmore-tile-glenfinnan-church = Glenfinnan Church
glenmore-tile-glenfinnan-church-short = Church
glenmore-tile-glenfinnan-monument = Glenfinnan Monument
glenmore-tile-glenfinnan-monument-short = Monument
glenmore-tile-military-roads = General Wade’s Military Roads
glenmore-tile-military-roads-short = Wade’s Roads
glenmore-card-loch-lomond-effect = you take the England marker
glenmore-card-glenfinnan-church-effect = you take the England marker
glenmore-card-glenfinnan-monument-effect = you take the England marker
glenmore-card-military-roads-effect = you take the England marker
