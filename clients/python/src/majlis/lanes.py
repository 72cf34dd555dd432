"""Many games at once: lanes of one engine, and a pool of engines."""

from __future__ import annotations

import os
import random
from array import array
from types import TracebackType
from typing import Any, Iterator, Optional, Sequence, Type

from .engine import Engine, seed_from

Asked = list[Optional[list[int]]]
"""By lane: the seat to move and how many choices it has; None when the game is over."""


class Lanes:
    """Games played side by side: one request carries a choice for each of them."""

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
        """Plays one choice per lane (None skips the lane), then deals new games in the lanes of `deal`."""
        self.send(choices, deal)
        return self.receive()

    def send(self, choices: Sequence[Optional[int]], deal: Sequence[int] = ()) -> None:
        self.engine.send("step", choices=list(choices), deal=self._deals(deal))

    def receive(self) -> Asked:
        self._stand(self.engine.receive())
        return self.asked

    def run(self, draws: Sequence[Sequence[int]], deal: Sequence[int] = ()) -> int:
        """
        Plays several moves per lane without asking in between: number n plays the legal action at index n modulo
        their number. A lane stops where its game ends. Then deals new games in the lanes of `deal`. Returns the
        number of moves made.
        """
        self.send_run(draws, deal)
        return self.receive_run()

    def send_run(self, draws: Sequence[Sequence[int]], deal: Sequence[int] = ()) -> None:
        self.engine.send("run", draws=draws, deal=self._deals(deal))

    def receive_run(self) -> int:
        answer = self.engine.receive()
        self._stand(answer)
        moves: int = answer["moves"]
        return moves

    def look(self, lanes: Optional[Sequence[int]] = None, **wish: bool) -> list[dict[str, Any]]:
        """What the seats to move see; choose from view=True, actions=True, texts=True, scores=True."""
        fields: dict[str, Any] = dict(wish)
        if lanes is not None:
            fields["lanes"] = list(lanes)
        seen: list[dict[str, Any]] = self.engine.ask("look", **fields)["lanes"]
        return seen

    def close(self) -> None:
        if self._owns_engine:
            self.engine.close()

    def _deals(self, lanes: Sequence[int]) -> list[dict[str, Any]]:
        return [{"lane": lane, "seed": seed_from(self._rng)} for lane in lanes]

    def _stand(self, answer: dict[str, Any]) -> None:
        self.asked = answer["asked"]
        self.ended = answer["ended"]


def random_draws(rng: random.Random, lanes: int, moves: int) -> list[list[int]]:
    """Numbers for `run`: so many moves per lane, all actions equally likely (to one part in ten million)."""
    numbers = array("I", rng.randbytes(4 * lanes * moves)).tolist()
    return [numbers[first : first + moves] for first in range(0, lanes * moves, moves)]


def _within(lanes: Sequence[int], first: int, size: int) -> list[int]:
    """Those of one process, in its own numbers."""
    return [lane - first for lane in lanes if first <= lane < first + size]


class Pool:
    """Lanes in several engine processes, by default one per core. Lanes are numbered consecutively."""

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
        for part, first, size in self._places():
            part.send(choices[first : first + size], _within(deal, first, size))
        for part in self.parts:
            part.receive()
        self._collect()
        return self.asked

    def run(self, draws: Sequence[Sequence[int]], deal: Sequence[int] = ()) -> int:
        """As `Lanes.run`; all processes work at the same time."""
        for part, first, size in self._places():
            part.send_run(draws[first : first + size], _within(deal, first, size))
        moves = sum(part.receive_run() for part in self.parts)
        self._collect()
        return moves

    def _places(self) -> Iterator[tuple[Lanes, int, int]]:
        """Each process's lanes, the number of the first, and how many they are."""
        first = 0
        for part, size in zip(self.parts, self._sizes):
            yield part, first, size
            first += size

    def _collect(self) -> None:
        self.ended = [
            {**end, "lane": end["lane"] + first} for part, first, _ in self._places() for end in part.ended
        ]

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
