"""One engine process: one JSON request per line, one JSON answer per line."""

from __future__ import annotations

import json
import os
import random
import shlex
import subprocess
from types import TracebackType
from typing import Any, Optional, Sequence, Type


class EngineError(Exception):
    """The request was invalid, or the engine has exited."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Refused(Exception):
    """The rules do not allow it. `code` names the rule."""

    def __init__(self, code: str, params: Any = None) -> None:
        super().__init__(code if params is None else f"{code} {params}")
        self.code = code
        self.params = params


def default_command() -> list[str]:
    """How to start the engine: the environment variable MAJLIS_ENGINE, or `npx majlis stdio`."""
    wish = os.environ.get("MAJLIS_ENGINE")
    return shlex.split(wish) if wish else ["npx", "majlis", "stdio"]


def seed_from(rng: random.Random) -> str:
    """A seed as the engine writes it: 128 bits in hex."""
    return f"{rng.getrandbits(128):032x}"


class Engine:
    """Talks to one engine process. Close it, or use it in a `with` statement."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            list(command) if command is not None else default_command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        self.send(op, **fields)
        return self.receive()

    def send(self, op: str, **fields: Any) -> None:
        """Only sends; every `send` needs one `receive`. This lets several engines work at the same time."""
        line = json.dumps({"op": op, **fields}, separators=(",", ":"))
        stream = self._process.stdin
        assert stream is not None
        try:
            stream.write(line.encode() + b"\n")
            stream.flush()
        except (BrokenPipeError, ValueError) as error:
            raise EngineError("ended", "the engine has exited") from error

    def receive(self) -> dict[str, Any]:
        stream = self._process.stdout
        assert stream is not None
        line = stream.readline()
        if not line:
            raise EngineError("ended", f"the engine has exited with code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if answer["ok"]:
            return answer
        if "refusal" in answer:
            raise Refused(answer["refusal"]["code"], answer["refusal"].get("params"))
        raise EngineError(answer["error"]["code"], answer["error"]["message"])

    def close(self) -> int:
        """Ends the process and returns its exit code."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        code = self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
