#!/usr/bin/env python3
"""Random games three ways, in one run: inside the engine, in lanes, and one request at a time.

    PYTHONPATH=src python3 benchmark.py --game alhambra --seats 3 --games 200

Figures are CPU time, of the engine and of Python together, without starting up: what else the machine does hardly
matters. Needs Unix.
"""

import argparse
import json
import random
import resource
import shlex
import subprocess
from typing import Callable

from majlis import Engine, Lanes
from majlis.engine import default_command


def cpu_seconds() -> float:
    """Of this process and of the engines that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def start_up() -> int:
    with Engine() as engine:
        engine.ask("games")
    return 0


def in_engine(args) -> float:
    """CPU seconds a move in `majlis bench`, which plays at random without leaving the engine."""
    command = default_command()[:-1] + ["bench", "--games", args.game, "--rounds", "3", "--seconds", "0.1", "--json"]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return 1 / json.loads(out)["games"][0]["movesPerSecond"]["median"]


def in_lanes(args) -> int:
    """How many moves were played."""
    rng = random.Random(1)
    lanes = Lanes(args.game, args.seats, args.lanes, seed=1)
    moves = ended = 0
    while ended < args.games:
        asked = lanes.asked
        over = [lane for lane, ask in enumerate(asked) if ask is None]
        lanes.step([None if ask is None else int(rng.random() * ask[1]) for ask in asked], deal=over)
        moves += len(asked) - len(over)
        ended += len(lanes.ended)
    lanes.close()
    return moves


def one_at_a_time(args) -> int:
    """How many moves were played."""
    rng = random.Random(1)
    moves = 0
    with Engine() as engine:
        for _ in range(max(1, args.games // 20)):
            deciders = engine.ask("new", game=args.game, seats=args.seats)["deciders"]
            while deciders:
                action = rng.choice(engine.ask("legal", seat=deciders[0])["actions"])
                deciders = engine.ask("act", seat=deciders[0], action=action)["deciders"]
                moves += 1
    return moves


def cost_of_a_move(play: Callable[[], int]) -> float:
    begun = cpu_seconds()
    start_up()
    between = cpu_seconds()
    moves = play()
    return (cpu_seconds() - between - (between - begun)) / moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lanes", type=int, default=256)
    args = parser.parse_args()
    print("engine:", shlex.join(default_command()))
    engine = in_engine(args)
    lanes = cost_of_a_move(lambda: in_lanes(args))
    single = cost_of_a_move(lambda: one_at_a_time(args))
    for name, cost in (("in the engine", engine), ("in lanes", lanes), ("one at a time", single)):
        print(f"{name:>14}: {cost * 1e6:8.1f} µs a move, {cost / engine:6.2f} times the engine's own time")


if __name__ == "__main__":
    main()
