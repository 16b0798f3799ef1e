import { Field, ID, ObjectType } from "type-graphql";
import { sourceRecording } from "../../kinds/source-health.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { connection } from "../shared/relay.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "One exchange of a recording." })
export class RecordedPage {
  @Field(() => String, { description: "Method of HTTP." })
  @JsonSchema({ examples: ["GET"] })
  method: string;

  @Field(() => String, { description: "What was asked for, without credentials." })
  @JsonSchema({ examples: ["https://source.example/list?page=2"] })
  url: string;

  @Field(() => SafeInt, { description: "Status of the answer; 0 when there was none." })
  @JsonSchema({ minimum: 0, examples: [200] })
  status: number;

  @Field(() => SafeInt, { description: "Bytes of its body." })
  @JsonSchema({ minimum: 0, examples: [48_213] })
  bytes: number;

  @Field(() => Boolean, { description: "Whether only the first megabyte is kept." })
  isCut: boolean;
}

@ObjectType({ description: "What a source answered last to a run that failed, kept for 14 days." })
export class SourceRecording {
  @Field(() => ID, { description: "Prefixed id, `rcg_…`." })
  @JsonSchema({ examples: ["rcg_68f0c2d4a1b2c3d4e5f60718"] })
  id: string;

  @Field(() => String, { description: "Id of the scraper." })
  @JsonSchema({ examples: ["codehost"] })
  scraperId: string;

  @Field(() => String, { description: "Canonical token of the operation." })
  @JsonSchema({ examples: ["issue"] })
  operation: string;

  @Field(() => ID, { description: "The Request." })
  @JsonSchema({ examples: ["req_68f0c2d4a1b2c3d4e5f60718"] })
  requestId: string;

  @Field(() => ID, { description: "The account that it is of." })
  @JsonSchema({ examples: ["acc_68f0c2d4a1b2c3d4e5f60718"] })
  accountId: string;

  @Field(() => String, {
    description: "Code of the failure; `fields_missing` where a canary missed some.",
  })
  @JsonSchema({ examples: ["source_changed"] })
  code: string;

  @Field(() => String, { description: "What was wrong." })
  @JsonSchema({ examples: ["Expected a JSON array."] })
  message: string;

  @Field(() => [RecordedPage], { description: "The last exchanges, oldest first; at most 5." })
  pages: RecordedPage[];

  @Field(() => DateTime, { description: "When the run ended." })
  at: Date;

  @Field(() => String, {
    description:
      "Where the recording is: a HAR file, which a scraper is mended and tested by. For operators only.",
  })
  @JsonSchema({
    format: "uri",
    examples: ["http://127.0.0.1:4000/v1/operator/recordings/rcg_68f0c2d4a1b2c3d4e5f60718/har"],
  })
  harUrl: string;
}

@ObjectType({ description: "A page of recordings, newest first." })
export class SourceRecordingConnection extends connection(SourceRecording, sourceRecording) {}
