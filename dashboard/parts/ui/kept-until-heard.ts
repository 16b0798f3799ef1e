export interface Note {
  title: string;
  description?: string;
  /** Such as Undo. */
  action?: { label: string; run: () => void };
}

/** What was said, kept until there is somebody to hear it: who draws it is loaded when the first is said. */
export class Notes {
  #hear: ((note: Note) => void) | null = null;
  #unheard: Note[] = [];
  #isSaid = false;
  readonly #told = new Set<() => void>();

  /** Whether anything was ever said. */
  readonly isSaid = (): boolean => this.#isSaid;

  /** Tells when the first is said. @returns what ends it */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  };

  say(note: Note): void {
    if (this.#hear === null) this.#unheard.push(note);
    else this.#hear(note);
    this.#isSaid = true;
    for (const tell of this.#told) tell();
  }

  /** @returns what ends it */
  listen(hear: (note: Note) => void): () => void {
    this.#hear = hear;
    for (const note of this.#unheard.splice(0)) hear(note);
    return () => {
      this.#hear = null;
    };
  }
}
