"""Many games at once: lanes of one engine, and a pool of engines."""

from __future__ import annotations

import os
import random
from types import TracebackType
from typing import Any, Optional, Sequence, Type

from .engine import Engine, seed_from

Asked = list[Optional[list[int]]]
"""By lane: the seat to move and how many choices it has; None when the game is over."""


class Lanes:
    """Games that move together: one request carries a choice for each of them."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int = 0,
        config: Optional[dict[str, Any]] = None,
        engine: Optional[Engine] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self._owns_engine = engine is None
        self.engine = engine if engine is not None else Engine(command)
        self._rng = random.Random(seed)
        seeds = [seed_from(self._rng) for _ in range(count)]
        answer = self.engine.ask("lanes", game=game, seats=seats, config=config or {}, seeds=seeds)
        self.asked: Asked = answer["asked"]
        self.ended: list[dict[str, Any]] = []

    def step(self, choices: Sequence[Optional[int]], deal: Sequence[int] = ()) -> Asked:
        """Plays one choice a lane (None leaves it alone), then deals the lanes of `deal` again."""
        self.send(choices, deal)
        return self.receive()

    def send(self, choices: Sequence[Optional[int]], deal: Sequence[int] = ()) -> None:
        deals = [{"lane": lane, "seed": seed_from(self._rng)} for lane in deal]
        self.engine.send("step", choices=list(choices), deal=deals)

    def receive(self) -> Asked:
        answer = self.engine.receive()
        self.asked = answer["asked"]
        self.ended = answer["ended"]
        return self.asked

    def look(self, lanes: Optional[Sequence[int]] = None, **wish: bool) -> list[dict[str, Any]]:
        """What the seats to move see: view=True, actions=True, texts=True, scores=True."""
        fields: dict[str, Any] = dict(wish)
        if lanes is not None:
            fields["lanes"] = list(lanes)
        seen: list[dict[str, Any]] = self.engine.ask("look", **fields)["lanes"]
        return seen

    def close(self) -> None:
        if self._owns_engine:
            self.engine.close()


class Pool:
    """Lanes in several engine processes, one a core unless told otherwise. Lanes are numbered through."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        processes: Optional[int] = None,
        seed: int = 0,
        config: Optional[dict[str, Any]] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        wanted = processes if processes is not None else (os.cpu_count() or 1)
        sizes = [count // wanted + (i < count % wanted) for i in range(min(wanted, count))]
        self.parts = [
            Lanes(game, seats, size, seed=seed * 1_000_003 + i, config=config, command=command)
            for i, size in enumerate(sizes)
        ]
        self._sizes = sizes
        self.ended: list[dict[str, Any]] = []

    @property
    def asked(self) -> Asked:
        return [lane for part in self.parts for lane in part.asked]

    def step(self, choices: Sequence[Optional[int]], deal: Sequence[int] = ()) -> Asked:
        """All processes work at the same time."""
        first = 0
        for part, size in zip(self.parts, self._sizes):
            part.send(choices[first : first + size], [lane - first for lane in deal if first <= lane < first + size])
            first += size
        self.ended = []
        first = 0
        for part, size in zip(self.parts, self._sizes):
            part.receive()
            self.ended += [{**end, "lane": end["lane"] + first} for end in part.ended]
            first += size
        return self.asked

    def close(self) -> None:
        for part in self.parts:
            part.close()

    def __enter__(self) -> Pool:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
