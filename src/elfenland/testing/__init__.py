"""Kits that prove an implementation; only tests and ``elfenland check-bot`` import them."""
