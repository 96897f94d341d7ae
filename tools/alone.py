"""Runs a command alone: `alone.py LOCK COMMAND...` waits until no other one holds the lock.

The command takes the place of this process and keeps the lock as long as it or a child of it
lives; however they end, the system takes it back.
"""

import fcntl
import os
import sys


def main() -> None:
    """Take the lock, and become the command."""
    lock = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("setup: waiting for another one in this checkout", file=sys.stderr, flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)
    os.set_inheritable(lock, True)
    os.environ["CLOCKSMITH_ALONE"] = "yes"
    os.execv(sys.argv[2], sys.argv[2:])


if __name__ == "__main__":
    main()
