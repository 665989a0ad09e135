"""What all tests share."""

from hypothesis import settings

# The same examples on every machine and in every run.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")
