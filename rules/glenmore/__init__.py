"""Glen More II: Chronicles, the base game.

Read `asking` first: everything pending is a stack of questions and steps. A turn is `turn.Next`,
`taking.Take`, `payment.Pay`, `arrival.Receive` and `Place`, `effects.OneTime`,
`activation.Activate`, `turn.TurnEnd`; what tiles, cards and clans add is pushed upon it.

More rules come in where there is one place for each matter, without a question who added them:

- tiles, cards, clans, roads, numbers: an edition's text (`reading`, `checking`);
- kinds of effects, activations, counts and lines of a score: the registries `effects.EFFECTS`,
  `activation.WAYS`, `tallies.TALLIES`, `scoring.CATEGORIES` and `scoring.FINAL`;
- who moves round the ring, who sweeps it, whom the end waits for: `ring.Actor`;
- what may be taken, for what, and where it could go: `feasibility`;
- what may be done at any moment of the own turn: `asking.free_moves`;
- gains and losses: `doors`; tiles that are laid: `turn.refill`;
- what is hidden: `knowledge`; what is shown: `sight`.
"""

from rules.glenmore.game import GlenMore

__all__ = ["GlenMore"]
