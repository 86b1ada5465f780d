"""Ten servers that can't prove who they are: each is refused before anything is sent to it."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from store.sync.accounts import probe_server
from store.sync.connection import make_client
from store.sync.errors import SyncError

HOST = "localhost"
TODAY = datetime.datetime.now(datetime.UTC)
DAY = datetime.timedelta(days=1)
Key = rsa.RSAPrivateKey
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%b"
ROOT = b'{"project_name": "kinto", "project_version": "26", "capabilities": {"accounts": {}, "default_bucket": {}}}'


def usage_of(*, signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs,
        content_commitment=False,
        key_encipherment=not signs,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs,
        crl_sign=signs,
        encipher_only=False,
        decipher_only=False,
    )


SIGNS, SERVES = usage_of(signs=True), usage_of(signs=False)


def key_of(bits: int = 2048) -> Key:
    return rsa.generate_private_key(public_exponent=65537, key_size=bits)


CA_KEY, SERVER_KEY, OTHER_KEY, SHORT_KEY = key_of(), key_of(), key_of(), key_of(1024)


def certificate(
    *,
    key: Key = SERVER_KEY,
    signer: Key = CA_KEY,
    issuer: str = "Our own CA",
    names: tuple[x509.GeneralName, ...] = (x509.DNSName(HOST),),
    common: str = HOST,
    begins: datetime.datetime = TODAY - DAY,
    ends: datetime.datetime = TODAY + DAY,
    usage: x509.ObjectIdentifier = ExtendedKeyUsageOID.SERVER_AUTH,
    authority: bool = False,
) -> x509.Certificate:
    """Return a certificate that's valid except for what is given."""
    builder = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(ends)
        .add_extension(x509.BasicConstraints(ca=authority, path_length=None), critical=True)
        # Python 3.13 and later reject certificates without these extensions.
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False)
        .add_extension(SIGNS if authority else SERVES, critical=True)
    )
    if names:
        builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
    if not authority:
        builder = builder.add_extension(x509.ExtendedKeyUsage([usage]), critical=False)
    return builder.sign(signer, hashes.SHA256())


CA = certificate(key=CA_KEY, common="Our own CA", names=(), authority=True)


@contextmanager
def server(
    folder: Path, leaf: x509.Certificate, key: Key = SERVER_KEY, old: bool = False
) -> Iterator[Callable[[], int]]:
    """A function that starts a server with this certificate and returns its port; `heard` counts the
    requests it got.
    """
    chain, secret = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(leaf.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, plain)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_ciphers("DEFAULT:@SECLEVEL=0")
    if old:
        context.maximum_version = ssl.TLSVersion.TLSv1_1
        context.minimum_version = ssl.TLSVersion.TLSv1
    context.load_cert_chain(chain, secret)
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                plain_socket, _ = listening.accept()
            except OSError:
                return
            try:
                with context.wrap_socket(plain_socket, server_side=True) as spoken:
                    if spoken.recv(65536):
                        heard.append(1)
                        spoken.sendall(ANSWER % (len(ROOT), ROOT))
            except (OSError, ssl.SSLError):
                plain_socket.close()

    heard: list[int] = []
    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    port = listening.getsockname()[1]
    try:
        yield lambda: port if not heard else -port
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join()


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system trust our certificate authority."""
    path = tmp_path / "ca.pem"
    path.write_bytes(CA.public_bytes(serialization.Encoding.PEM))
    monkeypatch.setenv("SSL_CERT_FILE", str(path))


async def asked(address: str) -> None:
    async with make_client() as client:
        await probe_server(client, address)


BAD: dict[str, Callable[[], tuple[x509.Certificate, Key]]] = {
    "self-signed": lambda: (certificate(signer=SERVER_KEY, issuer=HOST), SERVER_KEY),
    "unknown CA": lambda: (certificate(signer=OTHER_KEY, issuer="Another CA"), SERVER_KEY),
    "expired": lambda: (certificate(begins=TODAY - 9 * DAY, ends=TODAY - DAY), SERVER_KEY),
    "not yet valid": lambda: (certificate(begins=TODAY + DAY, ends=TODAY + 9 * DAY), SERVER_KEY),
    "wrong name": lambda: (certificate(names=(x509.DNSName("example.org"),)), SERVER_KEY),
    "name in the common name only": lambda: (certificate(names=()), SERVER_KEY),
    "wrong address": lambda: (certificate(names=(x509.IPAddress(ipaddress.ip_address("10.0.0.1")),)), SERVER_KEY),
    "for clients only": lambda: (certificate(usage=ExtendedKeyUsageOID.CLIENT_AUTH), SERVER_KEY),
    "a key of 1024 bits": lambda: (certificate(key=SHORT_KEY), SHORT_KEY),
}


@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize("what", [*BAD, "TLS 1.1"])
@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
def test_a_bad_peer_is_refused(tmp_path: Path, what: str) -> None:
    leaf, key = BAD[what]() if what in BAD else (certificate(), SERVER_KEY)
    with server(tmp_path, leaf, key, old=what == "TLS 1.1") as port:
        with pytest.raises(SyncError) as caught:
            asyncio.run(asked(f"https://{'127.0.0.1' if what == 'wrong address' else HOST}:{port()}/v1"))
        assert caught.value.trouble == "certificate"
        assert port() > 0, "it was spoken to"


@pytest.mark.usefixtures("trusted")
def test_a_good_peer_is_taken(tmp_path: Path) -> None:
    with server(tmp_path, certificate()) as port:
        asyncio.run(asked(f"https://{HOST}:{port()}/v1"))
        assert port() < 0


def test_plain_http_is_for_this_machine_only() -> None:
    from store.sync.account import clean_address

    assert clean_address("http://127.0.0.1:8888") == "http://127.0.0.1:8888/v1"
    assert clean_address("example.org/kinto/v1/") == "https://example.org/kinto/v1"
    for address in ("http://example.org", "http://10.0.0.1", "http://localhost.example.org", "ws://localhost"):
        with pytest.raises(SyncError) as caught:
            clean_address(address)
        assert caught.value.trouble == "address"
