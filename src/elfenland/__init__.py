"""Elfenland: the rules as a referee would state them, and what plays by them."""

__version__ = "0.1.0"
