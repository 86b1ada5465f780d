"""Kinto's settings: accounts of invited people, a bucket of its own for each, nothing else."""

from __future__ import annotations

from typing import Final

QUOTA_MB: Final = 256  # the most MB of an account; 100,000 hands take less than 40

#: Requests that no device sends and the server therefore refuses: records are only put, listed and deleted with their
#: bucket.
_DISABLED_METHODS: Final = {
    "bucket": ("object_put", "object_patch", "plural_post", "plural_delete"),
    "collection": ("object_put", "object_patch", "object_delete", "plural_post", "plural_delete"),
    "group": ("object_put", "object_patch", "object_delete", "plural_post", "plural_delete"),
    "record": ("object_patch", "object_delete", "plural_post", "plural_delete"),
    "account": ("object_patch", "plural_post", "plural_delete"),
}


def kinto_settings(database: str, secret: str, quota_mb: int = QUOTA_MB) -> dict[str, str]:
    """Return Kinto's settings over a database (`postgresql+psycopg2://…`, or `memory://` for a trial).

    Kinto derives ids of buckets from `secret` (hex): with another one it doesn't find the data that it has.
    """
    kind = "memory" if database.startswith("memory") else "postgresql"
    settings = {
        "kinto.userid_hmac_secret": secret,
        "kinto.includes": "kinto.plugins.default_bucket kinto.plugins.accounts store.server.plugin",
        "multiauth.policies": "account",
        "multiauth.policy.account.use": "kinto.plugins.accounts.authentication.AccountsAuthenticationPolicy",
        # Clients can't create accounts or buckets: an invitation brings an account, and an account its bucket.
        "kinto.account_create_principals": "",
        "kinto.bucket_create_principals": "",
        "pocket_switch.quota": str(quota_mb * 1_000_000),
        "kinto.batch_max_requests": "25",
        "kinto.paginate_by": "1000",
        "kinto.storage_max_fetch_size": "10000",
        "kinto.retry_after_seconds": "30",
    }
    for resource, ways in _DISABLED_METHODS.items():
        settings |= {f"kinto.{way.replace('_', f'_{resource}_')}_enabled": "false" for way in ways}
    for part in ("storage", "permission", "cache"):
        settings[f"kinto.{part}_backend"] = f"kinto.core.{part}.{kind}"
        if kind == "postgresql":
            settings[f"kinto.{part}_url"] = database
    return settings
