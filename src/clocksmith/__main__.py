"""The command line, as ``python -m clocksmith``."""

from clocksmith.cli.main import run

if __name__ == "__main__":
    run()
