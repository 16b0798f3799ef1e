import { once } from "node:events";
import { styleText } from "node:util";

const FALLBACK_COLUMNS = 80;
/** C0 and C1 controls and the marks that reorder text: third-party words must not steer a terminal. */
// eslint-disable-next-line no-control-regex -- control characters are what this removes
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

export type Tint = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** stdout or stderr: colour only on a terminal without NO_COLOR, whole words always. */
export class Screen {
  readonly stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.stream = stream;
  }

  get isTerminal(): boolean {
    return this.stream.isTTY;
  }

  /** Columns of the terminal; undefined when there is none and nothing needs cutting. */
  get columns(): number | undefined {
    return this.isTerminal ? this.stream.columns || FALLBACK_COLUMNS : undefined;
  }

  /** The text in a colour where colours are wanted. */
  tint(tint: Tint, text: string): string {
    return styleText(tint, text, { stream: this.stream });
  }

  line(text = ""): void {
    this.stream.write(`${text}\n`);
  }

  json(value: unknown): void {
    this.line(JSON.stringify(value, null, 2));
  }

  /** Writes and waits while the reader is behind. */
  async write(chunk: string | Uint8Array): Promise<void> {
    if (!this.stream.write(chunk)) await once(this.stream, "drain");
  }
}

/** One line without anything that a terminal would obey. */
export function plain(text: string): string {
  return text.replaceAll(CONTROLS, " ");
}
