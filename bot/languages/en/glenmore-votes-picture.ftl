# Glen More II: the cards of the Great Glen, with their conditions

glenmore-glen-livestock = Livestock
glenmore-glen-livestock-about = Most cows and sheep: 10 points
glenmore-glen-square = Great Square
glenmore-glen-square-about = Largest square full of tiles, 2 by 2 or more: 10 points
glenmore-glen-materials = Building Stores
glenmore-glen-materials-about = Most wood and stone: 10 points
glenmore-glen-sets = Full House
glenmore-glen-sets-about = Most sets of a Scotsman in the home castle, a whisky, a landmark and a person: 10 points
glenmore-glen-castles = Garrisons
glenmore-glen-castles-about = Most castles with a Scotsman, the home castle too: 10 points
glenmore-glen-distilleries = Distilleries
glenmore-glen-distilleries-about = Most distilleries: 10 points
glenmore-glen-smallest = Smallest Territory
glenmore-glen-smallest-about = Smallest territory: 10 points
glenmore-glen-pastures = Pastures
glenmore-glen-pastures-about = Most animal tiles joined by their sides: 10 points
glenmore-glen-farthest = Far from Home
glenmore-glen-farthest-about = Scotsman most steps away from the home castle: 10 points
glenmore-glen-discards = Leftovers
glenmore-glen-discards-about = Most tiles in your own discard pile, where tiles go that your moves on the ring discard: 10 points
