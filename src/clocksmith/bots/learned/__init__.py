"""Forecasts that were learned from games that bots played against each other."""
