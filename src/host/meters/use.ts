import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { Admission, MeterService, MeteredOperation } from "../../domain/meter/meter.service.ts";

/** Counts what accounts use, and refuses what their caps forbid. Neither waits for the database. */
export type Meters = Pick<MeterService, "admit" | "record">;

type Of = Pick<MeteredOperation, "accountId" | "service">;
type Meter = MeteredOperation["meter"];

/** What an answer may pass beyond a cap. */
const BLOCK_BYTES = 256 << 10;

/** What one request uses: admitted before it, and counted before a visitor has any of it. */
export class Use {
  readonly #meters: Meters;
  readonly #of: Of;
  readonly #transfer: Meter;
  /** Set aside until the end, for what is counted by itself. */
  readonly #room: readonly Admission[];
  readonly #request: Admission | null;
  #isCounted = false;
  /** Sent since it was asked whether there is room. */
  #unasked = 0;
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
    const transfer = "worker_transfer_bytes";
    const [request = null, ...room] = await admitAll(meters, of, [
      ["worker_requests", 1],
      ["worker_cpu_ms", 1],
      [transfer, 1],
    ]);
    return new Use(meters, of, { transfer, room, request });
  }

  /** What a worker sends elsewhere, and gets from there. Throws `usage_cap_reached`. */
  static async ofTunnel(meters: Meters, deployment: HostedDeployment): Promise<Use> {
    const of = ofDeployment(deployment);
    const transfer = "worker_transfer_bytes";
    return new Use(meters, of, {
      transfer,
      room: await admitAll(meters, of, [[transfer, 1]]),
      request: null,
    });
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
   * The same for what nobody knows the length of. After each block it gives what the next has to wait for: whether there is room
   * for it. That rejects with `usage_cap_reached`.
   */
  passed(bytes: number): Promise<void> | null {
    this.sent(bytes);
    this.#unasked += bytes;
    if (this.#unasked < BLOCK_BYTES) return null;
    this.#unasked = 0;
    const more = { ...this.#of, meter: this.#transfer, quantity: 1 };
    return this.#meters.admit(more).then((room) => room.release());
  }

  /** @param isServed false where a worker never heard of the request */
  end(isServed = true): void {
    if (this.#isOver) return;
    if (isServed) this.sent(0);
    this.#isOver = true;
    if (!this.#isCounted) this.#request?.release();
    for (const admission of this.#room) admission.release();
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
