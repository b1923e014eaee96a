"""The phases of a round, one module each: what is allowed, what it does, what follows.

A phase that asks has ``legal(state)``, the actions open to the seat to act, and
``refusal(state, action)``, why one is not among them, None when it is: both read the same tables.
``play(state, action, events)`` does what was allowed and appends the events. ``begin`` enters a
phase and goes on until somebody is asked.
"""
