# Glen More II: Ode to the Haggis

glenmore-chronicles-haggis = 5 · Ode to the Haggis
glenmore-chronicles-haggis-about = 2–4 players · +10 min · simple: gather tokens, let the die bring them to the table
glenmore-amount-haggis = { $count ->
    [one] { $count } haggis token
   *[other] { $count } haggis tokens
}

command-glenmore-haggis = haggis
command-glenmore-haggis-about = Take or return a haggis token, or roll for whisky
option-glenmore-haggis = token
option-glenmore-haggis-about = Which token, or a roll
glenmore-ask-haggis = Which haggis token do you take?
glenmore-ask-haggis-room = Your haggis table is full. Return a token, or go without the new one?
glenmore-ask-haggis-roll = Do you give a barrel of whisky for a roll that counts for you alone?
glenmore-group-haggis = Haggis token
glenmore-group-haggis-return = Make room
glenmore-group-haggis-roll = Roll again

glenmore-move-haggis = Open token, value { $number }
glenmore-move-haggis-draw = A token that is face down
glenmore-move-haggis-draw-about = Drawn by lot; only you will know its value
glenmore-move-haggis-return = Return a token of value { $number }
glenmore-move-haggis-return-about = It goes back face down; nobody else sees its value
glenmore-move-haggis-forgo = Go without the new token
glenmore-move-haggis-forgo-about = Nothing is paid for it
glenmore-move-haggis-roll = Roll for a barrel
glenmore-move-haggis-roll-about = If you have that value face down, you turn up one such token
glenmore-move-haggis-enough = No more rolls

glenmore-made-haggis = You took the token of value { $number }.
glenmore-made-haggis-draw = You drew a haggis token.
glenmore-made-haggis-return = You returned a token of value { $number }.
glenmore-made-haggis-forgo = You went without the new token.
glenmore-made-haggis-roll = You rolled for a barrel of whisky.
glenmore-made-haggis-enough = You roll no more.

glenmore-event-haggis-open = Open in the supply: a haggis token of value { $value }.
glenmore-event-haggis-taken = { $seat } takes the open haggis token of value { $value }.
glenmore-event-haggis-drawn = { $seat } draws a haggis token.
glenmore-event-haggis-looked = Your new haggis token has the value { $value }.
glenmore-event-haggis-returned = { $seat } returns a haggis token, face down.
glenmore-event-haggis-forgone = { $seat } goes without a haggis token.
glenmore-event-haggis-scoring = **Haggis**
glenmore-event-haggis-rolled = The die shows { $number } for everyone.
glenmore-event-haggis-turned = { $seat } turns up a haggis token of value { $value }.
glenmore-event-haggis-rolled-alone = { $seat } rolls { $number }.

glenmore-refusal-haggis-not-open = No haggis token of value { $value } is open.
glenmore-refusal-haggis-none-hidden = No haggis token is face down in the supply.
glenmore-refusal-haggis-not-held = You have no haggis token of value { $value }.
glenmore-refusal-haggis-no-roll = You can’t roll: you need whisky, a token face down, and fewer than 3 turned up.
