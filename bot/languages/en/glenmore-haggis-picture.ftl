# Glen More II: tiles of Ode to the Haggis

glenmore-tile-shetland = Shetland
glenmore-tile-drovers-inn = Drovers Inn
glenmore-tile-drovers-inn-short = Drovers Inn
glenmore-tile-old-inn = The Old Inn
glenmore-tile-creek-inn = Creek Inn
glenmore-tile-creek-inn-short = Creek Inn
glenmore-tile-haggis-house = Haggis House
glenmore-tile-feast-of-beasts = Feast of Beasts
glenmore-tile-feast-of-beasts-short = Beasts’ Feast
