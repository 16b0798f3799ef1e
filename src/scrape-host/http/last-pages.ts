import type { PageRecording } from "../../store/source-health/recording-documents.ts";
import { HarRecorder, type RecordedExchange, type Recorder } from "./har/recorder.ts";

/** The page on which a run failed, and those that led there. */
const MOST_PAGES = 5;
/** Of each body: enough to see what a source answers, and in all less than a document of MongoDB may hold. */
const MOST_BODY_BYTES = 1_000_000;

/** Keeps the last exchanges of a run as they are, and makes a recording of them only when somebody wants it. */
export class LastPages implements Recorder {
  readonly mostStreamBytes = MOST_BODY_BYTES;
  readonly #kept: { exchange: RecordedExchange; bytes: number }[] = [];

  add(exchange: RecordedExchange): void {
    const { outcome } = exchange;
    if (typeof outcome === "string") this.#keep(exchange, 0);
    else
      this.#keep({ ...exchange, outcome: { ...outcome, body: headOf(outcome.body) } }, outcome.body.length);
  }

  #keep(exchange: RecordedExchange, bytes: number): void {
    this.#kept.push({ exchange, bytes });
    if (this.#kept.length > MOST_PAGES) this.#kept.shift();
  }

  /** Null when nothing was asked. */
  recording(): PageRecording | null {
    if (this.#kept.length === 0) return null;
    const recorder = new HarRecorder();
    for (const { exchange } of this.#kept) recorder.add(exchange);
    const har = recorder.toHar();
    const pages = har.log.entries.map(({ request, response: { status } }, index) => {
      const { bytes = 0 } = this.#kept[index] ?? {};
      return { method: request.method, url: request.url, status, bytes, isCut: bytes >= MOST_BODY_BYTES };
    });
    return { har: JSON.stringify(har), pages };
  }
}

/** A copy of a long one: a part would keep the whole. */
function headOf(body: Buffer): Buffer {
  return body.length > MOST_BODY_BYTES ? Buffer.from(body.subarray(0, MOST_BODY_BYTES)) : body;
}
