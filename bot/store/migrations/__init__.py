"""The schema's history: numbered SQL files, each applied once, in order."""
