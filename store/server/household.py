"""The files of a server for one household: Kinto's for sync, those of the workers of rooms, systemd's and nginx's, and
a backup every night. One PostgreSQL has a database for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from store.server.settings import QUOTA_MB, kinto_settings

KINTO_PORT = 8888
SETTINGS_FOLDER = "/etc/pocket-switch-sync"
KINTO_FILE = f"{SETTINGS_FOLDER}/kinto.ini"
WEB_FOLDER = "/var/www/pocket-switch"
HOME_FOLDER = "/opt/pocket-switch-sync"
PROGRAMS_FOLDER = f"{HOME_FOLDER}/bin"
REQUIREMENTS_FILE = f"{HOME_FOLDER}/requirements.txt"
DATABASE_URL = "postgresql+psycopg2:///kinto?host=/var/run/postgresql"


CODE_FOLDER = f"{HOME_FOLDER}/code"  # the part of the app that the server runs
BUILD_USER = "pocket-switch-programs"  # the user who owns the programs, so that the server can't change them
INVITE_SCRIPT = "/usr/local/bin/pocket-switch-invite"
_STORE = Path(__file__).resolve().parents[1]
ROOMS_PORT = 8890  # the port of the first worker of rooms; the next ones follow
ROOMS_USER = "rooms"
ROOMS_DATABASE_URL = "postgresql:///rooms?host=/var/run/postgresql"
_STORE_FOLDERS = ("events", "rooms")  # all of them
_STORE_MODULES = (
    "__init__.py",
    "hosts.py",
    "ids.py",
    "records.py",
    "server/__init__.py",
    "server/invite.py",
    "server/plugin.py",
    "sync/__init__.py",
    "sync/account.py",
    "sync/errors.py",
)

#: The end of a service's systemd unit: what it may not do, and when it is started.
_SANDBOX = """MemoryMax=1G
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


@dataclass(frozen=True)
class ServerConfiguration:
    """The settings of a household's server.

    - `name`: the host name under which it is reached; `programs`: the folder of Kinto's programs.
    - `secret`: Kinto's secret in hex.
    - `quota_mb`: the most data of an account, in MB.
    - `workers`: how many processes serve rooms; `origins`: those of web apps elsewhere that may join rooms.
    - `rooms_key`: the SHA-256 of the key that is needed to open a room, "" if none is.
    """

    name: str
    secret: str
    programs: str = PROGRAMS_FOLDER
    quota_mb: int = QUOTA_MB
    workers: int = 2
    origins: tuple[str, ...] = ()
    rooms_key: str = ""

    def files_by_path(self) -> dict[str, str]:
        """Return the text of every file by its path. None contains a password."""
        return {
            KINTO_FILE: self._kinto_settings_file(),
            REQUIREMENTS_FILE: (_STORE / "server/requirements.txt").read_text(encoding="utf-8"),
            **{
                f"{CODE_FOLDER}/{path.relative_to(_STORE.parent)}": path.read_text(encoding="utf-8")
                for path in _source_files()
            },
            f"{SETTINGS_FOLDER}/rooms.env": f"ROOMS_DATABASE={ROOMS_DATABASE_URL}\nROOMS_KEY={self.rooms_key}\n",
            "/etc/systemd/system/pocket-switch-rooms@.service": self._rooms_service(),
            INVITE_SCRIPT: self._invite_script(),
            "/etc/systemd/system/pocket-switch-sync.service": self._kinto_service(),
            "/etc/systemd/system/pocket-switch-sync-backup.service": self._backup_script(),
            "/etc/systemd/system/pocket-switch-sync-backup.timer": BACKUP_TIMER,
            "/etc/nginx/sites-available/pocket-switch-sync": self._nginx_configuration(),
        }

    def setup_commands(self) -> tuple[str, ...]:
        """Return the commands to run as root, in order, on a newly installed Debian."""
        builder, pip = f"sudo -u {BUILD_USER} -H", f"{self.programs}/pip"
        only = "--require-hashes --only-binary :all: --no-deps --no-cache-dir"
        return (
            "apt-get install -y postgresql nginx certbot python3-certbot-nginx python3-venv sudo",
            "adduser --system --group --home /var/lib/pocket-switch-sync kinto",
            f"adduser --system --group --home {HOME_FOLDER} {BUILD_USER}",
            "sudo -u postgres createuser kinto && sudo -u postgres createdb --owner kinto kinto",
            "sudo -u postgres psql -c \"ALTER DATABASE kinto SET timezone TO 'UTC'\"",
            f"adduser --system --group --no-create-home {ROOMS_USER}",
            f"sudo -u postgres createuser {ROOMS_USER} && sudo -u postgres createdb --owner {ROOMS_USER} rooms",
            f"chmod 755 {HOME_FOLDER} {INVITE_SCRIPT} && chmod -R a+rX {CODE_FOLDER} {REQUIREMENTS_FILE}",
            f"chown {BUILD_USER}: {HOME_FOLDER}",
            f"{builder} python3 -m venv {HOME_FOLDER} && {builder} {pip} install {only} -r {REQUIREMENTS_FILE}",
            f"chgrp kinto {KINTO_FILE} && chmod 640 {KINTO_FILE} && chmod 755 {SETTINGS_FOLDER}",
            f"sudo -u kinto env PYTHONPATH={CODE_FOLDER} {self.programs}/kinto migrate --ini {KINTO_FILE}",
            f"chgrp {ROOMS_USER} {SETTINGS_FOLDER}/rooms.env && chmod 640 {SETTINGS_FOLDER}/rooms.env",
            f"certbot certonly --nginx -d {self.name}",
            "ln -sf ../sites-available/pocket-switch-sync /etc/nginx/sites-enabled/ && nginx -t",
            "systemctl daemon-reload && systemctl reload nginx",
            "systemctl enable --now pocket-switch-sync.service pocket-switch-sync-backup.timer",
            f"systemctl enable --now {' '.join(f'pocket-switch-rooms@{port}' for port in self._room_ports())}",
            f'python -m store.sync.check "$({INVITE_SCRIPT})"',
            f"python -m store.rooms.check https://{self.name}",
            f"{INVITE_SCRIPT}  # once for each person, and for whoever has lost a device",
        )

    def _invite_script(self) -> str:
        return f"""#!/bin/sh
# Prints an invitation to this server, which works once.
cd / && exec sudo -u kinto env PYTHONPATH={CODE_FOLDER} {self.programs}/python -m store.server.invite {KINTO_FILE}
"""

    def _kinto_settings_file(self) -> str:
        settings = kinto_settings(DATABASE_URL, self.secret, self.quota_mb) | {
            "kinto.http_scheme": "https",
            "kinto.http_host": self.name,
        }
        lines = "\n".join(f"{name} = {value}" for name, value in settings.items())
        return f"""[server:main]
use = egg:waitress#main
listen = 127.0.0.1:{KINTO_PORT}
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

    def _kinto_service(self) -> str:
        return f"""[Unit]
Description=Sync server of Pocket Switch
After=network.target postgresql.service
Wants=postgresql.service

[Service]
User=kinto
Group=kinto
Environment=PYTHONPATH={CODE_FOLDER}
ExecStart={self.programs}/kinto start --ini {KINTO_FILE}
Restart=always
RestartSec=2
{_SANDBOX}"""

    def _room_ports(self) -> range:
        return range(ROOMS_PORT, ROOMS_PORT + self.workers)

    def _rooms_service(self) -> str:
        origins = "".join(f" --origin {each}" for each in self.origins)
        return f"""[Unit]
Description=Rooms of Pocket Switch, the worker on port %i
After=network.target postgresql.service
Wants=postgresql.service

[Service]
User={ROOMS_USER}
Group={ROOMS_USER}
Environment=PYTHONPATH={CODE_FOLDER}
EnvironmentFile={SETTINGS_FOLDER}/rooms.env
ExecStart={self.programs}/python -m store.rooms.postgres --host {self.name} --port %i{origins}
# Any worker serves any room: one that is gone is missed by nobody, and is back in a second.
Restart=always
RestartSec=1
TimeoutStopSec=10
{_SANDBOX}"""

    def _backup_script(self) -> str:
        dump = "pg_dump --format=custom --file=/var/lib/pocket-switch-sync/kinto-%%a.dump kinto"
        kept = "/var/lib/pocket-switch-sync/rooms-$(date +%%a).dump"
        rooms = "pg_dump --format=custom --no-unlogged-table-data rooms"
        return f"""[Unit]
Description=Backup of the sync server of Pocket Switch, and of its rooms

[Service]
Type=oneshot
User=kinto
# Names and results are in it: nobody else on this machine reads it.
UMask=0077
# One file for each day of the week. Any device heals a server that is restored from an old one.
ExecStart=/bin/sh -c '{dump.replace("%%a", "$(date +%%a)")}'
# As {ROOMS_USER}, who alone reads that database; the file is written by the shell, which is the server's.
ExecStart=+/bin/sh -c 'umask 077 && sudo -u {ROOMS_USER} {rooms} > {kept}'
"""

    def _nginx_configuration(self) -> str:
        workers = "\n".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in self._room_ports())
        return f"""limit_req_zone $binary_remote_addr zone=sync:1m rate=10r/s;
limit_conn_zone $binary_remote_addr zone=sync_connections:1m;
limit_req_zone $binary_remote_addr zone=rooms:1m rate=60r/s;
limit_conn_zone $binary_remote_addr zone=rooms_connections:1m;

# Any worker serves any room; one that has it folded already is only quicker.
map $uri $pocket_switch_room {{
    ~^/v1/rooms/(?<room>[0-9a-f]+)/ $room;
    default $request_id;
}}
upstream pocket_switch_rooms {{
    hash $pocket_switch_room consistent;
{workers}
    keepalive 64;
}}

server {{
    listen 80;
    listen [::]:80;
    server_name {self.name};
    return 301 https://$host$request_uri;
}}

server {{
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name {self.name};
    ssl_certificate /etc/letsencrypt/live/{self.name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/{self.name}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    add_header Strict-Transport-Security "max-age=31536000" always;

    # What is asked for stands in no log: an address would tell when somebody plays. A limit that is met, or a worker
    # that begins anew, would write each request into the other log, with what older apps have in it: short codes.
    access_log off;
    error_log /var/log/nginx/error.log crit;
    client_max_body_size 2m;
    client_body_timeout 30s;
    limit_req_status 429;

    location /v1/ {{
        limit_req zone=sync burst=40 nodelay;
        limit_conn sync_connections 20;
        proxy_pass http://127.0.0.1:{KINTO_PORT};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Proto https;
        proxy_read_timeout 35s;
    }}

    # Frames wait, or come as a stream: nothing is held back. Every command may be repeated, so another worker is asked.
    location ~ ^/v1/(hello$|rooms|codes/) {{
        limit_req zone=rooms burst=240 nodelay;
        limit_conn rooms_connections 80;
        client_max_body_size 256k;
        proxy_pass http://pocket_switch_rooms;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto https;
        proxy_buffering off;
        proxy_read_timeout 60s;
        proxy_next_upstream error timeout http_503 non_idempotent;
        proxy_next_upstream_tries 2;
    }}

    # A login costs a quarter of a second: accounts are made seldom, and nobody tries passwords at speed.
    location /v1/accounts/ {{
        limit_req zone=sync burst=5;
        limit_conn sync_connections 20;
        proxy_pass http://127.0.0.1:{KINTO_PORT};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Proto https;
    }}

    # The web app, where its folder has been copied to there: it says itself how it is served, and an invitation to a
    # room opens in it. Without it there is nothing else here.
    root {WEB_FOLDER};
    include {WEB_FOLDER}/nginx.con[f];
}}
"""


def _source_files() -> list[Path]:
    """Return the files of the app that the server runs: the engine, rooms, and what sync needs."""
    engine = (path for path in (_STORE.parent / "engine").rglob("*") if path.suffix in (".py", ".toml", ".json"))
    folders = (path for folder in _STORE_FOLDERS for path in (_STORE / folder).rglob("*.py"))
    return sorted({*engine, *folders, *(_STORE / module for module in _STORE_MODULES)})


BACKUP_TIMER = """[Unit]
Description=Backup of the sync server of Pocket Switch, every night

[Timer]
OnCalendar=*-*-* 03:30:00
RandomizedDelaySec=30m
Persistent=true

[Install]
WantedBy=timers.target
"""
