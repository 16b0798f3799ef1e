import { Field, Int, ObjectType } from "type-graphql";
import { CanaryOutcome } from "../canary/canary-outcome.type.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime } from "../shared/scalars.ts";
import { SourceStatus } from "./source-status.enum.ts";

@ObjectType({ description: "Something odd about one field of an operation's Records." })
export class FieldWarning {
  @Field(() => String, {
    description:
      "`field_always_null`: it used to be always filled and has been null in every Record since `since`.",
  })
  @JsonSchema({ examples: ["field_always_null"] })
  code: string;

  @Field(() => String, { description: "Dot path in the Record, such as `seller.name`." })
  @JsonSchema({ examples: ["author.url"] })
  path: string;

  @Field(() => DateTime, { description: "End of the first run without it." })
  since: Date;

  @Field(() => Int, { description: "Records without it since then." })
  @JsonSchema({ minimum: 0, examples: [25] })
  recordCount: number;
}

@ObjectType({ description: "Readiness of one operation of a source." })
export class OperationHealth {
  @Field(() => String, { description: "Canonical token of the operation." })
  @JsonSchema({ examples: ["issue"] })
  name: string;

  @Field(() => SourceStatus, {
    description:
      "What to expect now, from its last 20 runs; `DEGRADED` also when a field is missing or the newest canary failed.",
  })
  @JsonSchema({ examples: ["degraded"] })
  status: string;

  @Field(() => DateTime, { nullable: true, description: "End of its last good run." })
  @JsonSchema({ examples: ["2026-01-31T12:00:01.000Z"] })
  lastSuccessAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "End of its last failed run." })
  lastFailureAt: Date | null;

  @Field(() => [FieldWarning], { description: "Fields that used to be always filled and no longer are." })
  fieldWarnings: FieldWarning[];

  @Field(() => CanaryOutcome, { nullable: true, description: "Its newest canary; null before the first." })
  canary: CanaryOutcome | null;
}
