# Everything happens in .venv, inside this checkout; a second run needs no network.

GAME ?= khronos

.PHONY: help play terminal quick test test-all faults attack check format bench docs site dist release clean

help:
	@echo "make play      play in the browser             (ARGS=... is passed on)"
	@echo "make terminal  play in the terminal: GAME=khronos, sands or inventions"
	@echo "make quick     the checks and tests that take less than a minute"
	@echo "make test      all checks and every test, the same ones every time"
	@echo "make test-all  more of the same: more random games and kills, with a random seed"
	@echo "make faults    play while servers and PostgreSQL are killed, 500 times (ARGS=... is passed on)"
	@echo "make attack    attack a server of this machine while somebody plays (ARGS=... is passed on)"
	@echo "make check     style, types and contracts only"
	@echo "make format    put the sources into their one form"
	@echo "make bench     measure the speed of the rules  (ARGS=... is passed on)"
	@echo "make docs      build the documentation site in dist/site (ARGS=--releases: and that of each release)"
	@echo "make site      build the static site in site/: documentation, and tables without a server (ARGS=--serve)"
	@echo "make dist      build the source distribution, and wheels that need neither Node.js nor a compiler"
	@echo "make release   prepare a release: VERSION=0.2.0 writes versions and dates, commits and tags"
	@echo "make clean     remove everything that was made here"

play:
	@PARTS="run client" scripts/play serve --open $(ARGS)

terminal:
	@scripts/play play $(GAME) $(ARGS)

quick:
	@scripts/quick

test:
	@scripts/test

test-all:
	@scripts/test all

faults:
	@scripts/faults $(ARGS)

attack:
	@scripts/attack $(ARGS)

check:
	@scripts/setup tools modules
	@scripts/check

format:
	@scripts/setup tools modules
	@scripts/format

bench:
	@scripts/setup run
	@scripts/compile
	@.venv/bin/clocksmith bench $(ARGS)

docs:
	@scripts/docs $(ARGS)

site:
	@scripts/site $(ARGS)

dist:
	@scripts/dist

release:
	@python3 tools/release.py $(VERSION)

clean:
	@scripts/clean
