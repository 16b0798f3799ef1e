import type { CronOverlap } from "../../kinds/cron.ts";

/** A trigger, for the home of its service. */
export interface DeliveringTrigger {
  triggerId: string;
  name: string;
  accountId: string;
  serviceId: string;
  slug: string;
  cronExpression: string;
  timezone: string;
  overlap: CronOverlap;
  isPaused: boolean;
  /** Whether anything is served that could be called. */
  isServed: boolean;
  /** Slots behind that moment count, in milliseconds. */
  from: number;
}

/** One delivery, for whoever has its slot. */
export interface CronTurn {
  trigger: DeliveringTrigger;
  /** In milliseconds. */
  slot: number;
  isManual: boolean;
  /** Of the home that delivers it. */
  epoch: number;
  at: Date;
}

/** How it ended. */
export interface CronEnd {
  isGood: boolean;
  status: number;
  ms: number;
  error: string | null;
  requestId: string;
}

/** A run that somebody asked for. */
export interface AskedRun {
  triggerId: string;
  slot: number;
}
