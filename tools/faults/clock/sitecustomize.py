"""Lets the clock of a process jump: its time is that of the machine plus what a file says.

Python imports this at its start where this folder is on its path. Nothing else is changed: neither
the machine's clock, which others need, nor time that goes on evenly.
"""

import mmap
import os
import struct
import time


def _jumping() -> None:
    place = os.environ.get("FAULTS_CLOCK")
    if place is None:
        return
    with open(place, "rb") as file:
        shared = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    real = time.time
    time.time = lambda: real() + float(struct.unpack_from("d", shared)[0])


_jumping()
