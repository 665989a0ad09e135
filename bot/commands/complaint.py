"""What a command says when it can't do what it was asked."""

from __future__ import annotations


class Complaint(Exception):
    """Something the person at the command line can put right; each line of it is one problem."""

    def __init__(self, *problems: str, status: int = 2) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        #: The exit code.
        self.status = status
