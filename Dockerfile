# Stage one builds the environment; stage two carries only what runs.
FROM python:3.11-slim-bookworm AS build
WORKDIR /src
RUN python -m venv /venv
COPY pyproject.toml constraints.txt README.md commandline.py ./
COPY engine engine
COPY search search
COPY bot bot
COPY data data
COPY docs/rules docs/rules
RUN /venv/bin/pip install --no-cache-dir -c constraints.txt '.[bot,search]'

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /tarok tarok \
 && mkdir -p /tarok/kernel /var/lib/tarok \
 && chown tarok /tarok/kernel /var/lib/tarok
COPY --from=build /venv /venv
WORKDIR /tarok
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TAROK_DB=/var/lib/tarok/tarok.sqlite3 \
    TAROK_KERNEL=/tarok/kernel
USER tarok
RUN python -m search compile
VOLUME /var/lib/tarok
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["tarok", "health"]
CMD ["tarok"]
