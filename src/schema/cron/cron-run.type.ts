import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { cronRun } from "../../kinds/cron.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { connection, payload } from "../shared/relay.ts";
import { DateTime } from "../shared/scalars.ts";
import { CronRunState } from "./cron.enum.ts";

@ObjectType({ description: "What became of a slot of a trigger." })
export class CronRun {
  @JsonSchema({ examples: ["crn_6a1f0c2d4a1b2c3d4e5f6071:1767236400000"] })
  @Field(() => ID, { description: "The trigger and its slot; the worker gets it as Idempotency-Key." })
  id: string;

  @Field(() => DateTime, { description: "When it was due; of a run that somebody asked for, when." })
  slot: Date;

  @Field(() => CronRunState, { description: "What became of it." })
  state: CronRunState;

  @Field(() => Boolean, { description: "Whether somebody asked for it." })
  isManual: boolean;

  @Field(() => DateTime, { nullable: true, description: "When its delivery began." })
  startedAt: Date | null;

  @JsonSchema({ examples: [12.5] })
  @Field(() => Float, { nullable: true, description: "Milliseconds until the worker had answered." })
  ms: number | null;

  @JsonSchema({ examples: [200] })
  @Field(() => Int, { nullable: true, description: "What the worker answered; 0 for nothing." })
  status: number | null;

  @JsonSchema({ examples: ["answered 500"] })
  @Field(() => String, {
    nullable: true,
    description:
      "Why it failed, or was not delivered: `no_handler` where the worker answers 404, `host_lost` where its host ended meanwhile.",
  })
  error: string | null;

  @Field(() => String, { nullable: true, description: "By which the log of the service names the delivery." })
  requestId: string | null;

  @JsonSchema({ examples: [1] })
  @Field(() => Int, { description: "Slots in a row, where several were missed; 1,000 for as many or more." })
  slots: number;

  @Field(() => DateTime, { description: "The last of them." })
  lastSlot: Date;
}

@ObjectType({ description: "A page of runs, the newest slots first." })
export class CronRunConnection extends connection(CronRun, cronRun) {}

@ObjectType({ description: "The run as it is then." })
export class CronRunPayload extends payload("run", CronRun, cronRun) {}
