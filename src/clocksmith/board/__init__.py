"""Boards that games declare as data: zones, pieces, icons, drawings; checked when read."""
