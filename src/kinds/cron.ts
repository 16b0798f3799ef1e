import { MOST_EXPRESSION_CHARACTERS } from "../kernel/cron-limits.ts";
import { owner } from "./access.ts";
import { flag } from "./fields.ts";
import { kind } from "./kind.ts";
import { RESOURCES_PER_SERVICE } from "./resource.ts";
import { service } from "./service.ts";

/** What holds of every trigger: the docs and the product catalog take it from here. */
export const CRON_LIMITS = {
  expressionCharacters: MOST_EXPRESSION_CHARACTERS,
  handlerMinutes: 15,
  /** A slot that could not be delivered is not made up for later than that. */
  catchUpMinutes: 60,
} as const;

export const CRON_FLAGS = { paused: flag("Whether nothing is delivered", { usual: false }) } as const;

/** What happens to a slot while the run before it is not over. */
export const CRON_OVERLAPS = ["skip", "allow"] as const;
export type CronOverlap = (typeof CRON_OVERLAPS)[number];

/** A time at which the worker of a service is called. */
export const cronTrigger = kind({
  id: "crn",
  node: "CronTrigger",
  one: "cron trigger",
  many: "cron triggers",
  most: { not: `a service has at most ${RESOURCES_PER_SERVICE} resources, of all kinds together` },
  rest: {
    tag: { name: "Cron", what: "Times at which the worker of a service is called.", place: 15 },
    path: "/v1/services/:service/cron",
    parameters: {
      service: service.rest.parameters.service,
      trigger: "Id or name of the trigger.",
    },
  },
  access: {
    ...owner("services:read")("Query.cronTriggers", "Query.cronTrigger", "Query.cronRuns"),
    ...owner("services:write")(
      "Mutation.cronTriggerCreate",
      "Mutation.cronTriggerUpdate",
      "Mutation.cronTriggerDelete",
      "Mutation.cronTriggerRun",
    ),
  },
});

/** What became of one slot. */
export const cronRun = kind({ one: "run", many: "runs", page: { usual: 20, most: 100 } });
