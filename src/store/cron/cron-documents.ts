import type { CronOverlap } from "../../kinds/cron.ts";
import { byStart, collection } from "../collection.ts";

/** When a trigger is due, and how it is delivered. */
export interface CronSettings {
  cronExpression: string;
  /** Of the IANA list. */
  timezone: string;
  overlap: CronOverlap;
  paused: boolean;
  /** Only slots behind that moment count; null: those behind its creation. */
  since: Date | null;
}

/** `asked` is not begun yet; of what is `skipped` or `missed` nothing was delivered. */
export type CronRunState = "asked" | "running" | "succeeded" | "failed" | "skipped" | "missed";

/** What became of a slot of a trigger. That it is there is what lets nobody else deliver it. */
export interface CronRunDoc {
  /** `<account>:<service>:<trigger>:<milliseconds of the slot>` */
  _id: string;
  trigger: string;
  slot: Date;
  state: CronRunState;
  /** Somebody asked for it; its slot is when. */
  isManual?: true;
  /** Of the home that delivers it. */
  epoch?: number;
  /** When its delivery began. */
  at?: Date;
  ms?: number;
  /** That the worker answered; 0 where it did not. */
  status?: number;
  /** Why it failed, or was not delivered. */
  error?: string;
  requestId?: string;
  /** Slots that were missed in a row, and the last of them. */
  slots?: number;
  lastSlot?: Date;
  keptUntil: Date;
}

/** How a trigger stands. */
export interface CronStateDoc {
  /** `<account>:<service>:<trigger>` */
  _id: string;
  /** Slots up to that moment are dealt with. */
  through?: Date;
  /** Runs that failed since one succeeded. */
  failures?: number;
  last?: { at: Date; state: "succeeded" | "failed" };
  /** Why its slot waits. */
  held?: { reason: string; until: Date } | null;
}

const shards = {
  by: "`{ _id: 1 }`",
  why: "The account and the service stand in front, so that what is of one service is on one shard; every filter but that of runs to begin names them.",
};

export const cronCollections = {
  cronRuns: collection<CronRunDoc>({
    account: { ...byStart(":"), export: { file: "cron-runs" }, deletion: "erased" },
    indexes: [
      {
        key: { trigger: 1 },
        partialFilterExpression: { state: "asked" },
        name: "asked",
        for: "runs that somebody asked for, which the home begins",
      },
    ],
    lifetime: { field: "keptUntil", seconds: 1, for: "forgetting runs" },
    growth: { by: "calls", most: "about 100 of each trigger, or those of a day, besides those asked for" },
    shards,
  }),
  cronStates: collection<CronStateDoc>({
    account: { ...byStart(":"), export: { not: "counts of runs" }, deletion: "erased" },
    growth: { by: "calls", most: "one for each trigger" },
    stays: "as long as its trigger",
    shards,
  }),
};
