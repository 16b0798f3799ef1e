import { Field, ID, InputType, ObjectType } from "type-graphql";
import { queue, QUEUE_FLAGS, QUEUE_SETTINGS } from "../../kinds/queue.ts";
import { changed, given, shown } from "../shared/given-fields.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { payload } from "../shared/relay.ts";
import { DateTime } from "../shared/scalars.ts";
import { QueueBackoff } from "./queue.enum.ts";

const settings = { fields: { ...QUEUE_SETTINGS, ...QUEUE_FLAGS } };

@ObjectType({ implements: Node, description: "Messages of a service that wait for its worker." })
export class Queue extends shown(settings) {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @JsonSchema({ examples: ["mails"] })
  @Field(() => String, { description: "Its name in the service." })
  name: string;

  @JsonSchema({ examples: ["SVC_QUEUE_MAILS"] })
  @Field(() => String, { description: "Variable in which the worker finds its id." })
  variable: string;

  @Field(() => QueueBackoff, { description: "How long retries wait." })
  retryBackoff: QueueBackoff;

  @JsonSchema({ examples: ["mails-dead"] })
  @Field(() => String, {
    nullable: true,
    description: "Name of the queue that takes what fails permanently; null: that is dropped.",
  })
  deadLetterQueue: string | null;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was deleted; null while it is there." })
  deletedAt: Date | null;
}

@ObjectType({ description: "The queue as it is then." })
export class QueuePayload extends payload("queue", Queue, queue) {}

@InputType({ description: "A new queue." })
export class QueueCreateInput extends given(settings) {
  @JsonSchema({ examples: ["mails"], minLength: 1, maxLength: 63 })
  @Field(() => String, { description: "Its name in the service: a to z, 0 to 9 and -." })
  name: string;

  @Field(() => QueueBackoff, { defaultValue: "fixed", description: "How long retries wait." })
  retryBackoff: QueueBackoff;

  @JsonSchema({ examples: ["mails-dead"] })
  @Field(() => String, {
    nullable: true,
    description: "Id or name of another queue of the service, which takes what fails permanently.",
  })
  deadLetterQueue?: string | null;
}

@InputType({ description: "A change of the settings of a queue; what is left out stays." })
export class QueueUpdateInput extends changed(settings) {
  @Field(() => QueueBackoff, { nullable: true, description: "How long retries wait." })
  retryBackoff?: QueueBackoff | null;

  @JsonSchema({ examples: ["mails-dead"] })
  @Field(() => String, {
    nullable: true,
    description:
      "Id or name of another queue of the service, which takes what fails permanently; null: none.",
  })
  deadLetterQueue?: string | null;
}
