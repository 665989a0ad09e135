"""Discord's limits, written by hand: what the real API refuses with Invalid Form Body."""
