# Глен-Мор II: Між молотом і ковадлом

glenmore-chronicles-votes = 7 · Між молотом і ковадлом
glenmore-chronicles-votes-about = 2–4 гравці · +10 хв · середня: клани голосують, за що дадуть очки наприкінці
glenmore-options-two_votes = Коли вдвох можна викласти дві фішки голосування?
glenmore-two_votes-any = у будь-якому голосуванні
glenmore-two_votes-any-about = Шість фішок на п’ять голосувань, розподіляйте як хочете
glenmore-two_votes-once = в одному голосуванні за партію
glenmore-two_votes-once-about = Інше прочитання правил
glenmore-reason-with-votes = Це важливо лише вдвох і з хронікою «Між молотом і ковадлом».

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
command-glenmore-vote-about = Проголосувати або обрати картку для голосування
option-glenmore-vote = що
option-glenmore-vote-about = Ваш голос або картка
glenmore-ask-gathering = Збори кланів: яку картку ви ставите на голосування?
glenmore-ask-vote = Як ви голосуєте? Ніхто цього не побачить, доки не проголосують усі.
glenmore-group-gathering = Картка для голосування
glenmore-group-vote = Голос
glenmore-crumb-gathering = збори кланів
glenmore-crumb-vote = голосування: { $glen_name }
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
    [yes] Так
    [no] Ні
    [yeses] Так, дві фішки
    [noes] Ні, дві фішки
   *[both] Одна «так» і одна «ні»
}
glenmore-made-gathering = Картка для голосування: { $glen_name }.
glenmore-made-vote = { $ballot ->
    [yes] Ваш голос: так.
    [no] Ваш голос: ні.
    [yeses] Ваш голос: так, дві фішки.
    [noes] Ваш голос: ні, дві фішки.
   *[both] Ваш голос: одна «так» і одна «ні».
}
glenmore-event-gathering = { $seat } ставить картку на голосування: **{ $glen_name }**.
glenmore-event-has-voted = { $seat }: голос віддано.
glenmore-event-voted = { $seat }: { $yes ->
    [0] { "" }
    [1] так
   *[other] двічі так
}{ $both ->
    [0] { "" }
   *[other] { " і " }
}{ $no ->
    [0] { "" }
    [1] ні
   *[other] двічі ні
}.
glenmore-event-vote-passed = **{ $glen_name }**: картку схвалено, за { $yes }, проти { $no }.
glenmore-event-vote-failed = **{ $glen_name }**: картку відхилено, за { $yes }, проти { $no }.

glenmore-refusal-glen-voted = За цю картку вже голосували: { $glen_name }.
glenmore-refusal-glen-not-there = Цієї картки в партії немає: { $glen_name }.
glenmore-refusal-one-token-a-vote = В одному голосуванні можна викласти лише одну фішку.
glenmore-refusal-two-tokens-used = Дві фішки в одному голосуванні ви вже викладали.
glenmore-refusal-no-such-tokens = Для такого голосу у вас немає фішок.
