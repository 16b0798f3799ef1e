import { erasure } from "../../kinds/erasure.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kinds/ids.ts";
import type { Log } from "../../kernel/log.ts";
import type { ErasureDoc, ErasureSubject } from "../../store/erasure/erasure-documents.ts";
import { findErasure, insertErasure, listErasures } from "../../store/erasure/erasures.store.ts";
import type { Store } from "../../store/store.ts";
import { assertPageSize } from "../page-size.ts";
import { erase } from "./erase.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { nameOf, subjectOf } from "./subject.ts";

interface ErasureDeps {
  store: Store;
  clock: Clock;
  log: Log;
  catalog: Pick<Catalog, "installed">;
}

/** Erases what is stored about somebody who asks for it. For operators. */
export class ErasureService {
  readonly #deps: ErasureDeps;

  constructor(deps: ErasureDeps) {
    this.#deps = deps;
  }

  /**
   * Begins to erase, or with `isDryRun` to count, the Records of all accounts that are about a subject or by it. It goes
   * on by itself; what is cut off is taken up by a job. Throws `invalid_input`.
   */
  async begin(
    apiKeyId: string,
    asked: Parameters<typeof subjectOf>[0],
    isDryRun: boolean,
  ): Promise<ErasureDoc> {
    const { store, clock, log } = this.#deps;
    const subject = await this.#withOtherNames(subjectOf(asked), asked.url);
    const now = clock.now();
    const erasure: ErasureDoc = {
      _id: newId("erasure", now),
      subject,
      subjectHash: sha256(JSON.stringify([subject.kind, subject.scraper, subject.value])),
      isDryRun,
      apiKeyId,
      cursor: null,
      recordsRead: 0,
      recordsMatched: 0,
      pricePointsMatched: 0,
      createdAt: now,
      finishedAt: null,
    };
    await insertErasure(store, erasure);
    const { _id: erasureId, subjectHash } = erasure;
    log.info({ erasureId, subjectHash, isDryRun, apiKeyId }, "an erasure of Records begins");
    erase({ store, clock }, erasureId).catch((error: unknown) =>
      log.warn({ err: error, erasureId }, "an erasure was cut off; a job continues with it"),
    );
    return erasure;
  }

  /** Asks the families whose page a URL is, and what their Records call it. */
  async #withOtherNames(subject: ErasureSubject, url: string | null): Promise<ErasureSubject> {
    if (url === null) return subject;
    const scrapers = this.#deps.catalog
      .installed()
      .filter(({ id }) => subject.scraper === null || subject.scraper === id);
    const named = scrapers.map(async (scraper) =>
      (await scraper.subjectsOf(url)).map((name) => nameOf({ ...name, scraper: scraper.id })),
    );
    return { ...subject, also: (await Promise.all(named)).flat() };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<ErasureDoc> {
    const erasure = await findErasure(this.#deps.store, id);
    if (erasure === null) throw new AppError("not_found");
    return erasure;
  }

  /** Newest first. */
  list(first: number): Promise<ErasureDoc[]> {
    assertPageSize(first, erasure);
    return listErasures(this.#deps.store, first);
  }
}
