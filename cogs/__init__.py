"""What Discord users touch: one cog per game, and the lobby, the table, the library and help."""
