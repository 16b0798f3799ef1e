import type { MessagePort } from "node:worker_threads";
import type { Json } from "../../kernel/json.ts";
import { newHttpStats } from "../http/deps.ts";
import type { RunTally } from "../run-operation.ts";
import type { HttpEvent } from "../http/deps.ts";
import type { SourceCalls, ThreadBatch, ThreadLogLine } from "./messages.ts";

const MAX_BATCH_RECORDS = 1000;
const MAX_BATCH_CHARACTERS = 1_000_000;
/** The first Record of a run reaches the reader after at most this. */
const LEAST_BATCH_AGE_MS = 20;
/** What is noticed nowhere in a run that is long already, of which each batch costs the database the same however few it has. */
const MOST_BATCH_AGE_MS = 100;
const PART_OF_RUN = 1 / 10;
/** Batches on their way to the store before the plugin is held back. */
const MAX_UNSTORED_BATCHES = 3;
/** Between two batches; a run that asks much and finds nothing must not fill its memory with them. The rest is counted. */
const MAX_TOLD_ANSWERS = 500;

/** Gathers Records into batches for the host, and holds the plugin back when the store is slower than it. */
export class Batcher {
  readonly stats = newHttpStats();
  readonly #port: MessagePort;
  readonly #tally: RunTally;
  readonly #beganAt = performance.now();
  #records: { json: string; key: string }[] = [];
  #characters = 0;
  #gatheredSince = 0;
  #checkpoint: { state: Json } | null = null;
  #calls: SourceCalls = { answers: [], responses: {}, retries: {} };
  #log: ThreadLogLine[] = [];
  #timer: NodeJS.Timeout | null = null;
  #unstored = 0;
  #sent = 0;
  readonly #waitingForRoom = new Set<() => void>();

  constructor(port: MessagePort, tally: RunTally) {
    this.#port = port;
    this.#tally = tally;
  }

  /** Batches sent so far; the host waits for all of them before it ends the run. */
  get sent(): number {
    return this.#sent;
  }

  async record(record: { json: string; key: string }): Promise<void> {
    if (this.#records.length === 0) this.#gatheredSince = performance.now();
    this.#records.push(record);
    this.#characters += record.json.length;
    const isFull = this.#records.length >= MAX_BATCH_RECORDS || this.#characters >= MAX_BATCH_CHARACTERS;
    // In a plugin that keeps its thread busy no timer fires.
    const isOld = performance.now() - this.#gatheredSince >= this.#mostAgeMs;
    if (isFull || isOld) await this.flush();
    else this.#timer ??= setTimeout(() => this.#flushIfRoom(), this.#mostAgeMs);
  }

  get #mostAgeMs(): number {
    const soFar = performance.now() - this.#beganAt;
    return Math.max(LEAST_BATCH_AGE_MS, Math.min(MOST_BATCH_AGE_MS, soFar * PART_OF_RUN));
  }

  checkpoint(state: Json): void {
    this.#checkpoint = { state };
  }

  log(line: ThreadLogLine): void {
    this.#log.push(line);
  }

  /** Counts a source call for the operator's metrics and traces. */
  count(event: HttpEvent): void {
    const { answers, responses, retries } = this.#calls;
    if (event.kind === "response") {
      const statusClass = `${Math.floor(event.status / 100)}xx`;
      responses[statusClass] = (responses[statusClass] ?? 0) + 1;
      const { method, status, bytes, ms } = event;
      if (answers.length < MAX_TOLD_ANSWERS) answers.push({ method, status, bytes, ms, at: Date.now() });
    } else if (event.kind === "retry") retries[event.reason] = (retries[event.reason] ?? 0) + 1;
  }

  onStored(): void {
    this.#unstored -= 1;
    for (const wake of this.#waitingForRoom) wake();
    this.#waitingForRoom.clear();
  }

  /** Without room the Records wait for it here, until a full batch holds the plugin back. */
  #flushIfRoom(): void {
    if (this.#unstored < MAX_UNSTORED_BATCHES - 1) void this.flush();
    else this.#timer = setTimeout(() => this.#flushIfRoom(), LEAST_BATCH_AGE_MS);
  }

  /** Sends what is gathered; waits while too many batches are unstored. */
  async flush(): Promise<void> {
    const batch = this.take();
    this.#unstored += 1;
    this.#sent += 1;
    this.#port.postMessage(batch);
    while (this.#unstored >= MAX_UNSTORED_BATCHES) {
      await new Promise<void>((resolve) => {
        this.#waitingForRoom.add(resolve);
      });
    }
  }

  /** What is gathered and not sent yet. */
  take(): ThreadBatch {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const batch: ThreadBatch = {
      kind: "batch",
      records: this.#records,
      progress: {
        pagesFetched: this.stats.pagesFetched,
        bytesReceived: this.stats.bytesReceived,
        retries: this.stats.retries,
        total: this.#tally.total,
        dropped: this.#tally.dropped,
        duplicates: this.#tally.duplicates,
        warnings: { ...this.#tally.warnings },
      },
      calls: this.#calls,
      log: this.#log,
      ...(this.#checkpoint ? { checkpoint: this.#checkpoint } : {}),
    };
    this.#records = [];
    this.#characters = 0;
    this.#checkpoint = null;
    this.#calls = { answers: [], responses: {}, retries: {} };
    this.#log = [];
    return batch;
  }
}
