# Glen More II: Between Hammer and Anvil

glenmore-chronicles-votes = 7 · Between Hammer and Anvil
glenmore-chronicles-votes-about = 2–4 players · +10 min · medium: the clans vote on what will be scored at the end
glenmore-options-two_votes = When may two players use two vote tokens?
glenmore-two_votes-any = in any vote
glenmore-two_votes-any-about = Six tokens for five votes, to be spread as you like
glenmore-two_votes-once = in one vote of the game
glenmore-two_votes-once-about = The other reading of the rulebook
glenmore-reason-with-votes = It matters only with the chronicle Between Hammer and Anvil and with two players.

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
command-glenmore-vote = vote
command-glenmore-vote-about = Vote, or put a card to the vote
option-glenmore-vote = what
option-glenmore-vote-about = How you vote, or which card
glenmore-ask-gathering = The clans gather: which card do you put to the vote?
glenmore-ask-vote = How do you vote? Nobody sees it until all have voted.
glenmore-group-gathering = Put a card to the vote
glenmore-group-vote = Vote
glenmore-crumb-gathering = gathering of the clans
glenmore-crumb-vote = vote: { $glen_name }
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
    [yes] Yes
    [no] No
    [yeses] Yes with two tokens
    [noes] No with two tokens
   *[both] One yes and one no
}
glenmore-made-gathering = You put a card to the vote: { $glen_name }.
glenmore-made-vote = { $ballot ->
    [yes] Your vote: yes.
    [no] Your vote: no.
    [yeses] Your vote: yes with two tokens.
    [noes] Your vote: no with two tokens.
   *[both] Your vote: one yes and one no.
}
glenmore-event-gathering = { $seat } puts a card to the vote: **{ $glen_name }**.
glenmore-event-has-voted = { $seat } has voted.
glenmore-event-voted = { $seat }: { $yes ->
    [0] { "" }
    [1] yes
   *[other] yes twice
}{ $both ->
    [0] { "" }
   *[other] { " and " }
}{ $no ->
    [0] { "" }
    [1] no
   *[other] no twice
}.
glenmore-event-vote-passed = **{ $glen_name }** is voted in, { $yes } to { $no }: it will be scored.
glenmore-event-vote-failed = **{ $glen_name }** is voted out, { $yes } to { $no }: it won’t be scored.

glenmore-refusal-glen-voted = A vote was already held: { $glen_name }.
glenmore-refusal-glen-not-there = That card is not in this game: { $glen_name }.
glenmore-refusal-one-token-a-vote = You can use only one token in a vote.
glenmore-refusal-two-tokens-used = You’ve already used two tokens in one vote.
glenmore-refusal-no-such-tokens = You don’t have the tokens for that vote.
