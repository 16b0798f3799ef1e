import { registerEnumType } from "type-graphql";

export const CronOverlap = { SKIP: "skip", ALLOW: "allow" } as const;
export type CronOverlap = (typeof CronOverlap)[keyof typeof CronOverlap];
registerEnumType(CronOverlap, {
  name: "CronOverlap",
  description: "What happens when a slot comes while a run of the trigger is not over.",
  valuesConfig: {
    SKIP: { description: "The slot is skipped." },
    ALLOW: { description: "Both run." },
  },
});

export const CronRunState = {
  ASKED: "asked",
  RUNNING: "running",
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  SKIPPED: "skipped",
  MISSED: "missed",
} as const;
export type CronRunState = (typeof CronRunState)[keyof typeof CronRunState];
registerEnumType(CronRunState, {
  name: "CronRunState",
  description: "What became of a slot of a trigger.",
  valuesConfig: {
    ASKED: { description: "Somebody wants it to run, and it has not begun." },
    RUNNING: { description: "The worker has it." },
    SUCCEEDED: { description: "The worker answered 2xx." },
    FAILED: { description: "The worker answered something else, nothing in time, or crashed." },
    SKIPPED: { description: "The run before it was not over." },
    MISSED: { description: "It could not be delivered while it counted." },
  },
});
