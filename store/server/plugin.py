"""A plugin of Kinto for a household's server: it tells clients whether accounts need an invitation, and limits what
each account stores.

Kinto loads this (`kinto.includes`). On the server it stands alone beside `store/sync/account.py`, without the rest of
the app.
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

CAPABILITY = "pocket_switch"  # `store.sync.accounts` looks for this name
QUOTA_SETTING = "pocket_switch.quota"
MAX_ACCOUNT_BYTES = 4096  # the most bytes of an account's own fields, such as its password
_QUOTA_RESOURCE, _USED_RECORD = "quota", "used"


def includeme(config: Any) -> None:
    """Add the server's capabilities for clients to Kinto's configuration, and checks before each write. Kinto calls
    this.
    """
    settings = config.get_settings()
    everyone = "system.Everyone" in aslist(settings.get("account_create_principals", ""))
    quota = int(settings[QUOTA_SETTING])
    config.add_api_capability(
        CAPABILITY, description="A household's server.", url="", invitations=not everyone, quota_bytes=quota
    )
    writes = (ACTIONS.CREATE, ACTIONS.UPDATE)
    config.add_subscriber(_enforce_quota, ResourceChanged, for_resources=("record", "collection"), for_actions=writes)
    config.add_subscriber(_check_account_fields, ResourceChanged, for_resources=("account",), for_actions=writes)


def _enforce_quota(event: Any) -> None:
    """Add the size of what is written to the account's total, and roll the request back if that exceeds the quota.

    Nothing is ever subtracted: the total goes only with the whole bucket, whose objects Kinto then deletes.
    """
    request, bucket = event.request, f"/buckets/{event.payload['bucket_id']}"
    storage = request.registry.storage
    _wait_for_turn(storage, bucket)
    try:
        used = int(storage.get(_QUOTA_RESOURCE, bucket, _USED_RECORD)["bytes"])
    except ObjectNotFoundError:
        used = 0
    parent = f"{bucket}/collections"
    if event.payload["resource_name"] == "record":
        parent = f"{parent}/{event.payload['collection_id']}/records"
    names = [f"{parent}/{change['new']['id']}" for change in event.impacted_objects]
    allowed = request.registry.permission.get_objects_permissions(names)
    used += sum(_parse_size(change["new"]) for change in event.impacted_objects)
    used += _parse_size([{permission: sorted(who) for permission, who in each.items()} for each in allowed])
    if used > int(request.registry.settings[QUOTA_SETTING]):
        raise http_error(HTTPInsufficientStorage(), errno=ERRORS.FORBIDDEN, message="No more is kept for this account.")
    storage.update(_QUOTA_RESOURCE, bucket, _USED_RECORD, {"bytes": used})


def _check_account_fields(event: Any) -> None:
    """Refuse an account with more data than a name and a password."""
    if any(_parse_size(change["new"]) > MAX_ACCOUNT_BYTES for change in event.impacted_objects):
        raise http_error(HTTPInsufficientStorage(), errno=ERRORS.FORBIDDEN, message="Too much for an account.")


def _wait_for_turn(storage: Any, bucket: str) -> None:
    """Wait for other requests that write to the same account: otherwise both would add to the total that was there
    before.
    """
    if hasattr(storage, "client"):
        with storage.client.connect() as session:
            session.execute(select(func.pg_advisory_xact_lock(func.hashtext(bucket))))


def _parse_size(value: Any) -> int:
    return len(json.dumps(value))
