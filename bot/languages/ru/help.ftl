# Что говорит /помощь кроме первых шагов.

help-commands = Все команды: { $commands }
help-new = Открыть партию
help-games = Мои партии
help-settings = Личные настройки
help-which-new = Какую игру открыть в этом канале?
help-which-rules = Правила какой игры показать?
