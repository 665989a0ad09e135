# What /help says beside the first steps.

help-commands = All commands: { $commands }
help-new = Open a game
help-games = My games
help-settings = Settings
help-which-new = Which game do you want to open in this channel?
help-which-rules = Which game’s rules do you want to read?
