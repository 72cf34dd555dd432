"""One game as an environment: seats take turns as agents do in PettingZoo's AEC interface."""

from __future__ import annotations

import random
from typing import Any, Iterator, Optional, Sequence, Union

from .engine import Engine, seed_from

Action = Union[int, dict[str, Any]]


class Environment:
    """
    Seats move one after another; `agent_selection` is the seat to move. An action is an index into
    `legal_actions()`, or the action itself. The reward comes at the end: 1 for the winner, shared in a tie, and 0
    for the others.

        env = Environment("alhambra", seats=3)
        env.reset(seed=1)
        for seat in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            env.step(None if terminated else policy(observation, info["legal_actions"]))
    """

    def __init__(
        self,
        game: str,
        seats: int,
        config: Optional[dict[str, Any]] = None,
        engine: Optional[Engine] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self._owns_engine = engine is None
        self.engine = engine if engine is not None else Engine(command)
        self.game = game
        self.possible_agents = list(range(seats))
        self.config = config or {}
        self.agents: list[int] = []
        self.rewards: dict[int, float] = {}
        self.terminations: dict[int, bool] = {}
        self.truncations: dict[int, bool] = {}
        self.agent_selection = 0
        self.outcome: Optional[dict[str, list[float]]] = None

    def reset(self, seed: Optional[int] = None) -> None:
        """Deals a new game. The same seed gives the same game."""
        fields: dict[str, Any] = {"game": self.game, "seats": len(self.possible_agents), "config": self.config}
        if seed is not None:
            fields["seed"] = seed_from(random.Random(seed))
        answer = self.engine.ask("new", **fields)
        self.seed: str = answer["seed"]
        self.agents = list(self.possible_agents)
        self.rewards = {seat: 0.0 for seat in self.agents}
        self.terminations = {seat: False for seat in self.agents}
        self.truncations = {seat: False for seat in self.agents}
        self.outcome = None
        self._stand(answer["deciders"])

    def observe(self, agent: int) -> dict[str, Any]:
        """Everything this seat sees, and nothing it may not know."""
        view: dict[str, Any] = self.engine.ask("view", viewer=agent)["view"]
        return view

    def legal_actions(self) -> list[dict[str, Any]]:
        """What the seat to move may do; empty when the game is over."""
        if self.outcome is not None:
            return []
        actions: list[dict[str, Any]] = self.engine.ask("legal", seat=self.agent_selection)["actions"]
        return actions

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated and info of the seat to move."""
        seat = self.agent_selection
        info = {"legal_actions": self.legal_actions()}
        return self.observe(seat), self.rewards[seat], self.terminations[seat], self.truncations[seat], info

    def step(self, action: Optional[Action]) -> None:
        """Plays for the seat to move. When the game is over, every seat steps once with None and is removed."""
        seat = self.agent_selection
        if self.terminations[seat]:
            self.agents.remove(seat)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("an action is required while the game is in progress")
        chosen = self.legal_actions()[action] if isinstance(action, int) else action
        self._stand(self.engine.ask("act", seat=seat, action=chosen)["deciders"])

    def agent_iter(self) -> Iterator[int]:
        """Yields the seat to move until all seats have been removed."""
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        if self._owns_engine:
            self.engine.close()

    def _stand(self, deciders: list[int]) -> None:
        if deciders:
            self.agent_selection = deciders[0]
            return
        outcome = self.engine.ask("outcome")["outcome"]
        self.outcome = outcome
        winners = [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]
        for seat in self.agents:
            self.rewards[seat] = 1 / len(winners) if seat in winners else 0.0
            self.terminations[seat] = True
        self.agent_selection = self.agents[0]
