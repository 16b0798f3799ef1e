import type { LiveCalls } from "./live.ts";
import type { Request } from "./generated/models.ts";
import type { CreatedRequest, Stoppable } from "./models.ts";
import { QuarryError } from "./quarry-error.ts";
import type { RequestCalls } from "./requests.ts";
import type { InputOf, OperationName, RecordOf, ScraperId } from "./schemas.ts";

export interface ScrapeOptions extends Stoppable {
  /** Most Records, 100 unless given. */
  limit?: number;
  /** Cost ceiling in USD, as /v1 takes it. */
  maxCost?: number;
  /** The same in micro-USD, as GraphQL takes it; this one counts where both are given. */
  maxCostUsdMicros?: number;
  /** Words of your own to find the Request by. */
  tags?: string[];
  /** The same key and input go on with the same Request for 24 hours. */
  idempotencyKey?: string;
}

/** A Request whose Records are read as they are stored. */
export interface Scrape<R> extends AsyncIterable<R> {
  /** As it was created; rejects when it was refused. */
  readonly request: Promise<CreatedRequest>;
  /** Asks it to stop; the Records stored so far still come. */
  cancel(): Promise<Request>;
}

export interface ScrapeCalls<Schemas = object> {
  /**
   * Creates a Request and gives each of its Records once and in order, across lost connections. Ends with the Request;
   * throws QuarryError when it was refused, when it failed, and, after its Records, when it ended early for an error.
   * A Request that was cancelled or reached its limit or cost ceiling just ends. A client made with the types of its server
   * checks the input when it is compiled, and gives Records of their type.
   */
  scrape<Id extends ScraperId<Schemas>, Operation extends OperationName<Schemas, Id>>(
    scraper: Id,
    operation: Operation,
    input: InputOf<Schemas, Id, Operation>,
    options?: ScrapeOptions,
  ): Scrape<RecordOf<Schemas, Id, Operation>>;
}

export function scrapeCalls<Schemas>(
  calls: Pick<RequestCalls & LiveCalls, "create" | "cancel" | "waitFor" | "recordStored">,
): ScrapeCalls<Schemas> {
  return {
    scrape<R>(scraper: string, operation: string, input: unknown, options: ScrapeOptions = {}): Scrape<R> {
      const { limit, maxCost, tags, idempotencyKey, signal } = options;
      const maxCostUsdMicros =
        options.maxCostUsdMicros ?? (maxCost === undefined ? undefined : Math.round(maxCost * 1e6));
      const terms = {
        ...(limit === undefined ? {} : { limit }),
        ...(maxCostUsdMicros === undefined ? {} : { maxCostUsdMicros }),
        ...(tags === undefined ? {} : { tags }),
      };
      const created = calls.create(
        { scraper, input: { ...(input as object), operation }, ...terms },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
      // Who only iterates is told there.
      created.catch(() => undefined);
      return {
        request: created,
        cancel: async () => calls.cancel((await created).id),
        async *[Symbol.asyncIterator]() {
          const { id } = await created;
          for await (const { record } of calls.recordStored(id, signal === undefined ? {} : { signal }))
            yield record.data as R;
          // Over the WebSocket as well, for a connection may be lost at the very end.
          const { error } = await calls.waitFor(id, signal === undefined ? {} : { signal });
          if (error) throw failureOf(error);
        },
      };
    },
  };
}

/** Why the run ended, as an error of the dictionary. */
function failureOf({
  message,
  code,
  agentInstruction,
  docsUrl,
  retryable,
}: NonNullable<Request["error"]>): QuarryError {
  return new QuarryError({
    message,
    extensions: { code, agent_instruction: agentInstruction, docs_url: docsUrl, retryable },
  });
}
