"""What all tests share."""

import gc

from hypothesis import settings

# The same examples on every machine and in every run.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")


def pytest_collection_finish():
    """Spare the garbage collector from going through thousands of collected tests each time."""
    gc.collect()
    gc.freeze()
