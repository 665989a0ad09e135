"""What Discord users touch: commands, buttons and menus, and how each of them is answered.

There is a cog per game, and others by topic. `acting` makes moves and answers them for all.
"""
