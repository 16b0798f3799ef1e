/** Names of components, of which generators of clients make no name twice: to them `data-safety` and `DataSafety` are one. */
export class ComponentNames {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set([...taken].map(folded));
  }

  /** The name made of these words, or null when there is one like it. */
  claim(...words: readonly string[]): string | null {
    const name = words.map((word) => word.replaceAll(/[^\w-]/g, "_")).join(".");
    if (this.#taken.has(folded(name))) return null;
    this.#taken.add(folded(name));
    return name;
  }
}

/** A name as the generator that keeps least of it sees it. */
export function folded(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
}
