# Що каже /допомога, крім перших кроків.

help-commands = Усі команди: { $commands }
help-new = Відкрити партію
help-games = Мої партії
help-settings = Особисті налаштування
help-which-new = Яку гру відкрити в цьому каналі?
help-which-rules = Правила якої гри показати?
