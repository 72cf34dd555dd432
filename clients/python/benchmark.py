#!/usr/bin/env python3
"""Random games four ways: inside the engine; in lanes, running ahead or one move at a time; one request at a time.

    PYTHONPATH=src python3 benchmark.py --game alhambra --seats 3 --games 1000

Figures are CPU time, of the engine and of Python together, without starting and warming up: each way is played twice,
the second time with five times as many games, and the difference counts. Needs Unix.
"""

import argparse
import json
import random
import resource
import shlex
import subprocess
from typing import Callable

from majlis import Engine, Lanes, random_draws
from majlis.engine import default_command


def cpu_seconds() -> float:
    """Of this process and of the engines that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def in_engine(args) -> float:
    """CPU seconds a move in `majlis bench`, which plays at random without leaving the engine."""
    command = default_command()[:-1] + ["bench", "--games", args.game, "--rounds", "3", "--seconds", "0.1", "--json"]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return 1 / json.loads(out)["games"][0]["movesPerSecond"]["median"]


def running_ahead(args, games: int) -> int:
    """Python sends the numbers that choose, some moves at a time. How many moves were played."""
    rng = random.Random(1)
    lanes = Lanes(args.game, args.seats, args.lanes, seed=1)
    moves = ended = 0
    while ended < games:
        over = [lane for lane, ask in enumerate(lanes.asked) if ask is None]
        moves += lanes.run(random_draws(rng, args.lanes, args.ahead), deal=over)
        ended += len(lanes.ended)
    lanes.close()
    return moves


def in_lanes(args, games: int) -> int:
    """Python hears the number of choices in each lane and answers with one of them, move by move."""
    rng = random.Random(1)
    lanes = Lanes(args.game, args.seats, args.lanes, seed=1)
    moves = ended = 0
    while ended < games:
        asked = lanes.asked
        over = [lane for lane, ask in enumerate(asked) if ask is None]
        lanes.step([None if ask is None else int(rng.random() * ask[1]) for ask in asked], deal=over)
        moves += len(asked) - len(over)
        ended += len(lanes.ended)
    lanes.close()
    return moves


def one_at_a_time(args, games: int) -> int:
    rng = random.Random(1)
    moves = 0
    with Engine() as engine:
        for _ in range(max(1, games // 100)):
            deciders = engine.ask("new", game=args.game, seats=args.seats)["deciders"]
            while deciders:
                action = rng.choice(engine.ask("legal", seat=deciders[0])["actions"])
                deciders = engine.ask("act", seat=deciders[0], action=action)["deciders"]
                moves += 1
    return moves


def cost_of_a_move(play: Callable[[argparse.Namespace, int], int], args: argparse.Namespace) -> float:
    begun = cpu_seconds()
    few = play(args, args.games)
    between = cpu_seconds()
    many = play(args, 5 * args.games)
    return ((cpu_seconds() - between) - (between - begun)) / (many - few)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--ahead", type=int, default=32, help="moves per lane and request when running ahead")
    args = parser.parse_args()
    print("engine:", shlex.join(default_command()))
    costs = {
        "inside the engine": in_engine(args),
        "running ahead": cost_of_a_move(running_ahead, args),
        "move by move": cost_of_a_move(in_lanes, args),
        "one request at a time": cost_of_a_move(one_at_a_time, args),
    }
    own = costs["inside the engine"]
    for name, cost in costs.items():
        print(f"{name:>22}: {cost * 1e6:8.1f} µs a move, {cost / own:6.2f} times the engine's own time")


if __name__ == "__main__":
    main()
