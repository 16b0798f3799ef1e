import { Field, ID, ObjectType } from "type-graphql";
import { sqliteDatabase } from "../../kinds/sqlite.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { payload } from "../shared/relay.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ implements: Node, description: "A relational database of a service, kept by SQLite." })
export class SqliteDatabase extends Node {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @JsonSchema({ examples: ["main"] })
  @Field(() => String, { description: "Its name in the service." })
  name: string;

  @JsonSchema({ examples: ["SVC_SQLITE_MAIN"] })
  @Field(() => String, { description: "Variable in which the worker finds its id." })
  variable: string;

  @JsonSchema({ examples: [8192] })
  @Field(() => SafeInt, { description: "Its bytes, as of moments ago; 0 until something was asked of it." })
  sizeBytes: number;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was deleted; null while it is there." })
  deletedAt: Date | null;
}

@ObjectType({ description: "The database as it is then." })
export class SqliteDatabasePayload extends payload("database", SqliteDatabase, sqliteDatabase) {}
