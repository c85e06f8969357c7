# The table in a small image: the pages are built first, then only Python and the wheel remain.
FROM node:22-slim AS pages
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
# Which pictures a game needs is read from its rules.
COPY src/gloaming/games /src/src/gloaming/games
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
COPY --from=pages /src/src/gloaming/table/static ./src/gloaming/table/static
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[table]'

FROM python:3.13-slim
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-compile --no-index --find-links /wheels 'gloaming[table]' \
    && useradd --system --uid 10001 --home-dir /var/lib/gloaming --create-home gloaming
USER gloaming
WORKDIR /var/lib/gloaming
VOLUME /var/lib/gloaming
ENV GLOAMING_HOST=0.0.0.0 GLOAMING_PORT=8765 GLOAMING_OPEN=false GLOAMING_DATABASE=/var/lib/gloaming/table.sqlite3
# The system's own allocator gives back what rooms held once they have ended; Python's keeps most of it.
ENV PYTHONMALLOC=malloc
EXPOSE 8765
# SIGTERM tells everyone that the table is closing, and keeps what was played.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=8s --start-period=20s CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['GLOAMING_PORT'] + os.environ.get('GLOAMING_BASE_PATH', '') + '/healthz', timeout=6)"]
ENTRYPOINT ["gloaming"]
