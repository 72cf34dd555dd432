"""Whole games through the client. MAJLIS_ENGINE names the engine to test with."""

import random
import unittest

from majlis import Engine, EngineError, Environment, Lanes, Pool, Refused, random_draws


class EngineTest(unittest.TestCase):
    def test_refusals_and_errors_are_told_apart(self):
        with Engine() as engine:
            with self.assertRaises(EngineError) as no_game:
                engine.ask("deciders")
            self.assertEqual(no_game.exception.code, "no-game")
            engine.ask("new", game="lantern", seats=2)
            with self.assertRaises(Refused) as too_many:
                engine.ask("new", game="lantern", seats=9)
            self.assertEqual(too_many.exception.code, "wrong-seats")

    def test_an_engine_that_has_ended_says_so(self):
        engine = Engine()
        self.assertEqual(engine.close(), 0)
        with self.assertRaises(EngineError) as ended:
            engine.ask("games")
        self.assertEqual(ended.exception.code, "ended")


def play(env: Environment, seed: int) -> dict:
    """A random game; what each seat got."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    got = {}
    for seat in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        got[seat] = reward
        env.step(None if terminated else rng.randrange(len(info["legal_actions"])))
    return got


class EnvironmentTest(unittest.TestCase):
    def setUp(self):
        self.env = Environment("lantern", seats=3)
        self.addCleanup(self.env.close)

    def test_rewards_of_a_game_add_up_to_one(self):
        got = play(self.env, 7)
        self.assertEqual(sorted(got), [0, 1, 2])
        self.assertAlmostEqual(sum(got.values()), 1)
        self.assertEqual(self.env.agents, [])

    def test_the_same_seed_is_the_same_game(self):
        first = (play(self.env, 3), self.env.outcome)
        self.assertEqual((play(self.env, 3), self.env.outcome), first)

    def test_a_seat_sees_its_own_hand_and_not_those_of_others(self):
        self.env.reset(seed=5)
        self.assertNotEqual(self.env.observe(0), self.env.observe(1))

    def test_an_action_may_be_given_itself(self):
        self.env.reset(seed=5)
        self.env.step(self.env.legal_actions()[0])

    def test_no_action_while_the_game_goes_on_is_a_mistake(self):
        self.env.reset(seed=5)
        with self.assertRaises(ValueError):
            self.env.step(None)


class LanesTest(unittest.TestCase):
    def test_a_lane_plays_the_same_game_alone_and_beside_others(self):
        rng = random.Random(1)
        alone = Lanes("lantern", 2, 1, seed=4)
        beside = Lanes("lantern", 2, 3, seed=4)
        self.addCleanup(alone.close)
        self.addCleanup(beside.close)
        while alone.asked[0] is not None:
            self.assertEqual(alone.asked[0], beside.asked[0])
            self.assertEqual(alone.look([0], view=True), beside.look([0], view=True))
            choice = rng.randrange(alone.asked[0][1])
            alone.step([choice])
            beside.step([choice, None, None])
        self.assertEqual(alone.ended, beside.ended)

    def test_running_ahead_is_choosing_one_by_one(self):
        ahead = Lanes("lantern", 2, 2, seed=4)
        by_one = Lanes("lantern", 2, 2, seed=4)
        self.addCleanup(ahead.close)
        self.addCleanup(by_one.close)
        draws = random_draws(random.Random(1), 2, 5)
        self.assertEqual(ahead.run(draws), 10)
        for move in range(5):
            by_one.step([draws[lane][move] % by_one.asked[lane][1] for lane in range(2)])
        self.assertEqual(ahead.asked, by_one.asked)
        self.assertEqual(ahead.look(view=True, actions=True), by_one.look(view=True, actions=True))

    def test_a_pool_runs_random_games_to_their_ends(self):
        rng = random.Random(3)
        ended = moves = 0
        with Pool("lantern", 2, 5, processes=2, seed=9) as pool:
            while any(pool.asked):
                moves += pool.run(random_draws(rng, 5, 16))
                ended += len(pool.ended)
        self.assertEqual(ended, 5)
        self.assertGreater(moves, 50)

    def test_a_pool_plays_every_lane_to_its_end_and_deals_again(self):
        rng = random.Random(2)
        results = []
        with Pool("lantern", 2, 5, processes=2, seed=9) as pool:
            while len(results) < 10:
                asked = pool.asked
                over = [lane for lane, ask in enumerate(asked) if ask is None]
                pool.step([None if ask is None else rng.randrange(ask[1]) for ask in asked], deal=over)
                results += pool.ended
        self.assertTrue(all(len(result["scores"]) == 2 for result in results))
        self.assertEqual({result["lane"] for result in results}, {0, 1, 2, 3, 4})


if __name__ == "__main__":
    unittest.main()
