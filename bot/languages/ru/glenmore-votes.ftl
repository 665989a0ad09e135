# Глен-Мор II: Между молотом и наковальней

glenmore-chronicles-votes = 7 · Между молотом и наковальней
glenmore-chronicles-votes-about = 2–4 игрока · +10 мин · средняя: кланы голосуют, за что дадут очки в конце
glenmore-options-two_votes = Когда вдвоём можно выложить две фишки голосования?
glenmore-two_votes-any = в любом голосовании
glenmore-two_votes-any-about = Шесть фишек на пять голосований, распределяйте как хотите
glenmore-two_votes-once = в одном голосовании за партию
glenmore-two_votes-once-about = Другое прочтение правил
glenmore-reason-with-votes = Это важно только вдвоём и с хроникой «Между молотом и наковальней».

glenmore-fact-glen = { $value ->
    [livestock] { glenmore-glen-livestock }
    [square] { glenmore-glen-square }
    [materials] { glenmore-glen-materials }
    [sets] { glenmore-glen-sets }
    [castles] { glenmore-glen-castles }
    [distilleries] { glenmore-glen-distilleries }
    [smallest] { glenmore-glen-smallest }
    [pastures] { glenmore-glen-pastures }
    [farthest] { glenmore-glen-farthest }
   *[discards] { glenmore-glen-discards }
}
command-glenmore-vote = голос
command-glenmore-vote-about = Проголосовать или выбрать карту для голосования
option-glenmore-vote = что
option-glenmore-vote-about = Ваш голос или карта
glenmore-ask-gathering = Собрание кланов: какую карту вы ставите на голосование?
glenmore-ask-vote = Как вы голосуете? Никто не увидит этого, пока не проголосуют все.
glenmore-group-gathering = Карта для голосования
glenmore-group-vote = Голос
glenmore-crumb-gathering = собрание кланов
glenmore-crumb-vote = голосование: { $glen_name }
glenmore-move-gathering = { $glen_name }
glenmore-move-gathering-about = { $glen ->
    [livestock] { glenmore-glen-livestock-about }
    [square] { glenmore-glen-square-about }
    [materials] { glenmore-glen-materials-about }
    [sets] { glenmore-glen-sets-about }
    [castles] { glenmore-glen-castles-about }
    [distilleries] { glenmore-glen-distilleries-about }
    [smallest] { glenmore-glen-smallest-about }
    [pastures] { glenmore-glen-pastures-about }
    [farthest] { glenmore-glen-farthest-about }
   *[discards] { glenmore-glen-discards-about }
}
glenmore-move-vote = { $ballot ->
    [yes] Да
    [no] Нет
    [yeses] Да, две фишки
    [noes] Нет, две фишки
   *[both] Одна «да» и одна «нет»
}
glenmore-made-gathering = Карта для голосования: { $glen_name }.
glenmore-made-vote = { $ballot ->
    [yes] Ваш голос: да.
    [no] Ваш голос: нет.
    [yeses] Ваш голос: да, две фишки.
    [noes] Ваш голос: нет, две фишки.
   *[both] Ваш голос: одна «да» и одна «нет».
}
glenmore-event-gathering = { $seat } ставит карту на голосование: **{ $glen_name }**.
glenmore-event-has-voted = { $seat }: голос отдан.
glenmore-event-voted = { $seat }: { $yes ->
    [0] { "" }
    [1] да
   *[other] дважды да
}{ $both ->
    [0] { "" }
   *[other] { " и " }
}{ $no ->
    [0] { "" }
    [1] нет
   *[other] дважды нет
}.
glenmore-event-vote-passed = **{ $glen_name }**: карта принята, за { $yes }, против { $no }.
glenmore-event-vote-failed = **{ $glen_name }**: карта отклонена, за { $yes }, против { $no }.

glenmore-refusal-glen-voted = По этой карте уже голосовали: { $glen_name }.
glenmore-refusal-glen-not-there = Этой карты в партии нет: { $glen_name }.
glenmore-refusal-one-token-a-vote = В одном голосовании можно выложить только одну фишку.
glenmore-refusal-two-tokens-used = Две фишки в одном голосовании вы уже выкладывали.
glenmore-refusal-no-such-tokens = Для такого голоса у вас нет фишек.
