"""The ceremonies of WebAuthn: registering a passkey, and signing in with one.  The library `webauthn` checks them."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Passkey, Person, now
from fathomfive.store.port import MatchStore

RP_NAME = "Fathom Five"
TIMEOUT = 120_000  # milliseconds that a person has
LOCAL = "localhost"


@dataclass(frozen=True)
class Site:
    """The site that passkeys belong to."""

    host: str
    origin: str


def passkey_site(address: str) -> Site:
    """Give the site of an address; browsers accept passkeys at https addresses and at localhost."""
    try:
        import webauthn  # noqa: F401  # is the extra installed?
    except ImportError:
        raise Refused(
            "bad_address", "passkeys need their library; install it with: pip install 'fathomfive[passkeys]'"
        ) from None
    parts = urlsplit(address)
    host = parts.hostname or ""
    if parts.scheme == "https" and not host.replace(".", "").isdigit() and ":" not in host:
        return Site(host, f"https://{parts.netloc}")
    if parts.scheme == "http" and host == LOCAL:
        return Site(host, f"http://{parts.netloc}")
    raise Refused(
        "bad_address", f"expected --address https://NAME or http://localhost:PORT for --passkeys, got '{address}'"
    )


def registration_options(site: Site, store: MatchStore, person: Person) -> dict[str, Any]:
    """Give the options with which a browser makes a passkey."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = [
        PublicKeyCredentialDescriptor(base64url_to_bytes(key.credential)) for key in store.passkeys.of(person.person)
    ]
    return options_to_json_dict(
        webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=RP_NAME,
            user_id=person.person.encode(),
            user_name=person.name,
            challenge=store.passkeys.challenge(person.person).encode(),
            timeout=TIMEOUT,
            exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
    )


def register(site: Site, store: MatchStore, person: Person, credential: dict[str, Any], name: str) -> None:
    """Check the answer of a browser that made a passkey, and keep its public part."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    challenge = _take_challenge(store, credential, person.person)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except _mistakes() as error:
        raise _bad(str(error)) from None
    store.passkeys.add(
        Passkey(
            credential=bytes_to_base64url(made.credential_id),
            person=person.person,
            public_key=bytes_to_base64url(made.credential_public_key),
            sign_count=made.sign_count,
            name=name,
            made=now(),
        )
    )


def sign_in_options(site: Site, store: MatchStore) -> dict[str, Any]:
    """Give the options with which a browser offers its passkeys of this site."""
    import webauthn
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    return options_to_json_dict(
        webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=store.passkeys.challenge(None).encode(),
            timeout=TIMEOUT,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


def sign_in(site: Site, store: MatchStore, credential: dict[str, Any]) -> str:
    """Check the answer of a browser that used a passkey, and give its person."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    challenge = _take_challenge(store, credential, None)
    known = store.passkeys.find(str(credential.get("id", "")).rstrip("="))
    if known is None:
        raise _bad("this passkey is not registered here")
    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
            require_user_verification=True,
        )
    except _mistakes() as error:
        raise _bad(str(error)) from None
    store.passkeys.record_use(known.credential, used.new_sign_count)
    return known.person


def _take_challenge(store: MatchStore, credential: dict[str, Any], person: str | None) -> bytes:
    """Close the challenge that a browser answers, so that it cannot be answered again."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        data = parse_client_data_json(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
    except _mistakes() as error:
        raise _bad(f"it cannot be read ({type(error).__name__})") from None
    if not store.passkeys.take_challenge(data.challenge.decode(errors="replace"), person):
        raise _bad("the challenge was answered already, has expired or is not yours; try again")
    return data.challenge


def _mistakes() -> tuple[type[Exception], ...]:
    """List what the library raises for an answer that does not hold."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, TypeError, LookupError, RecursionError)


def _bad(why: str) -> Refused:
    return Refused("bad_passkey", f"expected the answer of a passkey for this site: {why}")
