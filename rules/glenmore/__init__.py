"""Glen More II: Chronicles.

Read `asking` first: everything pending is a stack of questions and steps. A turn is `turn.Next`,
`taking.Take`, `Pass` and `Arrive`, `payment.Pay`, `arrival.Receive` and `Place`,
`effects.OneTime`, `activation.Activate`, `turn.TurnEnd`; what tiles, cards and clans add is pushed
upon it.

A chronicle is a module in `chronicles`. Its methods are the moments at which it adds something
(`chronicles.chronicle.Chronicle`); the engine asks all that are in play and never which they are.
Everything else has one place, without a question who added it:

- tiles, cards, clans, roads, numbers: an edition's text (`reading`, `checking`);
- kinds of effects, activations, counts and lines of a score: the registries `effects.EFFECTS`,
  `activation.WAYS`, `tallies.TALLIES`, `scoring.CATEGORIES` and `scoring.FINAL`;
- who moves round the ring, who sweeps it, whom the end waits for: `ring.Actor`;
- what may be taken, for what, and where it could go: `feasibility`;
- what lies on the way: `taking.Pass`; what may be done at any moment: `asking.free_moves`;
- gains and losses: `doors`; tiles that are laid: `turn.refill`;
- what is hidden: `knowledge`; what is shown: `sight`.
"""

from rules.glenmore.game import GlenMore

__all__ = ["GlenMore"]
