"""What a household's server does besides Kinto: it says whether it invites, and keeps so much for each account.

Kinto loads this (`kinto.includes`). It stands alone beside `store/sync/account.py` on the server, where nothing else of
the app is.
"""

from __future__ import annotations

import json
from typing import Any

from kinto.core.errors import ERRORS, http_error
from kinto.core.events import ACTIONS, ResourceChanged
from kinto.core.storage.exceptions import ObjectNotFoundError
from pyramid.httpexceptions import HTTPInsufficientStorage
from pyramid.settings import aslist
from sqlalchemy import func, select

NAME = "pocket_switch"  # as `store.sync.accounts` looks for it
QUOTA = "pocket_switch.quota"
MOST_OF_ACCOUNT = 4096  # bytes of an account itself, which holds a password
_RESOURCE, _USED = "quota", "used"


def includeme(config: Any) -> None:
    """Tells clients what to expect, and counts what is kept before it is."""
    settings = config.get_settings()
    everyone = "system.Everyone" in aslist(settings.get("account_create_principals", ""))
    quota = int(settings[QUOTA])
    config.add_api_capability(
        NAME, description="A household's server.", url="", invitations=not everyone, quota_bytes=quota
    )
    writes = (ACTIONS.CREATE, ACTIONS.UPDATE)
    config.add_subscriber(_enforce_quota, ResourceChanged, for_resources=("record", "collection"), for_actions=writes)
    config.add_subscriber(_check_account_fields, ResourceChanged, for_resources=("account",), for_actions=writes)


def _enforce_quota(event: Any) -> None:
    """Adds what is written to what an account has ever written, and undoes all of the request where that is too much.

    Nothing is ever taken off but with the whole bucket, whose objects Kinto then deletes, this one too.
    """
    request, bucket = event.request, f"/buckets/{event.payload['bucket_id']}"
    storage = request.registry.storage
    _wait_for_turn(storage, bucket)
    try:
        used = int(storage.get(_RESOURCE, bucket, _USED)["bytes"])
    except ObjectNotFoundError:
        used = 0
    parent = f"{bucket}/collections"
    if event.payload["resource_name"] == "record":
        parent = f"{parent}/{event.payload['collection_id']}/records"
    names = [f"{parent}/{change['new']['id']}" for change in event.impacted_objects]
    allowed = request.registry.permission.get_objects_permissions(names)
    used += sum(_parse_size(change["new"]) for change in event.impacted_objects)
    used += _parse_size([{permission: sorted(who) for permission, who in each.items()} for each in allowed])
    if used > int(request.registry.settings[QUOTA]):
        raise http_error(HTTPInsufficientStorage(), errno=ERRORS.FORBIDDEN, message="No more is kept for this account.")
    storage.update(_RESOURCE, bucket, _USED, {"bytes": used})


def _check_account_fields(event: Any) -> None:
    """An account holds a name and a password, and is no place for anything else."""
    if any(_parse_size(change["new"]) > MOST_OF_ACCOUNT for change in event.impacted_objects):
        raise http_error(HTTPInsufficientStorage(), errno=ERRORS.FORBIDDEN, message="Too much for an account.")


def _wait_for_turn(storage: Any, bucket: str) -> None:
    """Of two requests that write to one account the second waits for the first to end: else it would count on what
    was there before both."""
    if hasattr(storage, "client"):
        with storage.client.connect() as session:
            session.execute(select(func.pg_advisory_xact_lock(func.hashtext(bucket))))


def _parse_size(value: Any) -> int:
    return len(json.dumps(value))
