# The everyday commands. On a fresh machine with Python 3.11, git and make each of them works by
# itself: it makes its own virtual environment, installs exactly what the locks say, and runs.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Without bytecode every process would compile anew all that it imports.
unexport PYTHONDONTWRITEBYTECODE

VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The first of these that is Python 3.11 or newer makes the virtual environment.
PYTHONS := python3 python3.13 python3.12 python3.11 python
FIND_PYTHON := for name in $(PYTHONS); do \
	if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo "$$name"; exit; fi; done; \
	echo "Python 3.11 or newer is needed; none of these is: $(PYTHONS)" >&2; exit 1
SOURCES := bot cogs rules render sandbox bench tests tools
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url

.PHONY: help run test lint format torture leaktest mutate load bench strength audit pictures \
	screenshots lock clean

help:  ## Say what can be made.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

run: $(VENV)/.installed  ## Start the bot: on Discord if there is a token, else in the sandbox.
	@exec $(BIN)/clanmoot run $(ARGS)

test: $(VENV)/.installed-dev  ## Run all tests.
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

lint: $(VENV)/.installed-dev  ## Check style, format and types.
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy

format: $(VENV)/.installed-dev  ## Put the code into its format.
	$(BIN)/ruff check --fix-only $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

torture: $(VENV)/.installed-dev  ## Kill the bot ROUNDS times while every game is played.
	@$(BIN)/python -m tests.torture

leaktest: $(VENV)/.installed-dev  ## Compare PAIRS pairs of each game that a viewer can't tell apart.
	@$(BIN)/python -m tests.leaktest

mutate: $(VENV)/.installed-dev  ## Try SAMPLE changes of each of PACKAGES: do the tests notice?
	@PYTHONHASHSEED=0 $(BIN)/python -m tools.mutate

load: $(VENV)/.installed-dev  ## Let MATCHES matches be played for SECONDS seconds, and time it.
	@$(BIN)/python -m tests.load

bench: $(VENV)/.installed-bench  ## Measure speed, as ratios within one run.
	$(BIN)/python -m bench $(ARGS)

strength: $(VENV)/.installed-dev  ## Let Glen More's computer play against others, also with each chronicle.
	$(BIN)/python -m bench.strength $(ARGS)

audit: $(VENV)/.installed-dev  ## Check that what is installed is what the locks say, and safe.
	@$(BIN)/python tools/audit.py

pictures: $(VENV)/.installed  ## Paint a contact sheet of every painter in every language.
	$(BIN)/python -m render.contact_sheet out/pictures bot.languages:words en ru uk

screenshots: $(VENV)/.installed-dev  ## Make the README's pictures from the real page.
	PYTHONPATH=. $(BIN)/python tools/readme_pictures.py $(ARGS)

lock: $(VENV)/.installed-dev  ## Refresh the locks from pyproject.toml.
	$(COMPILE) --upgrade pyproject.toml --group build -o requirements.lock
	$(COMPILE) --upgrade pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE) --upgrade --group bench -c requirements-dev.lock -o bench/requirements.lock

clean:  ## Remove everything that was made, the virtual environment included; databases stay.
	rm -rf $(VENV) out build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	python=$$($(FIND_PYTHON)) && "$$python" -m venv $(VENV)

# Each stamp is newer than the locks it was installed from, so an install happens once.
$(VENV)/.installed: requirements.lock pyproject.toml | $(BIN)/python
	@echo "Installing into $(VENV) …"
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock $(VENV)/.installed
	$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.installed-bench: bench/requirements.lock $(VENV)/.installed-dev
	$(PIP) install --require-hashes -r bench/requirements.lock
	@touch $@
