"""What the table counts about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ANSWERS = Counter("gloaming_answers", "Accepted answers", ["by"], registry=REGISTRY)
REFUSALS = Counter("gloaming_refusals", "Socket messages that were refused", registry=REGISTRY)
CLOSED = Counter("gloaming_closed_connections", "Connections closed beyond a limit", registry=REGISTRY)
CONNECTIONS = Gauge("gloaming_connections", "Open sockets", registry=REGISTRY)
PASSED_ON = Gauge("gloaming_passed_on", "Open sockets that are passed on to another process", registry=REGISTRY)
ROOMS = Gauge("gloaming_rooms_in_memory", "Rooms in memory", registry=REGISTRY)
ANSWER_SECONDS = Histogram(
    "gloaming_answer_seconds",
    "From a person's answer to its being kept and told",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram("gloaming_bot_seconds", "From a question to a bot to its answer", registry=REGISTRY)
