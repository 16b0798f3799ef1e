import { AppError } from "../../errors/app-error.ts";
import {
  listRecordings,
  readRecordingHar,
  type RecordingFacts,
} from "../../store/source-health/recordings.store.ts";
import type { Store } from "../../store/store.ts";
import { newestPage, type AskedPage, type FoundPage } from "../keyset-page.ts";

/** What sources answered to runs that failed, for who runs the server. */
export class RecordingService {
  readonly #store: Store;

  constructor({ store }: { store: Store }) {
    this.#store = store;
  }

  /** One page, newest first. Throws `invalid_cursor`, `invalid_input`. */
  list({
    after,
    first,
    ...which
  }: AskedPage & {
    scraper: string | null;
    operation: string | null;
    requestId: string | null;
  }): Promise<FoundPage<RecordingFacts>> {
    return newestPage("sourceRecording", { after, first }, (cut) =>
      listRecordings(this.#store, { ...which, ...cut }),
    );
  }

  /** HAR as JSON. Throws `not_found`. */
  async har(id: string): Promise<Buffer> {
    const har = await readRecordingHar(this.#store, id);
    if (har === null)
      throw new AppError("not_found", { message: "There is no such recording; they are kept for 14 days." });
    return har;
  }
}
