import { Field, ID, ObjectType } from "type-graphql";
import { kvNamespace } from "../../kinds/kv.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { payload } from "../shared/relay.ts";
import { DateTime } from "../shared/scalars.ts";

@ObjectType({ implements: Node, description: "Keys and values of a service under one name." })
export class KvNamespace extends Node {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @JsonSchema({ examples: ["visits"] })
  @Field(() => String, { description: "Its name in the service." })
  name: string;

  @JsonSchema({ examples: ["SVC_KV_VISITS"] })
  @Field(() => String, { description: "Variable in which the worker finds its id." })
  variable: string;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was deleted; null while it is there." })
  deletedAt: Date | null;
}

@ObjectType({ description: "The namespace as it is then." })
export class KvNamespacePayload extends payload("namespace", KvNamespace, kvNamespace) {}
