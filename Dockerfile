# syntax=docker/dockerfile:1

# ---- everything the bot needs, in a virtual environment ----
FROM python:3.11-slim AS build

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_NO_COMPILE=1
RUN python -m venv /opt/clanmoot
ENV PATH=/opt/clanmoot/bin:$PATH

WORKDIR /src
COPY requirements.lock ./
RUN pip install --require-hashes -r requirements.lock

COPY pyproject.toml README.md LICENSE NOTICE ./
COPY bot bot
COPY cogs cogs
COPY render render
COPY rules rules
COPY sandbox sandbox
RUN pip install --no-deps --no-build-isolation . \
    && pip uninstall --yes setuptools pip \
    && python -m compileall -q /opt/clanmoot/lib

# ---- the bot ----
FROM python:3.11-slim

RUN groupadd --gid 10001 clanmoot \
    && useradd --uid 10001 --gid clanmoot --no-create-home --home-dir /data clanmoot \
    && install --directory --owner=clanmoot --group=clanmoot --mode=0750 /data
COPY --from=build /opt/clanmoot /opt/clanmoot

# Matches live on the volume; the heartbeat is of this container only. The token comes from the
# environment (docker run --env CLANMOOT_TOKEN), a config.toml may lie on the volume.
ENV PATH=/opt/clanmoot/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CLANMOOT_DATABASE=/data/clanmoot.sqlite3 \
    CLANMOOT_HEARTBEAT=/tmp/clanmoot.heartbeat
WORKDIR /data
VOLUME /data
# By number, so that an orchestrator can see that it is not root.
USER 10001:10001

# A start includes the login and the commands; after that a bot that misses its beat for a minute
# hangs.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["clanmoot", "health"]

# The exec form: SIGTERM reaches the bot itself, which ends its work and leaves with 0.
STOPSIGNAL SIGTERM
ENTRYPOINT ["clanmoot"]
# A sandbox in here would look healthy, and nobody could reach it.
CMD ["run", "--discord"]
