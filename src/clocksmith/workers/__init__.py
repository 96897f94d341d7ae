"""Processes that work for this one: started, waited for, replaced and ended in one way."""
