import type { Subject } from "../../plugin-sdk/define-scraper.ts";
import type { Json } from "../../kernel/json.ts";
import type { PreparedInput } from "./prepared-input.ts";
import type { ScraperFacts } from "./scraper-facts.ts";

/**
 * Where the code of a scraper runs. `in_process`: it comes with Quarry and reads inputs in the gateway. `thread`: it is
 * of others and runs nowhere but in threads of its own. Requests of both run in worker threads of their family.
 */
export type Isolation = "in_process" | "thread";

/** A scraper that can run here. */
export interface InstalledScraper extends ScraperFacts {
  isolation: Isolation;
  /**
   * Turns an input that was found to be public into the canonical one. Throws an AppError that lists its problems.
   * @param who whose turn it is, where inputs are read one after the other
   */
  prepare(raw: Json, who: string): PreparedInput | Promise<PreparedInput>;
  /** What its Records hold of the one whose page this is; nothing where the scraper cannot tell, or runs apart. */
  subjectsOf(url: string): Promise<readonly Subject[]>;
}
