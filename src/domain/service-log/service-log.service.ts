import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { kindOfId } from "../../kinds/ids.ts";
import { LOG_LIMITS } from "../../kinds/service-log.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import type { ServiceLogDoc } from "../../store/service-log/service-log-documents.ts";
import {
  findLogLines,
  lineIdOf,
  type LogFilter,
  type LogOf,
} from "../../store/service-log/service-logs.store.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import { newestPage, type AskedPage, type FoundPage } from "../keyset-page.ts";
import { usagePlanOf, type UsagePlan } from "../meter/plan-limits.ts";
import type { HostedServices } from "../service/hosted-services.ts";
import { logSubject } from "./log-subject.ts";

const DAY_MS = 86_400_000;
const BATCH = 500;
/** Of what was written before somebody began to follow. */
export const MOST_BEFORE = 1000;

/** A line as callers see it. */
export type LogLine = Omit<ServiceLogDoc, "_id" | "fields"> & { id: string; fields: JsonObject | null };

export interface ServiceLogDeps {
  store: Store;
  clock: Clock;
  feed: Feed;
  credentials: CredentialService;
  services: Pick<HostedServices, "get">;
}

export interface Followed {
  filter: LogFilter;
  /** Id of the last line that was read; null to begin now. */
  after: string | null;
  /** Without `after`: so many of the newest lines first. */
  last: number;
}

/** The log of a service: to read, to search, and to follow. */
export class ServiceLogService {
  readonly #deps: ServiceLogDeps;

  constructor(deps: ServiceLogDeps) {
    this.#deps = deps;
  }

  /** Lines that a filter wants, newest first. Throws `not_found`, `invalid_cursor`. */
  async list(
    accountId: string,
    service: string,
    filter: LogFilter,
    page: AskedPage,
  ): Promise<FoundPage<LogLine & { _id: string }>> {
    const { of, oldest } = await this.#logOf(accountId, service);
    return newestPage("serviceLog", page, async ({ before, limit }) => {
      const range = { before, limit, order: "newest first" } as const;
      const found = await findLogLines(this.#deps.store, of, youngerThan(oldest, filter), range);
      return found.map((doc) => ({ ...shown(doc), _id: lineIdOf(doc._id) }));
    });
  }

  /** Every line that a filter wants, as it is written, each once. Throws `not_found`, and `invalid_cursor` for an `after` that is none. */
  async follow(caller: Caller, service: string, followed: Followed): Promise<FollowLines> {
    const { of, oldest } = await this.#logOf(caller.accountId, service);
    const { after } = followed;
    if (after !== null && kindOfId(after) !== "serviceLog") throw new AppError("invalid_cursor");
    const filter = youngerThan(oldest, followed.filter);
    return (signal) => this.#lines(caller, of, { ...followed, filter }, signal);
  }

  async *#lines(
    caller: Caller,
    of: LogOf,
    { filter, after, last }: Followed,
    signal: AbortSignal,
  ): AsyncGenerator<LogLine> {
    const { store, feed, credentials } = this.#deps;
    let from = after ?? (await this.#newest(of));
    if (after === null && last > 0 && from !== "") {
      const range = { upTo: from, limit: last, order: "newest first" } as const;
      for (const doc of (await findLogLines(store, of, filter, range)).reverse()) yield shown(doc);
    }
    for await (const _ of changesOf(feed, logSubject(of.serviceId), signal)) {
      await credentials.assertStillKnown(caller);
      const upTo = await feed.reads.once(`log ${of.serviceId}`, () => this.#newest(of));
      for (let isMore = upTo > from; isMore;) {
        const range = { after: from, upTo, limit: BATCH, order: "oldest first" } as const;
        const found = await findLogLines(store, of, filter, range);
        for (const doc of found) {
          if (signal.aborted) return;
          yield shown(doc);
        }
        isMore = found.length === BATCH;
        from = isMore ? lineIdOf(found.at(-1)?._id ?? "") : upTo;
      }
    }
  }

  /** Id of the newest line; empty where there is none. */
  async #newest(of: LogOf): Promise<string> {
    const [newest] = await findLogLines(this.#deps.store, of, {}, { order: "newest first", limit: 1 });
    return newest === undefined ? "" : lineIdOf(newest._id);
  }

  async #logOf(accountId: string, service: string): Promise<{ of: LogOf; oldest: Date }> {
    const { store, clock, services } = this.#deps;
    const { _id: serviceId } = await services.get(accountId, service);
    const plan = usagePlanOf((await findPlanName(store, accountId)) ?? "Free");
    return { of: { accountId, serviceId }, oldest: oldestKept(plan, clock.now()) };
  }
}

export type FollowLines = (signal: AbortSignal) => AsyncGenerator<LogLine>;

/** From when on lines are kept on a plan. */
export function oldestKept(plan: UsagePlan, now: Date): Date {
  return new Date(now.getTime() - LOG_LIMITS.days[plan] * DAY_MS);
}

/** What is over is not shown, whether it is forgotten already or not. */
function youngerThan(oldest: Date, filter: LogFilter): LogFilter {
  const { since } = filter;
  return { ...filter, since: since != null && since > oldest ? since : oldest };
}

const shown = ({ _id, fields, ...line }: ServiceLogDoc): LogLine => ({
  id: lineIdOf(_id),
  ...line,
  fields: fields === null ? null : (JSON.parse(fields) as JsonObject),
});
