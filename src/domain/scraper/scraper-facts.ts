import type { JsonObject } from "../../kernel/json.ts";
import type { Canary } from "../../plugin-sdk/canary.ts";
import { type Lead, leadsOf } from "../../plugin-sdk/chain.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { inputSchemaOf, recordSchemaOf, scraperInputSchema } from "../../scrape-host/input/json-schema.ts";

/** What the host has to know of an operation; plain JSON. */
export interface OperationFacts extends Pick<
  Operation,
  "name" | "title" | "summary" | "agentHint" | "availability"
> {
  /** Id of its scraper. */
  scraperId: string;
  aliases: readonly string[];
  availabilityNote: string | null;
  features: readonly string[];
  canary: Canary | null;
  /** Which fields of its Records other operations take. */
  leadsTo: readonly Lead[];
  /** True when its Records are price points: see `lastRunFields` of the SDK. */
  keepsPrices: boolean;
  /** JSON Schema 2020-12 of an input. */
  inputSchema: JsonObject;
  /** JSON Schema 2020-12 of a stored Record. */
  recordSchema: JsonObject;
}

/** What the host has to know of a scraper; plain JSON, so that it can come from a thread. */
export interface ScraperFacts extends Pick<
  Scraper,
  "id" | "title" | "summary" | "unit" | "priceUsdMicros" | "origins" | "defaultOperation"
> {
  /** Days that its Records are kept at most, unless the operator says otherwise of it. */
  retentionDays: number | null;
  /** JSON Schema 2020-12 of the inputs of all operations. */
  inputSchema: JsonObject;
  operations: readonly OperationFacts[];
}

/** The facts of a declaration; its schemas are made when somebody reads them. */
export function factsOf(scraper: Scraper): ScraperFacts {
  const { id, title, summary, unit, priceUsdMicros, origins, defaultOperation, operations } = scraper;
  return {
    id,
    title,
    summary,
    unit,
    priceUsdMicros,
    origins,
    defaultOperation,
    retentionDays: scraper.retentionDays ?? null,
    operations: operations.map((operation) => factsOfOperation(scraper, operation)),
    get inputSchema() {
      return scraperInputSchema(scraper);
    },
  };
}

/** What is missing of an operation, and of which list nobody can tell whether it is the one that was asked for. */
export function availabilityNoteOf({ availabilityNote, notEchoed }: Operation): string | null {
  const notes = [availabilityNote, notEchoed].filter((note) => note !== undefined);
  return notes.length === 0 ? null : notes.join(" ");
}

function factsOfOperation({ id: scraperId, chains = [] }: Scraper, operation: Operation): OperationFacts {
  const { name, title, summary, agentHint, availability } = operation;
  return {
    scraperId,
    name,
    title,
    summary,
    agentHint,
    availability,
    aliases: operation.aliases ?? [],
    availabilityNote: availabilityNoteOf(operation),
    features: operation.features ?? [],
    canary: operation.canary ?? null,
    leadsTo: leadsOf(chains, name),
    keepsPrices: "sinceLastRun" in operation.record.shape,
    get inputSchema() {
      return inputSchemaOf(operation);
    },
    get recordSchema() {
      return recordSchemaOf(operation);
    },
  };
}
