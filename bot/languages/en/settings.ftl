# /settings: what a person chooses for themselves.

command-settings = settings
command-settings-about = How I call you, your time zone and nights, and your language
option-zone = time_zone
option-zone-about = Your time zone: type the name of a city near you
option-quiet = quiet_hours
option-quiet-about = Your night, such as 22-7: no pings, and your time doesn’t run out

settings-title = Your settings
settings-calls = When a game waits for you
settings-calls-direct = Send me a DM
settings-calls-mention = Mention me in the game’s thread
settings-calls-neither = Neither: I look for myself
settings-messages = Other messages
settings-messages-about = What is not chosen is not sent.
settings-switch-reminders = Reminders before my time is over
settings-switch-nudges = Nudges from others at the table
settings-switch-endings = A message when a game ends
settings-zone = Time zone
settings-zone-none = Not set. If yours is not in the menu, use `/{ command-settings }` with { option-zone }.
settings-zone-now = It is { $time } where you are. If your time zone is not in the menu, use `/{ command-settings }` with { option-zone }.
settings-zone-name = { $place } (UTC{ $offset })
settings-zone-unknown = I don’t know that time zone. Type the name of a city and choose from the list.
settings-quiet = Quiet hours
settings-quiet-about = At night nothing pings you, and your time never runs out. Needs your time zone.
settings-night = { $begin }–{ $end }
settings-night-none = No quiet hours
settings-night-unknown = I can’t read these hours. Type them like this: 22-7.
settings-confirm = Confirm my moves
settings-confirm-about = Before a move that can’t be undone.
settings-confirm-yes = Ask me first
settings-confirm-no = Play at once
settings-language = Language of what only you read
settings-language-own = As in my Discord
settings-language-en = English
settings-language-ru = Русский
settings-language-uk = Українська
called-within-turn = { $name }, there’s a question for you. The Play button shows it only to you.

## Time zones

zone-pacific-honolulu = Honolulu
zone-america-los-angeles = Los Angeles
zone-america-denver = Denver
zone-america-chicago = Chicago
zone-america-new-york = New York
zone-america-sao-paulo = São Paulo
zone-utc = Universal time
zone-europe-london = London
zone-europe-berlin = Berlin
zone-europe-warsaw = Warsaw
zone-europe-kyiv = Kyiv
zone-europe-chisinau = Chișinău
zone-europe-istanbul = Istanbul
zone-europe-moscow = Moscow
zone-asia-tbilisi = Tbilisi
zone-asia-yekaterinburg = Yekaterinburg
zone-asia-almaty = Almaty
zone-asia-kolkata = Kolkata
zone-asia-novosibirsk = Novosibirsk
zone-asia-shanghai = Shanghai
zone-asia-tokyo = Tokyo
zone-asia-vladivostok = Vladivostok
zone-australia-sydney = Sydney
zone-pacific-auckland = Auckland
