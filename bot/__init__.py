"""The running bot.

What to look for where:

- starting and stopping: `app`, `cli`, `commands`, `config`, `config_values`, `logs`, `heartbeat`,
  `session_starts`, `registration`, `heap`
- what Discord delivers: `command_tree`, `translation`, `clicks`, `allowance`, `refused`
- decisions: `matches`, `table`, `tables`, `orders`, `plans`, `seats`, `spelling`
- before and after a game: `lobbies`, `lobby_watch`, `rematches`, `replays`, `record_files`
- time: `clocks`
- computers and plans that move by themselves: `computers`, `computer_turns`, `planned_turns`,
  `match_tasks`
- what somebody may be shown: `scene`, `public_match`, `own_turns`
- words and messages: `languages`, `telling`, `telling_options`, `telling_results`, `ui`
- pictures: `easel`, `studio`, `late_pictures`, `animations`, `filming`
- who must be told what: `notices`, `delivery`, `posts`, `edits`, `edits_aside`, `pings`,
  `pending_replies`, `promised_answers`
- when Discord or the disk fails: `outage`, `requests`, `restraint`
- what servers allow: `servers`, `house_rules`, `rights`
- storage: `store`, `soundness`
"""
