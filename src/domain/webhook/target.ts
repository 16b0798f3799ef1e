import type { BlockList } from "node:net";
import { AppError } from "../../errors/app-error.ts";
import { FairShare, type GiveBack } from "../../kernel/fair-share.ts";
import { grouped } from "../../kernel/grouped.ts";
import { isIn } from "../../kernel/network.ts";
import { isPublicAddress } from "../../kernel/public-address.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { systemResolver, type Resolver } from "../../scrape-host/http/address-guard.ts";
import { GuardedPost } from "../../scrape-host/http/guarded-post.ts";

const MAX_URL_CHARACTERS = 2048;
const WAIT_MS = 10_000;

interface TargetDeps {
  networks: BlockList;
  resolve?: Resolver;
  /** How long a check waits for those of the same account. */
  waitMs?: number;
}

/** Where webhooks may go: to public addresses over https, and to networks of the operator's over http too. */
export class WebhookTargets {
  /** Sends there, and nowhere else. */
  readonly post: GuardedPost;
  /** A name that hangs holds a thread that the look-ups of all others need. */
  readonly #checks = new FairShare("webhookChecks");
  readonly #waitMs: number;

  constructor({ networks, resolve = systemResolver, waitMs = WAIT_MS }: TargetDeps) {
    this.#waitMs = waitMs;
    this.post = new GuardedPost(
      resolve,
      (protocol, address) => isIn(networks, address) || (protocol === "https:" && isPublicAddress(address)),
    );
  }

  /** The URL in its usual form. Throws `invalid_input` when nothing may be sent there, and `rate_limited`. */
  async check(accountId: string, text: string): Promise<string> {
    const url = URL.canParse(text) && text.length <= MAX_URL_CHARACTERS ? new URL(text) : null;
    if (url === null)
      throw refused(
        "invalid_url",
        `Give an https:// URL of at most ${grouped(MAX_URL_CHARACTERS)} characters.`,
      );
    url.hash = "";
    const giveBack = await this.#place(accountId);
    try {
      await this.post.check(url);
    } catch (error) {
      if (!(error instanceof SourceError))
        throw refused("address_unknown", `The host ${url.hostname} has no address.`);
      // A public address is refused for one reason only.
      const hint =
        url.protocol === "http:" ? " Over http:// webhooks go to networks of the operator's alone." : "";
      throw refused("address_refused", error.message + hint);
    } finally {
      giveBack();
    }
    return url.href;
  }

  async #place(accountId: string): Promise<GiveBack> {
    try {
      return await this.#checks.takeUnless(AbortSignal.timeout(this.#waitMs), accountId);
    } catch {
      const message = "The names of other webhook endpoints are still being looked up.";
      throw new AppError("rate_limited", { message, retryAfterSeconds: 10 });
    }
  }
}

function refused(code: string, message: string): AppError {
  return new AppError("invalid_input", {
    message: "Webhooks cannot be sent to this URL.",
    details: [{ path: "url", code, message }],
  });
}
