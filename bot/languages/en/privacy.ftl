# What is stored about people, and how to have it removed.

command-privacy = privacy
command-privacy-about = What I store about you, why, and for how long
command-forget = forget
command-forget-about = Remove your name, your id and your settings from everything I have stored

privacy-title = What I store about you
privacy-games = **Your games:** your Discord id, the name you had when you joined, your moves, and the orders and plans that you gave. Others play with you, so they see your name and what you play openly.
privacy-person = **You:** the language of your Discord, what you chose in `/{ command-settings }`, when you are away, your notes and the games you follow, whether your DMs are closed, and which DM holds your question.
privacy-time = **For how long:** until you have it removed. Finished games stay, so that their records can be checked.
privacy-not = **What I don’t do:** I read no messages and no member lists, and I pass nothing on.
privacy-forget = `/{ command-forget }` removes your name, your id and your settings. Messages that are already on Discord stay there.

forget-ask = Remove your name, your id and your settings from everything I have stored? A computer plays on in your games, your open lobbies are cancelled, and in finished games you become a former player. This can’t be undone.
forget-really = Yes, forget me
forgotten = Done. I know nothing about you any more. If you use me again, I’ll start from scratch.

# The name of a seat whose player was forgotten; $number tells several apart.
former-player = { $number ->
    [1] Former player
   *[other] Former player ({ $number })
}
