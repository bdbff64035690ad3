"""Plays a whole game at random in each of the three games and prints how it ended.

    python3 examples/python/random_agents.py [seed]
"""

import random
import sys

from nineworlds_env import NineWorldsEnv

GAMES = ["yggdrasil", "chronicles", "needfire"]


def play(game, seed):
    generator = random.Random(f"{game} {seed}")
    with NineWorldsEnv(game, seed=seed) as env:
        env.reset()
        steps = 0
        rewards = {}
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                rewards[agent] = reward
                env.step(None)
            else:
                steps += 1
                env.step(generator.choice(info["action_mask"]))
        results = env.results()
        state = env.state()
        print(f"{game} (seed {env.seed}): {steps} actions, scores {results['scores']}, "
              f"rewards {rewards}, hash {state['hash']}")


if __name__ == "__main__":
    for name in GAMES:
        play(name, sys.argv[1] if len(sys.argv) > 1 else "1")
