import { Field, Float, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { JsonSchema } from "../shared/json-schema.ts";

export const CapPeriod = { DAY: "day", MONTH: "month" } as const;
registerEnumType(CapPeriod, {
  name: "CapPeriod",
  description: "When a cap starts counting again, in UTC.",
  valuesConfig: {
    DAY: { description: "At midnight." },
    MONTH: { description: "On the first of the month." },
  },
});
export type CapPeriod = (typeof CapPeriod)[keyof typeof CapPeriod];

export const CapState = { OK: "ok", WARNED: "warned", STOPPED: "stopped" } as const;
registerEnumType(CapState, {
  name: "CapState",
  description: "How usage compares with a cap.",
  valuesConfig: {
    OK: { description: "Below the warning." },
    WARNED: { description: "At `notifyAtPercent` or above." },
    STOPPED: { description: "At the cap: nothing more is allowed on this meter." },
  },
});
export type CapState = (typeof CapState)[keyof typeof CapState];

@ObjectType({ description: "A hard limit on one meter, and its state." })
export class UsageCap {
  @Field(() => String, { description: "Id of the meter, such as `kv_reads` or `records:codehost`." })
  metric: string;

  @Field(() => CapPeriod, { description: "When it starts counting again." })
  period: CapPeriod;

  @Field(() => SafeInt, { description: "The most that may be used, in the meter's unit; 0 stops at once." })
  value: number;

  @Field(() => Int, { description: "Percent of `value` at which the account is warned." })
  notifyAtPercent: number;

  @Field(() => SafeInt, { description: "Used in the current period; for stored bytes, what is stored now." })
  used: number;

  @Field(() => Float, { description: "`used` in percent of `value`." })
  percent: number;

  @Field(() => CapState, { description: "Its state." })
  state: CapState;

  @Field(() => DateTime, {
    nullable: true,
    description: "When it starts counting again; null for stored bytes.",
  })
  resetsAt: Date | null;
}

@InputType({ description: "A cap to set." })
export class UsageCapInput {
  @Field(() => String, { description: "Id of the meter." })
  metric: string;

  @JsonSchema({ examples: ["month"] })
  @Field(() => CapPeriod, { description: "When it starts counting again." })
  period: CapPeriod;

  @JsonSchema({ minimum: 0, examples: [10_000] })
  @Field(() => SafeInt, { description: "The most that may be used, in the meter's unit; 0 stops at once." })
  value: number;

  @JsonSchema({ minimum: 1, maximum: 100, examples: [80] })
  @Field(() => Int, { defaultValue: 80, description: "Percent of `value` at which to warn, 1 to 100." })
  notifyAtPercent: number;
}

@ObjectType({ description: "The cap after the call." })
export class UsageCapPayload {
  @Field(() => UsageCap, { description: "The cap; after a deletion, as it was before it." })
  usageCap: UsageCap;
}

@ObjectType({ description: "A day on which a cap would have stopped something." })
export class SimulatedStop {
  @Field(() => String, { description: "UTC day, such as `2026-11-23`." })
  date: string;

  @Field(() => SafeInt, { description: "Used on that day." })
  used: number;

  @Field(() => SafeInt, { description: "How much of it would have been refused." })
  stopped: number;
}

@ObjectType({
  description: "What a cap would have stopped in a month, by what was used on each of its days.",
})
export class UsageCapSimulation {
  @Field(() => String, { description: "Id of the meter." })
  metric: string;

  @Field(() => CapPeriod, { description: "When it would have started counting again." })
  period: CapPeriod;

  @Field(() => SafeInt, { description: "The cap that was tried." })
  value: number;

  @Field(() => String, { description: "UTC month, such as `2026-10`." })
  month: string;

  @Field(() => SafeInt, { description: "Used in the month; for stored bytes, the highest value." })
  used: number;

  @Field(() => SafeInt, { description: "How much of it would have been refused." })
  stoppedQuantity: number;

  @Field(() => Float, { description: "The same in percent of what was used." })
  stoppedPercent: number;

  @Field(() => [SimulatedStop], { description: "The days on which it would have stopped something." })
  stops: SimulatedStop[];

  @Field(() => [String], { description: "The days on which the warning would have come." })
  warnedOn: string[];
}
