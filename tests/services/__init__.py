"""Servers of others for the tests that need one: real ones, thrown away afterwards.

Each kind has a module, with a class that is started, stopped and killed. `fixtures.py` has one of
each for a test process, begun when a test asks for it first.
"""
