import type { IncomingMessage } from "node:http";
import { clientReader, nameOf } from "../../kernel/client-address.ts";
import { isIn, networksOf } from "../../kernel/network.ts";

/** Who visits services. */
export class Visitors {
  readonly #clientOf: ReturnType<typeof clientReader>;
  readonly #shared: ReturnType<typeof networksOf>;

  /** @param proxies that are ours, addresses and networks */
  constructor(proxies: readonly string[]) {
    this.#clientOf = clientReader(proxies);
    this.#shared = networksOf(["127.0.0.0/8", "::1", ...proxies]);
  }

  addressOf(request: IncomingMessage): string {
    return this.#clientOf(request);
  }

  /** Names whose share of a limit an address has; null for this machine and our proxies, behind which anybody may be. */
  limited(address: string): string | null {
    return isIn(this.#shared, address) ? null : nameOf(address);
  }
}
