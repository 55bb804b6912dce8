# Stage one builds the environment; stage two carries only what runs.
# What changes seldom stands first, in layers of its own: after a change of the bot alone, nothing is fetched or compiled
# again, and only the last layers of the image are new.
# The base is named by its digest, so that all get the same; docs/hosting.md says how to take a newer one.
# --build-arg MASTERS=0 leaves out the search and numpy: a smaller image, without masters, analyses and searched hints.
ARG MASTERS=1
FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b AS build
WORKDIR /src
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
COPY requirements.lock ./
RUN python -m venv --without-pip /venv \
 && python -m pip --python /venv/bin/python install --no-cache-dir --only-binary=:all: --require-hashes -r requirements.lock
COPY commandline.py ./
COPY engine engine
COPY search search
# The compilers are two thirds of all packages. A library of what they make replaces them, but on x86-64 alone.
ARG MASTERS
RUN if [ "$MASTERS" = 0 ]; then \
      mkdir /kernel \
      && python -m pip --python /venv/bin/python uninstall --yes numba llvmlite numpy; \
    elif [ "$(uname -m)" = x86_64 ]; then \
      TAROK_KERNEL=/kernel /venv/bin/python -m search library \
      && python -m pip --python /venv/bin/python uninstall --yes numba llvmlite; \
    else TAROK_KERNEL=/kernel /venv/bin/python -m search compile; fi
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY data data
COPY docs/rules docs/rules
RUN python -m pip --python /venv/bin/python install --no-cache-dir --no-deps --no-build-isolation --prefix=/program . \
 && python -m pip --python /venv/bin/python uninstall --yes setuptools
# Nobody runs the tests within packages, and of a thousand languages and countries Babel needs those of data/locales.
RUN find /venv -type d -name tests -prune -exec rm -r {} + \
 && find /venv -path '*/babel/locale-data/*.dat' ! -name root.dat $(printf ' ! -name %.2s*.dat' $(ls data/locales)) -delete

FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b
# The base has Python's library as text alone: each start, and each look at the bot's health, would compile it anew.
RUN useradd --system --uid 10001 --user-group --home-dir /tarok tarok \
 && mkdir -p /tarok /var/lib/tarok \
 && ln -s /var/lib/tarok /tarok/var \
 && chown 10001:10001 /var/lib/tarok \
 && python -m compileall -q -x '/(site-packages|idlelib|lib2to3|tkinter|turtledemo)/' /usr/local/lib/python3.11
COPY --from=build /venv /venv
COPY --from=build --chown=10001:10001 /kernel /tarok/kernel
COPY --from=build /program /venv
COPY LICENSE /tarok/LICENSE
WORKDIR /tarok
ARG MASTERS
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TAROK_KERNEL=/tarok/kernel \
    TAROK_WORKERS=$MASTERS
USER 10001:10001
VOLUME /var/lib/tarok
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["tarok", "health"]
CMD ["tarok"]
