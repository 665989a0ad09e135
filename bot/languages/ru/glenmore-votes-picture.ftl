# Глен-Мор II: карты Грейт-Глен и их условия

glenmore-glen-livestock = Стада
glenmore-glen-livestock-about = У кого больше всего коров и овец: 10 очков
glenmore-glen-square = Большой квадрат
glenmore-glen-square-about = У кого самый большой квадрат из жетонов, от 2 на 2: 10 очков
glenmore-glen-materials = Склады
glenmore-glen-materials-about = У кого больше всего дерева и камня: 10 очков
glenmore-glen-sets = Полный набор
glenmore-glen-sets-about = Больше всего наборов: шотландец в родовом замке, виски, достопримечательность и личность: 10 очков
glenmore-glen-castles = Гарнизоны
glenmore-glen-castles-about = Больше всего замков с шотландцем, считая родовой: 10 очков
glenmore-glen-distilleries = Винокурни
glenmore-glen-distilleries-about = У кого больше всего винокурен: 10 очков
glenmore-glen-smallest = Малые владения
glenmore-glen-smallest-about = У кого самые маленькие владения: 10 очков
glenmore-glen-pastures = Пастбища
glenmore-glen-pastures-about = Больше всего жетонов животных, соединённых сторонами: 10 очков
glenmore-glen-farthest = Вдали от дома
glenmore-glen-farthest-about = Чей шотландец дальше всего от родового замка, в шагах: 10 очков
glenmore-glen-discards = Личный сброс
glenmore-glen-discards-about = Больше всего жетонов в личном сбросе, куда попадает сброшенное вашими ходами по рондели: 10 очков
