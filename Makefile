# `make play` and `make test` set up what is missing on a machine with Python 3.11+, then do what they say.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY_TO_PLAY := $(VENV)/.ready-to-play
READY_TO_TEST := $(VENV)/.ready-to-test
INSTALL := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable
NODE_MODULES := web/node_modules/.ready
PAGES := src/gloaming/table/static/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
HAS_NODE := $(shell node -e 'process.exitCode = parseInt(process.versions.node) < 20 ? 1 : 0' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
NO_NODE := The browser needs Node 20 or newer with npm to be built once (on Debian: apt-get install nodejs npm)

# Independent steps run side by side, and what each one prints stays together.
SIDE_BY_SIDE := --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# A plugin of the other tests that takes seconds to load in every process.
NOT_FOR_BROWSERS := -p no:hypothesispytest

# Browsers, bots and people at two tables at once: what fails there has to fail alone as well.
ONCE_MORE := What failed is tried once more, alone; name it in an issue if it passes now.

# A test that hangs ends its process after ten minutes and is named, instead of taking the whole run with it.
NO_HANGING := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true

# A process that has nothing left takes tests over from another.
SHARED_OUT := -n auto --dist worksteal

# Without compiled files each of the many processes would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal test checks check check-web wire rules bench mutants soak wheel clean

ifeq ($(HAS_NODE),yes)
play: $(READY_TO_PLAY) $(PAGES)
	@$(BIN)/gloaming
else
play: $(READY_TO_PLAY)
	@echo "$(NO_NODE); until then, here is the game in the terminal."
	@$(BIN)/gloaming play casting-shadows
endif

terminal: $(READY_TO_PLAY)
	@$(BIN)/gloaming play casting-shadows

test: checks
	$(BIN)/pytest $(SHARED_OUT) $(NO_HANGING) -m "not soak"
	$(BIN)/pytest $(SHARED_OUT) $(NO_HANGING) $(NOT_FOR_BROWSERS) -m "not soak" tests/browser || { echo "$(ONCE_MORE)"; \
		$(BIN)/pytest --last-failed --last-failed-no-failures none $(NO_HANGING) $(NOT_FOR_BROWSERS) -m "not soak" tests/browser; }
	$(BIN)/gloaming rules --coverage

checks:
	@$(MAKE) $(SIDE_BY_SIDE) check check-web

check: $(READY_TO_TEST)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests

ifeq ($(HAS_NODE),yes)
check-web: $(PAGES)
	cd web && npm run --silent check && npm test --silent
	@tools/find-chromium
else
check-web:
	@echo "$(NO_NODE); without it the browser's tests are left out."
endif

# The browser's types of what the server sends, after something it sends has changed.
wire: $(READY_TO_PLAY)
	$(BIN)/python tools/wire-types

rules: $(READY_TO_PLAY)
	@$(BIN)/gloaming rules

bench: $(READY_TO_PLAY)
	@$(BIN)/gloaming bench

# Breaks rules one at a time: a report of those that no test noticed, which may take days. MUTANTS="dusk --sample 50"
mutants: $(READY_TO_TEST)
	@$(INSTALL) '.[mutants]'
	@nice $(BIN)/python tools/mutants $(MUTANTS)

soak: $(READY_TO_TEST)
	$(BIN)/pytest -m soak -s
	$(BIN)/pytest -m soak $(NOT_FOR_BROWSERS) tests/browser
	$(BIN)/pytest -m "hypothesis and not soak" --hypothesis-profile=new

wheel: $(READY_TO_PLAY) $(PAGES)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

# Playing needs a quarter of what testing needs.
$(READY_TO_PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Gloaming needs Python 3.11 or newer as '$(PYTHON)'; name another with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "This Python has no venv module; on Debian install the package python3-venv."; exit 2; }
	@echo "Setting up $(VENV) (once, some seconds) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) '.[table]'
	@touch $@

$(READY_TO_TEST): $(READY_TO_PLAY)
	@echo "Fetching what the tests are run with (once, about a minute) ..."
	@$(INSTALL) '.[dev]'
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json
	@echo "Fetching what the browser is built with (once) ..."
	@cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(PAGES): $(NODE_MODULES) $(WEB_SOURCES)
	@echo "Building the browser's pages ..."
	@cd web && npm run --silent build
	@touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules src/gloaming/table/static
