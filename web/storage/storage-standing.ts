/**
 * How this page stands to the storage of the browser. `current`: it reads and saves. The others can read at most:
 * `outdated`: the storage is of a newer version, which another tab may have made just now; `waiting`: a tab of an
 * older version holds up the upgrade; `refused`: the upgrade failed, and the storage is as it was.
 */
export type Standing = 'current' | 'outdated' | 'waiting' | 'refused';

/** What pages and workers of one version of the storage tell each other; `ask` is answered by whoever knows. */
interface StandingMessage {
  readonly version: number;
  readonly standing: Standing | 'ask';
}

/** Tells the standing of a connection to the page: the worker has a connection too, and no screen. */
export class StandingChannel {
  readonly #channel = new BroadcastChannel('nineworlds-storage');
  readonly #version: number;
  #told: Standing = 'current';

  /** Tabs of other versions have other troubles, so only those of the same version are heard. */
  constructor(version: number, hear: (standing: Standing) => void = () => undefined) {
    this.#version = version;
    this.#channel.onmessage = ({ data }: MessageEvent<StandingMessage>) => {
      if (data.version !== version) return;
      if (data.standing !== 'ask') hear(data.standing);
      else if (this.#told !== 'current') this.#post(this.#told);
    };
  }

  tell(standing: Standing): void {
    if (standing === this.#told) return;
    this.#told = standing;
    this.#post(standing);
  }

  /** Hears again what was told before somebody listened. */
  ask(): void {
    this.#post('ask');
  }

  #post(standing: StandingMessage['standing']): void {
    this.#channel.postMessage({ version: this.#version, standing } satisfies StandingMessage);
  }
}
