"""What is wrong with a request, in the nested form in which Discord reports it."""

from __future__ import annotations

from typing import Any

from sandbox import errors

Path = tuple[str | int, ...]


class Problems:
    """Collects form errors by their place in the body; `refuse` raises them all at once."""

    def __init__(self) -> None:
        self._found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Note that the value at `path` is wrong."""
        self._found.append((path, code, message))

    def length(self, path: Path, value: object, low: int, high: int) -> None:
        """Note a string whose length lies outside `low..high`, or that is no string."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_STRING", "This field must be a string.")
        elif not value and low:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self.add(
                path,
                "BASE_TYPE_BAD_LENGTH",
                f"Must be between {low} and {high} in length.",
            )

    def count(self, path: Path, number: int, low: int, high: int) -> None:
        """Note a list or number outside `low..high`."""
        if not low <= number <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def payload(self) -> dict[str, Any]:
        """The nested `errors` object of an Invalid Form Body."""
        root: dict[str, Any] = {}
        for path, code, message in self._found:
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return root

    def refuse(self) -> None:
        """Raise Invalid Form Body if there is any problem."""
        if self._found:
            raise errors.invalid_form(self.payload())


def lines(nested: dict[str, Any], path: str = "") -> list[str]:
    """Each problem of a nested `errors` object as one readable line."""
    found = [
        f"{path or '(body)'}: {error['message']} ({error['code']})"
        for error in nested.get("_errors", ())
    ]
    for key, inner in nested.items():
        if key != "_errors":
            found += lines(inner, f"{path}.{key}" if path else key)
    return found
