import type { Log } from "../../kernel/log.ts";
import { everySecondFactor, resealSecondFactor } from "../../store/second-factor/second-factors.store.ts";
import { everyServiceKey, replaceServiceKey } from "../../store/secret/secrets.store.ts";
import type { Store } from "../../store/store.ts";
import type { SecretBox } from "../credential/secret-box.ts";

interface Deps {
  store: Store;
  log: Log;
  box: SecretBox;
}

/** What was sealed with another key than the first, and is sealed with that now. */
export interface Resealed {
  services: number;
  secondFactors: number;
}

/** Lets the server do without an old key: what it sealed is sealed anew with the first one. */
export class KeyRotation {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Once it has resolved, the first key opens everything. Secrets themselves stay as they are: the key of their service does, too.
   * One document after the other, each by itself, so that it may be cut off anywhere and be called again. Throws `config_invalid`
   * where a key is needed that this process does not have.
   */
  async reseal(): Promise<Resealed> {
    const { store, log, box } = this.#deps;
    const done: Resealed = { services: 0, secondFactors: 0 };
    for await (const one of everyServiceKey(store)) {
      const sealed = await box.sealAgain(one.key, one._id);
      if (sealed === one.key) continue;
      await replaceServiceKey(store, one, sealed);
      done.services += 1;
    }
    for await (const one of everySecondFactor(store)) {
      const sealed = await box.sealAgain(one.secret, one._id);
      if (sealed === one.secret) continue;
      await resealSecondFactor(store, one, sealed);
      done.secondFactors += 1;
    }
    log.info(done, "secrets are sealed with the first key");
    return done;
  }
}
