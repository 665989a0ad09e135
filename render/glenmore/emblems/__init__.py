"""The emblems of the glen: one mass each, to be told apart as blots of 16 px."""

from render.glenmore.emblems import gains, goods, kinds, marks

__all__ = ["gains", "goods", "kinds", "marks"]
