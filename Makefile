# make play          opens the table in a browser
# make play LAN=1    and lets others on the local network join (PORT=8000, where that one is taken)
# make test          checks everything
.PHONY: play web test types pages chromium postgres hosting slow soak bench format clean
.DEFAULT_GOAL := play

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
export PYTHONDONTWRITEBYTECODE :=  # many tests start processes or collect tests: each would compile the sources again
READY := $(VENV)/.ready-dev
PLAYABLE := $(VENV)/.ready-play

play: $(PLAYABLE)
	@$(BIN)/python web/build.py
	@$(BIN)/fathom serve --open $(if $(LAN),--host 0.0.0.0) $(if $(PORT),--port $(PORT))

# only where something has changed
web: $(PLAYABLE)
	@$(BIN)/python web/build.py

test: $(READY) postgres chromium hosting
	$(BIN)/ruff format --check . || (echo "mend it with: make format"; exit 1)
	$(BIN)/ruff check . || (echo "mend it with: make format"; exit 1)
	$(MAKE) --jobs=2 types pages
	$(BIN)/python web/build.py
	$(BIN)/pytest -n 3 --dist worksteal -m "not slow" --cov --cov-report=term --cov-fail-under=100

types: $(READY)
	$(BIN)/mypy

pages: $(READY)
	$(BIN)/python web/build.py check || (echo "see web/; types are made by: $(BIN)/python web/make_types.py"; exit 1)

# the store is tested on PostgreSQL, too: installed where that may be done, else the tests say that they are skipped
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && \
	    DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends postgresql >/dev/null; } || \
	  echo "PostgreSQL is not here and cannot be installed by this user: sudo apt-get install postgresql" >&2

# the pages are tested in a real browser: installed where that may be done, else the tests say that they are skipped
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && \
	    DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends chromium >/dev/null; } || \
	  echo "Chromium is not here and cannot be installed by this user: sudo apt-get install chromium" >&2

# deploy/ is tested with the real programs: installed where that may be done, else the tests say that they are skipped
HOSTING := nginx-light caddy docker-compose systemd iproute2 openssl
hosting:
	@{ command -v nginx || ls /usr/sbin/nginx; } >/dev/null 2>&1 && command -v caddy >/dev/null && \
	  command -v docker-compose >/dev/null && command -v systemd-analyze >/dev/null && command -v openssl >/dev/null && \
	  { command -v ip || ls /usr/sbin/ip; } >/dev/null 2>&1 || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && \
	    DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $(HOSTING) >/dev/null; } || \
	  echo "what deploy/ is tested with is not here and cannot be installed by this user: sudo apt-get install $(HOSTING)" >&2

slow: $(READY)
	$(BIN)/pytest -n 2 -m slow

# an hour: what docs/reliability.md gives figures of, but for the twins (make slow)
soak: $(READY) postgres
	$(BIN)/fathom soak kill --cycles 500
	$(BIN)/python tests/postgres.py $(BIN)/fathom soak kill --cycles 100 --workers 2 --database '{}'
	$(BIN)/fathom soak proxy --minutes 10
	$(BIN)/fathom soak hostile
	$(BIN)/fathom soak hosts --seconds 300
	$(BIN)/fathom soak load deep_dive
	$(BIN)/fathom soak open deep_dive

bench: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]' || \
	  echo "OpenSpiel cannot be installed here: it is skipped" >&2
	@test -x $(PEERS)/bin/python || $(BIN)/python -m venv $(PEERS)
	@for peer in $$(grep -v '^#' bench/peers.txt); do \
	  $(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check -c bench/peers.txt $$peer || \
	  echo "$$peer cannot be installed here: what needs it is skipped" >&2; done
	@$(BIN)/python bench/peers.py --peers $(PEERS)
	@$(BIN)/python bench/search.py

format: $(READY)
	$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(PEERS) web/node_modules src/fathomfive/server/static .pytest_cache .mypy_cache .ruff_cache .coverage dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  (echo "Python 3.11 or newer is needed, $(PYTHON) is older: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1)
	$(PYTHON) -m venv $(VENV)

$(PLAYABLE): $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@

$(READY): $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(PLAYABLE)
