"""Rate limits: buckets per route and place, and one for the whole bot."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

UNLIMITED = {
    "X-RateLimit-Limit": "10000",
    "X-RateLimit-Remaining": "9999",
    "X-RateLimit-Reset-After": "1.000",
}
MESSAGES = "/channels/{channel_id}/messages"
REALISTIC = {
    ("POST", MESSAGES): (5, 5.0),
    ("PATCH", MESSAGES + "/{message_id}"): (5, 5.0),
    ("DELETE", MESSAGES + "/{message_id}"): (5, 1.0),
    ("POST", "/webhooks/{application_id}/{token}"): (5, 2.0),
}
WHOLE_BOT = 50
#: How many sessions may begin in how many seconds.
SESSIONS = (1, 5.0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and the headers that tell the client about the limit."""

    headers: dict[str, str]
    retry_after: float | None = None
    whole_bot: bool = False


@dataclass(slots=True)
class _Window:
    """A count of requests that starts over when its time span ends."""

    limit: int
    span: float
    ends: float = 0.0
    used: int = 0

    def take(self, now: float) -> bool:
        if now >= self.ends:
            self.ends, self.used = now + self.span, 0
        if self.used >= self.limit:
            return False
        self.used += 1
        return True


@dataclass(slots=True)
class Rates:
    """The limits in force. They count real seconds, because a bot told to wait really waits.

    By default everything may pass; `realistic` is what bots meet on Discord: a
    few messages per channel and second, fifty requests a second in all, interactions excepted, and
    a new session every five seconds.
    """

    routes: dict[tuple[str, str], tuple[int, float]] = field(default_factory=dict)
    whole_bot: int | None = None
    _windows: dict[tuple[str, str, str], _Window] = field(default_factory=dict)
    _whole: _Window | None = None
    _sessions: _Window | None = None

    def realistic(self) -> None:
        """Put Discord's usual limits in force."""
        self.routes = dict(REALISTIC)
        self.whole_bot = WHOLE_BOT
        self._windows.clear()
        self._whole = None
        self._sessions = _Window(*SESSIONS)

    def take_session(self) -> bool:
        """Count a session that begins; tells whether the last one is long enough ago."""
        return self._sessions is None or self._sessions.take(time.monotonic())

    def limit(self, method: str, template: str, amount: int, seconds: float) -> None:
        """Limit one route, named by its template, per channel."""
        self.routes[method, template] = (amount, seconds)
        self._windows.clear()

    def take(self, method: str, template: str, place: str, *, exempt: bool) -> Verdict:
        """Count one request; `exempt` ones do not count for the whole bot."""
        now = time.monotonic()
        if self.whole_bot is not None and not exempt:
            if self._whole is None:
                self._whole = _Window(self.whole_bot, 1.0)
            if not self._whole.take(now):
                return Verdict(
                    {"X-RateLimit-Global": "true"}, self._whole.ends - now, whole_bot=True
                )
        bucket = f"{method}{template}"
        if (method, template) not in self.routes:
            return Verdict({**UNLIMITED, "X-RateLimit-Bucket": bucket})
        key = (method, template, place)
        window = self._windows.get(key)
        if window is None:
            window = self._windows[key] = _Window(*self.routes[method, template])
        passed = window.take(now)
        wait = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        return Verdict(headers, None if passed else wait)
