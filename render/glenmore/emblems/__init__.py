"""The emblems of the glen: one mass each, to be told apart as blots of 16 px."""

from render.glenmore.emblems import chronicles, gains, goods, kinds, marks

__all__ = ["chronicles", "gains", "goods", "kinds", "marks"]
