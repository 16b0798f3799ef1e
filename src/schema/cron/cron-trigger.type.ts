import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { CRON_FLAGS, CRON_LIMITS, cronTrigger } from "../../kinds/cron.ts";
import { changed, given, shown } from "../shared/given-fields.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { payload } from "../shared/relay.ts";
import { DateTime } from "../shared/scalars.ts";
import { CronOverlap, CronRunState } from "./cron.enum.ts";

const settings = { fields: CRON_FLAGS };
const EXPRESSION =
  "Five fields, minute, hour, day of the month, month and weekday, or a name such as @daily.";
const ZONE = "Time zone of the IANA list in which it is meant.";
const OVERLAP = "What happens when a slot comes while a run is not over.";
const expression = { examples: ["0 3 * * *"], minLength: 1, maxLength: CRON_LIMITS.expressionCharacters };
const zone = { examples: ["Europe/Berlin"], minLength: 1, maxLength: 64 };

@ObjectType({ description: "Why a slot that has come waits." })
export class CronHold {
  @JsonSchema({ examples: ["usage_cap_reached"] })
  @Field(() => String, {
    description: "`replaced` while another worker takes over, or the code of an error.",
  })
  reason: string;

  @Field(() => DateTime, { description: "When it is tried again." })
  until: Date;
}

@ObjectType({ implements: Node, description: "A time at which the worker of a service is called." })
export class CronTrigger extends shown(settings) {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @JsonSchema({ examples: ["cleanup"] })
  @Field(() => String, { description: "Its name in the service." })
  name: string;

  @JsonSchema({ examples: ["SVC_CRON_CLEANUP"] })
  @Field(() => String, { description: "Variable in which the worker finds its id." })
  variable: string;

  @JsonSchema({ examples: ["0 3 * * *"] })
  @Field(() => String, { description: EXPRESSION })
  cronExpression: string;

  @JsonSchema({ examples: ["Europe/Berlin"] })
  @Field(() => String, { description: ZONE })
  timezone: string;

  @Field(() => CronOverlap, { description: OVERLAP })
  overlap: CronOverlap;

  @Field(() => DateTime, { nullable: true, description: "When it is due next; null while it is paused." })
  nextRunAt: Date | null;

  @Field(() => [DateTime], { description: "Its next three slots, paused or not." })
  nextRuns: Date[];

  @JsonSchema({ examples: [["Weekdays are counted from Sunday, which is 0: 1 is Monday."]] })
  @Field(() => [String], { description: "What is often meant otherwise in one like it." })
  notes: string[];

  @Field(() => DateTime, { nullable: true, description: "When it last ran; null for never." })
  lastRunAt: Date | null;

  @Field(() => CronRunState, { nullable: true, description: "How that ended." })
  lastStatus: CronRunState | null;

  @JsonSchema({ examples: [0] })
  @Field(() => Int, { description: "Runs that failed since one succeeded." })
  consecutiveFailures: number;

  @Field(() => CronHold, { nullable: true, description: "Why a slot that has come waits." })
  held: CronHold | null;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was deleted; null while it is there." })
  deletedAt: Date | null;
}

@ObjectType({ description: "The trigger as it is then." })
export class CronTriggerPayload extends payload("trigger", CronTrigger, cronTrigger) {}

@InputType({ description: "A new cron trigger." })
export class CronTriggerCreateInput extends given(settings) {
  @JsonSchema({ examples: ["cleanup"], minLength: 1, maxLength: 63 })
  @Field(() => String, { description: "Its name in the service: a to z, 0 to 9 and -." })
  name: string;

  @JsonSchema(expression)
  @Field(() => String, { description: EXPRESSION })
  cronExpression: string;

  @JsonSchema(zone)
  @Field(() => String, { defaultValue: "UTC", description: ZONE })
  timezone: string;

  @Field(() => CronOverlap, { defaultValue: "skip", description: OVERLAP })
  overlap: CronOverlap;
}

@InputType({ description: "A change of a cron trigger; what is left out stays." })
export class CronTriggerUpdateInput extends changed(settings) {
  @JsonSchema(expression)
  @Field(() => String, { nullable: true, description: EXPRESSION })
  cronExpression?: string | null;

  @JsonSchema(zone)
  @Field(() => String, { nullable: true, description: ZONE })
  timezone?: string | null;

  @Field(() => CronOverlap, { nullable: true, description: OVERLAP })
  overlap?: CronOverlap | null;
}
