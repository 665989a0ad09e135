# Глен-Мор II: картки Грейт-Глен та їхні умови

glenmore-glen-livestock = Стада
glenmore-glen-livestock-about = У кого найбільше корів і овець: 10 очок
glenmore-glen-square = Великий квадрат
glenmore-glen-square-about = У кого найбільший квадрат із жетонів, від 2 на 2: 10 очок
glenmore-glen-materials = Склади
glenmore-glen-materials-about = У кого найбільше дерева й каменю: 10 очок
glenmore-glen-sets = Повний набір
glenmore-glen-sets-about = Найбільше наборів: шотландець у родовому замку, віскі, пам’ятка й постать: 10 очок
glenmore-glen-castles = Гарнізони
glenmore-glen-castles-about = Найбільше замків із шотландцем, разом із родовим: 10 очок
glenmore-glen-distilleries = Винокурні
glenmore-glen-distilleries-about = У кого найбільше винокурень: 10 очок
glenmore-glen-smallest = Малі володіння
glenmore-glen-smallest-about = У кого найменші володіння: 10 очок
glenmore-glen-pastures = Пасовища
glenmore-glen-pastures-about = Найбільше жетонів тварин, з’єднаних сторонами: 10 очок
glenmore-glen-farthest = Далеко від дому
glenmore-glen-farthest-about = Чий шотландець найдалі від родового замку, у кроках: 10 очок
glenmore-glen-discards = Особистий скид
glenmore-glen-discards-about = Найбільше жетонів в особистому скиді, куди потрапляє скинуте вашими ходами по ронделі: 10 очок
