#!/usr/bin/env python3
"""Random games three ways, in one run: inside the engine, in lanes, and one request at a time.

    PYTHONPATH=src python3 benchmark.py --game alhambra --seats 3 --games 200
"""

import argparse
import json
import random
import shlex
import subprocess
import time

from majlis import Engine, Lanes
from majlis.engine import default_command


def in_engine(args) -> float:
    """Moves a second of `majlis bench`, which plays at random without leaving the engine."""
    command = default_command()[:-1] + ["bench", "--games", args.game, "--rounds", "3", "--seconds", "0.5", "--json"]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(out)["games"][0]["movesPerSecond"]["median"]


def in_lanes(args) -> float:
    rng = random.Random(1)
    lanes = Lanes(args.game, args.seats, args.lanes, seed=1)
    moves = ended = 0
    begun = time.perf_counter()
    while ended < args.games:
        asked = lanes.asked
        over = [lane for lane, ask in enumerate(asked) if ask is None]
        lanes.step([None if ask is None else int(rng.random() * ask[1]) for ask in asked], deal=over)
        moves += len(asked) - len(over)
        ended += len(lanes.ended)
    seconds = time.perf_counter() - begun
    lanes.close()
    return moves / seconds


def one_at_a_time(args) -> float:
    rng = random.Random(1)
    moves = 0
    with Engine() as engine:
        begun = time.perf_counter()
        for _ in range(max(1, args.games // 20)):
            deciders = engine.ask("new", game=args.game, seats=args.seats)["deciders"]
            while deciders:
                action = rng.choice(engine.ask("legal", seat=deciders[0])["actions"])
                deciders = engine.ask("act", seat=deciders[0], action=action)["deciders"]
                moves += 1
        return moves / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lanes", type=int, default=256)
    args = parser.parse_args()
    print("engine:", shlex.join(default_command()))
    engine, lanes, single = in_engine(args), in_lanes(args), one_at_a_time(args)
    for name, speed in (("in the engine", engine), ("in lanes", lanes), ("one at a time", single)):
        print(f"{name:>14}: {speed:10.0f} moves a second, {engine / speed:6.2f} times the engine's own time")


if __name__ == "__main__":
    main()
