"""Kits that prove an implementation; only tests import them."""
