"""Nine Worlds as an environment for Python, with nothing but the standard library.

Follows the AEC interface of PettingZoo: agents are asked one after the other.

    env = NineWorldsEnv("needfire", seed="1")
    env.reset()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else random.choice(env.legal())
        env.step(action)
    env.close()

The protocol is in docs/research.md. This file talks to `npx nineworlds env`, which has to be built.
"""

import json
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = ["node", os.path.join(ROOT, "cli", "bin", "nineworlds.js")]


class EnvError(Exception):
    """What the environment refuses, and why: `reason` for programs, the message for people."""

    def __init__(self, reason, text, rule=None):
        super().__init__(text if rule is None else f"{rule}: {text}")
        self.reason = reason
        self.rule = rule


class NineWorldsEnv:
    """A game that is played action by action.

    `observations` says what observations hold: any of "text", "view", "tensor", "measures".
    `chance="manual"` asks the agent "chance" for every die and card, with the weights of the outcomes.
    """

    def __init__(self, game, options=None, seed=None, seats=None, observations=("text",),
                 chance="fate", program=None):
        command = list(program or PROGRAM) + ["env", "--game", game]
        if seed is not None:
            command += ["--seed", str(seed)]
        if seats is not None:
            command += ["--seats", str(seats)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         encoding="utf-8")
        self._requests = 0
        self._observations = list(observations)
        self._reset_with = {"chance": chance}
        if options is not None:
            self._reset_with["options"] = options
        self.agents = []
        self.agent_selection = None
        self.spec = self._ask("spec")
        self.action_count = self.spec["actionCount"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, cmd, **fields):
        self._requests += 1
        request = {"id": self._requests, "cmd": cmd, **fields}
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self._process.stdout.readline()
        if line == "":
            # What is wrong with the command line stands on stderr.
            raise EnvError("ended", f"the environment has ended with {self._process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise EnvError(**answer["error"])
        return answer

    def _keep(self, answer):
        self._seen = answer
        self.agent_selection = answer["agent_selection"]
        self.rewards = answer["rewards"]
        self.terminations = answer["terminations"]
        self.truncations = answer["truncations"]
        if self.agent_selection is None and self.agents:
            # The game is over: everybody is asked once more, and answers None.
            self.agent_selection = self.agents[0]

    def reset(self, seed=None, options=None):
        """Begins a game. Without a seed, the next one of the environment's own."""
        fields = dict(self._reset_with)
        if seed is not None:
            fields["seed"] = seed
        if options is not None:
            self._reset_with["options"] = fields["options"] = options
        answer = self._ask("reset", observations=self._observations, **fields)
        if "options" in fields:
            self.spec = self._ask("spec")
        self.seed = answer["seed"]
        self.agents = list(answer["terminations"])
        self.possible_agents = list(self.agents)
        self._keep(answer)

    def observe(self, agent):
        """What an agent knows."""
        if agent == self._seen["agent"]:
            return self._seen["observation"]
        return self._ask("observe", agent=agent, observations=self._observations)["observation"]

    def legal(self):
        """The action ids that may be answered now."""
        return self._seen["action_mask"]

    def legal_tokens(self):
        """The same in words: {id: "swap ash"}."""
        return {action["id"]: action["tokens"] for action in self._seen["legal"]}

    def chance_weights(self):
        """The weights of the outcomes while chance is asked: {id: weight}."""
        return {action["id"]: action["weight"] for action in self._seen["legal"]}

    def action_mask(self):
        """A list of 0 and 1, one for every action id there is."""
        mask = [0] * self.action_count
        for action in self.legal():
            mask[action] = 1
        return mask

    def last(self):
        """(observation, reward, termination, truncation, info) of the agent that is asked."""
        agent = self.agent_selection
        info = dict(self._seen["infos"].get(agent, {}), action_mask=self.legal())
        return (self.observe(agent), self.rewards[agent], self.terminations[agent],
                self.truncations[agent], info)

    def step(self, action):
        """Answers for the agent that is asked: an action id, its words, or None when it is over."""
        if not self.terminations[self.agent_selection]:
            self._keep(self._ask("step", action=action, observations=self._observations))
            return
        if action is not None:
            raise EnvError("gameOver", "the game is over: only None is possible")
        self.agents.remove(self.agent_selection)
        self.agent_selection = self.agents[0] if self.agents else None

    def agent_iter(self):
        """The agents, one after the other, as they are asked."""
        while self.agents:
            yield self.agent_selection

    def state(self, agent="host"):
        """What an agent has been told since the start; the host everything, with the record."""
        return self._ask("state", agent=agent)

    def results(self):
        """Rewards, scores and winners."""
        return self._ask("rewards")

    def close(self):
        """Ends the environment; twice does no harm."""
        if self._process.poll() is None:
            self._ask("close")
            self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()
