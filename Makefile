# Everything happens in .venv, inside this checkout; a second run needs no network.

GAME ?= khronos

.PHONY: help play terminal test check format bench clean

help:
	@echo "make play      play in the browser             (ARGS=... is passed on)"
	@echo "make terminal  play in the terminal: GAME=khronos, sands or inventions"
	@echo "make test      check, then test, plain and compiled"
	@echo "make check     style, types and contracts only"
	@echo "make format    put the sources into their one form"
	@echo "make bench     measure the speed of the rules  (ARGS=... is passed on)"
	@echo "make clean     remove everything that was made here"

play:
	@scripts/setup
	@.venv/bin/clocksmith serve --open $(ARGS)

terminal:
	@scripts/setup
	@.venv/bin/clocksmith play $(GAME) $(ARGS)

test:
	@scripts/test

check:
	@scripts/setup tools modules
	@scripts/check

format:
	@scripts/setup tools modules
	@scripts/format

bench:
	@scripts/setup
	@.venv/bin/clocksmith bench $(ARGS)

clean:
	@scripts/clean
