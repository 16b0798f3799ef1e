import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";

/** Files that are read from the database as they are sent: many slow readers of one client leave places for others. */
export class FilePlaces {
  readonly #places = new FairShare("files");

  /** Resolves when the file may be read, and holds its place until it is closed. Throws `rate_limited` where none came in time. */
  async hold(file: Readable, client: string, gone: AbortSignal): Promise<void> {
    try {
      file.once("close", await this.#places.takeUnless(gone, client));
    } catch {
      file.destroy();
      throw new AppError("rate_limited", {
        message: "As many files for this client are on their way as may be at once.",
        retryAfterSeconds: 5,
      });
    }
  }
}
