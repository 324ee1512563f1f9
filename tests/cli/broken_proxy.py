"""A reverse proxy with the usual mistakes, for tests: headers that are lost, no WebSockets, perhaps TLS."""

import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

LOST = ("host", "connection", "upgrade", "sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions")


def certificate(folder: Path, days: int) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    made, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", str(days),
         "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", made],
        check=True, capture_output=True,
    )  # fmt: skip
    return made, key


@contextmanager
def proxy(
    upstream: str, *, host: str | None = None, source: str = "127.0.0.1", tls: tuple[Path, Path] | None = None,
    **added: str,
) -> Iterator[str]:  # fmt: skip
    """Run a proxy before a server; it gives the server a host, an address and headers of its own."""
    there = urlsplit(upstream)

    class Handler(BaseHTTPRequestHandler):
        def forward(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            line = HTTPConnection(str(there.hostname), there.port, timeout=60, source_address=(source, 0))
            passed = {name: value for name, value in self.headers.items() if name.lower() not in LOST}
            passed |= {"Host": host or self.headers["host"]}
            line.request(self.command, self.path, body, passed | {k.replace("_", "-"): v for k, v in added.items()})
            answer = line.getresponse()
            content = answer.read()
            self.send_response(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in ("content-length", "transfer-encoding", "date", "connection", "server"):
                    self.send_header(name, value)
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
            line.close()

        do_GET = do_POST = forward  # noqa: N815  # named by the standard library

        def log_message(self, *_: object) -> None:
            """Stay silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if tls is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*tls)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"{'https' if tls else 'http'}://localhost:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
