"""Measured speed, as ratios within one run: bare seconds tell more about the machine than us."""
