# The sheets of a game: the pictures that show it, by name.

boards = Аркуші
sheet-choose = Який аркуш показати
sheet-unknown = Такого аркуша немає. Виберіть зі списку.
option-sheet = аркуш
option-sheet-about = Що показати; якщо не вибрати, то весь стіл
