import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { cronRun, type CronOverlap } from "../../kinds/cron.ts";
import type { CronRunDoc, CronSettings, CronStateDoc } from "../../store/cron/cron-documents.ts";
import {
  cronRunId,
  cronStateId,
  findCronStates,
  insertRun,
  pageOfRuns,
  type TriggerRef,
} from "../../store/cron/cron-runs.store.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import type { Store } from "../../store/store.ts";
import { cutPage, type AskedPage, type FoundPage } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";
import type { Resources } from "../resource/resources.ts";
import type { HostedServices } from "../service/hosted-services.ts";
import { keptUntil } from "./kept-until.ts";
import { nextSlots, scheduleNotes, scheduleOf, scheduleProblem } from "../../kernel/cron-schedule.ts";

const SHOWN_RUNS = 3;

/** What a call says of a trigger; what is left out, or null, stays as it is. */
export interface CronInput {
  cronExpression?: string | null | undefined;
  timezone?: string | null | undefined;
  overlap?: CronOverlap | null | undefined;
  paused?: boolean | null | undefined;
}

export interface CronView {
  trigger: ResourceDoc<"cron">;
  state: CronStateDoc | null;
  nextRuns: Date[];
  notes: string[];
}

interface Deps {
  services: HostedServices;
  resources: Resources;
  store: Store;
  clock: Clock;
}

/** Cron triggers of services: which there are, when they are due, and what became of their slots. */
export class CronService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** By name. */
  async list(accountId: string, service: string): Promise<CronView[]> {
    const { services, resources } = this.#deps;
    return this.#views(await resources.list(await services.get(accountId, service), "cron"));
  }

  /** By id or name, deleted or not. Throws `not_found`. */
  async get(accountId: string, service: string, idOrName: string): Promise<CronView> {
    const { services, resources } = this.#deps;
    return this.view(await resources.get(await services.get(accountId, service), "cron", idOrName));
  }

  async view(trigger: ResourceDoc<"cron">): Promise<CronView> {
    const [view] = await this.#views([trigger]);
    return view as CronView;
  }

  async create(
    accountId: string,
    service: string,
    { name, ...given }: CronInput & { name: string; cronExpression: string },
  ): Promise<CronView> {
    const before: CronSettings = {
      ...{ cronExpression: "", timezone: "UTC", overlap: "skip", paused: false, since: null },
    };
    const settings = { ...before, ...this.#changes(before, given), since: null };
    return this.view(await this.#deps.resources.create(accountId, service, { kind: "cron", name, settings }));
  }

  /** What is left out stays. Slots that came before the change, or while it was paused, are not made up for. */
  async update(accountId: string, service: string, idOrName: string, given: CronInput): Promise<CronView> {
    const { services, resources } = this.#deps;
    const found = await services.present(accountId, service);
    const trigger = await resources.present(found, "cron", idOrName);
    const changed = await resources.change(trigger, this.#changes(trigger.settings, given));
    await this.#tell(changed);
    return this.view(changed);
  }

  delete(accountId: string, service: string, idOrName: string): Promise<ServiceDoc> {
    return this.#deps.resources.delete(accountId, service, "cron", idOrName);
  }

  /** Its home delivers it now, whatever the schedule says, and though it is paused. */
  async run(accountId: string, service: string, idOrName: string): Promise<CronRunDoc> {
    const { services, resources, store, clock } = this.#deps;
    const trigger = await resources.present(await services.present(accountId, service), "cron", idOrName);
    const { cronExpression, timezone } = trigger.settings;
    for (let ms = clock.now().getTime(); ; ms++) {
      // A slot of the schedule is a whole minute.
      const slot = new Date(ms % 1000 === 0 ? ms + 1 : ms);
      const run: CronRunDoc = {
        ...{
          _id: cronRunId(refOf(trigger), slot),
          trigger: trigger._id,
          slot,
          state: "asked",
          isManual: true,
        },
        keptUntil: keptUntil(scheduleOf(cronExpression, timezone), ms),
      };
      if (!(await insertRun(store, run))) continue;
      await this.#tell(trigger);
      return run;
    }
  }

  /** What became of its slots, the newest first. */
  async runs(
    accountId: string,
    service: string,
    idOrName: string,
    { first, after }: AskedPage,
  ): Promise<FoundPage<CronRunDoc>> {
    assertPageSize(first, cronRun);
    const { services, resources, store } = this.#deps;
    const before = after === null ? null : slotIn(after);
    const trigger = await resources.get(await services.get(accountId, service), "cron", idOrName);
    const found = await pageOfRuns(store, refOf(trigger), { before, limit: first + 1 });
    return cutPage(found, first, (doc) => ({
      ...{ doc, cursor: encodeCursor("cronRun", String(doc.slot.getTime())) },
    }));
  }

  async #views(triggers: readonly ResourceDoc<"cron">[]): Promise<CronView[]> {
    const { store, clock } = this.#deps;
    const states = await findCronStates(store, triggers.map(refOf));
    return triggers.map((trigger) => {
      const { cronExpression, timezone } = trigger.settings;
      return {
        ...{ trigger, state: states.get(cronStateId(refOf(trigger))) ?? null },
        nextRuns: nextSlots(scheduleOf(cronExpression, timezone), clock.now(), SHOWN_RUNS),
        notes: scheduleNotes(cronExpression),
      };
    });
  }

  /** Throws `invalid_input`. */
  #changes(before: CronSettings, given: CronInput): Partial<CronSettings> {
    const now = this.#deps.clock.now();
    const changes: Partial<CronSettings> = {
      ...(given.cronExpression != null && {
        cronExpression: given.cronExpression.trim().split(/\s+/).join(" "),
      }),
      ...(given.timezone != null && { timezone: given.timezone }),
      ...(given.overlap != null && { overlap: given.overlap }),
      ...(given.paused != null && { paused: given.paused }),
    };
    const after = { ...before, ...changes };
    const problem = scheduleProblem(after.cronExpression, after.timezone, now);
    if (problem !== null)
      throw new AppError("invalid_input", {
        message: problem.message,
        details: [{ path: problem.field, code: "not_a_schedule", message: problem.message }],
      });
    const isOther =
      after.cronExpression !== before.cronExpression ||
      after.timezone !== before.timezone ||
      after.paused !== before.paused;
    return isOther ? { ...changes, since: now } : changes;
  }

  /** Its home looks at it now; without that it does so soon. */
  async #tell({ serviceId, accountId }: ResourceDoc): Promise<void> {
    const { store, clock } = this.#deps;
    const event = { topic: "cron", subject: serviceId, accountId, kind: "changed", at: clock.now() } as const;
    await appendEvent(store, event).catch(() => undefined);
  }
}

const refOf = ({ _id: triggerId, accountId, serviceId }: ResourceDoc): TriggerRef => ({
  ...{ triggerId, accountId, serviceId },
});

function slotIn(cursor: string): Date {
  const slot = decodeCursor("cronRun", cursor);
  if (slot === null || !/^\d{1,15}$/.test(slot)) throw new AppError("invalid_cursor");
  return new Date(Number(slot));
}
