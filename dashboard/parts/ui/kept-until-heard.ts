export interface Note {
  title: string;
  description?: string;
  /** Such as Undo. */
  action?: { label: string; run: () => void };
}

/** What was said, kept until there is somebody to hear it: a page can be done with something before its frame is drawn. */
export class Notes {
  #hear: ((note: Note) => void) | null = null;
  #unheard: Note[] = [];

  say(note: Note): void {
    if (this.#hear === null) this.#unheard.push(note);
    else this.#hear(note);
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
