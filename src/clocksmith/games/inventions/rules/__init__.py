"""The rules of Inventions, one module for each chapter."""
