import { plain, type Screen } from "./screen.ts";

const EVERY_MS = 100;
const CLEAR = "\r\u001b[2K";

/** One line of a terminal that is written over and over; nothing at all where there is no terminal. */
export class StatusLine {
  readonly #screen: Screen;
  readonly #text: (columns: number) => string;
  readonly #timer: NodeJS.Timeout | undefined;

  /** @param text the line, for so many columns */
  constructor(screen: Screen, text: (columns: number) => string) {
    this.#screen = screen;
    this.#text = text;
    if (!screen.isTerminal) return;
    this.#draw();
    this.#timer = setInterval(() => this.#draw(), EVERY_MS);
    this.#timer.unref();
  }

  /** A line of news above it. */
  say(line: string): void {
    this.#screen.stream.write(`${this.#timer ? CLEAR : ""}${line}\n`);
    if (this.#timer) this.#draw();
  }

  end(): void {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#screen.stream.write(CLEAR);
  }

  #draw(): void {
    // One column less: a full line would wrap.
    const room = (this.#screen.columns ?? 80) - 1;
    this.#screen.stream.write(CLEAR + plain(this.#text(room)).slice(0, room));
  }
}
