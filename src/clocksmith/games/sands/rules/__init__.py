"""The rules of The Sands of Time, one module for each chapter."""
