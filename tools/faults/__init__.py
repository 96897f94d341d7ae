"""Faults: people play while everything fails, and their notes are compared with the log.

`scripts/faults` runs it for as long as wanted; the daily tests use the same modules, for a few
seconds. What it is made of:

- :mod:`people` and :mod:`party` play, and note what they sent and what they heard
- :mod:`club` starts what they play on: PostgreSQL, servers, and the proxies of :mod:`cable`
- :mod:`nemesis` has the faults, one after the other
- :mod:`checker` compares the notes with the log that is kept, and knows nothing of the rest
"""
