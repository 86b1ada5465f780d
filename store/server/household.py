"""The files of a server for one household: Kinto's, systemd's and nginx's, and a backup every night."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from store.server.settings import QUOTA_MB, kinto_settings

PORT = 8888
FOLDER = "/etc/pocket-switch-sync"
HOME = "/opt/pocket-switch-sync"
PROGRAMS = f"{HOME}/bin"
REQUIREMENTS = f"{HOME}/requirements.txt"
DATABASE = "postgresql+psycopg2:///kinto?host=/var/run/postgresql"


CODE = f"{HOME}/code"  # what of the app the server runs, beside Kinto
BUILDER = "pocket-switch-programs"  # whose the programs are, so that the server cannot change them
INVITE = "/usr/local/bin/pocket-switch-invite"
_STORE = Path(__file__).resolve().parents[1]
_MODULES = (
    "__init__.py",
    "server/__init__.py",
    "server/invite.py",
    "server/plugin.py",
    "sync/__init__.py",
    "sync/account.py",
    "sync/errors.py",
)


@dataclass(frozen=True)
class Household:
    """The name under which the server is reached, Kinto's secret (hex), the folder of Kinto's programs, and how much is
    kept for an account (MB)."""

    name: str
    secret: str
    programs: str = PROGRAMS
    quota_mb: int = QUOTA_MB

    def files(self) -> dict[str, str]:
        """Every file by its path; nothing in them is a password."""
        return {
            f"{FOLDER}/kinto.ini": self._kinto(),
            REQUIREMENTS: (_STORE / "server/requirements.txt").read_text(encoding="utf-8"),
            **{f"{CODE}/store/{module}": (_STORE / module).read_text(encoding="utf-8") for module in _MODULES},
            INVITE: self._invite(),
            "/etc/systemd/system/pocket-switch-sync.service": self._service(),
            "/etc/systemd/system/pocket-switch-sync-backup.service": self._backup(),
            "/etc/systemd/system/pocket-switch-sync-backup.timer": TIMER,
            "/etc/nginx/sites-available/pocket-switch-sync": self._nginx(),
        }

    def commands(self) -> tuple[str, ...]:
        """What is to be run as root, in order, on a Debian that has just been set up."""
        builder, pip = f"sudo -u {BUILDER} -H", f"{self.programs}/pip"
        only = "--require-hashes --only-binary :all: --no-deps --no-cache-dir"
        return (
            "apt-get install -y postgresql nginx certbot python3-certbot-nginx python3-venv sudo",
            "adduser --system --group --home /var/lib/pocket-switch-sync kinto",
            f"adduser --system --group --home {HOME} {BUILDER}",
            "sudo -u postgres createuser kinto && sudo -u postgres createdb --owner kinto kinto",
            "sudo -u postgres psql -c \"ALTER DATABASE kinto SET timezone TO 'UTC'\"",
            f"chmod 755 {HOME} {INVITE} && chmod -R a+rX {CODE} {REQUIREMENTS}",
            f"chown {BUILDER}: {HOME}",
            f"{builder} python3 -m venv {HOME} && {builder} {pip} install {only} -r {REQUIREMENTS}",
            f"chgrp kinto {FOLDER}/kinto.ini && chmod 640 {FOLDER}/kinto.ini && chmod 755 {FOLDER}",
            f"sudo -u kinto env PYTHONPATH={CODE} {self.programs}/kinto migrate --ini {FOLDER}/kinto.ini",
            f"certbot certonly --nginx -d {self.name}",
            "ln -sf ../sites-available/pocket-switch-sync /etc/nginx/sites-enabled/ && nginx -t",
            "systemctl daemon-reload && systemctl reload nginx",
            "systemctl enable --now pocket-switch-sync.service pocket-switch-sync-backup.timer",
            f'python -m store.sync.check "$({INVITE})"',
            f"{INVITE}  # once for each person, and for whoever has lost a device",
        )

    def _invite(self) -> str:
        return f"""#!/bin/sh
# Prints an invitation to this server, which works once.
cd / && exec sudo -u kinto env PYTHONPATH={CODE} {self.programs}/python -m store.server.invite {FOLDER}/kinto.ini
"""

    def _kinto(self) -> str:
        settings = kinto_settings(DATABASE, self.secret, self.quota_mb) | {
            "kinto.http_scheme": "https",
            "kinto.http_host": self.name,
        }
        lines = "\n".join(f"{name} = {value}" for name, value in settings.items())
        return f"""[server:main]
use = egg:waitress#main
listen = 127.0.0.1:{PORT}
threads = 8
max_request_body_size = 2097152
ident =

[app:main]
use = egg:kinto
{lines}

[loggers]
keys = root

[handlers]
keys = console

[formatters]
keys = plain

[logger_root]
level = WARNING
handlers = console

[handler_console]
class = StreamHandler
args = (sys.stderr,)
level = NOTSET
formatter = plain

[formatter_plain]
format = %(levelname)s %(name)s %(message)s
"""

    def _service(self) -> str:
        return f"""[Unit]
Description=Sync server of Pocket Switch
After=network.target postgresql.service
Wants=postgresql.service

[Service]
User=kinto
Group=kinto
Environment=PYTHONPATH={CODE}
ExecStart={self.programs}/kinto start --ini {FOLDER}/kinto.ini
Restart=always
RestartSec=2
MemoryMax=1G
NoNewPrivileges=yes
UMask=0077
PrivateTmp=yes
PrivateDevices=yes
ProtectHome=yes
ProtectSystem=strict
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
RestrictNamespaces=yes
LockPersonality=yes

[Install]
WantedBy=multi-user.target
"""

    def _backup(self) -> str:
        dump = "pg_dump --format=custom --file=/var/lib/pocket-switch-sync/kinto-%%a.dump kinto"
        return f"""[Unit]
Description=Backup of the sync server of Pocket Switch

[Service]
Type=oneshot
User=kinto
# Names and results are in it: nobody else on this machine reads it.
UMask=0077
# One file for each day of the week. Any device heals a server that is restored from an old one.
ExecStart=/bin/sh -c '{dump.replace("%%a", "$(date +%%a)")}'
"""

    def _nginx(self) -> str:
        return f"""limit_req_zone $binary_remote_addr zone=sync:1m rate=10r/s;
limit_conn_zone $binary_remote_addr zone=sync_connections:1m;

server {{
    listen 80;
    listen [::]:80;
    server_name {self.name};
    return 301 https://$host$request_uri;
}}

server {{
    listen 443 ssl;
    listen [::]:443 ssl;
    server_name {self.name};
    ssl_certificate /etc/letsencrypt/live/{self.name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/{self.name}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    add_header Strict-Transport-Security "max-age=31536000" always;

    # What is asked for stands in no log: an address would tell when somebody plays.
    access_log off;
    client_max_body_size 2m;
    client_body_timeout 30s;
    limit_req zone=sync burst=40 nodelay;
    limit_req_status 429;
    limit_conn sync_connections 20;

    location /v1/ {{
        proxy_pass http://127.0.0.1:{PORT};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Proto https;
        proxy_read_timeout 35s;
    }}

    # A login costs a quarter of a second: accounts are made seldom, and nobody tries passwords at speed.
    location /v1/accounts/ {{
        limit_req zone=sync burst=5;
        proxy_pass http://127.0.0.1:{PORT};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Proto https;
    }}

    location / {{
        return 404;
    }}
}}
"""


TIMER = """[Unit]
Description=Backup of the sync server of Pocket Switch, every night

[Timer]
OnCalendar=*-*-* 03:30:00
RandomizedDelaySec=30m
Persistent=true

[Install]
WantedBy=timers.target
"""
