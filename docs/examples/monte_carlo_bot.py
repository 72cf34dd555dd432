#!/usr/bin/env python3
"""A bot for every game, using only Python's standard library.

It speaks the engine protocol (docs/engine-protocol.md) with `majlis stdio`. For each of its legal actions it
imagines worlds its seat could be in, plays them to the end with random moves and chooses the action that did
best. It only ever asks for what its own seat may know: `legal` and `imagine`.

    python3 docs/examples/monte_carlo_bot.py --game lantern --seats 3 --playouts 4
"""

import argparse
import json
import random
import subprocess


class Engine:
    """One request per line, one answer per line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, op, **fields):
        self.process.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{op}: {answer}")
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def random_action(engine, seat, rng):
    return rng.choice(engine.ask("legal", seat=seat)["actions"])


def play_out(engine, rng):
    """Random moves to the end of the held game."""
    deciders = engine.ask("deciders")["deciders"]
    while deciders:
        seat = deciders[0]
        deciders = engine.ask("act", seat=seat, action=random_action(engine, seat, rng))["deciders"]
    return engine.ask("outcome")["outcome"]


def value_of(outcome, seat):
    """A win counts most, and a point more is better than one less."""
    best_rival = max(score for other, score in enumerate(outcome["scores"]) if other != seat)
    return (outcome["ranks"][seat] == 1) + 0.01 * (outcome["scores"][seat] - best_rival)


def choose(engine, seat, playouts, rng):
    actions = engine.ask("legal", seat=seat)["actions"]
    if len(actions) == 1:
        return actions[0]
    here = engine.ask("save")["handle"]
    totals = [0.0] * len(actions)
    for _ in range(playouts):
        # The same world for every action: luck then speaks for all of them or for none.
        world = engine.ask("imagine", seat=seat, seed=f"{rng.getrandbits(128):032x}")["handle"]
        for i, action in enumerate(actions):
            engine.ask("restore", handle=world)
            engine.ask("act", seat=seat, action=action)
            totals[i] += value_of(play_out(engine, rng), seat)
        engine.ask("forget", handle=world)
        engine.ask("restore", handle=here)
    engine.ask("forget", handle=here)
    return actions[totals.index(max(totals))]


def play(engine, args):
    rng = random.Random(args.seed)
    started = engine.ask("new", game=args.game, seats=args.seats, seed=f"{rng.getrandbits(128):032x}")
    deciders = started["deciders"]
    while deciders:
        seat = deciders[0]
        if seat == args.seat:
            action = choose(engine, seat, args.playouts, rng)
        else:
            action = random_action(engine, seat, rng)
        deciders = engine.ask("act", seat=seat, action=action)["deciders"]
    return engine.ask("outcome")["outcome"]


def main():
    parser = argparse.ArgumentParser(description="Plays one seat by Monte Carlo, the others at random.")
    parser.add_argument("--engine", nargs="+", default=["npx", "majlis", "stdio"], help="how the engine is started")
    parser.add_argument("--game", default="lantern")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seat", type=int, default=0, help="the bot's own seat")
    parser.add_argument("--playouts", type=int, default=4, help="worlds for each decision")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    engine = Engine(args.engine)
    outcome = play(engine, args)
    code = engine.close()
    print(json.dumps({"seat": args.seat, "outcome": outcome, "engine": code}))


if __name__ == "__main__":
    main()
