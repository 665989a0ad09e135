"""Time: how long people have, when they sleep, and what happens when they don't answer."""
