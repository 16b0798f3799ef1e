import { Resolver } from "node:dns/promises";
import { connect, isIP, type Socket } from "node:net";
import { AppError } from "../../errors/app-error.ts";
import { hostMatcher, readHost, type HostAndPort } from "../../kernel/host-rule.ts";
import { isPublicAddress } from "../../kernel/public-address.ts";

/** Until a host has taken the connection. */
const CONNECT_MS = 10_000;

export interface EgressSettings {
  /** Hosts that the operator lets workers reach (QUARRY_WORKER_EGRESS). */
  allowed: readonly string[];
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /** Connects to one of these addresses, each checked, and to no other. */
  open?: (addresses: readonly string[], port: number) => Socket;
}

/** Connections of workers to hosts that the operator allows, at public addresses alone. */
export class Egress {
  readonly #isAllowed: (asked: HostAndPort) => boolean;
  readonly #resolve: NonNullable<EgressSettings["resolve"]>;
  readonly #open: NonNullable<EgressSettings["open"]>;

  constructor({ allowed, resolve = addressesOf, open = openFirst }: EgressSettings) {
    this.#isAllowed = hostMatcher(allowed);
    this.#resolve = resolve;
    this.#open = open;
  }

  /** @param target of a CONNECT. Throws `egress_refused` and `egress_failed`. */
  async connect(target: string): Promise<Socket> {
    const asked = readHost(target);
    if (asked === null || !this.#isAllowed(asked)) throw refused(target, "is none of those");
    const host = asked.host.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) === 0 ? await this.#resolve(host).catch(() => []) : [host];
    if (addresses.length === 0) throw failed(target, "has no address");
    // What is connected to is what was checked: a second look-up might say something else.
    if (!addresses.every(isPublicAddress))
      throw refused(target, "has an address that is not public, so it is none of those");
    const socket = this.#open(addresses, asked.port);
    const late = setTimeout(() => socket.destroy(new Error("It took too long.")), CONNECT_MS);
    try {
      await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    } catch (cause) {
      throw failed(target, "did not take the connection", cause);
    } finally {
      clearTimeout(late);
    }
    return socket;
  }
}

/** Without the threads of this process, of which names that hang would take all. */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

function openFirst(addresses: readonly string[], port: number): Socket {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return connect({
    ...{ host: "checked", port, allowHalfOpen: true, keepAlive: true, autoSelectFamily: true },
    lookup: (_name, _options, done) => done(null, found),
  });
}

const refused = (target: string, why: string): AppError =>
  new AppError("egress_refused", { message: `${shown(target)} ${why} that workers may reach from here.` });

const failed = (target: string, why: string, cause?: unknown): AppError =>
  new AppError("egress_failed", { message: `${shown(target)} ${why}.`, cause });

const shown = (target: string): string => target.replace(/[^\x21-\x7e]/g, "").slice(0, 100);
