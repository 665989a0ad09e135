# The sheets of a game: the pictures that show it, by name.

boards = Аркуші
sheet-choose = Який аркуш показати
sheet-unknown = Такого аркуша немає. Оберіть зі списку.
option-sheet = аркуш
option-sheet-about = Що показати; якщо не обрати, то весь стіл
