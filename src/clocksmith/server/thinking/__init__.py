"""Thinking: bots, hints and analyses, in processes or on workers."""
