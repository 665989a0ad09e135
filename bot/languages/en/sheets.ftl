# The sheets of a game: the pictures that show it, by name.

boards = Boards
sheet-choose = Choose a sheet
sheet-unknown = There is no such sheet. Choose one from the list.
option-sheet = sheet
option-sheet-about = What to show; the table if you choose nothing
