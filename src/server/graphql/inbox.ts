/**
 * The messages of one client, taken one at a time in their order: the next waits until the last was dealt with or was
 * let go. A client that asks much and reads nothing thus has one answer waiting, however much it asked.
 */
export class Inbox {
  readonly #take: (text: string) => Promise<void>;
  readonly #done: () => void;
  readonly #waiting: Buffer[] = [];
  /** Lets the message that is dealt with go; null while there is none. */
  #letGo: (() => void) | null = null;

  /**
   * @param take deals with one message, and never rejects
   * @param done is called when it has
   */
  constructor(take: (text: string) => Promise<void>, done: () => void) {
    this.#take = take;
    this.#done = done;
  }

  /** Whether messages wait for their turn. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  put(message: Buffer): void {
    this.#waiting.push(message);
    if (this.#letGo === null) void this.#work();
  }

  /** To be called while a message is dealt with: it may go on for long, and holds up the others no more. */
  letGo(): void {
    this.#letGo?.();
  }

  /** Forgets what nobody waits for any more. */
  clear(): void {
    this.#waiting.length = 0;
  }

  async #work(): Promise<void> {
    for (let message = this.#waiting.shift(); message; message = this.#waiting.shift()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#letGo = resolve;
      void this.#take(message.toString()).then(resolve);
      await promise;
      this.#done();
    }
    this.#letGo = null;
  }
}
