import type { LogOrigin, NewLogLine } from "./log-line.ts";

/** Losses of a service that come within this are one line. */
const TELL_MS = 1000;

interface Loss {
  origin: LogOrigin;
  lines: number;
  why: string;
}

/** Counts lines that are not kept, and says so in the log of their service. */
export class LineLosses {
  readonly #say: (origin: LogOrigin, line: NewLogLine) => void;
  readonly #losses = new Map<string, Loss>();
  #telling: NodeJS.Timeout | undefined;

  constructor(say: (origin: LogOrigin, line: NewLogLine) => void) {
    this.#say = say;
  }

  count(origin: LogOrigin, lines: number, why: string): void {
    const known = this.#losses.get(origin.serviceId);
    this.#losses.set(origin.serviceId, { origin, why, lines: lines + (known?.lines ?? 0) });
    this.#telling ??= setTimeout(() => this.tell(), TELL_MS).unref();
  }

  /** Says what was counted so far. */
  tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const losses = [...this.#losses.values()];
    this.#losses.clear();
    for (const { origin, lines, why } of losses)
      this.#say(origin, {
        level: "warn",
        source: "platform",
        message: `${lines} ${lines === 1 ? "line was" : "lines were"} dropped: ${why}.`,
        fields: { event: "dropped", dropped: lines },
      });
  }
}
