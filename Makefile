# make play and make test set up what is missing on a machine with Python 3.11+, then do what they say.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test rules bench soak check clean

play: $(READY)
	@$(BIN)/gloaming play casting-shadows --bots 3

test: check
	$(BIN)/pytest -n auto -m "not soak"
	$(BIN)/gloaming rules --coverage

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests

rules: $(READY)
	@$(BIN)/gloaming rules

bench: $(READY)
	@$(BIN)/gloaming bench

soak: $(READY)
	$(BIN)/pytest -n auto -m soak

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Gloaming needs Python 3.11 or newer as '$(PYTHON)'; name another with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "This Python has no venv module; on Debian install the package python3-venv."; exit 2; }
	@echo "Setting up $(VENV) (once, about a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) build dist
