"""What players see of a position: views, standings, ledgers, prices."""
