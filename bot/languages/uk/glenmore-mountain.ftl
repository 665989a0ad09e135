# Хроніка 2 «Глен-Мору II», гора: дії, запитання й події.

glenmore-chronicles-mountain = 2 · Гори
glenmore-chronicles-mountain-about = 2–4 гравці · +5 хвилин · проста: гора на ронделі збирає данину, і місце на ній одне
glenmore-options-mountain = Скільки клітинок займає гора?
glenmore-mountain-two = дві клітинки
glenmore-mountain-two-about = Звичайна гора
glenmore-mountain-one = гора на одній клітинці
glenmore-mountain-one-about = Трохи складніше: на ронделі на жетон більше
glenmore-reason-with-mountain = Це важливо лише з горою.

command-glenmore-mountain = гора
command-glenmore-mountain-about = Перейти на гору, покласти на неї щось або забрати все
option-glenmore-toll = що
option-glenmore-toll-about = Що ви там робите

glenmore-move-climb = На гору
glenmore-move-climb-about = { $count ->
    [0] Поки там порожньо
   *[other] Там { $goods }
}: це ваше, коли підете з неї; цього ходу без жетона
glenmore-move-toll = { $good_name } з { $cell } ({ $tile_name })
glenmore-move-toll-coin = 1 монета
glenmore-move-gather = Забрати все: { $goods }
glenmore-move-leave-goods = Залишити на горі
glenmore-made-climb = Ви на горі.
glenmore-made-toll = На гору: { $good_name } з { $cell }.
glenmore-made-toll-coin = На гору: монета.
glenmore-made-gather = З гори забрано все.
glenmore-made-leave-goods = Усе залишено на горі.
glenmore-ask-toll = Ви проходите через гору: що ви на неї кладете?
glenmore-ask-descend = Ви йдете з гори: забираєте те, що на ній?
glenmore-group-climb = Гора
glenmore-group-toll = Покласти на гору
glenmore-group-gather = Піти з гори
glenmore-event-climbed = { $seat } піднімається на **гору**.
glenmore-event-passed-mountain = { $seat } кладе на гору: { $goods }.
glenmore-event-gathered = { $seat } забирає з гори: { $goods }.
glenmore-event-die-passed-mountain = Кубик проходить через гору: на неї кладуть 1 монету.
glenmore-refusal-mountain-taken = На горі вже стоїть { $seat }.
glenmore-refusal-mountain-behind = Гора зараз позаду останньої фішки, перейти туди не можна.
glenmore-refusal-no-coin = Монет у вас немає.
glenmore-refusal-needed-for-tile = Тоді забракне на оплату жетона.
