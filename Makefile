# `make run` starts the bot, `make test` judges the tree. Both set up everything they need.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/pip --disable-pip-version-check -q

# Without bytecode every bot that the tests start would be compiled again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run setup test long map languages compiled check format soak bench strength train audit lock address release clean

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tarok needs Python 3.11 or newer: set PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Making a Python environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) \
	  || { rm -rf $(VENV); echo "Python cannot make a virtual environment: apt-get install python3-venv"; exit 1; }

$(VENV)/.run: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing what the bot needs into $(VENV): once, about a minute ..."
	@$(PIP) install -c constraints.txt -e '.[bot,sandbox,search]'
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing what the tests need into $(VENV): once, a minute or two ..."
	@$(PIP) install -c constraints.txt -e '.[test]'
	@touch $@

# Without a token there is a stand-in for Discord on this machine, with a page to play on.
# Its button "Deal me in" opens a table and fills it with the house.
DEAL = "/tarok new game:slovenian" "Fill and start"
ABOUT = "Tarok is a family of European card games with a fifth suit of trumps, the taroks: you bid, win tricks, and count the points in them."
FIRST = "/tarok new" "/tarok learn" "/tarok hand" "/tarok table" "/tarok daily" "/tarok help"

# Lines of .env are taken as Docker takes them; what is set already counts more.
run: $(VENV)/.run
	@if [ -f .env ]; then while IFS= read -r line || [ -n "$$line" ]; do \
	   case "$$line" in [A-Z]*=*) [ -n "$$(printenv "$${line%%=*}")" ] || export "$$line";; esac; \
	 done < .env; fi; \
	 if [ -n "$$DISCORD_TOKEN$$DISCORD_TOKEN_FILE" ]; then echo "Starting the bot ..."; exec $(BIN)/python -m bot; \
	 else echo "No DISCORD_TOKEN is set: starting the sandbox and the bot ..."; \
	   exec $(BIN)/python -m sandbox --history var/sandbox.sqlite3 \
	     --about $(ABOUT) --first $(FIRST) --shortcut "Deal me in" $(DEAL) --shortcut "Learn tarok" "/tarok learn" -- $(BIN)/python -m bot; fi

# Once for all who search: else each test worker would do it, a processor minute each.
COMPILE = $(BIN)/python -m search compile >/dev/null

# With the priority of the bot's own workers that analyse: at a higher one the tests would leave
# them a fortieth of a core, and wait for minutes for what they analyse.
PYTEST = nice -n 10 $(BIN)/pytest

compiled: $(VENV)/.test
	@$(COMPILE)

setup: $(VENV)/.run
	@$(BIN)/python -m bot setup

check: $(VENV)/.test
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

# Lint and types run beside the compiling and the tests: on a clean tree each takes long on one
# processor. Their output comes at the end, and either fails the whole.
test: $(VENV)/.test
	@$(MAKE) -s check >$(VENV)/check.log 2>&1 & \
	  $(COMPILE) && $(PYTEST) -q --durations=15 -n 3 --dist loadgroup --no-loadscope-reorder -m "not long and not soak and not languages"; tests=$$?; \
	  wait $$!; checked=$$?; \
	  cat $(VENV)/check.log; exit $$((tests + checked))

format: $(VENV)/.test
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

# What each file is, in its own first line: make map, make map OF=bot/contests.
map: $(VENV)/.test
	@$(BIN)/python -m tests.laws.house_map $(OF)

long: compiled
	@$(PYTEST) -q --durations=15 -n 4 --dist loadgroup --no-loadscope-reorder -m "long and not soak"

# What each language still lacks. A new sentence is in English until somebody translates it; at a
# release no language may lack any.
languages: $(VENV)/.test
	@$(BIN)/python -m tests.languages.lacking; lacks=$$?; \
	  $(PYTEST) -q -n 2 -m languages tests/languages tests/pages && exit $$lacks

# Matches over the wire are also played with other cards: the word that they fall by repeats them.
# SOAK says how large and how long the bad days at the beginning are: SOAK="--solo 4 --minutes 2".
soak: $(VENV)/.test
	@$(BIN)/python -m tests.wire.soak $(SOAK)
	@$(PYTEST) -q -n 2 -m soak
	@export TAROK_TEST_CARDS=$${TAROK_TEST_CARDS:-$$RANDOM$$$$}; \
	  echo "Cards fall by TAROK_TEST_CARDS=$$TAROK_TEST_CARDS"; \
	  $(PYTEST) -q -n 2 --dist loadgroup --no-loadscope-reorder tests/wire

bench: $(VENV)/.test
	@$(BIN)/python -m benchmarks

strength: $(VENV)/.test
	@$(BIN)/python -m strength --write

# The policies of all forms, from nothing: ten minutes of one core for each. More threads would
# only wait for one another, and on a busy machine for minutes.
train: $(VENV)/.test
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -m train

# Known flaws of the locked packages. It asks the network, so the gate goes without it.
TOOLS := $(VENV)/tools

$(TOOLS)/.made: $(BIN)/python
	@echo "Installing uv and pip-audit into $(TOOLS): once, a minute or two ..."
	@$(BIN)/python -m venv $(TOOLS) && $(TOOLS)/bin/pip --disable-pip-version-check -q install uv==0.13.9 pip-audit==2.10.1
	@touch $@

audit: $(TOOLS)/.made
	@$(TOOLS)/bin/pip-audit -r requirements.lock --require-hashes --disable-pip --strict

# For when the needs of the bot have changed, with the versions of constraints.txt.
lock: $(TOOLS)/.made
	@$(TOOLS)/bin/uv pip compile pyproject.toml --extra bot --extra postgres --extra reports --extra search --extra build -c constraints.txt \
	  --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url -q -o requirements.lock

# The address of the repository on GitHub, in every file that needs it; OWNERS: who reviews changes.
address: $(VENV)/.test
	@$(BIN)/python -m tests.repository_address $(ADDRESS) $(OWNERS)

# What a release publishes, in dist/: docs/releasing.md. RELEASE_KEY is the file of a private SSH key.
$(TOOLS)/.release: $(BIN)/python
	@echo "Installing what builds a release into $(TOOLS): once, a minute or two ..."
	@$(BIN)/python -m venv $(TOOLS) && $(TOOLS)/bin/pip --disable-pip-version-check -q install build==1.6.1 cyclonedx-bom==7.5.0
	@touch $@

release: $(VENV)/.test $(TOOLS)/.release
	@$(BIN)/python -m tests.releases
	@rm -rf dist build && mkdir -p build/source && git archive HEAD | tar -x -C build/source
	@$(BIN)/python -m tests.repository_address --readme build/source
	@export SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct); \
	  $(TOOLS)/bin/python -m build --outdir dist build/source >/dev/null && \
	  $(TOOLS)/bin/python -W ignore -m cyclonedx_py requirements --pyproject pyproject.toml --output-reproducible -o dist/sbom.cdx.json requirements.lock
	@rm -rf build
	@$(BIN)/python -m tests.releases dist/sbom.cdx.json
	@cd dist && sha256sum * >SHA256SUMS
	@if [ -n "$(RELEASE_KEY)" ]; then ssh-keygen -q -Y sign -f "$(RELEASE_KEY)" -n file dist/SHA256SUMS && echo "dist/ is ready, and signed."; \
	else echo "dist/ is ready, but not signed: name a private SSH key, make release RELEASE_KEY=FILE"; fi

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
