import { Field, Int, ObjectType } from "type-graphql";
import { record } from "../../kinds/record.ts";
import { connection } from "../shared/relay.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue } from "../shared/scalars.ts";

@ObjectType("Record", { description: "One stored JSON item of a Request's Results." })
export class StoredRecordType {
  @Field(() => Int, { description: "Position in the Results, from 0, without gaps." })
  seq: number;

  @Field(() => JsonValue, {
    description:
      "The Record; its shape is `recordSchema` of the operation. `_source` says where it was read, `_truncated` which fields were cut because it was too large. If an operator erased it, only `_erased` is left: when.",
  })
  @JsonSchema({
    $ref: "#/components/schemas/Record",
    examples: [{ type: "issue", number: 1, title: "An issue" }],
  })
  data: unknown;

  @Field(() => JsonValue, {
    nullable: true,
    description:
      "The Record by its type, for `... on CodehostRepository { fullName }`; null when its scraper is not on this server, or when it was erased.",
  })
  value: unknown;
}

@ObjectType({
  description:
    "A page of Records in the order they were stored. It ends early when more would be over 8 MB; its cursor continues it.",
})
export class RecordConnection extends connection(StoredRecordType, record, "Record") {
  @Field(() => Boolean, { description: "False while the run may still append Records." })
  complete: boolean;

  @Field(() => Int, { description: "Records stored so far." })
  totalCount: number;
}

@ObjectType({ description: "A Record that was stored, for subscribers." })
export class RecordStored {
  @Field(() => String, {
    description: "Pass it as `after` when you subscribe again, so that nothing is missed or repeated.",
  })
  cursor: string;

  @Field(() => StoredRecordType, { description: "The Record." })
  record: StoredRecordType;
}
