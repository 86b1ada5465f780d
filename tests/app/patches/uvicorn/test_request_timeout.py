"""Uvicorn has no timeout for a request that has begun. Ours: tests/app/platform/server/test_time_limited_http.py."""

from __future__ import annotations

from inspect import signature

from uvicorn import Config

KNOWN = {"timeout_keep_alive", "timeout_notify", "timeout_graceful_shutdown", "timeout_worker_healthcheck"}


def test_uvicorn_has_no_timeout_for_requests_and_answers_still() -> None:
    assert {name for name in signature(Config).parameters if name.startswith("timeout")} <= KNOWN
