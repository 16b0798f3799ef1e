import type { HomeSource } from "./home-source.ts";
import type { KnownHomes } from "./known-homes.ts";

/** Clocks of hosts that give homes differ by less. */
const MARGIN_MS = 60_000;

/** The services that live at this host: those alone are asked for, and after the first time only what has come since. */
export class OwnServices {
  readonly #source: Pick<HomeSource, "given">;
  readonly #homes: KnownHomes;
  readonly #now: () => number;
  readonly #ids = new Set<string>();
  #node: string | null = null;
  #since = 0;

  constructor(source: Pick<HomeSource, "given">, homes: KnownHomes, now: () => number) {
    this.#source = source;
    this.#homes = homes;
    this.#now = now;
  }

  /** Whether a service lives here, as far as was heard. */
  has(serviceId: string): boolean {
    if (this.#ids.has(serviceId)) return this.#node !== null && this.#node === this.#homes.node;
    const home = this.#homes.known(serviceId);
    return home !== undefined && this.#homes.isHere(home);
  }

  /** Those that are here now, and which of them are new since the last look. */
  async look(): Promise<{ all: string[]; added: string[] }> {
    const { node } = this.#homes;
    if (node !== this.#node) {
      this.#ids.clear();
      this.#node = node;
      this.#since = 0;
    }
    const now = this.#now();
    const given = node === null ? [] : await this.#source.given(node, new Date(this.#since));
    this.#since = now - MARGIN_MS;
    const added = given.filter((id) => !this.#ids.has(id));
    for (const id of added) {
      this.#ids.add(id);
      // It may be known to live where it did before.
      this.#homes.forget(id);
    }
    for (const id of this.#ids) {
      const home = this.#homes.known(id);
      if (home !== undefined && !this.#homes.isHere(home)) this.#ids.delete(id);
    }
    return { all: [...this.#ids], added };
  }
}
