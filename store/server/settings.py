"""How Kinto is set up: accounts that make themselves, a bucket of its own for each, nothing else."""

from __future__ import annotations


def kinto_settings(database: str, secret: str) -> dict[str, str]:
    """Kinto's settings over a database (`postgresql+psycopg2://…`, or `memory://` for a trial).

    `secret` (hex) is what Kinto derives ids of buckets from: another one loses sight of what is kept.
    """
    kind = "memory" if database.startswith("memory") else "postgresql"
    settings = {
        "kinto.userid_hmac_secret": secret,
        "kinto.includes": "kinto.plugins.default_bucket kinto.plugins.accounts",
        "multiauth.policies": "account",
        "multiauth.policy.account.use": "kinto.plugins.accounts.authentication.AccountsAuthenticationPolicy",
        "kinto.account_create_principals": "system.Everyone",
        "kinto.bucket_create_principals": "system.Authenticated",
        "kinto.batch_max_requests": "25",
        "kinto.paginate_by": "1000",
        "kinto.storage_max_fetch_size": "10000",
        "kinto.retry_after_seconds": "30",
    }
    for part in ("storage", "permission", "cache"):
        settings[f"kinto.{part}_backend"] = f"kinto.core.{part}.{kind}"
        if kind == "postgresql":
            settings[f"kinto.{part}_url"] = database
    return settings
