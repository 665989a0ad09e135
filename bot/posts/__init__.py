"""Posting: how each kind of notice becomes a message on Discord."""

from bot.posts.posts import Posts

__all__ = ["Posts"]
