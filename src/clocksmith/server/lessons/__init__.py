"""Lessons, and interactive diagrams."""
