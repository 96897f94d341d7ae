"""The rules of Khronos, one module for each chapter."""
