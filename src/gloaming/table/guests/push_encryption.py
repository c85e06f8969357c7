"""Web push as its standards want it: what only one browser can read (RFC 8291), and who sends it (RFC 8292)."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
LAST_RECORD = b"\x02"
VALID = 12 * 3600
"""Seconds for which a signature says who sends."""


def unpadded(data: bytes) -> str:
    """Bytes as the standards write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_unpadded(text: str) -> bytes:
    """Bytes that were so written; a ValueError for anything else."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fresh_key() -> bytes:
    """A private key for a table to sign with."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def key_of(private: bytes) -> ec.EllipticCurvePrivateKey:
    """A private key from its bytes."""
    return ec.derive_private_key(int.from_bytes(private, "big"), CURVE)


def check_point(point: bytes) -> None:
    """A ValueError for what is no public key of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def sealed(
    message: bytes,
    browser: bytes,
    shared: bytes,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with this public key and shared secret can read."""
    once, salt = once or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    ours = point_of(once)
    agreed = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = _derived(agreed, shared, b"WebPush: info\0" + browser + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def sender(private: bytes, audience: str, contact: str) -> str:
    """The header that says who sends to a push service."""
    key = key_of(private)
    claims = {"aud": audience, "exp": int(time.time()) + VALID, "sub": contact}
    signed = ".".join(unpadded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = unpadded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={unpadded(point_of(key))}"


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
