# Words that the pictures of all games share.

picture-player = Player { $number }
