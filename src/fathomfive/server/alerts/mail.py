"""Mail: plain text over the host's SMTP server, each with a way to end it."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.outbox import TryAgain, Undeliverable
from fathomfive.store.secret import new_name

TIMEOUT = 20.0  # seconds for each answer of the SMTP server
MAX_ADDRESS = 254  # letters, by RFC 5321
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class SmtpServer(NamedTuple):
    """The host's SMTP server."""

    host: str
    port: int
    user: str
    password: str
    is_secure: bool  # TLS from the start; otherwise STARTTLS where the server offers it


class Letter(NamedTuple):
    """A mail in plain text; `stop` ends the mails without a login."""

    to: str
    subject: str
    text: str
    stop: str | None = None


def read_smtp(text: str) -> SmtpServer:
    """Read `smtp://user:password@host:port`, or smtps for TLS from the start."""
    words = "expected an SMTP server like smtp://USER:PASSWORD@HOST:PORT or smtps://HOST"
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise Refused("bad_address", f"{words}, got another address") from None
    if url.scheme not in PORTS or not url.hostname or url.path not in ("", "/"):
        raise Refused("bad_address", f"{words}, got one of kind '{url.scheme}'")
    user, password = unquote(url.username or ""), unquote(url.password or "")
    return SmtpServer(url.hostname, port or PORTS[url.scheme], user, password, url.scheme == "smtps")


def check_address(text: str) -> str:
    """Check the address of a person."""
    address = text.strip()
    if len(address) > MAX_ADDRESS or not _ADDRESS.fullmatch(address) or ".." in address:
        raise Refused("bad_mail", f"expected an address like name@example.org, got '{address[:60]}'")
    return address


class MailSender:
    """Sends letters through the host's SMTP server."""

    def __init__(self, server: SmtpServer, sender: str, address: str) -> None:
        if not _ADDRESS.fullmatch(parseaddr(sender)[1]) or not sender.isprintable():
            raise Refused("bad_address", f"expected --mail-from like 'Fathom Five <play@example.org>', got '{sender}'")
        if not address:
            raise Refused("bad_address", "mail has links: expected --address URL, where people find this server")
        self.server = server
        self.sender = sender
        self.address = address.rstrip("/")

    def link(self, path: str) -> str:
        """Give the whole address of a page."""
        return f"{self.address}{path}"

    def build(self, letter: Letter) -> EmailMessage:
        """Build the message of a letter."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{new_name()}@{parseaddr(self.sender)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{self.link(f'/api/mail/stop/{letter.stop}')}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def send(self, letter: Letter) -> None:
        """Deliver a letter to the SMTP server."""
        message = self.build(letter)
        try:
            with self._connect() as smtp:
                smtp.send_message(message, parseaddr(self.sender)[1], [letter.to])
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            raise _failure(code) from None
        except smtplib.SMTPResponseException as refused:
            raise _failure(refused.smtp_code) from None
        except (OSError, smtplib.SMTPException) as error:
            raise TryAgain(f"the SMTP server cannot be reached: {type(error).__name__}") from None

    def _connect(self) -> smtplib.SMTP:
        host, port, user, password, is_secure = self.server
        context = ssl.create_default_context()
        if is_secure:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=context)
        else:
            smtp = smtplib.SMTP(host, port, timeout=TIMEOUT)
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=context)
            elif user and host not in LOOPBACK:
                smtp.close()
                raise Undeliverable("the SMTP server offers no TLS, and a password is not sent without it")
        if user:
            smtp.login(user, password)
        return smtp


def _failure(code: int) -> Exception:
    words = f"the SMTP server answered {code}"
    return TryAgain(words) if 400 <= code < 500 else Undeliverable(words)
