import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { Admission, MeterService, MeteredOperation } from "../../domain/meter/meter.service.ts";

/** Counts what accounts use, and refuses what their caps forbid. Neither waits for the database. */
export type Meters = Pick<MeterService, "admit" | "record">;

type Of = Pick<MeteredOperation, "accountId" | "service">;
type Meter = MeteredOperation["meter"];

/** What is set aside at once for bytes of which nobody knows how many there will be: for the first of them, and for more. */
const FIRST_BYTES = 8 << 10;
const MORE_BYTES = 256 << 10;

/** What one request uses: admitted before it, and counted before a visitor has any of it. */
export class Use {
  readonly #meters: Meters;
  readonly #of: Of;
  readonly #transfer: Meter;
  /** Set aside until the end, for what is counted by itself. */
  readonly #room: readonly Admission[];
  readonly #request: Admission | null;
  #isCounted = false;
  /** For bytes that are to be sent, and how many of those it is for were not. */
  #ahead: { room: Admission; left: number } | null = null;
  #isOver = false;

  private constructor(
    meters: Meters,
    of: Of,
    { transfer, room, request }: { transfer: Meter; room: readonly Admission[]; request: Admission | null },
  ) {
    this.#meters = meters;
    this.#of = of;
    this.#transfer = transfer;
    this.#room = room;
    this.#request = request;
  }

  /** Throws `usage_cap_reached`. What it will send and take of the processor is not known: there has to be some room. */
  static async ofWorker(meters: Meters, deployment: HostedDeployment): Promise<Use> {
    const of = ofDeployment(deployment);
    const [request = null, ...room] = await admitAll(meters, of, [
      ["worker_requests", 1],
      ["worker_cpu_ms", 1],
    ]);
    return Use.#sending(new Use(meters, of, { transfer: "worker_transfer_bytes", room, request }));
  }

  /** What a worker sends elsewhere, and gets from there. Throws `usage_cap_reached`. */
  static async ofTunnel(meters: Meters, deployment: HostedDeployment): Promise<Use> {
    const transfer = "worker_transfer_bytes";
    return Use.#sending(new Use(meters, ofDeployment(deployment), { transfer, room: [], request: null }));
  }

  static async #sending(use: Use): Promise<Use> {
    try {
      await use.#setAside(FIRST_BYTES, 1);
      return use;
    } catch (error) {
      use.end(false);
      throw error;
    }
  }

  /** Throws `usage_cap_reached`. @param bytes at most */
  static async ofFile(meters: Meters, deployment: HostedDeployment, bytes: number): Promise<Use> {
    const of = ofDeployment(deployment);
    const transfer = "static_transfer_bytes";
    const room = await admitAll(meters, of, [[transfer, bytes]]);
    return new Use(meters, of, { transfer, room, request: null });
  }

  /** Before they leave, or before a head leaves without them: a request counts with what is sent of its answer first. */
  sent(bytes: number): void {
    const counted: MeteredOperation[] = [];
    if (this.#request !== null && !this.#isCounted && !this.#isOver) {
      this.#isCounted = true;
      this.#request.release();
      counted.push({ ...this.#of, meter: "worker_requests", quantity: 1 });
    }
    if (bytes > 0) counted.push({ ...this.#of, meter: this.#transfer, quantity: bytes });
    if (counted.length > 0) beside(this.#meters.record(...counted));
  }

  /**
   * The same for what nobody knows the length of: none leaves for which there is no room, however many answers are on their way. Null
   * where they may leave at once; else what they have to wait for, which rejects with `usage_cap_reached` and counts none.
   */
  passing(bytes: number): Promise<void> | null {
    if (this.#ahead === null || this.#ahead.left < bytes) return this.#passLater(bytes);
    this.#ahead.left -= bytes;
    this.sent(bytes);
    return null;
  }

  async #passLater(bytes: number): Promise<void> {
    await this.#setAside(Math.max(bytes, MORE_BYTES), bytes);
    if (this.#isOver) this.#giveUp();
    else await this.passing(bytes);
  }

  /** Less where a cap leaves no more. */
  async #setAside(bytes: number, least: number): Promise<void> {
    this.#giveUp();
    const more = { ...this.#of, meter: this.#transfer };
    const room = await this.#meters.admit({ ...more, quantity: bytes }).catch((error: unknown) => {
      if (bytes === least) throw error;
      return this.#meters.admit({ ...more, quantity: least }).then((less) => {
        bytes = least;
        return less;
      });
    });
    this.#ahead = { room, left: bytes };
  }

  #giveUp(): void {
    this.#ahead?.room.release();
    this.#ahead = null;
  }

  /** @param isServed false where a worker never heard of the request */
  end(isServed = true): void {
    if (this.#isOver) return;
    if (isServed) this.sent(0);
    this.#isOver = true;
    if (!this.#isCounted) this.#request?.release();
    for (const admission of this.#room) admission.release();
    this.#giveUp();
  }
}

export const ofDeployment = ({ accountId, serviceId: service }: HostedDeployment): Of => ({
  accountId,
  service,
});

/** It is noted by now; what the database does not take is told to it again. */
export function beside(recorded: Promise<void> | undefined): void {
  recorded?.catch(() => undefined);
}

async function admitAll(
  meters: Meters,
  of: Of,
  wanted: readonly (readonly [Meter, number])[],
): Promise<Admission[]> {
  const room: Admission[] = [];
  try {
    for (const [meter, quantity] of wanted) room.push(await meters.admit({ ...of, meter, quantity }));
    return room;
  } catch (error) {
    for (const admission of room) admission.release();
    throw error;
  }
}
