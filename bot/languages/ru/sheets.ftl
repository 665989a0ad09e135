# The sheets of a game: the pictures that show it, by name.

boards = Листы
sheet-choose = Какой лист показать
sheet-unknown = Такого листа нет. Выберите из списка.
option-sheet = лист
option-sheet-about = Что показать; если не выбрать, то весь стол
