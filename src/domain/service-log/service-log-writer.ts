import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { newId } from "../../kinds/ids.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import { GroupWriter } from "../../store/group-writer.ts";
import type { ServiceLogDoc } from "../../store/service-log/service-log-documents.ts";
import { countLogParts, insertLogLines, logDocumentId } from "../../store/service-log/service-logs.store.ts";
import type { Store } from "../../store/store.ts";
import type { Admission, MeterService } from "../meter/meter.service.ts";
import { dayOf } from "../meter/period.ts";
import { LineLosses } from "./line-losses.ts";
import type { LogOrigin, NewLogLine } from "./log-line.ts";
import { logSubject } from "./log-subject.ts";

/** Lines that come faster than this go together. */
const GROUP_MS = 50;
/** What waits to be written is held in memory, up to this: of all services, and of one, which leaves room for the others. */
const MOST_WAITING_BYTES = { all: 32_000_000, service: 8_000_000 };
/** What a line costs beside its text. */
const LINE_BYTES = 250;
/** Lines are forgotten by parts: of so many bytes, and of one day. */
const PART_BYTES = 1_000_000;
/** Those who follow a log are told this often, at most. */
const TELL_MS = 200;

interface Waiting {
  origin: LogOrigin;
  doc: ServiceLogDoc;
  bytes: number;
}

/** The part of a log that grows. */
interface Part {
  id: string;
  day: string;
  bytes: number;
}

export interface ServiceLogWriterDeps {
  store: Store;
  clock: Clock;
  meters: Pick<MeterService, "admit">;
}

/**
 * Keeps what services write. Nobody waits for it: what comes faster than the database takes it is dropped and counted, and the
 * count is a line of the log. Lines of one service are written by one process, its host, so that their ids follow each other.
 */
export class ServiceLogWriter {
  readonly #deps: ServiceLogWriterDeps;
  readonly #writer: GroupWriter<Waiting, void>;
  readonly #losses: LineLosses;
  readonly #parts = new Map<string, Part>();
  readonly #told = new Map<string, { isOld: boolean }>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #waitingOf = new Map<string, number>();
  #waitingBytes = 0;
  #newest = new Date(0);

  constructor(deps: ServiceLogWriterDeps) {
    this.#deps = deps;
    this.#writer = new GroupWriter((lines) => this.#write(lines), GROUP_MS);
    this.#losses = new LineLosses((origin, line) => this.#put(origin, line));
  }

  /** Keeps a line, or counts it as lost. */
  add(origin: LogOrigin, line: NewLogLine): void {
    const own = this.#waitingOf.get(origin.serviceId) ?? 0;
    const { all, service } = MOST_WAITING_BYTES;
    if (own < service && this.#waitingBytes < all) this.#put(origin, line);
    else this.#losses.count(origin, 1, "they came faster than they could be stored");
  }

  /** Lines that were not even handed over. */
  lost(origin: LogOrigin, lines: number): void {
    this.#losses.count(origin, lines, "they came too fast");
  }

  /** Resolves when all is written that was added, or cannot be. */
  async stop(): Promise<void> {
    this.#losses.tell();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #put(origin: LogOrigin, line: NewLogLine): void {
    const doc = this.#document(origin, line);
    const bytes = Buffer.byteLength(doc.message) + (doc.fields?.length ?? 0) + LINE_BYTES;
    this.#hold(origin, bytes);
    const written = this.#writer
      .add({ origin, doc, bytes })
      .catch(() => this.#losses.count(origin, linesOf(line), "the database did not take them"))
      .finally(() => {
        this.#hold(origin, -bytes);
        this.#underWay.delete(written);
      });
    this.#underWay.add(written);
  }

  #hold({ serviceId }: LogOrigin, bytes: number): void {
    this.#waitingBytes += bytes;
    const own = (this.#waitingOf.get(serviceId) ?? 0) + bytes;
    if (own === 0) this.#waitingOf.delete(serviceId);
    else this.#waitingOf.set(serviceId, own);
  }

  #document(origin: LogOrigin, line: NewLogLine): ServiceLogDoc {
    const now = this.#deps.clock.now();
    // A clock that is set back must not put a line before those that were read already.
    if (now > this.#newest) this.#newest = now;
    return {
      _id: logDocumentId(origin, newId("serviceLog", this.#newest)),
      at: this.#newest,
      level: line.level,
      source: line.source,
      requestId: line.requestId ?? null,
      deploymentId: origin.deploymentId,
      outcome: line.outcome ?? null,
      message: line.message,
      fields: line.fields == null ? null : JSON.stringify(line.fields),
      truncated: line.truncated ?? false,
    };
  }

  async #write(group: readonly Waiting[]): Promise<void[]> {
    const { store } = this.#deps;
    const services = [...Map.groupBy(group, ({ origin }) => origin.serviceId).values()];
    const admitted = await Promise.all(services.map((lines) => this.#admit(lines)));
    const lines = admitted.flatMap((one) => one.lines);
    try {
      if (lines.length > 0) await countLogParts(store, this.#countToParts(lines));
      await insertLogLines(
        store,
        lines.map(({ doc }) => doc),
      );
    } catch (error) {
      for (const { room } of admitted) for (const admission of room) admission.release();
      throw error;
    }
    // What is counted is told to the database beside this.
    for (const { room } of admitted)
      for (const admission of room) void admission.record().catch(() => undefined);
    for (const { origin } of lines) this.#tell(origin);
    return [];
  }

  /** Those of a service that its account may keep. What the platform says itself is not counted. */
  async #admit(lines: readonly Waiting[]): Promise<{ lines: readonly Waiting[]; room: Admission[] }> {
    const own = lines.filter(({ doc }) => doc.source !== "platform");
    const [first] = own;
    if (first === undefined) return { lines, room: [] };
    const { kept, room } = await this.#roomFor(own.length, first.origin);
    if (kept === own.length) return { lines, room };
    this.#losses.count(first.origin, own.length - kept, "the cap on log_events is reached");
    const over = new Set(own.slice(kept));
    return { lines: lines.filter((line) => !over.has(line)), room };
  }

  /** Room for so many lines, or for as many as the caps leave it. */
  async #roomFor(wanted: number, { accountId, serviceId: service }: LogOrigin) {
    const room: Admission[] = [];
    for (let [kept, size] = [0, wanted]; ;) {
      const operation = { accountId, meter: "log_events", service, quantity: size } as const;
      const admission = await this.#deps.meters.admit(operation).catch(nullWhenCapped);
      if (admission !== null) {
        room.push(admission);
        kept += size;
      }
      if (kept === wanted || (admission === null && size === 1)) return { kept, room };
      size = admission === null ? Math.floor(size / 2) : Math.min(size, wanted - kept);
    }
  }

  #countToParts(lines: readonly Waiting[]): { id: string; bytes: number }[] {
    const counted = new Map<string, number>();
    for (const { origin, doc, bytes } of lines) {
      const day = dayOf(doc.at);
      let part = this.#parts.get(origin.serviceId);
      if (part?.day !== day || part.bytes > PART_BYTES) part = { id: doc._id, day, bytes: 0 };
      part.bytes += bytes;
      this.#parts.set(origin.serviceId, part);
      counted.set(part.id, (counted.get(part.id) ?? 0) + bytes);
    }
    return [...counted].map(([id, bytes]) => ({ id, bytes }));
  }

  /** At once, and once more when others came since. */
  #tell(origin: LogOrigin): void {
    const { serviceId, accountId } = origin;
    const told = this.#told.get(serviceId);
    if (told !== undefined) {
      told.isOld = true;
      return;
    }
    const now = { isOld: false };
    this.#told.set(serviceId, now);
    setTimeout(() => {
      this.#told.delete(serviceId);
      if (now.isOld) this.#tell(origin);
    }, TELL_MS).unref();
    const event = {
      topic: "serviceLog",
      subject: logSubject(serviceId),
      accountId,
      kind: "written",
    } as const;
    void appendEvent(this.#deps.store, { ...event, at: this.#newest }).catch(() => undefined);
  }
}

function nullWhenCapped(error: unknown): null {
  if (error instanceof AppError && error.code === "usage_cap_reached") return null;
  throw error;
}

/** How many lines are lost with this one. */
function linesOf({ source, fields }: NewLogLine): number {
  const dropped = source === "platform" ? fields?.["dropped"] : null;
  return typeof dropped === "number" ? dropped : 1;
}
